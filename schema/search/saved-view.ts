/** Views of a screen that a person saved: its range, grouping or filters, as held in the address. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { id, nonBlank, oneOf, pattern } from '../core/scalars.ts'

/** Screens whose views can be saved. */
export const ViewScreen = oneOf('finance', 'decision-log')
export type ViewScreen = t.TypeOf<typeof ViewScreen>

/** Id of a saved view. */
export const ViewId = id('ViewId')
export type ViewId = t.TypeOf<typeof ViewId>

/** Longest query of a view. */
const maxQueryLength = 2500

/** The query of an address without its question mark; empty for a screen as it opens. */
export const ViewQuery = pattern(
  `must be the query of an address, with at most ${maxQueryLength} characters`,
  new RegExp(`^[\\w.~%+*=&-]{0,${maxQueryLength}}$`),
  'range=52w&by=month',
)

/** Longest name of a view. */
export const maxViewName = 60

/** Name and query are sealed in events: a query may have the words that a person searched for. */
const viewFields = { name: nonBlank(maxViewName), screen: ViewScreen, query: ViewQuery }
export const ViewFields = record(viewFields, undefined, 'ViewFields')
export type ViewFields = t.TypeOf<typeof ViewFields>

/** A saved view as its person sees it. */
export const SavedView = record({ id: ViewId, ...viewFields }, undefined, 'SavedView')
export type SavedView = t.TypeOf<typeof SavedView>

/** Most views that a person can keep, over all screens. */
export const maxViews = 30
