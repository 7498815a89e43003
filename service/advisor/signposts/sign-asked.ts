/**
 * What a message asks for where no figure or text of the business answers it: help for somebody, a rule, the product, a
 * draft, another business, or nothing of ours. Told by what it is likely to be about as a whole, and not by one word.
 */
import type * as t from 'io-ts'
import type { ActPlan } from '#schema/advisor/fact-plans'
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { orderIn } from '../product/orders.ts'
import { sourceFileAsked } from '../product/source-files.ts'
import { topicAsked } from '../product/topic-asked.ts'
import { ofOnePerson } from '../questions/classifier/declined-words.ts'
import { asksForMessage, asksWhatWasDone } from '../questions/classifier/messages-asked.ts'
import { openPlan } from '../questions/open/open-question.ts'
import type { Question } from '../questions/question.ts'
import { asksForScore, asksHowOften, readDecided } from '../questions/readers/decided-reader.ts'
import { isInMortalDanger } from '../questions/readers/mortal-danger.ts'
import { meaningOf } from '../questions/term.ts'
import { asksBesideOthers } from '../questions/wording/beside-others.ts'
import { isHyperbole } from '../questions/wording/hyperbole.ts'
import { rememberBoth } from '../remember.ts'
import { dangerAsked } from './danger-asked.ts'
import { faultDeclined } from './fault-asked.ts'
import { isOfOwnFigure } from './names-others.ts'
import { ruleAsked } from './rule-asked.ts'
import { ruleDeclined } from './rule-declined.ts'
import { contentForms } from './sign-features.ts'
import { type Signs, signsOf } from './sign-kinds.ts'

const longest = 400
const leastSum = 1000

/** How likely a kind has to be; a short turn after others is more often about what was spoken of. */
const least = {
  product: 0.5,
  ours: 0.27,
  surely: 0.8,
  outside: 0.35,
  others: 0.5,
  act: 0.6,
  inThread: 0.3,
} as const

type Action = t.TypeOf<typeof ActPlan>['action']
const actions: readonly Action[] = ['email-drafts', 'roster', 'social-plan']

const draftAsked = ({ text }: Question, signs: Signs): AnswerablePlan | undefined => {
  const likely = (action: Action) => signs(`act:${action}`)
  const [action = 'email-drafts'] = [...actions].sort((one, other) => likely(other) - likely(one))
  return asksWhatWasDone(text) || actions.reduce((sum, one) => sum + likely(one), 0) < least.act
    ? undefined
    : { operator: 'act', action, purpose: text.trim().slice(0, 300) }
}

/** A forecast says itself how sure it is. */
const isOfForecast = (plan: AnswerablePlan | undefined, before: Plan | undefined): boolean =>
  before?.operator === 'forecast' && plan?.operator === 'talk' && plan.about === 'confidence'

const productAsked = (
  question: Question,
  likely: number,
  before: Plan | undefined,
): AnswerablePlan | undefined => {
  const plan = topicAsked(question, likely)
  // "How often are you right?" has an answer in figures.
  if (
    plan?.operator === 'talk' &&
    plan.topic === 'score' &&
    asksForScore(question) &&
    asksHowOften.test(question.text)
  )
    return readDecided(question)?.plan
  return isOfForecast(plan, before) ? undefined : plan
}

const ofProduct =
  /\b(?:jarvin|you|your|yours|app|software|screen|page|site|log|export|download|import|upload|file|data|back ?ups?|backed|account|password|passkey|sign|login|log in|invite|user|member|role|notif\w*|mails?|digest|setting|theme|language|chat|button|brief|memo|advisor(?:y|ies)|inbox|record|report|chart|dashboard|history|note|integration|connect\w*|subscription|price plan|trial|demo)s?\b/i

/** "Is there a pattern to our slow weeks?": weeks, days and figures of ours are none of the product's. */
const isOfOwnTime = ({ text, terms }: Question): boolean =>
  /\b(?:our|we|us)\b/i.test(text) &&
  !ofProduct.test(text) &&
  terms.some((term) => meaningOf(term, 'grain') ?? meaningOf(term, 'measure') ?? meaningOf(term, 'weekdays'))

const dismissalAsked = (text: string): AnswerablePlan | undefined =>
  ofOnePerson.test(text) ? { operator: 'decline', because: 'legal', about: 'pay' } : undefined

/** Pasted text has no signs, and somebody in mortal danger is heard by other means. */
const isUnsigned = (text: string): boolean => text.length > longest || isInMortalDanger(text)

