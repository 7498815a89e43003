/** The strategic focus of the business: its current aim and timeline. */
import * as t from 'io-ts'
import { RecordedMeasure } from '../advisor/measure.ts'
import { TargetMoves, TargetOutlook } from '../advisor/target.ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate, id, nonBlank, oneOf, text } from '../core/scalars.ts'

/** Id of a focus. */
export const FocusId = id('FocusId')
export type FocusId = t.TypeOf<typeof FocusId>

export const FocusUrgency = oneOf('low', 'medium', 'high')
export type FocusUrgency = t.TypeOf<typeof FocusUrgency>

/** Period in which to reach the focus. */
export const FocusTimeline = oneOf('week', 'month', 'quarter', 'year')
export type FocusTimeline = t.TypeOf<typeof FocusTimeline>

const primaryFocus = nonBlank(200)
const withDefaults = {
  secondaryPriorities: t.array(nonBlank(200)),
  urgency: FocusUrgency,
  timeline: FocusTimeline,
  successMetrics: t.array(nonBlank(200)),
}
const required = { primaryFocus, ...withDefaults }
const optional = { description: text(4000) }

/** Fields entered by the user. */
export const FocusFields = record(required, optional, 'FocusFields')
export type FocusFields = t.TypeOf<typeof FocusFields>

/** Input for a first focus; missing fields take their defaults. */
export const FocusInput = record({ primaryFocus }, { ...withDefaults, ...optional }, 'FocusInput')

/** Defaults for a first focus. */
export const focusDefaults: Omit<FocusFields, 'primaryFocus'> = {
  secondaryPriorities: [],
  urgency: 'medium',
  timeline: 'quarter',
  successMetrics: [],
}

/** The focus as shown. */
export const Focus = record({ id: FocusId, ...required }, optional, 'Focus')
export type Focus = t.TypeOf<typeof Focus>

/** A success metric in the form, with the focus's timeline. */
export const MetricInput = record(
  { metric: nonBlank(200), timeline: FocusTimeline },
  undefined,
  'MetricInput',
)

/** How a success metric is understood: as a weekly level of a measure by a day, or without a target as words alone. */
export const MetricReading = record(
  { metric: text(200, 1) },
  {
    target: record({
      measure: RecordedMeasure,
      level: Decimal,
      /** True if the measure is to be at most the level. */
      isLess: t.boolean,
      by: IsoDate,
      moves: TargetMoves,
      outlook: TargetOutlook,
    }),
  },
  'MetricReading',
)
export type MetricReading = t.TypeOf<typeof MetricReading>
