/** Expectations and outcomes of a demo business's accepted advisories, worked out by the advisor from the records of each time. */
import { addMinutes, min, subSeconds } from 'date-fns'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import type { DemoBusiness } from '#schema/session/session'
import { plusDays } from '../advisor/calendar.ts'
import { expectationOf } from '../advisor/outcomes/expectation.ts'
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

/** The acceptance with what is expected, where the advisory promises a number. */
const withExpectation = (entry: SeedEvent, history: readonly SeedEvent[], place: Place): SeedEvent => {
  const { event } = entry
  if (event.type !== 'AdvisoryAccepted') return entry
  const promises = history.flatMap(({ event: { type, data } }) =>
    type === 'AdvisoryRaised' && data.advisoryId === event.data.advisoryId ? (data.promises ?? []) : [],
  )[0]
  if (promises === undefined) return entry
  const { context, style } = contextAt(history, entry.recordedAt, place)
  const expects = expectationOf(promises, context, style)
  return expects === undefined ? entry : { ...entry, event: { ...event, data: { ...event.data, expects } } }
}

/** The outcome, some minutes after the last of its weeks came in; undefined before that. */
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

/** Adds expectations to the acceptances of a history, and its outcomes, each in its place. */
export const withOutcomes = (
  business: DemoBusiness,
  history: readonly SeedEvent[],
  now: Date,
): readonly SeedEvent[] => {
  const place = { business, now }
  const expected = history.map((entry) => withExpectation(entry, history, place))
  const outcomes = expected.flatMap((entry) => outcomeEvent(entry, expected, place) ?? [])
  return [...expected, ...outcomes].sort((one, other) =>
    one.recordedAt < other.recordedAt ? -1 : one.recordedAt > other.recordedAt ? 1 : 0,
  )
}
