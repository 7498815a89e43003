/** Single sums that are due: "we owe the tax office 12,000, can we pay it?", and those that others owe: "a client owes us $4,500". */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { lastWeeks, type Question } from '../question.ts'
import { sumsIn } from './spoken-sums.ts'

const toUs =
  /\b(?:owes?|owed|owing) (?:to )?(?:us|me)\b|\b(?:we|i)(?:['’](?:re|m)| are| am|['’]ve been| have been) owed\b|\bbad debts?\b|\b(?:write|writing|written) (?:it |that |them )?off\b|\b(?:won['’]?t|never|not going to|refus\w+ to|can['’]?t) (?:pay|be paying) (?:us|me|up|it|that|the|their|his|her)\b/i
const byUs =
  /\b(?:we|i)(?:['’]ve)? (?:still |also |now |do )?(?:got to pay|have to pay|must pay|owe)\b|\b(?:bill|invoiced?|fine|penalty|bond|deposit|premium|repairs?|excess|instal?ment|instalment|debt|levy|settlement|compensation|payout|refund)\b|\bpay(?:ing)? (?:(?:the|my|our|an?) )?(?!myself|ourselves|an? |about |up )(?:\p{L}+ ){1,2}?(?=\$? ?\d)/iu

/** Asks whether it can be borne, or what it does. */
const weighs =
  /\b(?:can|could|should|do) (?:we|i)\b|\b(?:are|am|would|will) (?:we|i)(?: be)? (?:ok|okay|fine|alright|all right|good|covered|in trouble)\b|\b(?:ok|okay|alright|doable|a problem|trouble|a worry)\b\W*$|\b(?:afford|cover|enough|manage|handle|wear|survive|how bad|what if|what happens|what does (?:it|that)|matter|hurt)\b/i

/** Sums of the past, by the week, or beside another figure are none that is due once. */
const other =
  /\b(?:was|were|did|had|last|than|versus|vs|instead|average|usual\w*|normal\w*|typical\w*|how much|how many|how often|why|when|who|which|each|per|every|more|less|fewer|cheaper)\b|%/i

const due = (question: Question): number | undefined => {
  const [sum, more] = sumsIn(question.text)
  const isOne = sum !== undefined && more === undefined && sum.every === undefined
  return isOne && weighs.test(question.text) && !other.test(question.text) ? sum.value : undefined
}

/** True for a message of a sum that others owe, and that is not in the cash in hand. */
export const isOwedToUs = (text: string): boolean => toUs.test(text)

/** The plan that weighs a sum that is due once: what it leaves of the cash, or how long the cash lasts without it. */
export const sumDue = (question: Question): AnswerablePlan | undefined => {
  const sum = due(question)
  if (sum === undefined) return undefined
  if (isOwedToUs(question.text)) return { operator: 'value', measure: 'runway', period: lastWeeks(1) }
  return byUs.test(question.text)
    ? {
        operator: 'scenario',
        changes: [],
        once: sum,
        outcomes: ['profit', 'revenue', 'margin'],
        period: lastWeeks(13),
        affordable: true,
      }
    : undefined
}
