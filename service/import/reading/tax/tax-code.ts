/** Tax per row: a rate such as "10%", or a code such as "GST" or "FRE". */
import type { Column } from '../assign-roles.ts'

const free =
  /^(?:fre|free|none|no|n|nil|0|nt|n-t|exempt|its|itr|inp|exp|zero|no tax|not? taxable|non[- ]taxable|untaxed|out of scope|bas excluded|zero[- ]rated|input[- ]?taxed|gnr|(?:gst|vat|tax)[- ](?:free|exempt)(?: (?:income|sales|supplies|expenses|purchases|capital))?|exempt (?:income|expenses)|no (?:gst|vat)|export)$/i
const taxed =
  /^(?:inclusive|(?:gst|vat|tax) inclusive|gst|vat|tax|taxed|taxable|yes|y|standard(?: rate)?|s|cap|(?:gst|vat|tax) on (?:income|sales|expenses|purchases|capital(?: (?:purchases|acquisitions))?)|(?:gst|vat|tax) applies)$/i
const percentForm = /^(?:(?:gst|vat|tax)\s*\(?)?(\d{1,2})(?:[.,]0{1,4})?\s*%\)?(?:\s*(?:gst|vat|tax))?$/i

/** Percent of a code; "standard" is the country's rate, undefined an unknown code. */
export const taxOfCode = (cell: string): bigint | 'standard' | undefined => {
  const text = cell.trim()
  if (free.test(text)) return 0n
  if (taxed.test(text)) return 'standard'
  const percent = percentForm.exec(text)?.[1] ?? (/^(?:5|8|9|10|15|20)$/.test(text) ? text : undefined)
  return percent === undefined ? undefined : BigInt(percent)
}

/** True for codes that distinguish taxed rows from others. The same code in every row may be a default that nobody checks. */
export const tellsApart = ({ profile }: Column): boolean =>
  new Set([...profile.distinct.keys()].map(taxOfCode)).size > 1

/** True for a column whose non-empty cells are all known codes. */
export const isTaxCodes = ({ profile }: Column): boolean =>
  profile.filled > 0 &&
  profile.distinct.size > 0 &&
  profile.distinct.size < 12 &&
  [...profile.distinct.keys()].every((cell) => taxOfCode(cell) !== undefined)
