/** Address of the Decisions screen (view, owner, opened decision), and groups of decisions. Pure. */
import type { Decision, DecisionOwner } from '#schema/advisory/decision'
import { businessDay, daysAfter } from '../../kit/business-day.ts'

/** `board`: due and open side by side. `list`: one table. */
export const views = ['board', 'list'] as const
export type View = (typeof views)[number]

/** Selects decisions without an owner. */
export const nobody = '-'

export type DecisionView = {
  readonly view: View
  /** Key of an owner, `nobody`, or undefined for everyone. */
  readonly owner: string | undefined
  /** Id of the decision in the drawer. */
  readonly opened: string | undefined
}

/** Reads an address; unknown values count as missing. */
export const readDecisionView = (address: URLSearchParams): DecisionView => ({
  view: views.find((view) => view === address.get('view')) ?? 'board',
  owner: address.get('owner') ?? undefined,
  opened: address.get('decision') ?? undefined,
})

/** The address with this view; defaults are left out. */
export const writeDecisionView = (
  address: URLSearchParams,
  { view, owner, opened }: DecisionView,
): URLSearchParams => {
  const next = new URLSearchParams(address)
  const values = { view: view === 'board' ? undefined : view, owner, decision: opened }
  for (const [name, value] of Object.entries(values))
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  return next
}

/** Key that identifies an owner: a member by id, others by name. */
export const ownerKey = (owner: DecisionOwner | undefined): string =>
  owner === undefined ? nobody : (owner.id ?? `name:${owner.name}`)

/** Decisions of an owner, or all. */
export const ofOwner = (decisions: readonly Decision[], owner: string | undefined): readonly Decision[] =>
  owner === undefined ? decisions : decisions.filter((decision) => ownerKey(decision.owner) === owner)

/** Owners of the decisions by key, sorted by name; the entry for decisions without an owner is last. */
export const ownersOf = (decisions: readonly Decision[]): ReadonlyMap<string, string | undefined> =>
  new Map(
    [...new Map(decisions.map(({ owner }) => [ownerKey(owner), owner?.name] as const))].sort(
      ([, one], [, other]) =>
        Number(one === undefined) - Number(other === undefined) || (one ?? '').localeCompare(other ?? ''),
    ),
  )

/** Sunday of the week that contains a moment, in the zone of the business. */
const endOfWeek = (moment: Date): string => {
  const day = businessDay(moment)
  return daysAfter(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7)
}

/** True if it was due before the day of a moment. */
export const isOverdue = ({ due }: Decision, moment: Date): boolean =>
  due !== undefined && due < businessDay(moment)

/** Splits open decisions into those due by the end of a moment's week, and later ones. */
export const byDueWeek = (
  decisions: readonly Decision[],
  moment: Date,
): { readonly due: readonly Decision[]; readonly later: readonly Decision[] } => {
  const last = endOfWeek(moment)
  const isDue = ({ due }: Decision) => due !== undefined && due <= last
  return { due: decisions.filter(isDue), later: decisions.filter((decision) => !isDue(decision)) }
}
