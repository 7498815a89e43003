/** Reads every question that a message asks, in order. */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import type { BusinessType } from '#schema/session/session'
import { givesWay, signsAsked } from '../signposts/sign-asked.ts'
import { clarifyAmong } from './clarify.ts'
import type { Classifier } from './classifier/classifier.ts'
import {
  costOfTold,
  isOfPronoun,
  ofReadiness,
  ofSameSubject,
  ofTurnBefore,
  withLine,
  withSubject,
} from './continued.ts'
import { isClaim } from './derived/claimed-plans.ts'
import { weighsOwn } from './derived/usual-levels.ts'
import { isFaithful } from './faithfulness/faithful.ts'
import { isFocused } from './faithfulness/narrowing.ts'
import { inherit } from './inherit.ts'
import { timed } from './manner/told-time.ts'
import { sumDue } from './money/owed.ts'
import { questionOf } from './question-of.ts'
import type { ReadQuestion } from './read.ts'
import { readOne } from './read-one-question.ts'
import { dayPlan, planTold } from './readers/day-plan.ts'
import { asksForWaiting } from './readers/due-reader.ts'
import { editAct } from './readers/fact-readers.ts'
import { withMatterTold } from './threads/matter-told.ts'
import { ofDecisions } from './threads/of-decisions.ts'
import { ofThread } from './threads/of-thread.ts'
import { subjectOf } from './threads/subject.ts'
import { sizesOf, supposesOn } from './threads/supposed-turns.ts'
import { withTimeLeftOut } from './threads/that-time.ts'
import { givesAgain } from './threads/told-twice.ts'
import { withYearEarlier } from './threads/year-earlier.ts'
import { asksWhether, plainCause } from './wording/asked-again.ts'
import { isBareWhy, isEmpty, isTold } from './wording/bare-parts.ts'
import { partsOf } from './wording/message-parts.ts'
import { plainly } from './wording/plainly.ts'
import { withoutPreamble } from './wording/preamble.ts'

export type { ReadQuestion }

/** Questions read in one message, and sentences tried for them. */
const [maxQuestions, maxTried] = [4, 6]

/** True for a message that is about no matter of the business. */
export const isOutside = ({ plan }: ReadQuestion): boolean =>
  plan.operator === 'decline' && plan.because === 'outside'

const isSamePlan = (one: ReadQuestion, other: ReadQuestion): boolean =>
  JSON.stringify(one.plan) === JSON.stringify(other.plan)

const least = 0.5
/** How often each is read rightly: a follow-up on what is on record, a message that asks for no figure, an edit of the plan before. */
const [ofFacts, ofSigns, ofThreads] = [0.8, 0.9, 0.8]

const ofPlan = (plan: AnswerablePlan, confidence: number): ReadQuestion => ({
  plan,
  also: [],
  coverage: 1,
  notUnderstood: [],
  confidence,
})

const isUnread = (one: ReadQuestion): boolean => isOutside(one) || one.plan.operator === 'clarify'

