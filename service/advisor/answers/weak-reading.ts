/** Which readings give way to texts about the question. */
import { isMeasured } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import { measureNamed } from '../measures/measures.ts'
import { type Context, isNothing } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'
import { periodsOf } from '../questions/faithfulness/plan-parts.ts'
import type { Question } from '../questions/question.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { isLight, meaningOf } from '../questions/term.ts'
import { askedFor } from '../search/asked-for.ts'
import { namesOthers } from '../signposts/names-others.ts'
import { signsOf } from '../signposts/sign-kinds.ts'

/** Readings below this confidence give way to records with the question's words. */
export const unsure = 0.6
/** The same for readings that ignored words, or that answer another kind of question. */
const sureOfFigures = 0.9

const mayBeOnRecord: ReadonlySet<string> = new Set([
  ...(['not-on-record', 'another-business', 'tax', 'outside', 'legal'] as const),
])
const ofRecords: ReadonlySet<Plan['operator']> = new Set([
  ...(['value', 'compare', 'share', 'count', 'rank', 'explain', 'define', 'overview'] as const),
])

// Words that figures rarely answer.
export const ofTexts: ReadonlySet<string | undefined> = new Set(['who', 'author', 'where', 'how-long'])

/** True for a question with a word that is for a lawyer, or outside the records. */
const names = ({ terms }: Question, because: string): boolean =>
  because !== 'another-business' && terms.some((term) => meaningOf(term, 'decline')?.because === because)

/** True for a question without days or hours; those with them ask for figures. */
const isTimeless = ({ periods, terms }: Question): boolean =>
  periods.length === 0 && !terms.some((term) => meaningOf(term, 'hours') || meaningOf(term, 'weekdays'))

/** True for a question with a word that only texts may have. */
const isOfWords = ({ terms }: Question): boolean =>
  terms.some((term) => meaningOf(term, 'unknown') !== undefined && !isLight(term))

/** True for a question about figures that they do not answer. */
const isUnanswered = ({ plan }: ReadQuestion, context: Context): boolean => {
  if (!ofRecords.has(plan.operator)) return false
  const answer = evaluate(plan, context)
  return isNothing(answer) && answer.reason !== 'not-available'
}

/** "Is it ok to", "can I", "do we have to": the law is not on record. */
const permits =
  /^\W*(?:(?:and|so|but|hey|hi)\W+)*(?:is it (?:ok|okay|legal|lawful|alright|fine)|can|may|am i|are we|do (?:i|we) (?:have|need|owe)|must)\b/i

const isOfLaw = ({ plan, confidence }: ReadQuestion): boolean =>
  plan.operator === 'decline' && (plan.because === 'legal' || plan.because === 'tax') && confidence >= unsure

const surelyOfAnother = 0.5

/** True for refusals of a question that is about another business as a whole, and not by one word. */
export const isOfAnother = (question: Question, reads: readonly ReadQuestion[]): boolean =>
  reads.every(({ plan }) => plan.operator === 'decline' && plan.because === 'another-business') &&
  (signsOf(question)('decline:another-business') >= surelyOfAnother || namesOthers(question.text))

const isOfSold = ({ terms }: Question): boolean =>
  terms.some(
    (term) => /^how many days$/i.test(term.text) && meaningOf(term, 'measure')?.measure === 'transactions',
  )

/** True for a reading that a text may answer better. */
export const isWeak = (question: Question, read: ReadQuestion, context: Context): boolean => {
  const { plan, confidence, notUnderstood, leftOut = [], coverage } = read
  if (plan.operator === 'clarify') return true
  // Missing days are no reason to search texts if every word was read.
  if (isUnanswered(read, context)) return isTimeless(question) || coverage < 1 || isOfWords(question)
  if (plan.operator === 'decline' && (plan.noSuchDate ?? (isOfLaw(read) && permits.test(question.text))))
    return false
  if (plan.operator === 'decline')
    return mayBeOnRecord.has(plan.because) && (plan.because === 'tax' || !names(question, plan.because))
  // A term that is the object of the question is explained, whatever texts use it.
  if (plan.operator === 'define' && (plan.term ?? plan.against)) return false
  // "How many days did we bill?" asks how many were sold, and for no length of time.
  const isOfTexts = ofTexts.has(askedFor(question.text)) && !isOfSold(question)
  const limit = isOfTexts || notUnderstood.length > 0 ? sureOfFigures : unsure
  // A duration that is a figure, and a share that used every word of the question, are not answered better by a text.
  const isShare = plan.operator === 'share' || (plan.operator === 'value' && plan.measure.endsWith('-share'))
  const isLength =
    plan.operator === 'value' && isMeasured(plan.measure) && measureNamed(plan.measure).unit === 'weeks'
  if ((isLength || (isShare && coverage === 1)) && leftOut.length === 0) return false
  return (
    ofRecords.has(plan.operator) && confidence < limit && (isTimeless(question) || notUnderstood.length > 0)
  )
}

// Amounts sold or in a period are figures or not on record; so is how many weeks did something.
const ofSales = /\b(?:sell|selling|sales?|customers?)\b/i
const ofTimes =
  /\bhow (?:many|few) (?:\w+ )?(?:days|weeks|months|times|weekends|\w+days)\b.*\b(?:we|us|our|did|have|had|was|were)\b/i
const ofAmounts: ReadonlySet<string | undefined> = new Set(['how-much', 'how-many'])

/** True for a question about an amount sold, or a number of days. */
export const isOfQuantities = ({ text, periods, amounts }: Question): boolean =>
  (ofAmounts.has(askedFor(text)) && (ofSales.test(text) || periods.length > 0)) ||
  (ofTimes.test(text) && amounts.length > 0)

const isAroundEvent = ({ of }: Period): boolean =>
  of.kind === 'event' || (of.kind === 'since' && of.from.kind === 'event')

/** Figures of the time since something happened: "how did sales go after we closed the second till". */
export const isOfEvent = (reads: readonly ReadQuestion[]): boolean =>
  reads.some(({ plan }) => plan.operator !== 'clarify' && periodsOf(plan).some(isAroundEvent))
