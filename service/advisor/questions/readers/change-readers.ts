/** Readers of questions about changes: explain, scenario, solve, forecast. */
import type { Period } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import type { Amount } from '../amounts.ts'
import { takeChanges } from '../changes.ts'
import { isInClause, type LeverAt, leversIn } from '../levers.ts'
import {
  hasCue,
  lastWeeks,
  measuresIn,
  nearest,
  type Question,
  type Reader,
  takeCues,
  takeMeasure,
  type Used,
} from '../question.ts'
import { namedPeriods, takeSelection, takeSingleDay } from '../selection.ts'
import { isCue, meaningOf } from '../term.ts'
import { readAdvise } from './fact-readers.ts'

/** "Why did margin drop last week?", "what went on in the last week of August?" */
export const readExplain: Reader = (question) => {
  const used: Used = new Set()
  const named = takeMeasure(question, used, 'revenue') ?? 'revenue'
  const measure = named === 'growth' ? 'revenue' : named
  const single = takeSingleDay(question, used)
  const { period: of } = single ? { period: single } : takeSelection(question, used, lastWeeks(1))
  const other = namedPeriods(question)[1]
  if (other) used.add(other.at)
  const relation = question.periods.find((one) => one.relation !== undefined)?.relation
  if (other && relation === undefined) {
    // "From September to October": the later one is explained against the earlier.
    return { plan: { operator: 'explain', measure, of: other.period, against: of }, used }
  }
  const range = of.of
  if (range.kind === 'between' && range.from.kind === range.to.kind && range.from.kind !== 'unit-of')
    return { plan: { operator: 'explain', measure, of: { of: range.to }, against: { of: range.from } }, used }
  const against: Period = { ...of, moved: relation ?? 'just-before' }
  return { plan: { operator: 'explain', measure, of, against }, used }
}

/** "What if coffee were 30 cents dearer?", "one shift less on Tuesdays and prices up 2%". */
export const readScenario: Reader = (question) => {
  const used: Used = new Set()
  const changes = takeChanges(question, used)
  // Without a size there is nothing to work out, but there is advice: "what if we open an hour longer?"
  if (changes.length === 0) return readAdvise(question)
  const named = namedPeriods(question)[0]
  const { period } = named ? takeSelection(question, used, named.period) : { period: lastWeeks(13) }
  for (const { at } of measuresIn(question)) used.add(at)
  return { plan: { operator: 'scenario', changes, outcomes: ['revenue', 'profit', 'margin'], period }, used }
}

type Aimed = { readonly at: number; readonly isAim: boolean }

const aimsOf = (question: Question): readonly Aimed[] =>
  question.terms.flatMap((term, at) => {
    const measure = meaningOf(term, 'measure')?.measure
    const isAim =
      measure === 'profit' || measure === 'margin' || measure === 'break-even-revenue' || isCue(term, 'reach')
    return isAim ? [{ at, isAim: true }] : []
  })

/** True if an amount is what is to be reached, and not what something costs. */
const isAimed = (question: Question, { first, unit }: Amount, asked: LeverAt | undefined): boolean => {
  const aims = aimsOf(question)
  const costs = leversIn(question).flatMap((one) =>
    one.lever === 'volume' || one.at === asked?.at || (unit === 'dollars' && one.lever === 'price')
      ? []
      : [{ at: one.at, isAim: false }],
  )
  const inClause = [...aims, ...costs].filter(({ at }) => isInClause(question, first, at))
  return nearest(inClause.length > 0 ? inClause : [...aims, ...costs], first)?.isAim ?? costs.length === 0
}

const asking = ['how-many', 'how-much', 'which', 'question'] as const

/** The lever that is asked for: the first after "how many", "what" and the like. */
const askedLever = (question: Question): LeverAt | undefined => {
  const all = leversIn(question)
  const cue = question.terms.findIndex((term) => isCue(term, 'how-many', 'how-much'))
  const at = cue >= 0 ? cue : question.terms.findIndex((term) => isCue(term, ...asking))
  const after = at < 0 ? undefined : all.find((one) => one.at >= at)
  return (
    after ??
    all.find(({ lever }) => lever === 'price') ??
    all.find(({ lever }) => lever === 'volume') ??
    all[0]
  )
}

