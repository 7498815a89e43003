/** The history of a demo business as events: the only way in which a workspace is filled. */

import { addDays, addMinutes, addSeconds, min, parseISO, subSeconds } from 'date-fns'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOwn } from '#schema/core/decode'
import { IsoDate, IsoTime } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import { KpiId } from '#schema/kpi/kpi'
import { MemoId } from '#schema/memo/memo'
import type { PersonaKey } from '#schema/persona/persona'
import type { BusinessType } from '#schema/session/session'
import type { AdvisoryPlan, Business, MemoPlan, When } from './business.ts'
import { businesses } from './businesses.ts'
import { daysBefore, lastFullWeek, lastMonday, momentOf } from './calendar.ts'
import { factsAt } from './facts.ts'
import { type Week, weeklySeries } from './generator.ts'

/** One event of a seed: where it goes and when it happened. */
export type SeedEvent = { readonly stream: string; readonly event: AnyEvent; readonly recordedAt: IsoTime }

type Moment = { readonly at: Date; readonly stream: string; readonly event: AnyEvent }
type NextId = (time: Date) => string

const whenOf = ({ daysAgo, time }: When, now: Date): Date =>
  momentOf(daysAgo === 'last Monday' ? lastMonday(now) : daysBefore(now, daysAgo), time)

const opening = (businessType: BusinessType, { shape, opened, persona }: Business, first: Week): Moment[] => {
  // The Thursday before the first figures came in.
  const at = momentOf(addDays(parseISO(first.weekStart), 3), opened)
  return [
    {
      at,
      stream: 'session-workspace',
      event: { type: 'WorkspaceOpened', data: { businessType, businessName: shape.name } },
    },
    {
      at: addMinutes(at, 4),
      stream: 'persona-current',
      event: { type: 'PersonaChanged', data: { personaKey: persona, previousPersona: null } },
    },
  ]
}

const personaChange = (
  now: Date,
  when: When,
  personaKey: PersonaKey,
  previousPersona: PersonaKey,
): Moment => ({
  at: whenOf(when, now),
  stream: 'persona-current',
  event: { type: 'PersonaChanged', data: { personaKey, previousPersona } },
})

const figures = (week: Week, nextId: NextId): Moment => {
  const kpiId = decodeOwn(KpiId, nextId(week.recordedAt), 'The id of a week')
  const { recordedAt, weekStart, ...measured } = week
  return {
    at: recordedAt,
    stream: `kpi-${kpiId}`,
    event: {
      type: 'KpiRecorded',
      data: { kpiId, weekStart: decodeOwn(IsoDate, weekStart, 'The start of a week'), ...measured },
    },
  }
}

const advisory = (plan: AdvisoryPlan, weeks: readonly Week[], now: Date, nextId: NextId): Moment[] => {
  const at = whenOf(plan, now)
  const advisoryId = decodeOwn(AdvisoryId, nextId(at), 'The id of an advisory')
  const { title, urgency, settled } = plan
  const stream = `advisory-${advisoryId}`
  const data = { advisoryId, title, urgency, ...plan.write(factsAt(weeks, at)) }
  const raised: Moment = { at, stream, event: { type: 'AdvisoryRaised', data } }
  if (!settled) return [raised]
  const settledAt = addSeconds(at, settled.secondsLater)
  return [raised, { at: settledAt, stream, event: { type: settled.as, data: { advisoryId, title } } }]
}

const memo = (plan: MemoPlan, weeks: readonly Week[], now: Date, nextId: NextId): Moment => {
  const at = whenOf(plan, now)
  const memoId = decodeOwn(MemoId, nextId(at), 'The id of a memo')
  const { type, priority, fromPersona } = plan
  const { subject, paragraphs } = plan.write(factsAt(weeks, at))
  const data = { memoId, subject, content: paragraphs.join('\n\n'), type, priority, fromPersona }
  return { at, stream: `memo-${memoId}`, event: { type: 'MemoReceived', data } }
}

/** The history of a demo business up to `now`, oldest first; `nextId(time)` gives a fresh id (UUIDv7 of that time). */
export const seedEvents = (business: BusinessType, now: Date, nextId: NextId): readonly SeedEvent[] => {
  const plan = businesses[business]
  const weeks = weeklySeries(plan.shape, lastFullWeek(now))
  const [first] = weeks
  if (!first) throw new Error('A seed needs at least one week')
  // Early on a Monday the latest figures would come in only later that morning; then they came in just now.
  const justNow = subSeconds(now, 1)
  const past = (at: Date): Date => min([at, justNow])
  const idOf: NextId = (time) => nextId(past(time))
  const changes = plan.personaChanges.map((change, index) =>
    personaChange(now, change, change.personaKey, plan.personaChanges[index - 1]?.personaKey ?? plan.persona),
  )
  const moments = [
    ...opening(business, plan, first),
    ...weeks.map((week) => figures(week, idOf)),
    ...changes,
    ...plan.advisories.flatMap((each) => advisory(each, weeks, now, idOf)),
    ...plan.memos.map((each) => memo(each, weeks, now, idOf)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  return moments.map(({ at, stream, event }) => ({
    stream,
    event,
    recordedAt: decodeOwn(IsoTime, past(at).toISOString(), 'The time of a seed event'),
  }))
}
