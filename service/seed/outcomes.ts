/**
 * Expectations, due dates and outcomes of a demo business's accepted advisories, calculated by the advisor
 * from the records of each time.
 */
import { addMinutes, min, subSeconds } from 'date-fns'
import type { Expectation } from '#schema/advisory/outcome'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import type { DemoBusiness } from '#schema/session/session'
import { plusDays } from '../advisor/calendar.ts'
import { expectationOf, proposedDue } from '../advisor/outcomes/expectation.ts'
import { outcomeOf } from '../advisor/outcomes/outcome.ts'
import { advisorContext } from '../advisor/plans/advisor-context.ts'
import { recordsOf } from './brief-records.ts'
import { businesses } from './businesses.ts'
import type { SeedEvent } from './seed.ts'
import { styleOf } from './style.ts'

type Place = { readonly business: DemoBusiness; readonly now: Date }

const contextAt = (history: readonly SeedEvent[], recordedAt: string, { business }: Place) => {
  const known = history.filter((entry) => entry.recordedAt < recordedAt)
  const { parameters, persona } = businesses[business]
  const records = recordsOf({ name: parameters.name, type: business }, known, new Date(recordedAt))
  return { context: advisorContext(records), style: styleOf(known, persona) }
}

/** The acceptance with its due date and, if the advisory promises a number, the expectation. */
const withPlan = (entry: SeedEvent, history: readonly SeedEvent[], place: Place): SeedEvent => {
  const { event } = entry
  if (event.type !== 'AdvisoryAccepted') return entry
  const promises = history.flatMap(({ event: { type, data } }) =>
    type === 'AdvisoryRaised' && data.advisoryId === event.data.advisoryId ? (data.promises ?? []) : [],
  )[0]
  const expected = (): Expectation | undefined => {
    if (promises === undefined) return undefined
    const { context, style } = contextAt(history, entry.recordedAt, place)
    return expectationOf(promises, context, style)
  }
  const expects = expected()
  const due = proposedDue(expects, new Date(entry.recordedAt))
  return { ...entry, event: { ...event, data: { ...event.data, due, ...(expects ? { expects } : {}) } } }
}

/** The decision is marked as done on the afternoon of its due date; undefined before that. */
const doneEvent = ({ event, stream }: SeedEvent, { now }: Place): SeedEvent | undefined => {
  if (event.type !== 'AdvisoryAccepted' || event.data.due === undefined) return undefined
  const recordedAt = decodeOrThrow(IsoTime, `${event.data.due}T05:40:00.000Z`, 'The time of a done decision')
  if (recordedAt >= now.toISOString()) return undefined
  const { advisoryId, title = '' } = event.data
  return { stream, recordedAt, event: { type: 'DecisionDone', data: { advisoryId, title } } }
}

/** The outcome, some minutes after the last of its weeks arrived; undefined before that. */
const outcomeEvent = (
  entry: SeedEvent,
  history: readonly SeedEvent[],
  place: Place,
): SeedEvent | undefined => {
  const { event, stream } = entry
  if (event.type !== 'AdvisoryAccepted' || event.data.expects === undefined) return undefined
  const { advisoryId, title = '', expects } = event.data
  const last = history.find(
    (one) => one.event.type === 'KpiRecorded' && plusDays(one.event.data.weekStart, 6) >= expects.to,
  )
  if (last === undefined) return undefined
  const at = min([addMinutes(new Date(last.recordedAt), 5), subSeconds(place.now, 1)])
  const recordedAt = decodeOrThrow(IsoTime, at.toISOString(), 'The time of an outcome')
  const found = outcomeOf(advisoryId, expects, contextAt(history, recordedAt, place).context)
  if (found === undefined) return undefined
  const data = { advisoryId, title, expects, ...found, timeline: [...found.timeline] }
  return { stream, recordedAt, event: { type: 'AdvisoryOutcomeRecorded', data } }
}

/** Adds due dates and expectations of accepted advisories, completed decisions and outcomes to a history, in time order. */
export const withOutcomes = (
  business: DemoBusiness,
  history: readonly SeedEvent[],
  now: Date,
): readonly SeedEvent[] => {
  const place = { business, now }
  const planned = history.map((entry) => withPlan(entry, history, place))
  const done = planned.flatMap((entry) => doneEvent(entry, place) ?? [])
  const outcomes = planned.flatMap((entry) => outcomeEvent(entry, planned, place) ?? [])
  return [...planned, ...done, ...outcomes].sort((one, other) =>
    one.recordedAt < other.recordedAt ? -1 : one.recordedAt > other.recordedAt ? 1 : 0,
  )
}
