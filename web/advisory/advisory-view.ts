/** What the Advisories screen shows of the list, and how that choice is written into the address. Pure. */
import {
  type Advisory,
  type AdvisoryStatus,
  byPriority,
  newestFirst,
  type Urgency,
} from '#schema/advisory/advisory'
import { namedKey } from './advisory-address.ts'

/** The filter buttons, in their order. */
export const filters = ['all', 'new', 'accepted', 'dismissed'] as const
/** A choice of the filter. */
export type Filter = 'all' | AdvisoryStatus

/** The sort orders of the list. */
export const sorts = ['priority', 'date'] as const
/** A choice of the order. */
export type Sort = (typeof sorts)[number]

/** The tabs in their order, by the priority that each shows. */
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

/** The view in which an advisory shows: its tab, and no filter that hides it. */
export const viewOf = (advisory: Advisory, view: AdvisoryView): AdvisoryView => ({
  ...view,
  tab: advisory.urgency,
  filter: passes(view.filter, advisory) ? view.filter : defaultView.filter,
})

/** The address with these choices, which no longer names an advisory; what is the default is left out, everything else in it stays. */
export const writeView = (address: URLSearchParams, view: AdvisoryView): URLSearchParams => {
  const next = new URLSearchParams(address)
  next.delete(namedKey)
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

/** How many advisories there are, by priority and status. */
export type AdvisoryCounts = Readonly<Record<Urgency, Readonly<Record<AdvisoryStatus, number>>>>

const countBy = (count: (urgency: Urgency, status: AdvisoryStatus) => number): AdvisoryCounts => {
  const of = (urgency: Urgency) => ({
    new: count(urgency, 'new'),
    accepted: count(urgency, 'accepted'),
    dismissed: count(urgency, 'dismissed'),
  })
  return { high: of('high'), medium: of('medium'), low: of('low') }
}

/** Counted over a whole list. */
export const countAdvisories = (advisories: readonly Advisory[]): AdvisoryCounts =>
  countBy(
    (urgency, status) =>
      advisories.filter((each) => each.urgency === urgency && each.status === status).length,
  )

/** As the service counts them, `high-new`, for a list that is not whole. */
export const readCounts = (counts: { readonly [name: string]: number }): AdvisoryCounts =>
  countBy((urgency, status) => counts[`${urgency}-${status}`] ?? 0)

/** How many advisories each tab holds under this filter. */
export const tabCountsOf = (counts: AdvisoryCounts, filter: Filter): Readonly<Record<Urgency, number>> => {
  const of = (urgency: Urgency) => {
    const { new: open, accepted, dismissed } = counts[urgency]
    return filter === 'all' ? open + accepted + dismissed : counts[urgency][filter]
  }
  return { high: of('high'), medium: of('medium'), low: of('low') }
}

/** How many advisories still wait for a decision, of one priority or of all. */
export const waiting = (counts: AdvisoryCounts, urgency?: Urgency): number =>
  urgency ? counts[urgency].new : tabs.reduce((sum, each) => sum + counts[each].new, 0)
