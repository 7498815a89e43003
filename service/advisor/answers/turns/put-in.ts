/** "Put that in" after a question between a draft and its changes: what was found on record is added to the draft. */
import type { Plan } from '#schema/advisor/plan'
import { type Context, isNothing } from '../../plans/context.ts'
import { evaluateFind } from '../../plans/find.ts'
import { withoutCourtesy } from '../../questions/threads/turn.ts'

const putsIn =
  /^(?:(?:can you|could you|please|let's|also) )*(?:put|add|include|mention|work|say|use) (?:that|it|this)(?: (?:in|into it|to it|too|as well|there|please|to the (?:email|letter|draft|note)|in the (?:email|letter|draft|note)))*$/
const [mostBetween, longest] = [4, 260]

/** The change that takes in what was found; the message itself where nothing was, or no draft is open. */
export const withFoundPutIn = (
  message: string,
  before: Plan | undefined,
  plans: readonly Plan[],
  context: Context,
): string => {
  const isOpen = plans
    .slice(-mostBetween)
    .some((plan) => plan.operator === 'act' && plan.action === 'email-drafts')
  if (before?.operator !== 'find' || !isOpen || !putsIn.test(withoutCourtesy(message))) return message
  const answer = evaluateFind(context, before)
  if (isNothing(answer) || answer.isNearest) return message
  const sentence = answer.facts[0]?.source.sentence.replace(/[.\s]+$/, '')
  return sentence && sentence.length <= longest ? `add that ${sentence}` : message
}
