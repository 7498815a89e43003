/** Layouts of the bench: those of the tests and some of its own, and further columns to insert. */
import known from '../import/corpus-layouts.json' with { type: 'json' }
import more from './more-layouts.json' with { type: 'json' }

/** A column: its label, and the field or fixed text of its cells. */
export type BenchColumn = { readonly label: string; readonly field: string }

export type BenchLayout = {
  readonly name: string
  readonly kind: 'sales' | 'books' | 'statement'
  readonly columns: readonly BenchColumn[]
}

const kindOf = (kind: string): BenchLayout['kind'] =>
  kind === 'statement' ? 'statement' : kind === 'books' ? 'books' : 'sales'

// Field names for books; in a ledger, the category is the account.
const inBooks: { readonly [field: string]: string | undefined } = { item: 'details', category: 'account' }

export const benchLayouts: readonly BenchLayout[] = [
  ...known.map(({ name, kind, columns }) => ({
    name,
    kind: kindOf(kind),
    columns: columns.map(([label = '', field = '']) => ({
      label,
      field: label === 'Time Zone' ? 'zone' : kind === 'books' ? (inBooks[field] ?? field) : field,
    })),
  })),
  ...more.map(({ name, kind, columns }) => ({
    name,
    kind: kindOf(kind),
    columns:
      columns === ''
        ? []
        : columns.split('|').map((column) => {
            const at = column.indexOf('=')
            return { label: column.slice(0, at), field: column.slice(at + 1) }
          }),
  })),
]

/** Columns that programs add and no figure needs; many look like money, numbers or days. */
export const noise: readonly [BenchColumn, ...BenchColumn[]] = [
  { label: 'Customer phone', field: "'0412 345 678'" },
  { label: 'Postcode', field: "'4006'" },
  { label: 'ABN', field: "'51 824 753 556'" },
  { label: 'Register', field: "'1'" },
  { label: 'Loyalty points', field: 'points' },
  { label: 'Cost price', field: 'fee' },
  { label: 'Profit', field: 'whole-less-fee' },
  { label: 'Margin %', field: "'35.2%'" },
  { label: 'Commission', field: 'fee' },
  { label: 'Surcharge', field: "'0.00'" },
  { label: 'Rounding', field: "'0.02'" },
  { label: 'Discount', field: "'0.00'" },
  { label: 'Tendered', field: 'more' },
  { label: 'Change', field: 'fee' },
  { label: 'Due date', field: 'later' },
  { label: 'Last modified', field: 'later' },
  { label: 'Covers', field: 'points' },
  { label: 'Table', field: "'12'" },
  { label: 'Card last 4', field: "'4421'" },
  { label: 'Exchange rate', field: "'1.0000'" },
  { label: 'GST code', field: "'GST'" },
  { label: 'Staff', field: 'employee' },
  { label: 'Comments', field: "'ok, thanks'" },
  { label: 'Row', field: 'row' },
  { label: 'Batch', field: "'20261103'" },
]
