/** Lines of progress for the person at the terminal. */

/** Writes a line. */
export type Tell = (line: string) => void

/** Waits for a step; whoever waits for more than a second is told what for. */
export const told = async <A>(tell: Tell, sentence: string, step: Promise<A>): Promise<A> => {
  const timer = setTimeout(() => tell(sentence), 1000)
  return step.finally(() => clearTimeout(timer))
}
