/** Answers about a timesheet, which are recalled only for a file that would ask the same. */
import type { Open } from '../read-table.ts'

/** What is open in a timesheet, with the choices of answers to remember. */
export type TimeOpen = Open & { readonly choices: Map<string, string> }

const choicesOf = (question: string): string => `${question} choices`

/**
 * The answer to a question: one for this file, or one for an earlier file of the layout that had the same choices. Its
 * choices are remembered with it.
 */
export const answerAmong = (open: TimeOpen, question: string, ids: readonly string[]): string | undefined => {
  const choices = ids.join(', ')
  const answer =
    open.given[question] ??
    (open.recalled[choicesOf(question)] === choices ? open.recalled[question] : undefined)
  if (answer === undefined || !ids.includes(answer)) return undefined
  open.choices.set(choicesOf(question), choices)
  return answer
}