const dangerOf = (question: Question): AnswerablePlan | undefined =>
  isUnsigned(question.text) || isHyperbole(question)
    ? undefined
    : dangerAsked(question.text, signsOf(question))

/** The plan for a message that asks for no figure of the business; undefined where the business is asked about. */
export const signAsked = (question: Question, before?: Plan): AnswerablePlan | undefined =>
  remembered(question, before)

const signed = (question: Question, before: Plan | undefined): AnswerablePlan | undefined => {
  const { text } = question
  if (isUnsigned(text)) return undefined
  const signs = signsOf(question)
  const helped = dangerOf(question) ?? dismissalAsked(text) ?? ruleDeclined(text, signs)
  if (helped) return helped
  const isOfDraft = before?.operator === 'act'
  if (!isOfDraft && asksForMessage(text))
    return { operator: 'act', action: 'email-drafts', purpose: text.trim().slice(0, 300) }
  const order = isOfDraft ? undefined : orderIn(text)
  if (order) return order
  const ofFile = sourceFileAsked(text)
  if (ofFile) return ofFile
  if (openPlan(question, before)) return undefined
  const more = before ? least.inThread : 0
  // A sum of money is none of the product's.
  const hasSum = question.amounts.some(({ unit, value }) => unit === 'dollars' || value >= leastSum)
  const isOfProduct =
    !hasSum && !isOfOwnTime(question) && (signs('business') < least.ours || signs('product') >= least.surely)
  if (!isOfDraft && isOfProduct && signs('product') >= least.product + more)
    return productAsked(question, signs('product'), before)
  const outside = signs('decline:outside')
  if (outside >= least.outside + more && outside > signs('business'))
    return { operator: 'decline', because: 'outside' }
  if (
    !asksBesideOthers(text) &&
    !isOfOwnFigure(question) &&
    signs('decline:another-business') >= least.others + more
  )
    return { operator: 'decline', because: 'another-business' }
  return isOfDraft ? undefined : draftAsked(question, signs)
}

const remembered = rememberBoth(signed)

/** A plan, with whether it is so sure that no record is searched for a better answer. */
export type Signed = { readonly plan: AnswerablePlan; readonly isFinal?: true }

const sure = 0.8

/** Of other businesses a memo may tell, and of what is doubtful too; of the rest no record does. */
const isFinal = (question: Question, plan: AnswerablePlan): boolean => {
  if (plan.operator !== 'decline') return plan.operator === 'talk'
  const likely = signsOf(question)
  const isRule = plan.because === 'legal' || plan.because === 'tax'
  if (isRule && ruleAsked(question.text) !== undefined) return true
  return plan.because !== 'another-business' && likely(`decline:${plan.because}`) >= sure
}

/** The plans for a message each of whose questions is of that sort, each once; none where one asks about the business. */
export const signsAsked = (
  message: string,
  texts: readonly string[],
  ask: (text: string) => Question,
  before?: Plan,
): readonly Signed[] => {
  // Who is hurt, what is wanted and what is asked may be in sentences of their own.
  const fault = faultDeclined(message)
  if (fault && !isInMortalDanger(message)) return [{ plan: fault, isFinal: true }]
  const telling = texts.filter((text) => contentForms(text).length > 0)
  let isOfBusiness = false
  const asked = (telling.length > 0 ? telling : texts).map((text) => {
    const question = ask(text)
    // Beside a question about the business, only a danger counts.
    const plan = isOfBusiness ? dangerOf(question) : signAsked(question, before)
    isOfBusiness ||= plan === undefined
    return plan && { plan, ...(isFinal(question, plan) ? { isFinal: true as const } : {}) }
  })
  const found = asked.flatMap((one) => one ?? [])
  const urgent = found.find(
    ({ plan }) => plan.operator === 'decline' && /^(?:health|emergency)$/.test(plan.because),
  )
  if (urgent) return [urgent]
  if (found.length < asked.length) return []
  return found.filter(
    ({ plan }, at) => found.findIndex((one) => JSON.stringify(one.plan) === JSON.stringify(plan)) === at,
  )
}

/** True for a sign that short turns of a conversation often bear: no danger, rule or order. */
export const givesWay = (plan: Plan): boolean =>
  plan.operator === 'talk' ||
  (plan.operator === 'decline' && (plan.because === 'outside' || plan.because === 'another-business'))
