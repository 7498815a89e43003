/** Parses typed text as a whole number; other text counts as empty. Pure. */

/** The number in a text; undefined when it is not one. */
export const parseWholeNumber = (wholeNumberText: string): number | undefined => {
  const value = Number.parseInt(wholeNumberText, 10)
  return Number.isNaN(value) ? undefined : value
}

/** The number as text; empty when undefined. */
export const wholeNumberText = (value: number | undefined): string =>
  value === undefined ? '' : String(value)
