/** The strategic focus of the business: its current aim and timeline. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { id, nonBlank, oneOf, text } from '../core/scalars.ts'

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
