/**
 * Reads one question as a plan, without a model. A classifier says what kind of question it is likely to be, the reader of
 * each likely kind fills in the plan, and the likeliest plan that uses its words wins. Words left over are named, so that
 * no answer passes for one to a question that was only half understood.
 */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { rememberBoth } from '../remember.ts'
import { fitting, unfitWords } from './accounting/fit.ts'
import { isHarmless, isWeighed } from './accounting/harmless.ts'
import { isOfMoney } from './accounting/licence.ts'
import { isForeign } from './accounting/place.ts'
import { candidatesOf, contentOf, lostOf, ofNeglect, ofNoDate } from './candidates.ts'
import { clarifyAmong, isBare } from './clarify.ts'
import type { Classifier } from './classifier/classifier.ts'
import { kindsOf, type Likely } from './classifier/kinds.ts'
import { withSureKind } from './classifier/sure-kinds.ts'
import { confidenceOf } from './confidence.ts'
import { readDerived } from './derived/derived-plans.ts'
import { neglectedBy } from './duties.ts'
import { isFaithful } from './faithfulness/faithful.ts'
import { narrowedBy } from './faithfulness/narrowing.ts'
import { editPlan, isFollowUp } from './follow-up.ts'
import { furtherPlans } from './further-plans.ts'
import { isOfTheirPrice } from './levers.ts'
import { asksWhatNot } from './negation.ts'
import { openPlan } from './open/open-question.ts'
import { phrasesAt } from './phrases-at.ts'
import { is, isFinal, isOfFigures } from './plan-tests.ts'
import { measuresIn, type Question } from './question.ts'
import type { ReadQuestion } from './read.ts'
import { editAct, readEmergency } from './readers/fact-readers.ts'
import { shorterWeeks } from './readers/shorter-weeks.ts'
import { idleIn } from './sureness/idle-words.ts'
import { meaningOf } from './term.ts'
import { ofThatTime } from './threads/that-time.ts'

/** The plans that a question back offers: the one that came nearest first. */
const choicesOf = (
  candidates: readonly { readonly reading: { readonly plan: AnswerablePlan } }[],
  nearest?: AnswerablePlan,
) => [
  ...(nearest ? [nearest] : []),
  ...candidates.map(({ reading }) => reading.plan).filter((plan) => plan !== nearest),
]

/** Below this, readings are offered as choices; the second where every word was used and what and when are named. */
const [unsure, unsureOfKind] = [0.55, 0.3]

/** A kind that is less likely than this is a guess. */
const leastOutside = 0.1

const namesWhat = (question: Question): boolean =>
  measuresIn(question).length > 0 &&
  question.terms.some(
    (term) => meaningOf(term, 'period') ?? meaningOf(term, 'weekdays') ?? meaningOf(term, 'grain'),
  )

/** What the records show can be seen to be the wrong figure; what is supposed cannot. */
const isOfRecord = is('value', 'compare', 'rank', 'count', 'share')

/** How often emergencies, and questions one step from a figure, are read rightly. */
const [ofEmergencies, ofDerived] = [0.95, 0.85]

const [ofTalk, sureOfTalk] = [/^(?:talk|overview|focus|decline:(?:emergency|health))/, 0.5]

/** True for "how's business?" and "who are you?", whose small words are all that there is to them. */
const isOfTalk = ([best]: readonly Likely[]): boolean =>
  best !== undefined && best.probability > sureOfTalk && ofTalk.test(best.kind)

/** How often follow-ups are read rightly. */
const ofFollowUps = 0.85

// To decline and to search claim nothing, and who needs help must not be asked back.
const neverAsked: ReadonlySet<Plan['operator']> = new Set(['decline', 'find', 'talk'])

/** True for a reading that answers however unsurely it was made; a term is explained only where it is the object of the question. */
const isNeverAsked = (plan: Plan, likely = 1): boolean =>
  (neverAsked.has(plan.operator) && (plan.operator !== 'talk' || likely > sureOfTalk)) ||
  (plan.operator === 'define' && plan.term !== undefined)

/** A reading that used every word. */
const sure = (plan: Plan, confidence: number): ReadQuestion => ({
  plan,
  also: [],
  coverage: 1,
  notUnderstood: [],
  confidence,
})

/**
 * The plan that a question asks for; undefined if it has no content that any plan could use. A follow-up edits the plan
 * `before` it.
 */
export const readOne = (question: Question, before?: Plan, by?: Classifier): ReadQuestion | undefined =>
  by ? read(question, before, by) : readBefore(question, before)

