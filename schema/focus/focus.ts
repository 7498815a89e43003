/** The strategic focus of the business: what it works towards just now, and by when. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { id, nonBlank, oneOf, text } from '../core/scalars.ts'

/** Names the focus of a workspace. */
export const FocusId = id('FocusId')
export type FocusId = t.TypeOf<typeof FocusId>

/** How urgent the focus is. */
export const FocusUrgency = oneOf('low', 'medium', 'high')
export type FocusUrgency = t.TypeOf<typeof FocusUrgency>

/** The period in which the focus is to be reached. */
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

/** What a person states of the focus. */
export const FocusFields = record(required, optional, 'FocusFields')
export type FocusFields = t.TypeOf<typeof FocusFields>

/** A first focus as it is sent; missing fields take their defaults. */
export const FocusInput = record({ primaryFocus }, { ...withDefaults, ...optional }, 'FocusInput')

/** Defaults for the fields that a first focus leaves out. */
export const focusDefaults: Omit<FocusFields, 'primaryFocus'> = {
  secondaryPriorities: [],
  urgency: 'medium',
  timeline: 'quarter',
  successMetrics: [],
}

/** The focus as it is shown. */
export const Focus = record({ id: FocusId, ...required }, optional, 'Focus')
export type Focus = t.TypeOf<typeof Focus>
