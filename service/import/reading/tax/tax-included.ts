/**
 * Whether amounts without a tax column include tax: proven by two columns, stated in a heading, note or row
 * code, answered for an earlier file of the layout, or asked. Never guessed (decision 450).
 */
import type { Column } from '../assign-roles.ts'
import type { ColumnQuestion, TaxIs } from '../layout.ts'
import { decimalText } from '../money.ts'
import { askMeaning, columnId } from '../questions.ts'
import type { Open, ReadTable } from '../read-table.ts'
import type { Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { codesColumn } from './codes-column.ts'
import { centsAt } from './tax-place.ts'
import { presentRate, shareWords, taxName, taxWithin } from './tax-rates.ts'
import { taxSaid, taxSaidIn } from './tax-said.ts'
import type { TaxSaid } from './tax-words.ts'

/** Id of the question and of the remembered decision. */
export const taxQuestion = 'tax-included'

/**
 * A decision: tax is in all amounts, by row codes, in some amounts, on top of them, in none, or the
 * difference of two columns.
 */
type TaxDecided = 'all' | 'codes' | 'some' | 'on-top' | 'none' | 'columns'

const treatment: Readonly<Record<TaxDecided, TaxIs>> = {
  all: 'split',
  codes: 'split-by-code',
  some: 'with',
  'on-top': 'without',
  none: 'without',
  columns: 'difference',
}

export type TaxFound = {
  readonly taxIs: TaxIs
  readonly decided: TaxDecided
  /** Id of the column of codes that told rows apart. */
  readonly codes?: string
  /** The answered question. */
  readonly question?: ColumnQuestion
}

type Context = {
  readonly table: ReadTable
  readonly open: Open
  readonly currency: string
  readonly title: string
  readonly isReplay: boolean
}

/** True if one column equals the other plus tax in nearly all rows, and is higher in some. */
const isTaxBetween = (
  whole: Column,
  net: Column,
  rows: readonly SourceRow[],
  rate: bigint | undefined,
): boolean => {
  let [same, taxed, other] = [0, 0, 0]
  for (const row of rows) {
    const [all, less] = [centsAt(row, whole), centsAt(row, net)]
    if (all === undefined || less === undefined) continue
    const part = all - less
    const off = rate === undefined ? undefined : part - taxWithin(all, rate)
    if (part === 0n) same += 1
    else if (off !== undefined && off >= -1n && off <= 1n) taxed += 1
    else other += 1
  }
  return taxed > 0 && other * 20 <= taxed + same
}

/** Columns of amounts with and without tax, by labels or figures. */
const pairOf = (found: ReadonlyMap<Role, Column>, { table, currency }: Context): boolean => {
  const [whole, net] = [found.get('amount'), found.get('net')]
  const hasFigures = (role: Role): boolean => {
    const { negatives = 0, positives = 0 } = found.get(role)?.profile ?? {}
    return negatives + positives > 0
  }
  if (!whole || !net || hasFigures('tip') || hasFigures('refunded')) return false
  const differs = table.rows.some((row) => centsAt(row, whole) !== centsAt(row, net))
  const isNamed = taxSaidIn(net.label) === 'without' && taxSaidIn(whole.label) !== 'without'
  return differs && (isNamed || isTaxBetween(whole, net, table.rows, presentRate(currency)))
}

const says = (currency: string, said: TaxSaid | undefined, hasCodes: boolean) => {
  const name = taxName(currency)
  const rate = presentRate(currency)
  const whole = rate === undefined ? undefined : `${name} of ${rate}%`
  const all: readonly (readonly [TaxDecided, string])[] =
    whole === undefined || rate === undefined
      ? []
      : hasCodes
        ? [['codes', `Yes: ${whole} is in the rows that are marked as taxed, and is taken off`]]
        : [['all', `Yes, every amount includes ${whole}: ${shareWords(rate)} is taken off`]]
  const some: readonly (readonly [TaxDecided, string])[] = [
    [
      'some',
      whole === undefined
        ? `Yes, and it cannot be told apart: revenue is shown with ${name}`
        : `Only some do, since we also sell things without ${name}: nothing is taken off, and revenue is shown with ${name}`,
    ],
  ]
  const others: readonly (readonly [TaxDecided, string])[] = [
    ['on-top', `No, ${name} is added on top of these amounts`],
    ['none', `We charge no ${name}`],
  ]
  return [...all, ...(said === 'with' ? [] : others), ...(hasCodes && all.length > 0 ? [] : some)]
}

const questionOf = (
  amount: Column,
  said: TaxSaid | undefined,
  hasCodes: boolean,
  { table, currency }: Context,
): ColumnQuestion => {
  const rate = presentRate(currency)
  const name = taxName(currency)
  const byCell = new Map(table.rows.map((row) => [row.cells[amount.at] ?? '', row]))
  const means = (decided: TaxDecided) => (cell: string) => {
    const row = byCell.get(cell)
    const cents = (row && centsAt(row, amount)) ?? 0n
    if (decided === 'some') return `revenue ${decimalText(cents)}, ${name} in it not known`
    if ((decided !== 'all' && decided !== 'codes') || rate === undefined)
      return `revenue ${decimalText(cents)}`
    const tax = taxWithin(cents, rate)
    return `revenue ${decimalText(cents - tax)}, ${name} ${decimalText(tax)}`
  }
  return askMeaning(
    taxQuestion,
    amount,
    says(currency, said, hasCodes).map(([id, text]) => [id, text, means(id)] as const),
    table.rows.filter((row) => (centsAt(row, amount) ?? 0n) !== 0n),
  )
}

const isDecided = (text: string | undefined): text is TaxDecided => text !== undefined && text in treatment

/** Tax in the amounts of a sales file; undefined if there is a tax column, and while it is asked. */
export const taxIncluded = (found: Map<Role, Column>, context: Context): TaxFound | undefined => {
  const { table, open, currency, title, isReplay } = context
  const amount = found.get('amount') ?? found.get('net')
  if (!amount) return undefined
  // Also a column of zeros: perhaps only untaxed products were sold.
  if (found.has('tax')) return undefined
  const said = taxSaid(amount.label, table, title)
  if (pairOf(found, context)) return { taxIs: 'difference', decided: 'columns' }
  if (said === 'without') return { taxIs: 'without', decided: 'on-top' }
  const answer = open.answers[taxQuestion]
  const codes = codesColumn(table, open, currency, { isByCodes: answer === 'codes', isReplay })
  if (codes === 'asked') return undefined
  if (codes) found.set('tax-code', codes)
  else found.delete('tax-code')
  const byCodes = codes ? { codes: columnId(codes) } : {}
  const rate = presentRate(currency)
  if (codes && said === 'with' && rate !== undefined)
    return { taxIs: 'split-by-code', decided: 'codes', ...byCodes }
  const question = questionOf(amount, said, codes !== undefined, context)
  const isOffered = question.readings.some(({ id }) => id === answer)
  if (isDecided(answer) && isOffered)
    return { taxIs: treatment[answer], decided: answer, question, ...byCodes }
  open.questions.push(question)
  return undefined
}

/** Tax of a sale, calculated from its amount. `percent` is that of its code, if rows have codes. */
export const taxOfSale = (
  amount: bigint,
  rate: bigint | undefined,
  percent: bigint | 'standard' | undefined,
): bigint | undefined => {
  const applied = percent === undefined || percent === 'standard' ? rate : percent
  return applied === undefined ? undefined : taxWithin(amount, applied)
}
