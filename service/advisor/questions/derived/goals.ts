/** "How much do I need to cut supplies by for a margin of 13?", "what can contractors cost us at most before margin is under 18?" */
import type { Outcome, SolvePlan } from '#schema/advisor/change-plans'
import { leversIn } from '../levers.ts'
import { baseWeeks, hasCue, measuresIn, type Question } from '../question.ts'
import { readSolve } from '../readers/solve-reader.ts'
import type { DerivedReader } from './derived-reader.ts'

const asksSize =
  /\b(?:how (?:much|far|low|high|little)|what (?:could|can|would|should|must|do|does|may)|what['’]?s? (?:is )?the (?:most|least|highest|lowest|max\w*|min\w*)|at (?:the )?most|at (?:the )?least)\b/i
const moves =
  /\b(?:cut|cutting|shr[iu]nk|drop|fall|come down|go down|reduce|trim|lower|slash|save|rise|raise|increase|go up|climb|pay|cost|spend|charge|afford|keep|lose)\b/i
const losesAll =
  /\b(?:eats?(?: up)? (?:all )?(?:of )?(?:the|our|my)? ?profit|wipes? out (?:the|our|my|all)|(?:before|until|till) (?:we|i|it) (?:lose|start losing|make a loss|go(?:es)? (?:backwards|into the red|under)|stop making))/i

/** What is ruled out, or said to stay: "if we don't let rates move", "with the same prices". */
const aside =
  /,?\s*(?:if|assuming|provided|as long as|with|without|and)\b(?=[^,]*\b(?:don['’]?t|doesn['’]?t|not|no|same|unchanged|untouched|constant|stays?|staying|as (?:they|it) (?:are|is)))[^,]*$/i

type Goal = { readonly outcome: Outcome; readonly target: number }

const nearEnough = 5
const mostPercent = 100

/** The level of margin or profit that a question gives, beside its name. */
const goalIn = (question: Question): Goal | undefined => {
  const [amount, other] = question.amounts
  if (!amount) return losesAll.test(question.text) ? { outcome: 'profit', target: 0 } : undefined
  if (other) return undefined
  for (const { at, measure } of measuresIn(question)) {
    const apart = Math.abs(at - amount.first)
    // "What would a 5% pay rise do to margin?": the size of a change is none of what it changes.
    const isOfLever = leversIn(question).some((one) => Math.abs(one.at - amount.first) < apart)
    if (apart > nearEnough || isOfLever) continue
    const isShare = amount.unit === 'percent' || (amount.unit === 'plain' && amount.value < mostPercent)
    if (measure === 'margin' && isShare) return { outcome: 'margin', target: amount.value }
    const isSum = amount.unit === 'dollars' || (amount.unit === 'plain' && amount.value >= mostPercent)
    if (measure === 'profit' && isSum) return { outcome: 'profit', target: amount.value }
  }
  return undefined
}

/** "How much do we have to earn a week just to break even?", "how many days must we bill to cover our costs?" */
export const breakEven: DerivedReader = (question) => {
  const isOfSize = hasCue(question, 'need') && hasCue(question, 'how-many', 'how-much', 'question')
  const isNamed = measuresIn(question).some(({ measure }) => measure === 'break-even-revenue')
  if (!isOfSize || !isNamed || question.amounts.length > 0) return undefined
  const plan = readSolve(question)?.plan
  return plan?.operator === 'solve' && plan.target === 0 && plan.changes.length === 0 ? plan : undefined
}

/** One cost or price that would have to come to what reaches a level. */
export const leverForGoal: DerivedReader = (question, ask): SolvePlan | undefined => {
  const text = question.text.replace(aside, '')
  if (!asksSize.test(text) || !moves.test(text) || /\bwhy\b/i.test(text)) return undefined
  const own = text === question.text ? question : ask(text)
  const goal = own.periods.length === 0 ? goalIn(own) : undefined
  const levers = [...new Set(leversIn(own).map(({ lever }) => lever))].filter((lever) => lever !== 'volume')
  const [lever, other] = levers
  if (!goal || !lever || other) return undefined
  return { operator: 'solve', lever, ...goal, changes: [], period: baseWeeks(question) }
}