const read = (question: Question, before?: Plan, by?: Classifier): ReadQuestion | undefined => {
  if (!question.terms.some((term) => !meaningOf(term, 'mark'))) return undefined
  const emergency = readEmergency(question)
  if (emergency) return sure(emergency.plan, ofEmergencies)
  // What others charge is on no record, and it is neither our price nor a step of ours.
  if (isOfTheirPrice(question)) return sure({ operator: 'decline', because: 'another-business' }, ofDerived)
  const open = openPlan(question, before)
  if (open) return { ...sure(open, ofDerived), isFinal: true }
  const choices = asksWhatNot(question) ? [] : shorterWeeks(question)
  if (choices) return { ...clarifyAmong(question, choices, ofDerived, before), isUnfit: true }
  const derived = readDerived(question)
  if (
    derived &&
    isFaithful(derived.from, derived.plan) &&
    unfitWords(derived.from, [derived.plan], derived.used).length === 0 &&
    isOfMoney(derived.from, derived.plan)
  )
    // No text on record stands in for a figure that no record has.
    return {
      ...sure(derived.plan, ofDerived),
      ...(isFinal(derived.plan) ? { isFinal: true } : {}),
      ...(derived.isDenied ? { isDenied: true } : {}),
    }
  const kinds = withSureKind(question, kindsOf(question, by))
  const edit =
    editAct(before, question) ??
    (before && before.operator !== 'clarify' && isFollowUp(question, kinds, before)
      ? editPlan(before, question)
      : undefined)
  const edited = edit && isFaithful(question, edit.plan) ? edit : undefined
  const candidates = candidatesOf(question, kinds)
  const best = edited ? candidates[0] : (fitting(question, candidates) ?? candidates[0])
  const reading = edited ?? best?.reading
  const isNothing = !edited && isBare(question) && !isOfTalk(kinds)
  const ask = (confidence: number) =>
    clarifyAmong(question, isNothing ? [] : choicesOf(candidates, reading?.plan), confidence, before)
  if (!reading || isNothing) return ask(0)
  const used = new Set(reading.used)
  const also = furtherPlans(reading, question, used)
  if (lostOf(question, reading).length > 0) return { ...ask(0), isUnfit: true }
  const isOfKind = (at: number): boolean =>
    question.terms.slice(at, at + 1).some((term) => isWeighed(term, best?.likely.probability ?? 0))
  const unsaid = edited
    ? []
    : unfitWords(question, [reading.plan, ...also], reading.used).filter((at) => !isOfKind(at))
  const isNear = unsaid.length > 0 && isHarmless(question, reading.plan, unsaid)
  const unfit = isNear ? [] : unsaid
  if (!edited && isOfFigures(reading.plan) && !isOfMoney(question, reading.plan))
    return {
      ...clarifyAmong(question, choicesOf(candidates, reading.plan).slice(1), 0, before),
      isUnfit: true,
    }
  if (unfit.length > 0) {
    const isOfWords = unfit.some((at) => question.terms.slice(at, at + 1).some(isForeign))
    return {
      ...clarifyAmong(question, choicesOf(candidates, reading.plan), 0, before),
      leftOut: phrasesAt(question, unfit),
      ...(isOfWords ? {} : { isUnfit: true as const }),
    }
  }
  const content = contentOf(question)
  const neglected = neglectedBy(question, { plan: reading.plan, used })
  const left = [...new Set([...content.filter((at) => !used.has(at) && !neglected.includes(at)), ...unsaid])]
  const choice = {
    score: best?.score ?? 0,
    next: candidates.find((one) => one !== best)?.score ?? 0,
    left: left.length,
    length: question.terms.filter((term) => !meaningOf(term, 'mark')).length,
    idle: idleIn(question, used),
  }
  const asRead = edited ? ofFollowUps : confidenceOf(choice)
  const confidence = asRead * ofNeglect ** neglected.length
  const isClear = left.length === 0 && neglected.length === 0 && namesWhat(question)
  const narrowing = narrowedBy(question, left, used)
  // What is likely of no kind is not likely to be outside the business either.
  const isOfNoKind =
    reading.plan.operator === 'decline' && reading.plan.because === 'outside' && choice.score < leastOutside
  if (isOfNoKind) return { ...ask(0), isUnfit: true }
  const isVague =
    (kinds[0]?.kind === 'clarify' && !isClear) ||
    (asRead < (isClear || isOfRecord(reading.plan) ? unsureOfKind : unsure) &&
      !isNeverAsked(reading.plan, best?.likely.probability))
  const isOfNoDay = question.impossibleDate !== undefined && question.periods.length <= 1
  if (isOfNoDay && (isVague || neverAsked.has(reading.plan.operator) || reading.plan.operator === 'due'))
    return { plan: ofNoDate(question).plan, also: [], coverage: 1, notUnderstood: [], confidence: asRead }
  // A figure that leaves out a size, a time or what it is about answers another question.
  const unheld = [...new Set([...neglected, ...narrowing])].sort((one, other) => one - other)
  if (unheld.length > 0 && isOfFigures(reading.plan)) {
    const leftOut = phrasesAt(question, unheld)
    return { ...clarifyAmong(question, [reading.plan], confidence, before), leftOut }
  }
  if (!edited && isVague) return ask(confidence)
  return {
    plan: ofThatTime(reading.plan, question, before),
    also,
    coverage: content.length === 0 ? 1 : 1 - left.length / content.length,
    notUnderstood: left.flatMap((at) => question.terms[at]?.text ?? []),
    confidence,
    ...(edited ? {} : { choice }),
  }
}

// What a message asks is read as a whole, in parts, and in parts again where the whole is not understood.
const readBefore = rememberBoth((question: Question, before: Plan | undefined) => read(question, before))
