/** "Which decision paid off best?", "what was our worst move?", "which were mistakes?": decisions by what came of them. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { ofAllDecisions, readDecided } from '../readers/decided-reader.ts'
import { namedPeriods } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'

const decision =
  "(?:decisions?|advisor(?:y|ies)|advice|suggestions?|recommendations?|ideas?|steps?|moves?|calls?|bets?|changes?|choices?|(?:of the )?things? (?:that )?(?:we|i)(?:['’]ve)? (?:did|done|tried|changed))"
const most = '(?:best|most|biggest|greatest|smartest|worst|least|dumbest)'
const result = String.raw`(?:(?:pa(?:id|ys?)|pan(?:ned)?|work(?:ed|s)?|turn(?:ed)?|did|done|perform(?:ed)?|went|gone|made|earned|brought|saved|cost|helped|lifted|added|delivered|has|have|was|were|is)\b.*)`

const ranked = [
  // "Which idea made us the most money?"
  new RegExp(
    String.raw`\b(?:which|what) (?:one )?(?:of )?(?:the |our |my |all |your |those )*${decision}\b.*\b${result}\b${most}\b`,
    'i',
  ),
  // "What was our best decision?"
  new RegExp(
    String.raw`\b(?:which|what)(?:['’]s| is| was| were| has been)? (?:\w+ )?(?:the |our |my )?(?:single )?${most} (?:\w+ )?${decision}\b`,
    'i',
  ),
] as const
const worst = /\b(?:worst|least|dumbest|cost us (?:the )?most)\b/i
/** What is still to be done, or a change of figures. */
const ofOther =
  /\b(?:should|shall|would|could|can|next|now|make (?:next|now)|if|week|day|month|product|price|prices|sales|revenue|margin|cost of)\b/i

export const bestDecision: DerivedReader = (question): AnswerablePlan | undefined => {
  const { text, today, amounts } = question
  if (amounts.length > 0 || !ranked.some((one) => one.test(text)) || ofOther.test(text)) return undefined
  const period = namedPeriods(question)[0]?.period ?? ofAllDecisions(today)
  return { operator: 'decided', period, best: worst.test(text) ? 'worst' : 'best' }
}

const ofDecisions =
  /\b(?:which|what|whats|list|show|name|on which)\b.*\b(?:decisions?|choices?|calls|moves|bets|advisor(?:y|ies)|suggestions?|recommendations?|advice|(?:(?:said|say) yes|yeses|agreed|accepted|approved|signed off|gone ahead|went ahead|taken (?:on|up)))\b/i

/** "Which of our choices were mistakes?", "what have I agreed to that has no result?": decisions by what came of them. */
export const decisionsJudged: DerivedReader = (question): AnswerablePlan | undefined => {
  if (!ofDecisions.test(question.text) || question.amounts.length > 0) return undefined
  const plan = readDecided(question)?.plan
  return plan?.operator === 'decided' && !plan.words && plan.verdict ? plan : undefined
}
