/** Turns on a count and on what something must be: "and the last of those?", "and what would the price have to be instead?" */
import { leversIn } from '../levers.ts'
import type { TurnReader } from './turn.ts'

const lastOfThem =
  /^(?:and |when was |which was |what was |what about )*(?:the )?(?:last|latest|most recent)(?: (?:one|time|week|month|day))?(?: (?:of (?:them|those|these)|that (?:happened|was)))?$/

/** "And the last of those?", "when was the last time?" after how many there were. */
const lastCounted: TurnReader = ({ text, before, question }) => {
  if (before.operator !== 'count' || !lastOfThem.test(text) || before.runs !== undefined) return undefined
  // "The last week" may be a time of its own.
  const isOwnTime = question.periods.length > 0 && !/\b(?:one|time|of (?:them|those|these))\b/.test(text)
  return isOwnTime ? undefined : { ...before, asked: 'last' }
}

const mustBe =
  /\b(?:(?:would|does|do|should|must|will) .*\b(?:need to|have to) be|(?:must|should|would) .*\bbe|(?:need|have) to be|need|charge)\b/

const byItself =
  /^(?:(?:can|could|would|will) (?:we|i|it|that) .*\b|(?:what|how) about (?:doing it )?)?(?:with|by|through|on|from|using|just|only)\b.*\b(?:alone|only|instead|itself|themselves)\b|^(?:can|could) (?:we|i) (?:do|get|reach|manage) (?:it|that|there) (?:just |only )?(?:with|by|through|on|from)\b/

/** "And what would the rate need to be instead?", "could we do it with prices alone?": the same end by another lever. */
const byAnotherLever: TurnReader = ({ text, before, question }) => {
  if (before.operator !== 'solve' || question.amounts.length > 0) return undefined
  const [lever, other] = leversIn(question)
  const asks =
    (/^(?:what|how (?:much|many|high|low|big))\b/.test(text) && mustBe.test(text)) || byItself.test(text)
  if (!lever || other || !asks || lever.lever === before.lever) return undefined
  return { ...before, lever: lever.lever }
}

export const countSolveTurns: readonly TurnReader[] = [lastCounted, byAnotherLever]
