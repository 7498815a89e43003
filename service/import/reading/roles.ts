/** Roles of columns by kind of file, and their labels, which are data. */
import { importKinds } from '#schema/import/import'
import type { RegisterKind } from '#schema/import/register-day'
import labels from './column-labels.json' with { type: 'json' }
import { withoutCurrency } from './currency-named.ts'
import { withoutZone } from './named-zone.ts'
import { taxSaidIn, withoutTaxWords } from './tax/tax-words.ts'

/** Sales are single takings; books are movements of money by account; timesheets are hours worked; debtors owe money. */
export const kinds = importKinds
export type Kind = (typeof kinds)[number]
/** Kinds of files with amounts of money. */
export type MoneyKind = Exclude<Kind, 'timesheets' | 'debtors' | RegisterKind>

/** Roles of columns that only timesheets have. */
const timesheetRoles = [
  'billed-hours',
  'unbilled-hours',
  'billable',
  'available',
  'client',
  'project',
  'task',
  'surname',
] as const

/** Roles of columns; `ignored` columns are not needed for any figure. */
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
  'discount',
  'quantity',
  'sales-count',
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
  ...timesheetRoles,
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
  'discount',
  'unit-price',
  'debit',
  'credit',
  'balance',
  'super',
])

/** Labels that occur in only one kind of file. */
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
    'sales-count',
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
  // Their columns are found by rules of their own.
  timesheets: new Set<Role>(['date']),
  debtors: new Set<Role>(),
  managements: new Set<Role>(),
  listings: new Set<Role>(),
  pipeline: new Set<Role>(),
}

const dateForm = /\b(d{1,2}|m{1,4}|y{2,4})[-/. ]?(d{1,2}|m{1,4})[-/. ]?(d{1,2}|y{2,4})\b/i

/** Date order spelled out in a label: "Date (DD/MM/YYYY)". */
export const orderIn = (label: string): 'day-first' | 'month-first' | 'year-first' | undefined => {
  const first = dateForm.exec(label)?.[1]?.[0]?.toLowerCase()
  if (first === undefined) return undefined
  return first === 'd' ? 'day-first' : first === 'm' ? 'month-first' : 'year-first'
}

const notInLabels = new RegExp(
  `\\$|${dateForm.source}|\\bin (?=thousands|millions|cents)|\\b(?:thousands?|millions?|cents)\\b|'?000s?\\b`,
  'gi',
)

/** A label in plain words: "Total (inc. GST) AUD" becomes "total inc gst". */
export const plainLabel = (label: string): string =>
  withoutCurrency(withoutZone(label.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2')))
    .replace(notInLabels, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const labelsByRole: { readonly [role: string]: readonly string[] } = labels

// In order of preference: of two columns labelled for a role, the one whose label comes first gets it.
const ranks: ReadonlyMap<Role, ReadonlyMap<string, number>> = new Map(
  roles.map((role) => [role, new Map((labelsByRole[role] ?? []).map((label, at) => [label, at]))]),
)

/** True for a label that excludes tax from its amounts. */
export const isWithoutTax = (label: string): boolean =>
  taxSaidIn(plainLabel(label)) === 'without' || /\bnet\b/.test(plainLabel(label))

const taxForm = /^(?:[a-z]+ ){0,2}(?:gst|vat|tax)(?: (?:amounts?|total|value|collected|paid|payable))?$/
const otherTax =
  /\b(?:income|payg|payroll|withh(?:olding|eld)|land|company|personal|rate|code|type|class|status|after|before|free)\b/

/** True for a label of an amount of sales tax, such as "Order tax". */
const isOfTax = (plain: string): boolean =>
  taxForm.test(plain) && !otherTax.test(plain) && taxSaidIn(plain) === undefined

/** Ranks after every listed label. */
const otherTaxRank = 1000

/** Rank of a label for a role, 0 for the best; undefined if the label is not one of its labels. */
export const rankOf = (label: string, role: Role): number | undefined => {
  const plain = plainLabel(label)
  const known = ranks.get(role)?.get(plain)
  if (known === undefined && role === 'tax') return isOfTax(plain) ? otherTaxRank : undefined
  if (known !== undefined || (role !== 'amount' && role !== 'net')) return known
  const base = withoutTaxWords(plain, role === 'amount' ? 'with' : 'without')
  return base !== undefined && ranks.get('amount')?.has(base) ? 0 : undefined
}

/** Possible roles for a label. */
export const rolesNamed = (label: string): readonly Role[] => {
  return roles.filter((role) => rankOf(label, role) !== undefined)
}

/** True for a label of amounts before discounts or tax; only the figures show which. */
export const isGross = (label: string): boolean => plainLabel(label).startsWith('gross')

/** True for a label of the total paid. */
export const isOfAll = (label: string): boolean =>
  /\b(?:total|paid|collected|charged|inc|incl|including)\b/.test(plainLabel(label))
