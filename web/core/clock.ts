/** What time it is; stories and tests set their own clock. */

type Clock = () => Date

let clock: Clock = () => new Date()

/** This moment. */
export const now = (): Date => clock()

/** Replaces the clock; without an argument, the real one comes back. */
export const setClock = (next: Clock = () => new Date()): void => {
  clock = next
}
