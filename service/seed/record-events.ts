/** Events of a demo business's records: weekly and hourly figures, advisories, memos. */
import { addSeconds } from 'date-fns'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { KpiId } from '#schema/kpi/kpi'
import { MemoId } from '#schema/memo/memo'
import type { AdvisoryPlan, MemoPlan } from './business.ts'
import { expensesOf } from './expenses.ts'
import { factsAt } from './facts.ts'
import type { FigureParameters, Week } from './generator.ts'
import type { HoursOfDay } from './hours.ts'
import { type NextId, type ScheduledEvent, timeOf } from './scheduled-event.ts'

/** Figures of the week at this index. */
export const figuresEvent = (
  parameters: FigureParameters,
  week: Week,
  index: number,
  nextId: NextId,
): ScheduledEvent => {
  const kpiId = decodeOrThrow(KpiId, nextId(week.recordedAt), 'The id of a week')
  const { recordedAt, weekStart, takings: _, ...measured } = week
  return {
    at: recordedAt,
    stream: `kpi-${kpiId}`,
    event: {
      type: 'KpiRecorded',
      data: {
        kpiId,
        weekStart: decodeOrThrow(IsoDate, weekStart, 'The start of a week'),
        ...measured,
        expenses: expensesOf(parameters, index, week),
      },
    },
  }
}

/** Hours of a day. */
export const hoursEvent = ({ date, recordedAt, hours }: HoursOfDay): ScheduledEvent => ({
  at: recordedAt,
  stream: `kpi-${date}`,
  event: {
    type: 'HoursRecorded',
    data: { date: decodeOrThrow(IsoDate, date, 'A day'), hours: [...hours] },
  },
})

/** Events of an advisory. */
export const advisoryEvents = (
  plan: AdvisoryPlan,
  weeks: readonly Week[],
  now: Date,
  nextId: NextId,
): readonly ScheduledEvent[] => {
  const at = timeOf(plan, now)
  const advisoryId = decodeOrThrow(AdvisoryId, nextId(at), 'The id of an advisory')
  const { title, urgency, decision } = plan
  const stream = `advisory-${advisoryId}`
  const data = { advisoryId, title, urgency, ...plan.write(factsAt(weeks, at)) }
  const raised: ScheduledEvent = { at, stream, event: { type: 'AdvisoryRaised', data } }
  if (!decision) return [raised]
  const settledAt = addSeconds(at, decision.secondsLater)
  return [raised, { at: settledAt, stream, event: { type: decision.as, data: { advisoryId, title } } }]
}

/** Events of a memo. */
export const memoEvents = (
  plan: MemoPlan,
  weeks: readonly Week[],
  now: Date,
  nextId: NextId,
): readonly ScheduledEvent[] => {
  const at = timeOf(plan, now)
  const memoId = decodeOrThrow(MemoId, nextId(at), 'The id of a memo')
  const { type, priority, fromPersona, transitions = [] } = plan
  const { subject, paragraphs } = plan.write(factsAt(weeks, at))
  const data = { memoId, subject, content: paragraphs.join('\n\n'), type, priority, fromPersona }
  const stream = `memo-${memoId}`
  return [
    { at, stream, event: { type: 'MemoReceived', data } },
    ...transitions.map(
      ({ as, secondsLater }): ScheduledEvent => ({
        at: addSeconds(at, secondsLater),
        stream,
        event: { type: as, data: { memoId, subject } },
      }),
    ),
  ]
}
