/** Caps the confidence of an answer that leaves out part of its question. */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { signsOf } from '../../signposts/sign-kinds.ts'
import { isOfFigures } from '../plan-tests.ts'
import type { Question } from '../question.ts'
import type { ReadQuestion } from '../read.ts'
import { asksWhether } from '../wording/asked-again.ts'
import { leftOver, tellsClaim } from './left-over.ts'
import { lackedFor } from './stand-ins.ts'

/** From this on an owner acts on an answer without another look. */
export const sureEnough = 0.85

const unsureAtMost = sureEnough - 0.01

/** A second reading this near the first could as well be meant. */
const near = 0.5

/** Danger to life is answered by one word of it. */
const isUrgent = (plan: Plan): boolean => plan.operator === 'decline' && plan.because === 'emergency'

/** A referral, a refusal or a help text is chosen by the sound of the message alone, and must be the only one that it sounds like. */
const clearSound = 0.9

const isByUnclearSound = ({ plan, choice }: ReadQuestion, question: Question): boolean => {
  if (choice !== undefined || (plan.operator !== 'decline' && plan.operator !== 'talk')) return false
  const sound = plan.operator === 'talk' ? 'product' : `decline:${plan.because}`
  return signsOf(question)(sound) < clearSound
}

const isTested = (plan: AnswerablePlan): boolean =>
  ['claimed', 'asked', 'target', 'above', 'below', 'atLeast', 'atMost'].some((part) => part in plan)

/** A figure says neither yes nor no. */
const hasNoVerdict = (plan: AnswerablePlan): boolean =>
  (plan.operator === 'value' || plan.operator === 'share' || plan.operator === 'rank') && !isTested(plan)

/** Signs that speak against being sure, by name, so that a fault can be told from another. */
export const doubtsOf = (
  read: ReadQuestion,
  { question }: { readonly question: Question },
): readonly string[] => {
  const { plan, choice, notUnderstood, leftOut = [], unanswered = [] } = read
  if (plan.operator === 'clarify' || isUrgent(plan)) return []
  const { periods, amounts } = leftOver(read, question)
  const doubts: readonly (readonly [name: string, is: boolean])[] = [
    ['sounds like others', isByUnclearSound(read, question)],
    ['words left out', notUnderstood.length + leftOut.length > 0],
    ['words unused', !isOfFigures(plan) && (choice?.idle.others ?? 0) > 0],
    ['questions left', unanswered.length > 0],
    ['times or sizes left', periods + amounts > 0],
    ['stand-in', lackedFor(() => question, plan) !== undefined],
    ['near', choice !== undefined && choice.next > near * choice.score],
    ['no verdict', asksWhether(question.text) && hasNoVerdict(plan)],
    ['claim untested', tellsClaim(question.text) && isOfFigures(plan) && !isTested(plan)],
  ]
  return doubts.flatMap(([name, is]) => (is ? [name] : []))
}

/** The chance of a reading, never of one to act on where a sign speaks against it. */
export const atMost = (confidence: number, doubts: readonly string[]): number =>
  doubts.length > 0 ? Math.min(unsureAtMost, confidence) : confidence
