/** What reading a question gives. */
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import type { Choice } from './confidence.ts'

/** Plans, how much of the question they answer (0 to 1), and the words that they leave out. */
export type ReadQuestion = {
  readonly plan: Plan
  /** The same asked of further measures, as in "rent and wages in July". */
  readonly also: readonly AnswerablePlan[]
  readonly coverage: number
  readonly notUnderstood: readonly string[]
  /** Words that change what is asked and that the plan does not express; an answer says so first. */
  readonly leftOut?: readonly string[]
  /** The chance that the plan is the right one, from 0 to 1. */
  readonly confidence: number
  /** How it was chosen, from which its confidence follows; none for a follow-up. */
  readonly choice?: Choice
  /** True for what is surely about no matter of the business, so that no record answers it. */
  readonly isFinal?: true
  /** True where the plan tests what the question denies: "profit isn't falling" is so where falling is not. */
  readonly isDenied?: true
  /** True for an edit of the turn before, which no record answers better. */
  readonly isTurn?: true
  /** True for a question back since every plan lost a part of the question, which a text by its words would lose as well. */
  readonly isUnfit?: true
  /** Of a message with several questions, the one that it answers. */
  readonly part?: string
  /** That question as it was written, where `part` has its subject in place of a pronoun. */
  readonly said?: string
  /** What the message takes for granted, as the plan that tests it. */
  readonly supposes?: AnswerablePlan
  /** Questions of the message that nothing here answers; the last of its readings has them. */
  readonly unanswered?: readonly string[]
}
