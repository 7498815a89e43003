/** Readers of questions about changes: explain, scenario, solve, forecast. */
import type { Period } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { leversIn, takeChanges, takeCost } from '../changes.ts'
import {
  hasCue,
  lastWeeks,
  measuresIn,
  type Reader,
  takeAll,
  takeCues,
  takeMeasure,
  takeSelection,
  type Used,
} from '../question.ts'
import { meaningOf } from '../term.ts'

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
  const all = leversIn(question)
  const sold = all.find(({ lever }) => lever === 'price' || lever === 'volume')
  const aim = measuresIn(question).find(({ measure }) => measure === 'margin' || measure === 'profit')
  // With something to sell and a cost, the cost is what happens; a cost alone is what is asked for.
  const cost = sold || aim === undefined ? takeCost(question, used) : undefined
  const target = cost
    ? undefined
    : question.amounts.find(({ unit }) => unit === 'percent' || unit === 'dollars')
  if (cost === undefined && target === undefined) return undefined
  if (target) takeAll(used, target)
  const isMargin = target ? target.unit === 'percent' : aim?.measure === 'margin'
  for (const { at } of [...all, ...measuresIn(question)]) used.add(at)
  takeCues(question, used, 'how-many', 'how-much', 'up', 'down', 'which', 'above', 'if', 'how-often')
  const { period } = takeSelection(question, used, lastWeeks(13))
  return {
    plan: {
      operator: 'solve',
      lever: (sold ?? (cost ? undefined : all[0]))?.lever ?? 'volume',
      outcome: isMargin ? 'margin' : 'profit',
      changes: cost ? [cost] : [],
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
  const coming = question.periods.find(
    ({ period: { of } }) => of.kind === 'unit-of' && of.date > question.today,
  )
  const isAhead = takeCues(question, used, 'ahead', 'next') || coming !== undefined
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
  if (coming && coming.period.of.kind === 'unit-of') {
    takeAll(used, coming)
    return { plan: { operator: 'forecast', measure, weeks: weeksIn[coming.period.of.unit] ?? 4 }, used }
  }
  const at = question.terms.findIndex((term) => meaningOf(term, 'grain') !== undefined)
  const grain = question.terms[at] && meaningOf(question.terms[at], 'grain')?.grain
  if (grain) used.add(at)
  const count = question.amounts.find(({ after, unit }) => after === at && unit === 'plain')
  if (count) takeAll(used, count)
  const weeks = Math.min(53, Math.max(1, Math.round((weeksIn[grain ?? 'month'] ?? 4) * (count?.value ?? 1))))
  return { plan: { operator: 'forecast', measure, weeks }, used }
}
