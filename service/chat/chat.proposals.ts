/** Whether a reply proposes something that can be decided, so that it may be taken to the form of a decision. */
import type { Plan } from '#schema/advisor/plan'

/** A reply that says that nothing on record bears out a step. */
const proposesNothing = /^(?:I can[’']t tell|Nothing on record|None of|That is decided|Not unless)/

/** True for advice with an option, and for a change that was priced; of a model's reply nobody knows, so it may be one. */
export const proposes = (plans: readonly Plan[] | undefined, message: string): boolean =>
  plans === undefined ||
  plans.length === 0 ||
  plans.some(
    ({ operator }) => operator === 'scenario' || (operator === 'advise' && !proposesNothing.test(message)),
  )
