/** Labels of lists of debtors. */
import { plainLabel } from '../roles.ts'

/** An age in a label; `from` and `to` are days or months. */
export type AgeLabel = {
  readonly age: string
  readonly unit: 'days' | 'months' | undefined
  readonly from: number | undefined
  /** True if the label itself says whether the amounts are overdue. */
  readonly isOverdue?: boolean
}

/** Longest label of an age. */
const longestLabel = 40

const overdueWord = /\b(?:overdue|past due|late)\b/
const notDueLabel = /^(?:not (?:yet )?(?:due|overdue)|not due yet|before due|due later|future)$/

const plainAge = (label: string): string =>
  label.toLowerCase().replaceAll(/[–—−]/g, '-').replaceAll(/[()]/g, ' ').replaceAll(/\s+/g, ' ').trim()

/** The age that a label names; undefined for any other label. */
export const ageIn = (label: string): AgeLabel | undefined => {
  if (label.length > longestLabel || label === '') return undefined
  const plain = plainAge(label)
  if (notDueLabel.test(plain)) return { age: 'not due', unit: undefined, from: undefined, isOverdue: false }
  if (plain === 'current') return { age: 'current', unit: undefined, from: undefined }
  const said = overdueWord.test(plain) ? { isOverdue: true } : {}
  const words = plain.replace(overdueWord, ' ').replaceAll(/\s+/g, ' ').trim()
  const unit = /\bmonths?\b/.test(words) ? ('months' as const) : ('days' as const)
  const size = words
    .replaceAll(/\b(?:days?|months?|old)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (/^(?:older|oldest)$/.test(size)) return { age: 'older', unit: undefined, from: undefined, ...said }
  const under = /^(?:<|under|less than|up to) ?(\d{1,3})$/.exec(size)
  if (under)
    return {
      age: `under ${under[1]} ${unit.slice(0, under[1] === '1' ? -1 : undefined)}`,
      unit,
      from: 0,
      ...said,
    }
  const between = /^(\d{1,3}) ?(?:-|to) ?(\d{1,3})$/.exec(size)
  if (between && Number(between[1]) < Number(between[2]))
    return { age: `${between[1]}–${between[2]} ${unit}`, unit, from: Number(between[1]), ...said }
  const over =
    /^(?:>|over|more than|older than|above) ?(\d{1,3})$|^(\d{1,3}) ?(?:\+|plus|and (?:over|above|more|older)|or (?:more|older|over))$/.exec(
      size,
    )
  const least = over?.[1] ?? over?.[2]
  if (least !== undefined)
    return { age: `over ${least} ${unit}`, unit, from: Number(least) + (over?.[1] ? 1 : 0), ...said }
  const single = /^(\d{1,3})$/.exec(size)
  // A bare number is no age: "30" may be anything.
  if (single && size !== words)
    return {
      age: `${single[1]} ${unit.slice(0, single[1] === '1' ? -1 : undefined)}`,
      unit,
      from: Number(single[1]),
      ...said,
    }
  return undefined
}

const hours = /^(\d{1,2}) ?(?:[-–—−]|to) ?(\d{1,2})$/

/**
 * True for labels of hours, "11-12" and "12-13": ages of debts begin with what is new, and hours with the opening. Labels that
 * name days or months, or that are open at an end, are ages.
 */
export const areHoursOfDay = (labels: readonly string[]): boolean => {
  const ages = labels.filter((label) => ageIn(label))
  const spans = ages.map((label) => hours.exec(label.trim()))
  const starts = spans.map((span) => Number(span?.[1]))
  return (
    ages.length > 1 &&
    spans.every((span) => span !== null && Number(span[2]) <= 24) &&
    (Math.min(...starts) > 1 || spans.every((span) => Number(span?.[2]) - Number(span?.[1]) === 1))
  )
}

const payable =
  /\b(?:payables?|suppliers?|vendors?|creditors?|bills?|purchases?|accounts payable|we owe|you owe)\b/i
const receivable =
  /\b(?:receivables?|debtors?|customers?|clients?|owed to (?:us|you)|a\/?r aging|a\/?r ageing)\b/i

const debtorsAlone =
  /\b(?:debtors?|receivables?|(?:unpaid|outstanding|overdue|open) (?:tax )?invoices?|a\/?r age?ing)\b/i

/** True for words by which a list of invoices is one of debtors, and not of sales. */
export const isOfDebtors = (words: string): boolean => debtorsAlone.test(words)

/** True for words of what the business owes to others. */
export const isOfPayables = (words: string): boolean => payable.test(words)

/** True for words of what others owe to the business. */
export const isOfReceivables = (words: string): boolean => receivable.test(words)

const forms = {
  customer:
    /^(?:(?:customer|client|contact|debtor|tenant|patient|buyer)(?: (?:name|full name|company))?|customer client|(?:bill|billed|invoiced?) to(?: name)?|company(?: name)?|name)$/,
  number:
    /^(?:(?:invoice|inv|document|doc|transaction|tax invoice) ?(?:no|number|num|id|ref|reference|code)?|number|num|no|ref|reference)$/,
  due: /^(?:(?:invoice |payment )?due(?: date| on| by)?|date due|payment due(?: date)?)$/,
  issued:
    /^(?:(?:invoice|issued?|document|transaction|inv|txn) date|date(?: issued| of invoice| created)?|issued(?: on)?|created(?: on)?)$/,
  outstanding:
    /^(?:(?:total |invoice )?(?:amount |balance )?(?:outstanding|owing|owed|unpaid|remaining)(?: amount| balance)?|(?:total |invoice )?(?:amount|balance) due|due(?: amount)?|(?:open |invoice |unpaid |remaining )?balance|left to pay|still to pay)$/,
  paid: /^(?:(?:total |invoice )?(?:amount|total) (?:paid|received)|(?:paid|received)(?: amount| to date| so far)?|payments?(?: received)?|invoice amount paid|credited and paid)$/,
  paidOn:
    /^(?:(?:date )?paid(?: date| on| in full on)?|(?:payment|received|receipt|fully paid) (?:date|on)|date (?:paid|received|of payment)|fully paid on date)$/,
  amount:
    /^(?:(?:invoice |inv |grand |gross )?(?:total|amount)(?: amount)?(?: (?:inc|incl|including|ex|excl|excluding)(?: (?:gst|tax|vat))?)?|value|invoice value|original amount|invoiced(?: amount)?)$/,
  status: /^(?:(?:invoice |payment )?status|paid|is paid|state)$/,
  currency: /^(?:currency|currency code|ccy)$/,
  type: /^(?:type|transaction type|document type|invoice type|txn type|doc type)$/,
} as const

/** What a column of a list of invoices may be. */
export type InvoiceRole = keyof typeof forms

export const invoiceRoles: readonly InvoiceRole[] = [
  'customer',
  'number',
  'due',
  'issued',
  'outstanding',
  'paid',
  'paidOn',
  'amount',
  'status',
  'currency',
  'type',
]

/** Roles that a label may have. */
export const invoiceRolesOf = (label: string): readonly InvoiceRole[] => {
  const plain = plainLabel(label)
  return invoiceRoles.filter((role) => forms[role].test(plain))
}
