/** Decides whether a reply proposes a decision, so that the decision form can be offered. */
import type { Plan } from '#schema/advisor/plan'

/** Start of a reply that found no evidence for a step. */
const proposesNothing = /^(?:I can[’']t tell|Nothing on record|None of|That is decided|Not unless)/

/** True for advice with an option and for a priced change; also for a model's reply, where this is unknown. */
export const proposes = (plans: readonly Plan[] | undefined, message: string): boolean =>
  plans === undefined ||
  plans.length === 0 ||
  plans.some(
    ({ operator }) => operator === 'scenario' || (operator === 'advise' && !proposesNothing.test(message)),
  )
