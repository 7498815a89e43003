/** The form of a decision, loaded when it is first opened. */
import { lazyPart } from '../../kit/feedback/lazy-part.ts'

export const LazyDecisionForm = lazyPart(async () => (await import('./DecisionForm.tsx')).DecisionForm)
