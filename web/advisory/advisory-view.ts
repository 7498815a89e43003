/** Filter, order and tab of the Advisories screen, and their form in the address. Pure. */
import {
  type Advisory,
  type AdvisoryStatus,
  byPriority,
  isWaiting,
  newestFirst,
  type Urgency,
} from '#schema/advisory/advisory'
import { namedKey } from './advisory-address.ts'

/** Filter buttons in display order. */
export const filters = ['all', 'new', 'accepted', 'dismissed'] as const
export type Filter = 'all' | AdvisoryStatus

/** Sort orders of the list. */
export const sorts = ['priority', 'date'] as const
export type Sort = (typeof sorts)[number]

/** Tabs in display order, by priority. */
export const tabs: readonly Urgency[] = ['high', 'medium', 'low']

export type AdvisoryView = { readonly filter: Filter; readonly sort: Sort; readonly tab: Urgency }

/** View for an address without parameters. */
export const defaultView: AdvisoryView = { filter: 'all', sort: 'priority', tab: 'high' }

const parseChoice = <A extends string>(words: readonly A[], word: string | null, otherwise: A): A =>
  words.find((each) => each === word) ?? otherwise

/** Parses an address; invalid values count as missing. */
export const readView = (address: URLSearchParams): AdvisoryView => ({
  filter: parseChoice(filters, address.get('filter'), defaultView.filter),
  sort: parseChoice(sorts, address.get('sort'), defaultView.sort),
  tab: parseChoice(tabs, address.get('tab'), defaultView.tab),
})

/** A view that shows this advisory: its tab, and no filter that hides it. */
export const viewOf = (advisory: Advisory, view: AdvisoryView): AdvisoryView => ({
  ...view,
  tab: advisory.urgency,
  filter: passes(view.filter, advisory) ? view.filter : defaultView.filter,
})

/** The address with this view, without a named advisory. Omits defaults and keeps all other parameters. */
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

/** Advisories of one tab, filtered and sorted. */
export const advisoriesShown = (advisories: readonly Advisory[], view: AdvisoryView): readonly Advisory[] =>
  advisories
    .filter((advisory) => passes(view.filter, advisory) && advisory.urgency === view.tab)
    .sort(order[view.sort])

/** `deferred` are new ones that were put off. */
type Place = AdvisoryStatus | 'deferred'

/** Number of advisories by priority and place; `new` ones still need an answer. */
export type AdvisoryCounts = Readonly<Record<Urgency, Readonly<Record<Place, number>>>>

const countBy = (count: (urgency: Urgency, place: Place) => number): AdvisoryCounts => {
  const of = (urgency: Urgency) => ({
    new: count(urgency, 'new'),
    deferred: count(urgency, 'deferred'),
    accepted: count(urgency, 'accepted'),
    dismissed: count(urgency, 'dismissed'),
  })
  return { high: of('high'), medium: of('medium'), low: of('low') }
}

const placeOf = (advisory: Advisory): Place =>
  advisory.status === 'new' && !isWaiting(advisory) ? 'deferred' : advisory.status

/** Counts over a complete list. */
export const countAdvisories = (advisories: readonly Advisory[]): AdvisoryCounts =>
  countBy(
    (urgency, place) =>
      advisories.filter((each) => each.urgency === urgency && placeOf(each) === place).length,
  )

/** Parses the service's counts (`high-new`), for a list that is not fully loaded. */
export const readCounts = (counts: { readonly [name: string]: number }): AdvisoryCounts =>
  countBy((urgency, place) => counts[`${urgency}-${place}`] ?? 0)

/** Number of advisories per tab with this filter. */
export const tabCountsOf = (counts: AdvisoryCounts, filter: Filter): Readonly<Record<Urgency, number>> => {
  const of = (urgency: Urgency) => {
    const { new: waiting, deferred, accepted, dismissed } = counts[urgency]
    if (filter === 'all') return waiting + deferred + accepted + dismissed
    return filter === 'new' ? waiting + deferred : counts[urgency][filter]
  }
  return { high: of('high'), medium: of('medium'), low: of('low') }
}

/** Number of undecided advisories, of one priority or of all. */
export const openCount = (counts: AdvisoryCounts, urgency?: Urgency): number =>
  urgency ? counts[urgency].new : tabs.reduce((sum, each) => sum + counts[each].new, 0)
