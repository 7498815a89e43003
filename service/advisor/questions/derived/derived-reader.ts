/** How questions one step from a figure are read. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { Question } from '../question.ts'

/** How to read a text anew, asked on the same day. */
export type AskAnew = (text: string) => Question

/** Reads a question of one kind; undefined for any other. */
export type DerivedReader = (question: Question, ask: AskAnew) => AnswerablePlan | undefined
