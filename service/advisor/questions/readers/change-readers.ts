/** Readers of questions about changes: explain, scenario, solve, forecast. */
import type { Lever, LeverChange } from '#schema/advisor/change-plans'
import { levers } from '#schema/advisor/change-plans'
import type { Period } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import type { Amount } from '../amounts.ts'
import {
  hasCue,
  lastWeeks,
  measuresIn,
  type Question,
  type Reader,
  takeAll,
  takeCues,
  takeMeasure,
  takeSelection,
  type Used,
} from '../question.ts'
import { isCue, meaningOf, type Term } from '../term.ts'

/** "Why did margin drop last week?", "what went on in the last week of August?" */
export const readExplain: Reader = (question) => {
  const used: Used = new Set()
  const isWhy = takeCues(question, used, 'why')
  if (!isWhy && !hasCue(question, 'happen')) return undefined
  takeCues(question, used, 'happen', 'up', 'down', 'best', 'worst', 'highest', 'lowest', 'compare', 'than')
  const measure = takeMeasure(question, used, 'profit') ?? 'profit'
  const isYearAgo = question.periods.length > 0 && takeCues(question, used, 'same')
  const { period: of } = takeSelection(question, used, lastWeeks(1))
  const { moved, ...period } = of
  const other = question.periods[1]
  if (other) takeAll(used, other)
  const back = moved === 'year-before' || isYearAgo ? ('year-before' as const) : ('just-before' as const)
  const against: Period = other?.period ?? { ...period, moved: back }
  return { plan: { operator: 'explain', measure, of: period, against }, used }
}

const isLever = (name: string): name is Lever => levers.some((lever) => lever === name)

const leverOf = (term: Term): Lever | undefined => {
  const lever = meaningOf(term, 'lever')?.lever
  const measure = meaningOf(term, 'measure')?.measure
  if (lever) return lever
  if (measure === undefined) return undefined
  if (measure === 'transactions' || measure === 'customers' || measure === 'revenue') return 'volume'
  return isLever(measure) ? measure : undefined
}

type LeverAt = { readonly at: number; readonly lever: Lever }

const leversIn = ({ terms }: Question): readonly LeverAt[] =>
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

const takeChanges = (question: Question, used: Used): LeverChange[] => {
  const sized = question.amounts.flatMap((amount) => changeOf(question, used, amount) ?? [])
  const hours = sized.some(({ by }) => by === 'hours') ? undefined : paidHours(question, used)
  return hours ? [...sized, hours] : sized
}

/** "What if coffee were 30 cents dearer?", "one shift less on Tuesdays and prices up 2%". */
export const readScenario: Reader = (question) => {
  const used: Used = new Set()
  const changes = takeChanges(question, used)
  if (changes.length === 0) return undefined
  takeCues(question, used, 'if', 'should', 'worth', 'happen')
  const { period } = takeSelection(question, used, lastWeeks(13))
  for (const { at } of measuresIn(question)) used.add(at)
  return { plan: { operator: 'scenario', changes, outcomes: ['revenue', 'profit', 'margin'], period }, used }
}

/** "How many more sales a week would pay for a second chef?", "what price gets margin to 15%?" */
export const readSolve: Reader = (question) => {
  const used: Used = new Set()
  if (!takeCues(question, used, 'need', 'reach')) return undefined
  const given = question.amounts.find(({ unit }) => unit === 'hours')
  const hours = given ? hoursOf(question, used, given) : paidHours(question, used)
  const target = hours
    ? undefined
    : question.amounts.find(({ unit }) => unit === 'percent' || unit === 'dollars')
  if (hours === undefined && target === undefined) return undefined
  if (target) takeAll(used, target)
  const isMargin = target?.unit === 'percent'
  const lever = leversIn(question).find(({ lever: one }) => one === 'price' || one === 'volume')
  for (const { at } of [...leversIn(question), ...measuresIn(question)]) used.add(at)
  takeCues(question, used, 'how-many', 'how-much', 'up', 'down', 'which', 'above', 'if')
  const { period } = takeSelection(question, used, lastWeeks(13))
  return {
    plan: {
      operator: 'solve',
      lever: lever?.lever ?? 'volume',
      outcome: isMargin ? 'margin' : 'profit',
      changes: hours ? [hours] : [],
      period,
      ...(target ? { target: target.value } : {}),
    },
    used,
  }
}

const weeksIn: Readonly<Record<string, number>> = { day: 1, week: 1, fortnight: 2, month: 4, quarter: 13 }

/** Weeks from a day to the end of the coming month of a name. */
const weeksUntilEndOf = (month: number, today: IsoDate): number => {
  const [year = 0, current = 0] = today.split('-').map(Number)
  const end = Date.UTC(month < current ? year + 1 : year, month, 0)
  return Math.max(1, Math.ceil((end - Date.parse(today)) / (7 * 86_400_000)))
}

/** "What will sales be next month?", "what is a normal February going to bring?" */
export const readForecast: Reader = (question) => {
  const used: Used = new Set()
  const measure = takeMeasure(question, used, hasCue(question, 'ahead') ? 'revenue' : undefined)
  const isAhead = takeCues(question, used, 'ahead', 'next')
  if (measure === undefined || !isAhead) return undefined
  takeCues(question, used, 'mean', 'how-much', 'how-many', 'up', 'down')
  const month = question.periods[0]?.period.of
  if (question.periods[0] && month?.kind === 'month') {
    takeAll(used, question.periods[0])
    return {
      plan: { operator: 'forecast', measure, weeks: weeksUntilEndOf(month.month, question.today) },
      used,
    }
  }
  const at = question.terms.findIndex((term) => meaningOf(term, 'grain') !== undefined)
  const grain = question.terms[at] && meaningOf(question.terms[at], 'grain')?.grain
  if (grain) used.add(at)
  const count = question.amounts.find(({ after, unit }) => after === at && unit === 'plain')
  if (count) takeAll(used, count)
  const weeks = Math.min(53, Math.max(1, Math.round((weeksIn[grain ?? 'month'] ?? 4) * (count?.value ?? 1))))
  return { plan: { operator: 'forecast', measure, weeks }, used }
}
