/** The current time; stories and tests set their own clock. */

type Clock = () => Date

let clock: Clock = () => new Date()

export const now = (): Date => clock()

/** Replaces the clock; without an argument, restores the real one. */
export const setClock = (next: Clock = () => new Date()): void => {
  clock = next
}
