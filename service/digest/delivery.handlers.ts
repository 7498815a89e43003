/** Schedule of mailed digests, and deliveries of the caller's own. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import { DigestDelivery, usualSendingTime } from '#schema/digest/delivery'
import { demoZone } from '../runtime/business-zone.ts'
import type { SessionContext } from '../runtime/service.ts'
import type { SendingTime } from './schedule.decider.ts'
import { loadReaders } from './sending/readers.ts'
import { kindOn, nextSendingDay } from './sending/sending-day.ts'

/** Maximum number of digests listed. */
const mostRecent = 5

/** Sending days to look ahead: readers of monthly reviews only may wait for five. */
const mostAhead = 6

const loadRecent = async ({ db, session }: SessionContext): Promise<readonly object[]> => {
  const rows = await db
    .selectFrom('digest_delivery')
    .select(['id', 'kind', 'day', 'title', 'state', 'answer', 'changed_at as at'])
    .where('account_id', '=', session.accountId ?? '')
    .orderBy('day', 'desc')
    .limit(mostRecent)
    .execute()
  return rows.map(({ answer, ...row }) => ({ ...row, ...(answer === null ? {} : { answer }) }))
}

/** The caller's next digest; undefined if there is none. */
const nextOf = async (
  context: SessionContext,
  time: SendingTime,
  zone: string,
): Promise<Date | undefined> => {
  const { service, session, now } = context
  if (session.accountId === undefined) return undefined
  const [reader] = await loadReaders(service, session.workspace, session.accountId)
  if (reader === undefined) return undefined
  for (let from = now, count = 0; count < mostAhead; count++) {
    const { day, dueAt } = nextSendingDay(time, zone, from)
    if (kindOn(day, reader.preferences) !== undefined) return dueAt
    from = dueAt
  }
  return undefined
}

const waysOf = ({ service, session }: SessionContext): DigestDelivery['by'] => {
  if (session.accountId === undefined) return 'demo'
  return service.mailer.kind === 'mail' ? 'mail' : 'no-mail-server'
}

/** Deliveries of the caller's digests at a sending time. */
export const deliveryOf = async (context: SessionContext, time: SendingTime): Promise<DigestDelivery> => {
  const row = await context.db.selectFrom('workspace').select('time_zone').executeTakeFirst()
  const timeZone = row?.time_zone ?? demoZone
  const by = waysOf(context)
  const [recent, next] = await Promise.all([
    loadRecent(context),
    by === 'mail' ? nextOf(context, time, timeZone) : undefined,
  ])
  return decodeOrThrow(
    DigestDelivery,
    {
      by,
      ...time,
      timeZone,
      recent,
      ...(next ? { nextAt: decodeOrThrow(IsoTime, next.toISOString(), 'A time') } : {}),
    },
    'The delivery of digests',
  )
}

/** Deliveries at the recorded sending time. */
export const readDelivery = async (context: SessionContext) => {
  const row = await context.db.selectFrom('digest_schedule').select(['weekday', 'hour']).executeTakeFirst()
  return E.right(await deliveryOf(context, row ?? usualSendingTime))
}
