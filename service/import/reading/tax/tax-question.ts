/** The question whether amounts include tax, with what rows of the file would mean under each reading. */
import type { Column } from '../assign-roles.ts'
import type { ColumnQuestion, TaxIs } from '../layout.ts'
import { decimalText } from '../money.ts'
import { askMeaning } from '../questions.ts'
import type { Open, ReadTable } from '../read-table.ts'
import type { MoneyKind } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { isWage } from '../wages.ts'
import { taxOfCode } from './tax-code.ts'
import { centsAt } from './tax-place.ts'
import { presentRate, shareWords, taxName, taxWithin } from './tax-rates.ts'
import type { TaxSaid } from './tax-words.ts'

/** Id of the question and of the remembered decision. */
export const taxQuestion = 'tax-included'

/**
 * A decision: tax is in all amounts, by row codes, in some amounts, on top of them, in none, the difference of two columns,
 * or in a column of books.
 */
export type TaxDecided = 'all' | 'codes' | 'some' | 'on-top' | 'none' | 'columns' | 'column'

/** How a decision treats the amounts. */
export const treatment: Readonly<Record<TaxDecided, TaxIs>> = {
  all: 'split',
  codes: 'split-by-code',
  some: 'with',
  'on-top': 'without',
  none: 'without',
  columns: 'difference',
  column: 'told',
}

/** A file about whose amounts it is decided. `isReplay`: read again as recorded. */
export type TaxContext = {
  readonly kind: MoneyKind
  readonly table: ReadTable
  readonly open: Open
  readonly currency: string
  readonly title: string
  readonly isReplay: boolean
}

type Says = {
  /** "Revenue". */
  readonly figure: string
  readonly all: (whole: string) => string
  readonly some: (name: string) => string
  readonly none: (name: string) => string
}

const saysOf: Readonly<Record<MoneyKind, Says>> = {
  sales: {
    figure: 'revenue',
    all: (whole) => `Yes, every amount includes ${whole}`,
    some: (name) => `Only some do, since we also sell things without ${name}`,
    none: (name) => `We don’t charge ${name}`,
  },
  books: {
    figure: 'cost',
    all: (whole) => `Yes, every amount but wages includes ${whole}`,
    some: (name) => `Only some do, since some costs have no ${name}`,
    none: (name) => `We don’t claim ${name} back`,
  },
}

/** What is shown with tax where it cannot be taken off. */
const shownWith: Readonly<Record<MoneyKind, string>> = { sales: 'revenue is', books: 'costs are' }

const readings = (
  { kind, currency }: TaxContext,
  said: TaxSaid | undefined,
  hasCodes: boolean,
): readonly (readonly [TaxDecided, string])[] => {
  const name = taxName(currency)
  const rate = presentRate(currency)
  const { all, some, none } = saysOf[kind]
  const whole = rate === undefined ? undefined : `${name} of ${rate}%`
  const kept = `${shownWith[kind]} shown with ${name}`
  const taxed: readonly (readonly [TaxDecided, string])[] =
    whole === undefined || rate === undefined
      ? []
      : hasCodes
        ? [['codes', `Yes: ${whole} is in the rows that are marked as taxed, and is taken off`]]
        : [['all', `${all(whole)}: ${shareWords(rate)} is taken off`]]
  const partly: readonly (readonly [TaxDecided, string])[] = [
    [
      'some',
      whole === undefined
        ? `Yes, and it cannot be told apart: ${kept}`
        : `${some(name)}: nothing is taken off, and ${kept}`,
    ],
  ]
  const others: readonly (readonly [TaxDecided, string])[] = [
    ['on-top', `No, ${name} is added on top of these amounts`],
    ['none', none(name)],
  ]
  return [...taxed, ...(said === 'with' ? [] : others), ...(hasCodes && taxed.length > 0 ? [] : partly)]
}

/** Columns that say which rows have tax: codes, and what an entry of books is about. */
type TaxedBy = { readonly codes: Column | undefined; readonly about: Column | undefined }

/** Tax in a row under a reading, as the row will be read. */
const taxInRow = (
  row: SourceRow,
  cents: bigint,
  rate: bigint,
  decided: 'all' | 'codes',
  { codes, about, kind }: TaxedBy & { readonly kind: MoneyKind },
): bigint => {
  if (decided === 'all') {
    const isFree = kind === 'books' && about !== undefined && isWage(row.cells[about.at] ?? '')
    return isFree ? 0n : taxWithin(cents, rate)
  }
  const code = codes && taxOfCode(row.cells[codes.at] ?? '')
  return taxWithin(cents, code === undefined || code === 'standard' ? rate : code)
}

/** Asks whether tax is in the amounts of a column; `said` is what the file states, and drops readings that contradict it. */
export const askTax = (
  amount: Column,
  said: TaxSaid | undefined,
  taxedBy: TaxedBy,
  context: TaxContext,
): ColumnQuestion => {
  const { table, currency, kind } = context
  const rate = presentRate(currency)
  const name = taxName(currency)
  const { figure } = saysOf[kind]
  // The first row of a cell is the one that is shown.
  const byCell = new Map(table.rows.toReversed().map((row) => [row.cells[amount.at] ?? '', row]))
  const means = (decided: TaxDecided) => (cell: string) => {
    const row = byCell.get(cell)
    const cents = (row && centsAt(row, amount)) ?? 0n
    if (decided === 'some') return `${figure} ${decimalText(cents)}, ${name} in it not known`
    if ((decided !== 'all' && decided !== 'codes') || rate === undefined)
      return `${figure} ${decimalText(cents)}`
    const tax = row ? taxInRow(row, cents, rate, decided, { ...taxedBy, kind }) : 0n
    return `${figure} ${decimalText(cents - tax)}, ${name} ${decimalText(tax)}`
  }
  return askMeaning(
    taxQuestion,
    amount,
    readings(context, said, taxedBy.codes !== undefined).map(([id, text]) => [id, text, means(id)] as const),
    table.rows.filter((row) => (centsAt(row, amount) ?? 0n) !== 0n),
  )
}