/** "How many more sales a week would pay for a second chef?", "what price gets margin to 15%?" */
export const readSolve: Reader = (question) => {
  const used: Used = new Set()
  const asked = askedLever(question)
  const margins = measuresIn(question).filter(({ measure }) => measure === 'margin')
  const isBare = ({ first, unit, value }: Amount) =>
    unit === 'plain' && value < 100 && margins.some(({ at }) => Math.abs(at - first) <= 2)
  const sized = question.amounts.filter(
    (one) =>
      one.unit === 'dollars' ||
      one.unit === 'percent' ||
      isBare(one) ||
      (one.unit === 'plain' && one.value >= 100),
  )
  const target = sized.find((amount) => isAimed(question, amount, asked))
  if (target) used.add(target.first)
  if (asked) used.add(asked.at)
  const found = takeChanges(question, used, target ? [target] : [])
  const changes = found.filter(({ lever }) => lever !== asked?.lever)
  if (target === undefined && changes.length === 0 && !hasCue(question, 'loss', 'reach', 'need'))
    return undefined
  for (const { at } of [...leversIn(question), ...measuresIn(question)]) used.add(at)
  const named = namedPeriods(question)[0]
  const period = named ? takeSelection(question, used, named.period).period : lastWeeks(13)
  const isMargin = target
    ? target.unit === 'percent' || isBare(target)
    : margins.length > 0 && changes.length === 0
  const goal = target?.value ?? (changes.length === 0 ? 0 : undefined)
  return {
    plan: {
      operator: 'solve',
      lever:
        asked && !(changes.length === 0 && target === undefined && asked.lever === 'staff')
          ? asked.lever
          : 'volume',
      outcome: isMargin ? 'margin' : 'profit',
      changes,
      period,
      ...(goal === undefined ? {} : { target: goal }),
    },
    used,
  }
}

const weeksIn: Readonly<Record<string, number>> = {
  day: 1,
  week: 1,
  fortnight: 2,
  month: 4,
  quarter: 13,
  half: 26,
  year: 52,
  'financial-year': 52,
}

const dayMs = 86_400_000

/** Weeks from a day to the end of the coming month of a name. */
const weeksUntilEndOf = (month: number, today: IsoDate): number => {
  const [year = 0, current = 0] = today.split('-').map(Number)
  const end = Date.UTC(month < current ? year + 1 : year, month, 0)
  return Math.max(1, Math.ceil((end - Date.parse(today)) / (7 * dayMs)))
}

const weeksAhead = (question: Question, used: Used): number => {
  const [named] = namedPeriods(question)
  const range = named?.period.of
  if (named && range?.kind === 'month') {
    used.add(named.at)
    return weeksUntilEndOf(range.month, question.today)
  }
  if (named && (range?.kind === 'unit-of' || range?.kind === 'current')) {
    used.add(named.at)
    return weeksIn[range.unit] ?? 4
  }
  if (named) used.add(named.at)
  const at = question.terms.findIndex((term) => meaningOf(term, 'grain') ?? meaningOf(term, 'unit'))
  const term = question.terms[at]
  const unit = term && (meaningOf(term, 'grain')?.grain ?? meaningOf(term, 'unit')?.unit)
  if (term) used.add(at)
  const count = question.amounts.find(({ after, unit: own }) => after === at && own === 'plain')
  if (count) used.add(count.first)
  return (weeksIn[unit ?? 'month'] ?? 4) * (count?.value ?? 1)
}

/** "What will sales be next month?", "what is a normal February going to bring?" */
export const readForecast: Reader = (question) => {
  const used: Used = new Set()
  const measure = takeMeasure(question, used, 'revenue') ?? 'revenue'
  takeCues(question, used, 'mean')
  const weeks = Math.min(53, Math.max(1, Math.round(weeksAhead(question, used))))
  return { plan: { operator: 'forecast', measure, weeks }, used }
}
