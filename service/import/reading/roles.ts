/** What a column can hold, by kind of file, and how files label it: the labels are data, in plain words. */
import labels from './column-labels.json' with { type: 'json' }
import { withoutCurrency } from './currency-named.ts'
import { withoutZone } from './named-zone.ts'
import { taxSaidIn, withoutTaxWords } from './tax/tax-words.ts'

export const kinds = ['sales', 'books'] as const
/** Sales are single takings; books are movements of money by account. */
export type Kind = (typeof kinds)[number]

/** Roles of columns; `ignored` has nothing that any figure needs. */
export const roles = [
  'date',
  'time',
  'zone',
  'amount',
  'net',
  'tax',
  'tax-code',
  'tip',
  'gift-card',
  'refunded',
  'quantity',
  'unit-price',
  'category',
  'item',
  'channel',
  'id',
  'currency',
  'side',
  'status',
  'debit',
  'credit',
  'balance',
  'account',
  'details',
  'employee',
  'hours',
  'super',
  'ignored',
] as const
export type Role = (typeof roles)[number]

/** Roles whose cells are amounts of money. */
export const moneyRoles: ReadonlySet<Role> = new Set([
  'amount',
  'net',
  'tax',
  'tip',
  'gift-card',
  'refunded',
  'unit-price',
  'debit',
  'credit',
  'balance',
  'super',
])

/** Labels that say which kind of file it is: no other kind has them. */
export const rolesOfKind: Readonly<Record<Kind, ReadonlySet<Role>>> = {
  sales: new Set<Role>([
    'date',
    'time',
    'zone',
    'amount',
    'net',
    'tax',
    'tax-code',
    'tip',
    'gift-card',
    'refunded',
    'quantity',
    'unit-price',
    'category',
    'item',
    'channel',
    'id',
    'currency',
    'status',
  ]),
  books: new Set<Role>([
    'date',
    'amount',
    'tax',
    'id',
    'currency',
    'status',
    'debit',
    'credit',
    'balance',
    'account',
    'details',
    'side',
    'employee',
    'hours',
    'super',
  ]),
}

const dateForm = /\b(d{1,2}|m{1,4}|y{2,4})[-/. ]?(d{1,2}|m{1,4})[-/. ]?(d{1,2}|y{2,4})\b/i

/** The order of day, month and year that a label spells: "Date (DD/MM/YYYY)". */
export const orderIn = (label: string): 'day-first' | 'month-first' | 'year-first' | undefined => {
  const first = dateForm.exec(label)?.[1]?.[0]?.toLowerCase()
  if (first === undefined) return undefined
  return first === 'd' ? 'day-first' : first === 'm' ? 'month-first' : 'year-first'
}

const notInLabels = new RegExp(
  `\\$|${dateForm.source}|\\bin (?=thousands|millions|cents)|\\b(?:thousands?|millions?|cents)\\b|'?000s?\\b`,
  'gi',
)

/** A label in plain words: "Total (inc. GST) AUD" is "total inc gst". */
export const plainLabel = (label: string): string =>
  withoutCurrency(withoutZone(label.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2')))
    .replace(notInLabels, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const labelsByRole: { readonly [role: string]: readonly string[] } = labels

// In order of preference: of two columns that are both labelled as a role, the one whose label comes first has it.
const ranks: ReadonlyMap<Role, ReadonlyMap<string, number>> = new Map(
  roles.map((role) => [role, new Map((labelsByRole[role] ?? []).map((label, at) => [label, at]))]),
)

/** True for a label that says that the tax is not in its amounts. */
export const isWithoutTax = (label: string): boolean =>
  taxSaidIn(plainLabel(label)) === 'without' || /\bnet\b/.test(plainLabel(label))

const taxForm = /^(?:[a-z]+ ){0,2}(?:gst|vat|tax)(?: (?:amounts?|total|value|collected|paid|payable))?$/
const otherTax =
  /\b(?:income|payg|payroll|withh(?:olding|eld)|land|company|personal|rate|code|type|class|status|after|before|free)\b/

/** True for a label of an amount of sales tax, such as "Order tax". */
const isOfTax = (plain: string): boolean =>
  taxForm.test(plain) && !otherTax.test(plain) && taxSaidIn(plain) === undefined

/** After every label that is listed. */
const otherTaxRank = 1000

/** Rank of a label among those of a role: 0 for the best; undefined if it is not one of them. */
export const rankOf = (label: string, role: Role): number | undefined => {
  const plain = plainLabel(label)
  const known = ranks.get(role)?.get(plain)
  if (known === undefined && role === 'tax') return isOfTax(plain) ? otherTaxRank : undefined
  if (known !== undefined || (role !== 'amount' && role !== 'net')) return known
  const base = withoutTaxWords(plain, role === 'amount' ? 'with' : 'without')
  return base !== undefined && ranks.get('amount')?.has(base) ? 0 : undefined
}

/** The roles that a label may name. */
export const rolesNamed = (label: string): readonly Role[] => {
  return roles.filter((role) => rankOf(label, role) !== undefined)
}

/** True for a label of amounts before discounts or tax; only the figures show which of the two. */
export const isGross = (label: string): boolean => plainLabel(label).startsWith('gross')

/** True for a label of the whole that was paid. */
export const isOfAll = (label: string): boolean =>
  /\b(?:total|paid|collected|charged|inc|incl|including)\b/.test(plainLabel(label))
