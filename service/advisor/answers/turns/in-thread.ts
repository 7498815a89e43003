/** A message in its conversation: the choice that it picks, and what it goes on from. */
import type { Plan } from '#schema/advisor/plan'
import type { ReplyRequest } from '../../engine.ts'
import type { Context } from '../../plans/context.ts'
import { questionOf } from '../../questions/question-of.ts'
import { withOrderTold } from '../../questions/threads/matter-told.ts'
import { restated } from '../../questions/threads/restated.ts'
import { subjectOf } from '../../questions/threads/subject.ts'
import { pointedAt } from '../pointed-time.ts'
import { citedStep } from './cited-step.ts'
import { firstStep, pickedStep } from './listed-before.ts'
import { otherQuantity } from './other-quantity.ts'
import { payerTold, withThoseWhoGo } from './payer-told.ts'
import { pickedAdvisory } from './picked-advisory.ts'
import { pickedAndAsked } from './picked-and-asked.ts'
import { preventedBy } from './prevented.ts'
import { withFoundPutIn } from './put-in.ts'
import { named } from './topic-told.ts'
import { whyMissed } from './why-missed.ts'

/** The plans of a conversation, oldest first. */
export const plansOf = ({ earlier }: Pick<ReplyRequest, 'earlier'>): readonly Plan[] =>
  earlier.flatMap(({ plan }) => (plan ? [plan] : []))

const ordinals = ['first|1st|1|one', 'second|2nd|2|two', 'third|3rd|3|three', 'fourth|4th|4|four']
const picks = ordinals.map(
  (words) => new RegExp(`^(?:the )?(?:number |option |no )?(?:${words})(?: one| option)?$`),
)

/** The choice of a question back that a message selects by its label or its place; undefined if none. */
export const chosen = (message: string, before: Plan | undefined): Plan | undefined => {
  if (before?.operator !== 'clarify') return undefined
  const own = message.trim().toLowerCase()
  const place = picks.findIndex((pick) => pick.test(own.replace(/[.!?]+$/, '')))
  return (before.choices.find(({ label }) => label.trim().toLowerCase() === own) ?? before.choices[place])
    ?.plan
}

/** The request in the words that say what is asked, going on from what it returns to; a turn that leaves a subject has none. */
export const inThread = (request: ReplyRequest): ReplyRequest => {
  const { records, before, earlier } = request
  if (chosen(request.message, before)) return request
  const whole = payerTold(request) ?? otherQuantity(request)
  if (whole) return { ...request, message: whole, before: undefined, earlier: [] }
  const own = restated(withThoseWhoGo(request), before, plansOf(request), (text) =>
    questionOf(text, records.business.type, records.now),
  )
  // "Back to the licence: when does it run out?" is asked of the licence.
  const ofTopic = own.topic && !own.before ? named(own.message, [`the ${own.topic}`]) : undefined
  if (ofTopic) return { ...request, message: ofTopic, before: undefined, earlier: [] }
  const returned = own.topic ? [{ message: own.topic, reply: '' }] : []
  return {
    ...request,
    message: own.message,
    before: own.before,
    earlier: [...(own.before ? earlier : []), ...returned],
  }
}

/** A turn with what it refers to: the step that it picks, or its words and the plans that it goes on from. */
export const referred = (request: ReplyRequest, spelled: string, context: Context) => {
  const { before, personaKey } = request
  const plans = plansOf(request)
  const subject = subjectOf(before, plans)
  const pick = (text: string) =>
    pickedStep(text, plans, context, personaKey) ?? pickedAdvisory(text, plans, context)
  const step =
    citedStep(spelled, subject, context) ??
    whyMissed(spelled, subject, context) ??
    pick(spelled) ??
    pickedAndAsked(spelled, context, pick) ??
    preventedBy(spelled, subject, context)
  const pointed = pointedAt(spelled, subject, context, plans)
  return {
    step,
    subject,
    message: withOrderTold(withFoundPutIn(spelled, before, plans, context), subject, plans, (plan) =>
      firstStep(plan, context, personaKey),
    ),
    // What a draft or a question back came between is pointed at as well.
    before: before === subject ? pointed : before,
    plans: pointed && pointed !== subject ? [...plans, pointed] : plans,
  }
}