/** Every question of a message, in order; each may go on from the one before it. */
export const readAsked = (
  message: string,
  trade: BusinessType,
  now: Date,
  before?: Plan,
  by?: Classifier,
  earlier: readonly Plan[] = [],
): readonly ReadQuestion[] => {
  const ask = (text: string) => questionOf(text, trade, now)
  // Questions back, thanks and drafts keep what was spoken of before them.
  const subject = subjectOf(before, earlier)
  const plain = plainly(withoutPreamble(message))
  const told = withTimeLeftOut(withLine(plain, subject) ?? plain, subject, ask('').today)
  const core = withYearEarlier(withMatterTold(told, subject, trade), subject, ask)
  const readWhole = () => {
    const question = ask(core)
    const ofBefore = ofTurnBefore(question, subject)
    if (ofBefore) return ofPlan(ofBefore, ofFacts)
    return readOne(question, subject, by) ?? clarifyAmong(question, [], 0)
  }
  const edited = editAct(before, ask(core), earlier)
  if (edited) return [ofPlan(edited.plan, ofFacts)]
  const ofDays = dayPlan(message, ask('').today)
  if (ofDays) return ofDays.map((plan) => ({ ...ofPlan(planTold(plan, subject), ofFacts), isFinal: true }))
  const parts = partsOf(core)
  const asked = parts.filter(({ isAsked }) => isAsked)
  const signs = signsAsked(message, asked.length < 2 ? [message] : asked.map(({ text }) => text), ask, before)
  const edit = subject && ofThread(ask(core), subject, earlier, ask)
  const turn = edit && isFaithful(ask(core), edit) ? edit : undefined
  const isOfThread =
    (turn !== undefined || supposesOn(core, subject)) && signs.every(({ plan }) => givesWay(plan))
  const due = sumDue(ask(core))
  if (due && signs.every(({ plan }) => plan.operator !== 'decline' || plan.because === 'tax'))
    return [{ ...ofPlan(due, ofFacts), isFinal: true }]
  const isOfOwn = signs.every(({ plan }) => givesWay(plan)) && weighsOwn(ask(core), ask)
  // What waits for a decision is no page of the product.
  if (signs.length > 0 && !isOfThread && !isOfOwn && !isClaim(ask(core), ask) && !asksForWaiting(core))
    return signs.map(({ plan, isFinal }) => ({ ...ofPlan(plan, ofSigns), ...(isFinal ? { isFinal } : {}) }))
  if (turn) return [{ ...ofPlan(turn, ofThreads), isTurn: true }]
  const sizes = sizesOf(ask(core), subject)
  if (sizes.length > 0) return [{ ...clarifyAmong(ask(core), sizes, ofThreads), isTurn: true }]
  if (asked.length < 2 || parts.length === 1) {
    const ofTold = costOfTold(parts, ask)
    if (ofTold) return [ofPlan(ofTold, ofFacts)]
    const whole = readWhole()
    const [question] = asked
    const isWhole = !isUnread(whole)
    if (!question || parts.length === 1 || isWhole || isFocused(ask(core))) return [whole]
    // "I've a meeting at two. Why did sales drop?": what only says why it is asked may go.
    const own = readOne(ask(timed(question.text, parts, ask)), subject, by)
    const isRead = own && !isOutside(own) && own.plan.operator !== 'clarify'
    return isRead ? [{ ...own, part: question.text }] : [whole]
  }
  const found: ReadQuestion[] = []
  const readAs = new Map<string, string>()
  let background = ''
  let tried = 0
  for (const { text, isAsked } of parts) {
    if (!isAsked) {
      background = `${background}${text} `
      continue
    }
    const question = ask(found.length > 0 ? plainCause(text) : text)
    // "How many times?" and "wasn't it?" go with the question before.
    const previous = found.at(-1)
    const ofListed = previous && ofDecisions(question, previous.plan)
    if (ofListed) {
      found.splice(-1, 1, { ...previous, plan: ofListed })
      for (const each of [...readAs.keys(), text]) readAs.set(each, JSON.stringify(ofListed))
      continue
    }
    const isFact = ofSameSubject(question, previous?.plan) !== undefined
    if (previous && ((isEmpty(question) && !isFact) || isTold(question, previous))) continue
    // Why something is so is no question of its own.
    if (isBareWhy.test(text) && (!previous || isUnread(previous))) continue
    // What a pronoun stands for was not read, so neither is this.
    if (previous?.plan.operator === 'clarify' && isOfPronoun(question)) continue
    tried += 1
    const same =
      ofReadiness(question, previous?.plan) ??
      ofSameSubject(question, previous?.plan) ??
      ofTurnBefore(question, previous?.plan) ??
      (previous ? ofThread(question, previous.plan, [], ask) : undefined)
    const resolved = withSubject(question, previous?.plan)
    const part = resolved ?? `${background}${question.text}`
    const one = same
      ? ofPlan(same, previous?.confidence ?? 0)
      : readOne(ask(part), previous?.plan ?? subject, by)
    background = ''
    // One line of several is asked about on its own.
    const isOwn = same !== undefined || (resolved !== undefined && previous?.plan.operator === 'rank')
    const next = one && previous && !isOwn ? inherit(one, question, previous) : one
    const isSaid = next && found.some((one) => isSamePlan(one, next))
    if (next && previous && givesAgain(next.plan, previous.plan)) {
      found.pop()
      for (const [said, plan] of readAs)
        if (plan === JSON.stringify(previous.plan)) readAs.set(said, JSON.stringify(next.plan))
    }
    if (next && !isSaid) found.push({ ...next, part, ...(resolved ? { said: text } : {}) })
    // "And did she do most of them?" read as the figure before it was not read.
    if (next && !(isSaid && asksWhether(text))) readAs.set(text, JSON.stringify(next.plan))
    if (found.length === maxQuestions || tried === maxTried) break
  }
  const answered = (reads: readonly ReadQuestion[]): readonly ReadQuestion[] => {
    const plans = reads.map(({ plan }) => JSON.stringify(plan))
    const isRead = (text: string) =>
      isEmpty(ask(text)) || isBareWhy.test(text) || plans.includes(readAs.get(text) ?? '')
    const unanswered = asked.flatMap(({ text }) => (isRead(text) ? [] : [text]))
    const last = reads.at(-1)
    return last && unanswered.length > 0 ? [...reads.slice(0, -1), { ...last, unanswered }] : reads
  }
  const inside = found.filter((one) => !isOutside(one) && one.plan.operator !== 'clarify')
  // What is looked up claims nothing of its own.
  const sure = inside.filter(({ plan, confidence }) => plan.operator === 'find' || confidence >= least)
  const kept = sure.length > 0 ? sure : inside
  const [only] = kept
  // "OK, and what if …": the courtesy is not what is asked.
  const asking = kept.filter(({ plan }) => plan.operator !== 'talk')
  if (kept.length > 1 && asking.length > 0 && asking.length < kept.length) return asking
  if (kept.length > 1) {
    // Changes that are supposed together have their effect together.
    const whole = kept.every(({ plan }) => plan.operator === 'scenario') ? readWhole() : undefined
    return whole?.plan.operator === 'scenario' ? [whole] : answered(kept)
  }
  const whole = readWhole()
  const isOnly = only && (only.confidence >= whole.confidence || isSamePlan(only, whole))
  return isOnly ? answered([only]) : [whole]
}
