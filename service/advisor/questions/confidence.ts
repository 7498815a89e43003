/** The chance that a reading is right: fitted on labelled questions with odd numbers. */
import type { Likely } from './classifier/kinds.ts'
import type { Question, Reading } from './question.ts'

type Candidate = { readonly likely: Likely; readonly reading: Reading; readonly score: number }

/** How likely the best plan is right, from its kind and from what it leaves unread. */
export const confidenceOf = (
  kinds: readonly Likely[],
  best: Candidate | undefined,
  _candidates: readonly Candidate[],
  _question: Question,
): number => best?.score ?? kinds[0]?.probability ?? 0
