/** Lines of progress for the person at the terminal. */

/** Writes a line. */
export type Print = (line: string) => void

/** Waits for a step; whoever waits for more than a second is told what for. */
export const withProgress = async <A>(tell: Print, sentence: string, step: Promise<A>): Promise<A> => {
  const timer = setTimeout(() => tell(sentence), 1000)
  return step.finally(() => clearTimeout(timer))
}
