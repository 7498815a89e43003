/** Changes in a question: which lever, in which direction, by how much. */
import { type Lever, type LeverChange, levers } from '#schema/advisor/change-plans'
import type { Amount } from './amounts.ts'
import { hasCue, type Question, takeAll, type Used } from './question.ts'
import { isCue, meaningOf, type Term } from './term.ts'

const isLever = (name: string): name is Lever => levers.some((lever) => lever === name)

const leverOf = (term: Term): Lever | undefined => {
  const lever = meaningOf(term, 'lever')?.lever
  const measure = meaningOf(term, 'measure')?.measure
  if (lever) return lever
  return measure !== undefined && isLever(measure) ? measure : undefined
}

type LeverAt = { readonly at: number; readonly lever: Lever }

/** The levers named, in order, with their places. */
export const leversIn = ({ terms }: Question): readonly LeverAt[] =>
  terms.flatMap((term, at) => {
    const lever = leverOf(term)
    if (lever) return [{ at, lever }]
    return meaningOf(term, 'staff-hours') ? [{ at, lever: 'staff' as const }] : []
  })

const nearest = <A extends { readonly at: number }>(all: readonly A[], place: number): A | undefined =>
  all.reduce<A | undefined>(
    (best, one) => (best && Math.abs(best.at - place) <= Math.abs(one.at - place) ? best : one),
    undefined,
  )

const directionAt = ({ terms }: Question, place: number): { at: number; sign: number } | undefined =>
  nearest(
    terms.flatMap((term, at) =>
      isCue(term, 'down') ? [{ at, sign: -1 }] : isCue(term, 'up') ? [{ at, sign: 1 }] : [],
    ),
    place,
  )

const paidHours = (question: Question, used: Used): LeverChange | undefined => {
  const at = question.terms.findIndex((term, place) => !used.has(place) && meaningOf(term, 'staff-hours'))
  const hours = question.terms[at] && meaningOf(question.terms[at], 'staff-hours')?.hours
  if (hours === undefined) return undefined
  const direction = directionAt(question, at)
  if (direction === undefined && !hasCue(question, 'need')) return undefined
  used.add(at)
  if (direction) used.add(direction.at)
  const count = question.amounts.find(({ after, unit }) => after === at && unit === 'plain')
  if (count) takeAll(used, count)
  return { lever: 'staff', by: 'hours', size: (direction?.sign ?? 1) * hours * (count?.value ?? 1) }
}

const hoursOf = (question: Question, used: Used, amount: Amount): LeverChange | undefined => {
  const direction = directionAt(question, amount.first)
  if (direction === undefined && !hasCue(question, 'need')) return undefined
  takeAll(used, amount)
  if (direction) used.add(direction.at)
  for (const [at, term] of question.terms.entries())
    if (leverOf(term) === 'staff' || meaningOf(term, 'staff-hours')) used.add(at)
  return { lever: 'staff', by: 'hours', size: (direction?.sign ?? 1) * amount.value }
}

const changeOf = (question: Question, used: Used, amount: Amount): LeverChange | undefined => {
  if (amount.unit === 'hours') return hoursOf(question, used, amount)
  const all = leversIn(question)
  const sized = question.amounts.filter(({ unit }) => unit === 'percent' || unit === 'dollars')
  // As many levers as sizes belong together in their order: "wages up 3% and rent 5%".
  const lever = all.length === sized.length ? all[sized.indexOf(amount)] : nearest(all, amount.first)
  const direction = directionAt(question, amount.first)
  if (lever === undefined || direction === undefined || amount.unit === 'plain') return undefined
  takeAll(used, amount)
  used.add(lever.at)
  used.add(direction.at)
  const by = amount.unit === 'percent' ? ('percent' as const) : ('amount' as const)
  // Dollars on what is sold are a price: "coffee 30 cents dearer".
  const changed = by === 'amount' && lever.lever === 'volume' ? 'price' : lever.lever
  return { lever: changed, by, size: direction.sign * amount.value }
}

/** Every change of a lever that a question gives a size for. */
export const takeChanges = (question: Question, used: Used): LeverChange[] => {
  const sized = question.amounts.flatMap((amount) => changeOf(question, used, amount) ?? [])
  const hours = sized.some(({ by }) => by === 'hours') ? undefined : paidHours(question, used)
  return hours ? [...sized, hours] : sized
}

/** The cost that a question adds: paid hours, or dollars or a percentage on a line of expense. */
export const takeCost = (question: Question, used: Used): LeverChange | undefined => {
  const given = question.amounts.find(({ unit }) => unit === 'hours')
  const cost = leversIn(question).find(({ lever }) => lever !== 'price' && lever !== 'volume')
  const amount = question.amounts.find(({ unit }) => unit === 'percent' || unit === 'dollars')
  if (given) return hoursOf(question, used, given)
  if (cost === undefined) return undefined
  if (amount === undefined) return paidHours(question, used)
  takeAll(used, amount)
  const sign = directionAt(question, cost.at)?.sign ?? 1
  return {
    lever: cost.lever,
    by: amount.unit === 'percent' ? 'percent' : 'amount',
    size: sign * amount.value,
  }
}
