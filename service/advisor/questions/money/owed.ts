/** Single sums: due ("we owe the tax office 12,000, can we pay it?"), owed to us ("a client owes us $4,500"), or coming in. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { lastWeeks, type Question } from '../question.ts'
import { isGiftForEach } from '../readers/spent-once.ts'
import { sumsIn } from './spoken-sums.ts'
import { type WayOfSum, wayOfSum } from './way-of-sum.ts'

/** Money that others owe, beside its sum; an apology is owed as well. */
const toUs =
  /\bow(?:es?|ed|ing) (?:us|me) (?:about |around |over |nearly )?(?:\$|\d)|\d[^.?!]{0,40}\b(?:owes?|owed|owing) (?:to )?(?:us|me)\b|\b(?:we|i)(?:['’](?:re|m)| are| am) owed (?:about |around |over |nearly )?(?:\$|\d)|\bbad debts?\b/i
const byUs =
  /\b(?:we|i)(?:['’]ve)? (?:still |also |now |do )?(?:got to pay|have to pay|must pay|owe)\b|\b(?:bill|invoiced?|fine|penalty|bond|deposit|premium|repairs?|excess|instal?ment|instalment|debt|levy|settlement|compensation|payout)\b|\bpay(?:ing)? (?:(?:the|my|our|an?) )?(?!myself|ourselves|an? |about |up )(?:\p{L}+ ){1,2}?(?=\$? ?\d)/iu

/** Asks whether we can bear it: what we may charge, claim or take comes in, and whether we should is advice. */
const bears =
  /\b(?:can|could|will|would) (?:we|i) (?:still |even |just |be able to )?(?:afford|pay|cover|manage|handle|wear|meet|carry|swing|stomach|cope)\b|\b(?:are|am|will|would) (?:we|i)(?: be)? (?:ok|okay|fine|alright|all right|good|covered|in trouble)\b|\b(?:ok|okay|alright|doable|a problem|a worry)\b\W*$|\b(?:do|have) (?:we|i) (?:have |got )?enough\b|\b(?:what|how (?:much|many|long|far))\b[^?]*\b(?:leaves?|left)\b/i
/** Asks what it does to us that a sum does not come. */
const weighs =
  /\b(?:how bad|what if|what happens|what (?:would|will|does)|how long|matter|hurt|survive|in trouble|(?:are|will|would) (?:we|i) (?:be )?(?:ok(?:ay)?|fine|all ?right|covered))\b|\b(?:can|could) (?:we|i) (?:wait|last|manage|cope)\b/i

/** Sums of the past, by the week, or beside another figure are none that is due once. */
const other =
  /\b(?:was|were|did|had|(?<!cash |money |it )last|than|versus|vs|instead|average|usual\w*|normal\w*|typical\w*|how much|how many(?! (?:weeks|months))|how often|why|when|who|which|each|per|every|more|less|fewer|cheaper)\b|%/i

/** Asks what a sum that comes in does. */
const asksWhatItDoes =
  /\b(?:what (?:if|happens|would|does|will|do)|how (?:long|far|much (?:cash|runway|difference))|cash|runway|bank|help|differen\w+|chang\w+|matter)\b/i

/** Which way the single sum of a text goes; undefined for several, and for one that comes again. */
const wayOfOnly = (text: string): WayOfSum | undefined => {
  const [sum, more] = sumsIn(text)
  return sum === undefined || more !== undefined || sum.every !== undefined
    ? undefined
    : wayOfSum(text, text.indexOf(sum.words))
}

/** "Pays three weeks late", "the invoice comes in a month late", and who does so. */
const late =
  /\b(?:late(?! (?:fees?|penalt\w+|charges?|fines?|bus|night|shift|start|trade))|overdue|behind|held up|hold(?:s|ing)? (?:up|back)|delay(?:s|ed|ing)?|slow(?:ly)?|puts? off)\b/i
const paysUs =
  /\b(?:pa(?:ys?|id|ying|yments?)|invoices?|com(?:es?|ing) in|settl(?:es?|ed|ing)|transfers?|fees?)\b/i
const lateOfOurs =
  /\b(?:we|i)(?:['’]\w+)? (?:\w+ ){0,2}?(?:pay|paid|settle|delay|hold|put)\b|\b(?:our|the|my) (?:\w+ )?(?:rent|bas|tax|bills?|wages|payroll|supplier)\b|\bpaying (?!us\b|me\b).*\blate\b/i

const comesLate = (text: string): boolean =>
  late.test(text) && paysUs.test(text) && !lateOfOurs.test(text) && !/\bcost(?:s|ing)?\b/i.test(text)

/** True for a message of a sum that others owe, and that is not in the cash in hand. */
export const isOwedToUs = (text: string): boolean =>
  toUs.test(text) || wayOfOnly(text) === 'unpaid' || (sumsIn(text).length === 1 && comesLate(text))

/** True for a single sum that is no price to pay: it comes in, ought to, or is what we ask of others. */
export const isNotPaid = (text: string): boolean => (wayOfOnly(text) ?? 'out') !== 'out'

const ofSum = (once: number): AnswerablePlan => ({
  operator: 'scenario',
  changes: [],
  once,
  outcomes: ['profit', 'margin', 'revenue'],
  period: lastWeeks(13),
  ...(once > 0 ? { affordable: true } : {}),
})

/** The plan that weighs a sum that is due or comes in once: what it leaves of the cash, or how long the cash lasts without it. */
export const sumDue = ({ text }: Question): AnswerablePlan | undefined => {
  const [sum, more] = sumsIn(text)
  if (sum === undefined || more !== undefined || sum.every !== undefined || other.test(text)) return undefined
  if (isGiftForEach(text)) return undefined
  if (isOwedToUs(text))
    return weighs.test(text) ? { operator: 'value', measure: 'runway', period: lastWeeks(1) } : undefined
  if (wayOfOnly(text) === 'in') return asksWhatItDoes.test(text) ? ofSum(-sum.value) : undefined
  return byUs.test(text) && bears.test(text) ? ofSum(sum.value) : undefined
}
