/** Words of a question by their places. */
import type { Question } from './question.ts'
import { termsText } from './term.ts'

/** The words at some places, those in a row together. */
export const phrasesAt = ({ terms, text }: Question, places: readonly number[]): readonly string[] => {
  const runs: number[][] = []
  for (const at of places)
    if (runs.at(-1)?.at(-1) === at - 1) runs.at(-1)?.push(at)
    else runs.push([at])
  // Only what stands in the message is quoted.
  return runs
    .map((run) => termsText(run.flatMap((at) => terms[at] ?? [])))
    .filter((words) => text.includes(words))
}
