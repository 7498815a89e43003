/** Two amounts that one sentence sets against each other: "fees came to $40,631, against an average of $52,208". */

const amount = String.raw`\$(\d[\d,]*(?:\.\d+)?)`
const against = String.raw`\b(?:against|compared (?:with|to)|instead of|down from|up from|the (?:\w+ )?(?:days?|weeks?|months?|year) before averaged)\b`
const pair = new RegExp(
  String.raw`${amount}( a (?:day|week|month|year)\b)?[^$]*${against}[^$]*${amount}`,
  'i',
)

export type ComparedAmounts = {
  readonly of: number
  readonly against: number
  /** " a week", if the first amount says so. */
  readonly each: string
}

const value = (digits: string): number => Number(digits.replaceAll(',', ''))

/** Undefined for a sentence that sets no two sums of money against each other. */
export const comparedAmounts = (sentence: string): ComparedAmounts | undefined => {
  const [, of, each = '', other] = pair.exec(sentence) ?? []
  return of === undefined || other === undefined
    ? undefined
    : { of: value(of), against: value(other), each: each.toLowerCase() }
}
