/** What a column can hold, by kind of file, and how files label it: the labels are data, in plain words. */
import labels from './column-labels.json' with { type: 'json' }

export const kinds = ['sales', 'books'] as const
/** Sales are single takings; books are movements of money by account. */
export type Kind = (typeof kinds)[number]

/** Roles of columns; `ignored` has nothing that any figure needs. */
export const roles = [
  'date',
  'time',
  'amount',
  'net',
  'tax',
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
    'amount',
    'net',
    'tax',
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

/** A label in plain words: "Total (inc. GST)" is "total inc gst". */
export const plainLabel = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:aud|a|utc|gmt)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const labelsByRole: { readonly [role: string]: readonly string[] } = labels

// In order of preference: of two columns that are both labelled as a role, the one whose label comes first has it.
const ranks: ReadonlyMap<Role, ReadonlyMap<string, number>> = new Map(
  roles.map((role) => [role, new Map((labelsByRole[role] ?? []).map((label, at) => [label, at]))]),
)

/** How near a label is to a role: 0 for the best label of it, more for others; undefined if it is none of them. */
export const rankOf = (label: string, role: Role): number | undefined =>
  ranks.get(role)?.get(plainLabel(label))

/** The roles that a label may name. */
export const rolesNamed = (label: string): readonly Role[] => {
  const plain = plainLabel(label)
  return [...ranks].flatMap(([role, known]) => (known.has(plain) ? [role] : []))
}

/** True for a label of amounts before discounts or before tax is taken off; which of them, only its figures say. */
export const isGross = (label: string): boolean => plainLabel(label).startsWith('gross')

/** True for times in a column that says that it is in UTC. */
export const isInUtc = (label: string): boolean => /\b(?:utc|gmt)\b/i.test(label)
