/** Query of the decision log, shared by the screen's address, the calls, and exports with their events. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoTime, nonBlank, oneOf, pattern, text } from '../core/scalars.ts'
import { sliceNames } from '../slices.ts'

/** Outcome of an event, if its kind has one; computed by `outcomeOf`. */
export const Outcome = oneOf(
  ...(['accepted', 'dismissed', 'deferred', 'done', 'reopened'] as const),
  ...(['given', 'stopped', 'interrupted', 'failed'] as const),
)
export type Outcome = t.TypeOf<typeof Outcome>

/** Sort order by position; `newest` first is the default. */
export const LogOrder = oneOf('newest', 'oldest')
export type LogOrder = t.TypeOf<typeof LogOrder>

const kind = `(${sliceNames.join('|')})`
const percent = '(100|[1-9]?\\d)'

/** Comma-separated kinds of event; a kind is the event's slice. */
export const LogKinds = pattern(
  'must be kinds of event separated by commas, such as advisory,brief',
  new RegExp(`^${kind}(,${kind}){0,${sliceNames.length - 1}}$`),
  'advisory,brief',
)

/**
 * Confidence recorded with advice: a label (above 90 `high`, above 75 `medium`, otherwise `low`), an inclusive range in
 * percent, or `none` for events without a confidence.
 */
const LogConfidence = pattern(
  'must be high, medium, low, none, or a range in percent such as 60-80',
  new RegExp(`^(high|medium|low|none|${percent}-${percent})$`),
  '60-80',
)

/** Optional fields of a query, combined with AND. Separate from `LogQuery` for records that extend it. */
export const logQueryFields = {
  kinds: LogKinds,
  /** Key of the executive style at the time; `none` for events before the first choice. */
  persona: text(80, 1),
  /** `people`, `system`, or one actor as named in an entry. Refused while identifiers are hidden. */
  actor: text(120, 1),
  outcome: Outcome,
  confidence: LogConfidence,
  /** Recorded at this time or later. */
  from: IsoTime,
  /** Recorded before this time. */
  to: IsoTime,
  /**
   * Whole words, all of which must occur in the event's readable text: `bench` does not find "benchmark", but `bench*` does
   * (at least three letters before the star). Ignores case and accents. Or a complete id.
   */
  q: nonBlank(200),
}

/**
 * A query of the log; empty for the whole log. Every field is text, the same decoded and encoded, so that the record can
 * be used in an address, a body and an event.
 */
export const LogQuery = record({}, logQueryFields, 'LogQuery')
export type LogQuery = t.TypeOf<typeof LogQuery>

/** Field names of a query, in the order in which summaries list them. */
export const logQueryNames = [
  'kinds',
  'persona',
  'actor',
  'outcome',
  'confidence',
  'from',
  'to',
  'q',
] as const

/** Extracts the query from a record with more fields. */
export const logQueryOf = (input: LogQuery): LogQuery => LogQuery.encode(input)

/** True if the query has any field. */
export const hasFilters = (query: LogQuery): boolean =>
  logQueryNames.some((name) => query[name] !== undefined)

/** Inclusive range in percent for a confidence; undefined for `none`. */
export const confidenceRange = (
  confidence: string,
): { readonly lowest: number; readonly highest: number } | undefined => {
  if (confidence === 'none') return undefined
  if (confidence === 'high') return { lowest: 91, highest: 100 }
  if (confidence === 'medium') return { lowest: 76, highest: 90 }
  if (confidence === 'low') return { lowest: 0, highest: 75 }
  const [lowest = 0, highest = 100] = confidence.split('-').map(Number)
  return { lowest, highest }
}
