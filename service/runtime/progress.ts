/** Progress messages for the terminal. */

/** Writes a line. */
export type Print = (line: string) => void

/** Waits for a step; prints the sentence if it takes more than a second. */
export const withProgress = async <A>(print: Print, sentence: string, step: Promise<A>): Promise<A> => {
  const timer = setTimeout(() => print(sentence), 1000)
  return step.finally(() => clearTimeout(timer))
}
