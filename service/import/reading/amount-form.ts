/** Amounts as written in files: their separators, and their value in cents. */
import type { Cents } from './money.ts'

/** The decimal mark: a point in 1,234.50, a comma in 1.234,50. */
export const decimalMarks = ['point', 'comma'] as const
export type DecimalMark = (typeof decimalMarks)[number]

/** An amount as written, before its digits are interpreted. */
export type WrittenAmount = {
  /** Digits with separators; no sign, currency or spaces. */
  readonly digits: string
  readonly isNegative: boolean
  /** ISO 4217 code in the cell, or a bare "$". */
  readonly currency?: string
  /** "DR" and "CR" after an amount. */
  readonly side?: 'debit' | 'credit'
}

const symbols: Readonly<Record<string, string>> = {
  $: '$',
  a$: 'AUD',
  au$: 'AUD',
  us$: 'USD',
  nz$: 'NZD',
  c$: 'CAD',
  ca$: 'CAD',
  s$: 'SGD',
  hk$: 'HKD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
}

// Prefix or suffix: a symbol, possibly after letters, or a three-letter code.
const form =
  /^(?<open>\()?(?<early>[-+−–])?\s?(?<before>[A-Za-z]{0,2}[$€£¥₹]|[A-Za-z]{3})?\s?(?<sign>[-+−–])?\s?(?<inner>\()?(?<digits>\d[\d.,'’ \u00a0\u202f]*|[.,]\d+)\s?(?<close>\))?\s?(?<after>[€£]|[A-Za-z]{2,3})?\s?(?<late>[-+−–])?(?<end>\))?$/

const sides: Readonly<Record<string, 'debit' | 'credit'>> = { dr: 'debit', cr: 'credit' }

/** True for a cell that stands for no amount: "-", "n/a", "nil". */
export const isNoAmount = (cell: string): boolean => /^(?:[-–—]+|n\/?a|nil|none|null|\$\s?-)$/i.test(cell)

/** Parses an amount as written; undefined if the cell is not one. */
export const writtenAmount = (cell: string): WrittenAmount | undefined => {
  // Most amounts of a long file are plain.
  if (/^\d+(?:\.\d\d?)?$/.test(cell)) return { digits: cell, isNegative: false }
  if (cell.length > 40) return undefined
  const found = form.exec(cell)?.groups
  if (!found) return undefined
  const isOpen = found.open !== undefined || found.inner !== undefined
  const isClosed = found.close !== undefined || found.end !== undefined
  const signs = [found.early, found.sign, found.late].filter((sign) => sign !== undefined)
  if (isOpen !== isClosed || signs.length > 1 || (isOpen && signs.length > 0)) return undefined
  const after = found.after?.toLowerCase() ?? ''
  const side = sides[after]
  const named = (found.before ?? (side ? '' : after)).toLowerCase()
  if (found.before !== undefined && after !== '' && !side) return undefined
  if (after.length === 2 && !side) return undefined
  const currency = named === '' ? undefined : (symbols[named] ?? named.toUpperCase())
  return {
    digits: (found.digits ?? '').replace(/['’ \u00a0\u202f]+$/, ''),
    isNegative: isOpen || (signs[0] !== undefined && signs[0] !== '+'),
    ...(currency === undefined ? {} : { currency }),
    ...(side === undefined ? {} : { side }),
  }
}

const pointForm = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:['’ \u00a0\u202f]\d{3})+)?(?:\.(\d+))?$/
const commaForm = /^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:['’ \u00a0\u202f]\d{3})+)?(?:,(\d+))?$/

/** True if the digits are well-formed with this decimal mark. */
export const fitsMark = (digits: string, mark: DecimalMark): boolean =>
  (mark === 'point' ? pointForm : commaForm).test(digits)

/** True if the digits are ambiguous: 1,234 is 1234 or 1.234. */
export const isAmbiguous = (digits: string): boolean =>
  /[.,]/.test(digits) && fitsMark(digits, 'point') && fitsMark(digits, 'comma')

/** Larger numbers are not amounts of a business. */
const mostDigits = 12

/** Why an amount is refused. */
export type AmountFault = 'not an amount' | 'too large' | 'has more than two decimals'

/** Cents of an amount; the text is the reason if there are none. */
export const centsOf = ({ digits, isNegative }: WrittenAmount, mark: DecimalMark): Cents | AmountFault => {
  // Nearly all amounts of a long file are plain.
  if (mark === 'point' && /^\d{1,12}\.\d\d$/.test(digits)) {
    const size = BigInt(digits.slice(0, -3) + digits.slice(-2))
    return isNegative ? -size : size
  }
  const found = (mark === 'point' ? pointForm : commaForm).exec(digits)
  if (!found) return 'not an amount'
  const decimals = found[1] ?? ''
  const whole = digits.slice(0, decimals === '' ? undefined : -decimals.length - 1).replace(/\D/g, '')
  if (/[1-9]/.test(decimals.slice(2))) return 'has more than two decimals'
  if (whole.replace(/^0+/, '').length > mostDigits) return 'too large'
  const cents = BigInt(`${whole}${decimals.slice(0, 2).padEnd(2, '0')}`)
  return isNegative ? -cents : cents
}
