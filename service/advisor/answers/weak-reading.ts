/** Which readings of a question give way to what is written down about it. */
import { isMeasured } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import { measureNamed } from '../measures/measures.ts'
import { type Context, isNothing } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'
import type { Question } from '../questions/question.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { isLight, meaningOf } from '../questions/term.ts'
import { askedFor } from '../search/asked-for.ts'

/** A reading that is less sure than this gives way to what the records say in the words of the question. */
export const unsure = 0.6
/** The same for a reading that left words out, or that answers another kind of question than was asked. */
const sureOfFigures = 0.9

const mayBeOnRecord: ReadonlySet<string> = new Set([
  ...(['not-on-record', 'another-business', 'tax', 'outside', 'legal'] as const),
])
const ofRecords: ReadonlySet<Plan['operator']> = new Set([
  ...(['value', 'compare', 'share', 'count', 'rank', 'explain', 'define', 'overview'] as const),
])

// Figures seldom say these.
export const ofTexts: ReadonlySet<string | undefined> = new Set(['who', 'author', 'where', 'how-long'])

/** True for a question with a word that is for a lawyer, or outside. */
const names = ({ terms }: Question, because: string): boolean =>
  because !== 'another-business' && terms.some((term) => meaningOf(term, 'decline')?.because === because)

/** True for a question that names neither days nor hours: those ask for figures. */
const isTimeless = ({ periods, terms }: Question): boolean =>
  periods.length === 0 && !terms.some((term) => meaningOf(term, 'hours') || meaningOf(term, 'weekdays'))

/** True for a question with a word that only texts may have. */
const isOfWords = ({ terms }: Question): boolean =>
  terms.some((term) => meaningOf(term, 'unknown') !== undefined && !isLight(term))

/** True for a question of figures that the figures do not answer. */
const isUnanswered = ({ plan }: ReadQuestion, context: Context): boolean => {
  if (!ofRecords.has(plan.operator)) return false
  const answer = evaluate(plan, context)
  return isNothing(answer) && answer.reason !== 'not-available'
}

/** "Is it ok to", "can I", "do we have to": what the law says of it is on no record. */
const permits =
  /^\W*(?:(?:and|so|but|hey|hi)\W+)*(?:is it (?:ok|okay|legal|lawful|alright|fine)|can|may|am i|are we|do (?:i|we) (?:have|need|owe)|must)\b/i

const isOfLaw = ({ plan, confidence }: ReadQuestion): boolean =>
  plan.operator === 'decline' && (plan.because === 'legal' || plan.because === 'tax') && confidence >= unsure

/** True for a reading that a text on record may answer better. */
export const isWeak = (question: Question, read: ReadQuestion, context: Context): boolean => {
  const { plan, confidence, notUnderstood, leftOut = [], coverage } = read
  if (plan.operator === 'clarify') return true
  // Days that are not on record are no matter of texts, where every word was read.
  if (isUnanswered(read, context)) return isTimeless(question) || coverage < 1 || isOfWords(question)
  if (plan.operator === 'decline' && (plan.noSuchDate ?? (isOfLaw(read) && permits.test(question.text))))
    return false
  if (plan.operator === 'decline')
    return mayBeOnRecord.has(plan.because) && (plan.because === 'tax' || !names(question, plan.because))
  // A term is explained where it is the object of the question, whatever texts use it.
  if (plan.operator === 'define' && (plan.term ?? plan.against)) return false
  const isOfTexts = ofTexts.has(askedFor(question.text))
  const limit = isOfTexts || notUnderstood.length > 0 ? sureOfFigures : unsure
  // A share, or a length of time, that every word of the question was used for is none that a text would tell better.
  const isShare = plan.operator === 'share' || (plan.operator === 'value' && plan.measure.endsWith('-share'))
  const isLength =
    plan.operator === 'value' && isMeasured(plan.measure) && measureNamed(plan.measure).unit === 'weeks'
  if ((isShare || isLength) && coverage === 1 && leftOut.length === 0) return false
  return (
    ofRecords.has(plan.operator) && confidence < limit && (isTimeless(question) || notUnderstood.length > 0)
  )
}

// How much was sold, or how much there was in some days, is a figure or not on record; so is how many weeks did something.
const ofSales = /\b(?:sell|selling|sales?|customers?)\b/i
const ofTimes =
  /\bhow (?:many|few) (?:\w+ )?(?:days|weeks|months|times|weekends|\w+days)\b.*\b(?:we|us|our|did|have|had|was|were)\b/i
const ofAmounts: ReadonlySet<string | undefined> = new Set(['how-much', 'how-many'])

/** True for a question about an amount that was sold, or about a number of days. */
export const isOfQuantities = ({ text, periods, amounts }: Question): boolean =>
  (ofAmounts.has(askedFor(text)) && (ofSales.test(text) || periods.length > 0)) ||
  (ofTimes.test(text) && amounts.length > 0)
