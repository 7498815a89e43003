/** Money that the owners take, and whether the cash is a worry. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { lastWeeks, type Question } from '../question.ts'
import { namedPeriods } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'

const takesOut =
  /\b(?:draw|take|pull|withdraw|pay)(?:ing)? (?:\S+ ){0,4}?(?:out (?:of the (?:business|company|caf[eé]|agency|firm)|for (?:myself|ourselves|me|us))|for (?:myself|ourselves)|to (?:myself|ourselves))\b/i
const leastSum = 500

/** "Can I draw $20,000 out for myself?": weighed as what is paid to the owners. */
const drawings: DerivedReader = ({ text, amounts }): AnswerablePlan | undefined => {
  const [sum, other] = amounts
  if (!takesOut.test(text) || !sum || other || sum.value < leastSum) return undefined
  if (/\b(?:a|per|each|every) (?:week|month|fortnight|year)\b|\b(?:weekly|monthly|yearly)\b/i.test(text))
    return undefined
  return { operator: 'advise', matter: `Can we afford to pay the owners a $${sum.value} dividend?` }
}

const ofOwnPay =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:what|how much) (?:do|did|have|am|are) (?:i|we) (?:pay|paid|paying|take|taken|draw|drawn|been paying)(?: out)? (?:myself|ourselves|for myself|the owners?)\b(?!.*\b(?:should|could|can)\b)/i

/** "What do I pay myself?": no record tells the owners' pay apart. */
const ownPay: DerivedReader = ({ text }): AnswerablePlan | undefined =>
  ofOwnPay.test(text) ? { operator: 'decline', because: 'not-on-record' } : undefined

const ofCash = /\b(?:cash|runway|money in the bank|bank (?:balance|account))\b/i
const isJudged =
  /\b(?:panic\w*|worr(?:y|ied|ying)|nervous|concern(?:ed|ing)?|alarm\w*|stress\w*|lose sleep|ok(?:ay)?|fine|al ?right|safe|healthy|comfortable|enough|sound|danger\w*|trouble)\b/i
/** What the cash should be enough for is weighed by itself. */
const hasPurpose =
  /\b(?:if|until|till|before|through|last|to (?!worry|panic)\w+|for (?!cash|now|money)\w+|why|how)\b/i

/** "When will we run out of money if nothing changes?": what a typical week makes is the answer. */
const runsOut =
  /\b(?:when|how soon|how long (?:before|until|till)|are|will|do) (?:do |will |would |are |is |does )?(?:we|i|the (?:cash|money))\b[^,.;?]{0,20}\brun(?:s|ning)? (?:out|dry)\b(?![^?]*\b(?:no|without|stop\w*|lose|lost|drop\w*|fall\w*|fell|leave\w*)\b)/i

/** "Cash is tight, how long have we got?" */
const haveGot =
  /\bhow (?:long|many (?:weeks|months)) (?:have (?:we|i) got|do (?:we|i) have|(?:will|would|can|does|do) (?:it|that|we|the (?:cash|money)) last)(?: left)?\W*$/i

const lastingCash: AnswerablePlan = {
  operator: 'value',
  measure: 'runway',
  period: lastWeeks(1),
  lasting: {},
}

/** "Is it time to panic about cash?", "are we OK for cash?": how long it lasts, and which way it goes. */
const cashWorry: DerivedReader = (question): AnswerablePlan | undefined => {
  const { text, amounts } = question
  if ((runsOut.test(text) || (ofCash.test(text) && haveGot.test(text))) && amounts.length === 0)
    return lastingCash
  if (!ofCash.test(text) || !isJudged.test(text)) return undefined
  if (
    hasPurpose.test(text.replace(/\btime to\b/i, '')) ||
    amounts.length > 0 ||
    namedPeriods(question).length > 0
  )
    return undefined
  return lastingCash
}

/** "Can we pay the December wages without the overdraft?", "is there enough to make payroll?": costs as usual, out of the cash. */
export const asksToMeetCosts = (text: string): boolean =>
  /\b(?:wages|payroll|salaries|bas|super|rent|bills|suppliers|everyone|staff)\b/i.test(text) &&
  /\b(?:(?:can|could|will|would) (?:we|i)|able to|have|is there|got) (?:still )?(?:be able to )?(?:pay|cover|meet|make|afford|enough|the (?:cash|money))\b/i.test(
    text,
  ) &&
  /\b(?:enough|cash|money|overdraft|able to|make payroll|without (?:borrow|dip|touch)\w*|on time)\b/i.test(
    text,
  )

/** How long the cash lasts, for a question whether costs as usual can be met. */
export const costsMet = ({ text, amounts }: Question): AnswerablePlan | undefined =>
  asksToMeetCosts(text) && amounts.length === 0 && !/\b(?:if|until|till|through)\b/i.test(text)
    ? lastingCash
    : undefined

export const cashReaders: readonly DerivedReader[] = [drawings, ownPay, cashWorry]
