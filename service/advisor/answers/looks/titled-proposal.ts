/** A proposal that an open advisory has in its title, and that was read as something else: a verdict answers it. */
import type { Plan } from '#schema/advisor/plan'
import { advisoryAbout } from '../../options/advisory-about.ts'
import { asksWhether, isPutInReverse, stepAsked, unjudged } from '../../options/polarity.ts'
import { advisoryTitled } from '../../options/verdict.ts'
import type { Context } from '../../plans/context.ts'
import type { ReadQuestion } from '../../questions/read-question.ts'
import { readAs } from '../decided-look.ts'

const sure = 0.85

/** A question back, a search, and the rule on pay that "cap contractor rates" sounds like; never a danger. */
const givesWay = (plan: Plan): boolean =>
  plan.operator === 'clarify' ||
  plan.operator === 'find' ||
  (plan.operator === 'decline' && plan.because === 'legal' && plan.about === 'pay')

/** "Are mornings worth more?" proposes no step. */
const asksToAct =
  /^\W*(?:(?:and|so|but|ok|hey)\W+)*(?:should|shall|ought|do (?:we|i) (?:need|have) to|must (?:we|i))\b/i

/** The message as a question for advice; undefined if no open advisory proposes the step in it. */
export const titledProposal = (
  reads: readonly ReadQuestion[],
  message: string,
  { records }: Context,
): ReadQuestion | undefined => {
  const isPut = isPutInReverse(message) ? asksWhether(message) : asksToAct.test(message)
  if (!isPut || !reads.every(({ plan }) => givesWay(plan))) return undefined
  const step = unjudged(stepAsked(message))
  const titled =
    advisoryTitled(records, step) ?? (isPutInReverse(message) ? advisoryAbout(records, step) : undefined)
  return titled?.status === 'new' ? readAs({ operator: 'advise', matter: message.trim() }, sure) : undefined
}
