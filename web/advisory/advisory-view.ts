/** What the Advisories screen shows of the list, and how that choice is written into the address. Pure. */
import {
  type Advisory,
  type AdvisoryStatus,
  byPriority,
  newestFirst,
  type Urgency,
} from '#schema/advisory/advisory'
import { textOf } from '../core/language.ts'
import { advisoryText } from '../messages/en/advisory.ts'

/** The filter buttons, in their order (section 2). */
export const filters = ['all', 'new', 'accepted', 'dismissed'] as const
/** A choice of the filter. */
export type Filter = 'all' | AdvisoryStatus

/** The orders of the list (section 2). */
export const sorts = ['priority', 'date'] as const
/** A choice of the order. */
export type Sort = (typeof sorts)[number]

/** The tabs in their order, by the priority that each shows (section 9). */
export const tabs: readonly Urgency[] = ['high', 'medium', 'low']

/** The three choices of the screen. */
export type AdvisoryView = { readonly filter: Filter; readonly sort: Sort; readonly tab: Urgency }

/** What the screen shows when the address says nothing. */
export const defaultView: AdvisoryView = { filter: 'all', sort: 'priority', tab: 'high' }

const known = <A extends string>(words: readonly A[], word: string | null, otherwise: A): A =>
  words.find((each) => each === word) ?? otherwise

/** The choices that an address makes; a word that means nothing counts as not said. */
export const readView = (address: URLSearchParams): AdvisoryView => ({
  filter: known(filters, address.get('filter'), defaultView.filter),
  sort: known(sorts, address.get('sort'), defaultView.sort),
  tab: known(tabs, address.get('tab'), defaultView.tab),
})

/** The address with these choices; what is the default is left out, everything else in it stays. */
export const writeView = (address: URLSearchParams, view: AdvisoryView): URLSearchParams => {
  const next = new URLSearchParams(address)
  for (const key of ['filter', 'sort', 'tab'] as const)
    if (view[key] === defaultView[key]) next.delete(key)
    else next.set(key, view[key])
  return next
}

const order: Readonly<Record<Sort, (one: Advisory, other: Advisory) => number>> = {
  date: newestFirst,
  priority: byPriority,
}

const passes = (filter: Filter, advisory: Advisory): boolean => filter === 'all' || advisory.status === filter

/** The advisories of one tab, filtered and in order. */
export const advisoriesShown = (advisories: readonly Advisory[], view: AdvisoryView): readonly Advisory[] =>
  advisories
    .filter((advisory) => passes(view.filter, advisory) && advisory.urgency === view.tab)
    .sort(order[view.sort])

/** How many advisories each tab holds under this filter. */
export const tabCounts = (
  advisories: readonly Advisory[],
  filter: Filter,
): Readonly<Record<Urgency, number>> => {
  const counts = { high: 0, medium: 0, low: 0 }
  for (const advisory of advisories) if (passes(filter, advisory)) counts[advisory.urgency] += 1
  return counts
}

/** How many advisories still wait for a decision, of one priority or of all. */
export const waiting = (advisories: readonly Advisory[], urgency?: Urgency): number =>
  advisories.filter((each) => each.status === 'new' && (urgency === undefined || each.urgency === urgency))
    .length

/** A count as a sentence begins with it: in words below ten. */
export const countWord = (count: number): string => textOf(advisoryText).countWord(count)
