/** Reads a message: what it takes for granted, and every question that it asks. */
import type { Plan } from '#schema/advisor/plan'
import type { BusinessType } from '#schema/session/session'
import { supposedIn } from './assertions/supposed.ts'
import { withMeasureTold } from './assertions/told-measure.ts'
import { withCountedBefore } from './calendar/counted-before.ts'
import type { Classifier } from './classifier/classifier.ts'
import { isClaim, supposedPlan } from './derived/claimed-plans.ts'
import { hasCue, measuresIn, type Question } from './question.ts'
import { questionOf } from './question-of.ts'
import type { ReadQuestion } from './read.ts'
import { readOne } from './read-one-question.ts'
import { isOutside, readAsked } from './read-question.ts'
import { withoutPreamble } from './wording/preamble.ts'

export type { ReadQuestion }

/** True for a question of what to do, which the whole message is weighed for. */
const isAdvised = (question: Question): boolean =>
  hasCue(question, 'should') || /\b(?:what now|worth)\b/i.test(question.text)

/** True for a reading that answers by itself. */
const isRead = (one: ReadQuestion): boolean =>
  !isOutside(one) && one.plan.operator !== 'clarify' && one.plan.operator !== 'find'

const isUnread = ({ plan }: ReadQuestion): boolean => plan.operator === 'clarify'

/** The questions of a message, and what the first of them takes for granted; advice weighs the whole message. */
export const readMessage = (
  message: string,
  trade: BusinessType,
  now: Date,
  before?: Plan,
  by?: Classifier,
  earlier: readonly Plan[] = [],
): readonly ReadQuestion[] => {
  const ask = (text: string) => questionOf(text, trade, now)
  const { today } = ask(message)
  const reads = readAsked(message, trade, now, before, by, earlier).map((read) => ({
    ...read,
    plan: withCountedBefore(read.plan, message, today),
    also: read.also.map((plan) => withCountedBefore(plan, message, today)),
  }))
  const supposed = supposedIn(withoutPreamble(message))
  if (
    !supposed ||
    supposed.isTime ||
    isClaim(ask(message), ask) ||
    reads.some(({ isFinal, isTurn }) => isFinal ?? isTurn)
  )
    return reads
  const supposes = supposedPlan(supposed.clause, ask)
  const ofTold = withMeasureTold(supposed, ask)
  if (!supposes) {
    // What is said of it can't be tested, so it only says what the question is about.
    const one = ofTold && reads.every(isUnread) ? readOne(ask(ofTold), before, by) : undefined
    return one && isRead(one) ? [{ ...one, part: ofTold ?? message }] : reads
  }
  // "What did they cost?" has a figure of what was told; "what's causing it?" goes on from it.
  const isOfFigure = measuresIn(ask(supposed.asked)).length > 0
  const asked = ask((isOfFigure ? ofTold : undefined) ?? supposed.asked)
  // "Margin is down, what's eating it?" asks of what was claimed.
  const own = measuresIn(asked).length > 0 || isAdvised(asked) ? readOne(asked, before, by) : undefined
  const alone: ReadQuestion | undefined =
    own?.plan.operator === 'advise' ? { ...own, plan: { ...own.plan, matter: message.trim() } } : own
  const [first, ...rest] = alone && isRead(alone) ? [alone] : reads
  if (!first || JSON.stringify(first.plan) === JSON.stringify(supposes)) return reads
  return [{ ...first, supposes }, ...rest]
}
