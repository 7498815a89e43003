/** Parses typed text as a whole number; anything else counts as empty. Pure. */

/** What a typed text means; undefined where it is no number. */
export const parsed = (typed: string): number | undefined => {
  const value = Number.parseInt(typed, 10)
  return Number.isNaN(value) ? undefined : value
}

/** The text of a number, empty where there is none. */
export const typed = (value: number | undefined): string => (value === undefined ? '' : String(value))
