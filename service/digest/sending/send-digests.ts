/** A round of sending: queues due digests, then delivers waiting ones. Only one process at a time. */

import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { usualSendingTime } from '#schema/digest/delivery'
import { giveWay } from '../../runtime/background.ts'
import { demoZone } from '../../runtime/business-zone.ts'
import type { Service } from '../../runtime/service.ts'
import { deliverDigest, type Sender } from './deliver-digest.ts'
import { queueDigests } from './queue-digests.ts'
import { lastSendingDay, type SendingDay } from './sending-day.ts'

/** Maximum number of workspaces served at a time. */
const atOnce = 6

/** A first digest is sent on its day only: before the first one, nobody expects any. */
const firstWithinMs = 24 * 60 * 60_000

type ScheduleRow = {
  readonly workspace: string
  readonly time_zone: string | null
  readonly weekday: number | null
  readonly hour: number | null
  readonly opened_at: string | null
  readonly last_day: string | null
}

/** Unqueued sending day that is due in a workspace; undefined if there is none. */
const dueOf = (row: ScheduleRow, now: Date): SendingDay | undefined => {
  const { weekday, hour } = usualSendingTime
  const time = { weekday: row.weekday ?? weekday, hour: row.hour ?? hour }
  const last = lastSendingDay(time, row.time_zone ?? demoZone, now)
  if (row.last_day !== null)
    return decodeOrThrow(IsoDate, row.last_day, 'A day') < last.day ? last : undefined
  const isTooLate = now.getTime() - last.dueAt.getTime() > firstWithinMs
  return isTooLate || row.opened_at === null || row.opened_at > last.dueAt.toISOString() ? undefined : last
}

/** Workspaces that had nothing to send on a day, so that each round need not compose again. */
export type Silent = Map<string, string>

/** Runs `work` for each item, several at a time; stops between items once `isEnded`. */
const each = async <A>(
  items: readonly A[],
  isEnded: () => boolean,
  work: (item: A) => Promise<void>,
): Promise<void> => {
  const left = [...items]
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined && !isEnded(); item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Takes the lock of the round, if it is free. Released by `release`, or when the process ends. */
const hold = async ({ database }: Service): Promise<(() => Promise<void>) | undefined> => {
  const client = await database.unbound.connect()
  const key = `hashtext('jarvin digest sender'), 0`
  try {
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${key}) as held`)
    if (rows[0]?.held)
      return async () => {
        await client.query(`select pg_advisory_unlock(${key})`).catch(() => {})
        client.release()
      }
  } catch (error) {
    client.release(true)
    throw error
  }
  client.release()
  return undefined
}

const queueDue = async (service: Service, silent: Silent, isEnded: () => boolean): Promise<void> => {
  const { rows } = await service.database.unbound.query<ScheduleRow>('select * from digest_schedules()')
  const now = service.now()
  const due = rows.flatMap((row) => {
    const day = dueOf(row, now)
    return day === undefined || silent.get(row.workspace) === day.day
      ? []
      : [{ workspace: row.workspace, day }]
  })
  await each(due, isEnded, async ({ workspace, day }) => {
    const started = performance.now()
    try {
      if ((await queueDigests(service, workspace, day)) === 0) silent.set(workspace, day.day)
    } catch (error) {
      service.report('warn', { err: error, workspace }, 'digests could not be queued')
    }
    await giveWay(performance.now() - started)
  })
}

const waiting = ['queued', 'attempting', 'handed-over', 'deferred']

const deliverWaiting = async (service: Service, sender: Sender, isEnded: () => boolean): Promise<void> => {
  const { rows } = await service.database.unbound.query<{ workspace: string }>(
    'select * from waiting_digests()',
  )
  await each(rows, isEnded, async ({ workspace }) => {
    const found = await service.database
      .of(workspace)
      .selectFrom('digest_delivery')
      .selectAll()
      .where('state', 'in', waiting)
      .orderBy('id')
      .execute()
    for (const row of found) {
      if (isEnded()) return
      const started = performance.now()
      await deliverDigest(service, sender, workspace, row).catch((error: unknown) =>
        service.report('warn', { err: error, workspace }, 'a digest could not be delivered'),
      )
      await giveWay(performance.now() - started)
    }
  })
}

/** One round; false if another process holds it. */
export const sendDigests = async (
  service: Service,
  sender: Sender,
  silent: Silent = new Map(),
  isEnded: () => boolean = () => false,
): Promise<boolean> => {
  const release = await hold(service)
  if (release === undefined) return false
  try {
    await queueDue(service, silent, isEnded)
    await deliverWaiting(service, sender, isEnded)
  } finally {
    await release()
  }
  return true
}
