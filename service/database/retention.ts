/** Removes expired rows outside the history, in small batches so that no request waits for it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Workspaces } from '../accounts/workspaces.ts'
import { scheduleRounds } from '../runtime/rounds.ts'
import type { Service } from '../runtime/service.ts'

/** A table whose rows expire. */
export type ExpiringTable = {
  readonly table: string
  /** SQL condition for rows that have expired at `now`. */
  readonly isExpired: (now: Date) => string
}

/** Days that an `Idempotency-Key` is kept (decision 146); the table's policy blocks deleting younger records. */
const keyDays = 7

// By the database's clock, which also dated the records.
export const expiringKeys: ExpiringTable = {
  table: 'idempotency',
  isExpired: () => `recorded_at < now() - interval '${keyDays} days'`,
}

/** Rows deleted per statement, so that locks last milliseconds. */
const batch = 500

const pauseMs = 50

/** Milliseconds between rounds. */
const roundEveryMs = 3_600_000

/** Removes a workspace's expired rows and returns their number. Stops between batches once `isEnded`. */
export const removeExpired = async (
  { database, now }: Pick<Service, 'database' | 'now'>,
  workspace: string,
  expiring: readonly ExpiringTable[],
  isEnded: () => boolean = () => false,
): Promise<number> => {
  let removed = 0
  for (const { table, isExpired } of expiring)
    for (let last = batch; last === batch && !isEnded(); ) {
      const text = `delete from ${table} where workspace = $1 and ctid = any(array(
        select ctid from ${table} where workspace = $1 and ${isExpired(now())} limit ${batch}))`
      const { rowCount } = await database.withReader(workspace, (client) => client.query(text, [workspace]))
      last = rowCount ?? 0
      removed += last
      if (last === batch) await pause(pauseMs)
    }
  return removed
}

/** Removes expired rows of these workspaces now and every hour. The returned function stops it, and resolves after the current round. */
export const scheduleRetention = (
  service: Pick<Service, 'database' | 'now'>,
  workspaces: Workspaces,
  expiring: readonly ExpiringTable[],
): (() => Promise<unknown>) =>
  scheduleRounds(roundEveryMs, async (isEnded) => {
    for (const workspace of await workspaces())
      if (!isEnded() && service.database.hasSpace())
        await removeExpired(service, workspace, expiring, isEnded).catch(() => {})
  })
