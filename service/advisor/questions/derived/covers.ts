/** Whether what comes in at one time pays for a cost: "does one Saturday cover the rent?", "is last month's profit enough for the wages?" */

import type { SolvePlan } from '#schema/advisor/change-plans'
import { expenseLines, type MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { soldIn } from '../lexicon/parts.ts'
import { baseWeeks, lastWeeks, measuresIn, type Question } from '../question.ts'
import { asksDaily } from '../readers/solve-reader.ts'
import { takeSelection, weekdaysIn } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'
import { expenseShare } from './expense-shares.ts'

const lead = String.raw`^\W*(?:(?:and|so|but|ok|hey)\W+)*`
const pays =
  '(?:cover(?:s|ed|ing)?|pay(?:s|ing)? (?:for|off)|paid (?:for|off)|meet(?:s|ing)?|met|carr(?:y|ies|ied)|fund(?:s|ed)?)'

/** "Would one good Saturday cover the rent?", "is a weekend enough to pay the wages?" */
const asksIf = new RegExp(
  String.raw`${lead}(?:would|will|does|do|did|can|could|is|are|was|were) (?<source>[^,;?]{3,60}?) (?:(?:be |was |been )?enough (?:to (?:${pays}|pay)|for)|${pays}) (?<cost>[^,;?]{3,40}?)\?*\s*$`,
  'i',
)
/** "How many sales does it take to cover the rent?", "what must we bill just to pay the salaries?" */
const asksMany = new RegExp(
  String.raw`${lead}(?<many>how many|how much|what)\b(?<what>[^,;?]{3,70}?)(?: just| only)?(?: to)? (?:${pays}|pay) (?<cost>[^,;?]{3,40}?)(?: (?:alone|only|by (?:itself|themselves)))?(?: (?:each|every|a|per|in a) week)?\?*\s*$`,
  'i',
)
const sells =
  /\b(?:sell|take|bill|settle|make|earn|invoice|turn over|bring in|get in|pull in|serve|do)(?: in)?(?: (?:a|per|each|every) week)?(?: just| only)?$/i

/** The one line of expense, or all costs, that is to be paid. */
const costIn = (question: Question): MeasureName | undefined => {
  const named = [...new Set(measuresIn(question).map(({ measure }) => measure))]
  const [cost, other] = named.filter(
    (measure) => measure === 'costs' || expenseLines.some((line) => line === measure),
  )
  return other === undefined && question.amounts.length === 0 ? cost : undefined
}

/** "One good Saturday" is no amount. */
const hasAmounts = ({ amounts }: Question): boolean => amounts.some(({ value }) => value !== 1)

/** Revenue or profit; undefined where what is to pay is something that no record tells apart. */
const sourceIn = (question: Question): MeasureName | undefined => {
  const named = measuresIn(question)
  const [first, other] = named.map(({ measure }) => measure)
  if (other !== undefined || hasAmounts(question)) return undefined
  if (first === undefined) return weekdaysIn(question).length > 0 ? 'revenue' : undefined
  return first === 'revenue' || first === 'profit' ? first : undefined
}

const weeksOfDays = 8

const covers: DerivedReader = (question, ask): AnswerablePlan | undefined => {
  const { source, cost } = asksIf.exec(question.text)?.groups ?? {}
  if (source === undefined || cost === undefined || hasAmounts(question)) return undefined
  const [paid, paying] = [costIn(ask(cost)), ask(source)]
  const measure = sourceIn(paying)
  if (!paid || !measure) return undefined
  const isOfDays = weekdaysIn(paying).length > 0
  const { period } = takeSelection(paying, new Set(), isOfDays ? lastWeeks(weeksOfDays) : baseWeeks(question))
  // "Would management fees cover the wages?"
  if (soldIn(question.trade).some((part) => new RegExp(`\\b${part}(?:e?s)?\\b`, 'i').test(source)))
    return { operator: 'decline', because: 'not-on-record', partOf: 'revenue' }
  const { weekdays: _, ...all } = period
  return {
    operator: 'share',
    measure,
    period,
    whole: { measure: paid, period: all },
    target: { size: 100, side: 'above' },
  }
}

/** The sales that leave enough after what they cost themselves, with no other cost to pay. */
const salesToCover: DerivedReader = (question, ask): SolvePlan | undefined => {
  const { many, what, cost } = asksMany.exec(question.text)?.groups ?? {}
  if (what === undefined || cost === undefined || question.amounts.length > 0) return undefined
  const paid = costIn(ask(cost))
  const counted = measuresIn(ask(what)).some(
    ({ measure }) => measure === 'transactions' || measure === 'revenue',
  )
  const isSold = /many/i.test(many ?? '') ? counted : sells.test(what)
  if (!isSold || !paid || paid === 'costs' || paid === 'supplies') return undefined
  return {
    operator: 'solve',
    lever: 'volume',
    outcome: 'profit',
    target: 0,
    changes: expenseLines
      .filter((line) => line !== paid && line !== 'supplies')
      .map((line) => ({ lever: line, by: 'percent', size: -100 }) as const),
    period: baseWeeks(question),
    ...(asksDaily(question) ? { each: 'day' } : {}),
  }
}

/** Readers of what pays for a cost, and of a cost as a part of what comes in. */
export const coverReaders: readonly DerivedReader[] = [covers, salesToCover, expenseShare]
