/** A line of expense as a percentage, told or asked in any order: "40% of our costs are wages", "is rent 10% of what we take?" */
import { expenseLines } from '#schema/advisor/measure'
import type { Target } from '#schema/advisor/measure-plans'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { shareOf } from '../../measures/ratios.ts'
import { directionsIn } from '../amounts/directions.ts'
import { isRoughly } from '../assertions/typical.ts'
import { baseWeeks, hasCue, measuresIn, type Question, textOf, type Used } from '../question.ts'
import { takeSelection } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'
import { isJudged, usualLevel } from './usual-levels.ts'

const ofCosts = /\b(?:costs?|expenses?|expenditure|outgoings|overheads|spend(?:ing)?|outlays?)\b/i
const ofSales =
  /\b(?:sales|revenue|takings|turnover|fees|income|billings?|every dollar|what (?:we|comes?) (?:take|bill|earn|make|in))\b/i
const joins = /^(?:of|in|on|from|for|to|goes?|going|is|are|was|were|gets?|spent|comes?)$/
const leads =
  /^(?:is|are|was|were|at|be|being|about|around|roughly|over|above|under|below|than|take|takes|eat|eats|make|makes|up|represents?|equals?|to|of|nearly|almost|a|spend|spends|pay|pays|put|puts)$/
const sideIn = ({ text }: Question): Target['side'] => {
  if (/\b(?:more than|over|above|exceed\w*|at least)\b/i.test(text)) return 'above'
  return /\b(?:less than|under|below|at most)\b/i.test(text) ? 'below' : 'equal'
}

export const expenseShare: DerivedReader = (question): AnswerablePlan | undefined => {
  const [amount, another] = question.amounts
  const named = [...new Set(measuresIn(question).map(({ measure }) => measure.replace(/-share$/, '')))]
  const [line, other] = expenseLines.filter((one) => named.includes(one))
  if (!amount || another || amount.unit !== 'percent' || !line || other) return undefined
  if (
    hasCue(question, 'if', 'should', 'why', 'ahead', 'how-many', 'reach') ||
    directionsIn(question).length > 0
  )
    return undefined
  const isPart =
    joins.test(textOf(question.terms[amount.after])) || leads.test(textOf(question.terms[amount.first - 1]))
  const { text } = question
  if (!isPart || /\b(?:by|times|weeks?|often|ever)\b/i.test(text)) return undefined
  const usual = isJudged(text) ? usualLevel(line) : undefined
  if (usual) return usual
  const side = sideIn(question)
  const target = {
    size: amount.value,
    side,
    ...(side === 'equal' && isRoughly(question) ? { about: true } : {}),
  }
  const used: Used = new Set([amount.first])
  const selection = takeSelection(question, used, baseWeeks(question))
  if (ofCosts.test(text.replace(/\b(?:staff|labou?r|premises|wage) costs?\b/gi, '')) && !ofSales.test(text))
    return { operator: 'share', measure: line, ...selection, whole: { measure: 'costs' }, target }
  const measure = shareOf(line)
  return measure && { operator: 'value', measure, ...selection, target }
}
