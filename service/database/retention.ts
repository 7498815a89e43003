/** Removes what is kept for a time and is no history: in small batches, so that nobody waits for it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Service } from '../runtime/service.ts'

/** Rows that are removed once their time is over. */
export type Expiring = {
  readonly table: string
  /** SQL that is true of a row whose time is over when the clock says `now`. */
  readonly isOver: (now: Date) => string
}

/** Days after which an `Idempotency-Key` is forgotten; the policy of its table lets no younger record be removed. */
const keyDays = 7

// By the clock of the database, which has dated the record.
export const expiringKeys: Expiring = {
  table: 'idempotency',
  isOver: () => `recorded_at < now() - interval '${keyDays} days'`,
}

/** Rows removed at once: a lock on them is held for milliseconds. */
const batch = 500

const pauseMs = 50

/** Milliseconds between two rounds. */
const lookEveryMs = 3_600_000

/** Removes from one workspace what is over; gives the number of rows. Stops between two batches when `isEnded`. */
export const removeExpired = async (
  { database, now }: Pick<Service, 'database' | 'now'>,
  workspace: string,
  expiring: readonly Expiring[],
  isEnded: () => boolean = () => false,
): Promise<number> => {
  let removed = 0
  for (const { table, isOver } of expiring)
    for (let last = batch; last === batch && !isEnded(); ) {
      const text = `delete from ${table} where workspace = $1 and ctid = any(array(
        select ctid from ${table} where workspace = $1 and ${isOver(now())} limit ${batch}))`
      const { rowCount } = await database.withReader(workspace, (client) => client.query(text, [workspace]))
      last = rowCount ?? 0
      removed += last
      if (last === batch) await pause(pauseMs)
    }
  return removed
}

/** Looks after these workspaces from now on; gives what ends it, once what is under way is done. */
export const followRetention = (
  service: Pick<Service, 'database' | 'now'>,
  workspaces: readonly string[],
  expiring: readonly Expiring[],
): (() => Promise<unknown>) => {
  let isEnded = false
  const round = async (): Promise<void> => {
    // Where the database is away, the next round catches up.
    for (const workspace of workspaces)
      if (!isEnded) await removeExpired(service, workspace, expiring, () => isEnded).catch(() => {})
  }
  let looking = round()
  const timer = setInterval(() => {
    looking = looking.then(round)
  }, lookEveryMs).unref()
  return () => {
    isEnded = true
    clearInterval(timer)
    return looking
  }
}
