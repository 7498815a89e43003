/** Which part of the decision log is meant: one record for the screen's address, the call, an export and its event. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoTime, nonBlank, oneOf, pattern, text } from '../core/scalars.ts'
import { sliceNames } from '../slices.ts'

/** How an event came out, where there is something to come out: set by `outcomeOf`. */
export const Outcome = oneOf('accepted', 'dismissed', 'given', 'stopped', 'interrupted', 'failed')
export type Outcome = t.TypeOf<typeof Outcome>

/** The two orders; `newest` stands first unless the other is asked for. */
export const LogOrder = oneOf('newest', 'oldest')
export type LogOrder = t.TypeOf<typeof LogOrder>

const kind = `(${sliceNames.join('|')})`
const percent = '(100|[1-9]?\\d)'

/** Kinds of event, each the slice that it is of, with commas between them. */
export const LogKinds = pattern(
  'must be kinds of event separated by commas, such as advisory,brief',
  new RegExp(`^${kind}(,${kind}){0,${sliceNames.length - 1}}$`),
  'advisory,brief',
)

/**
 * The confidence that advice recorded of itself: a label (above 90 `high`, above 75 `medium`, else `low`),
 * a range in percent with both ends included, or `none` for events that record no confidence.
 */
const LogConfidence = pattern(
  'must be high, medium, low, none, or a range in percent such as 60-80',
  new RegExp(`^(high|medium|low|none|${percent}-${percent})$`),
  '60-80',
)

/** The fields of a query, all optional; each that is given narrows. Also for records that hold more than a query. */
export const logQueryFields = {
  kinds: LogKinds,
  /** The style in force, by its key; `none` for events from before the first choice. */
  persona: text(80, 1),
  /** Who acted: `people`, `system`, or one actor as an entry names it. Not to be used while identifiers are hidden. */
  actor: text(120, 1),
  outcome: Outcome,
  confidence: LogConfidence,
  /** Recorded at this moment or later. */
  from: IsoTime,
  /** Recorded before this moment. */
  to: IsoTime,
  /**
   * Words of the event's readable text, all of them and whole: `bench` does not find "benchmark", `bench*` does (three letters
   * or more before the star). Case and accents make no difference. Or a whole id.
   */
  q: nonBlank(200),
}

/**
 * A query of the log. Every field is text and reads the same decoded and encoded, so that the record travels in an
 * address, in a body and inside an event. No field: the whole log.
 */
export const LogQuery = record({}, logQueryFields, 'LogQuery')
export type LogQuery = t.TypeOf<typeof LogQuery>

/** The names of a query's fields, in the order in which they are told. */
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

/** The query alone out of a record that holds more. */
export const queryIn = (input: LogQuery): LogQuery => LogQuery.encode(input)

/** Whether anything is asked for at all. */
export const isNarrowed = (query: LogQuery): boolean =>
  logQueryNames.some((name) => query[name] !== undefined)

/** The lowest and highest percent that a confidence stands for, both included; undefined for `none`. */
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
