/** Totals by month with a row for each account: months, accounts and amounts in three columns. */
import { cutText } from '#schema/core/cut-text'
import { centsOf, type DecimalMark, writtenAmount } from '../amount-form.ts'
import { checkLabel } from '../check-units.ts'
import type { Answers, ColumnQuestion } from '../layout.ts'
import { decimalText } from '../money.ts'
import { FileRefused } from '../refused.ts'
import { plainLabel } from '../roles.ts'
import { isTotal } from '../set-apart.ts'
import type { SourceRow } from '../source-row.ts'
import { isData, type MonthColumn, monthIn } from './month-column.ts'
import type { FigureColumn } from './monthly-columns.ts'
import { saidBy } from './monthly-labels.ts'

/** Id of the question about accounts whose names do not say what they are. */
export const accountsOfMonths = 'monthly-accounts'

const accountLabel =
  /^(?:(?:gl|ledger|expense|cost|income|revenue) )?(?:accounts?|categor(?:y|ies)|expenses?|costs?|line items?)(?: name)?$/

/** A month in each row, the account beside it, and one column of amounts. */
export type AccountMonths = {
  readonly month: MonthColumn
  readonly accountAt: number
  readonly amountAt: number
}

/** The columns of a table with a row for each account and month; undefined for any other. */
export const accountMonthsIn = (
  month: MonthColumn,
  rows: readonly SourceRow[],
): AccountMonths | undefined => {
  const data = rows.filter((row) => isData(row, month))
  const { cells: labels } = month.header
  const hasAmounts = (at: number): boolean =>
    data.some(({ cells }) => writtenAmount(cells[at] ?? '') !== undefined)
  const others = [...labels.keys()].filter((at) => at !== month.at)
  const accounts = others.filter((at) => accountLabel.test(plainLabel(labels[at] ?? '')) && !hasAmounts(at))
  const [amountAt, ...further] = others.filter((at) => !accounts.includes(at) && hasAmounts(at))
  const [accountAt] = accounts
  return accountAt === undefined || accounts.length > 1 || amountAt === undefined || further.length > 0
    ? undefined
    : { month, accountAt, amountAt }
}

/** The same rows with a column for each account, each with the amount of its own account only. */
export const withAccountColumns = (
  { month, accountAt, amountAt }: AccountMonths,
  rows: readonly SourceRow[],
): { readonly month: MonthColumn; readonly rows: readonly SourceRow[] } => {
  const { header, at } = month
  const isOfAccount = (row: SourceRow): boolean => row.row > header.row && !isTotal(row)
  const accountOf = ({ cells }: SourceRow): string => (cells[accountAt] ?? '').replace(/\s+/g, ' ').trim()
  const names = [...new Set(rows.filter(isOfAccount).map(accountOf))].filter((name) => name !== '')
  const places = new Map(names.map((name, place) => [name, place + 1]))
  const label = header.cells[at] ?? ''
  const wide = rows.map((row): SourceRow => {
    if (row.row === header.row) return { row: row.row, cells: [label, ...names] }
    if (!isOfAccount(row)) return row
    const amount = row.cells[amountAt] ?? ''
    const place = places.get(accountOf(row))
    if (place === undefined && amount !== '')
      throw new FileRefused('has an amount without an account', {
        row: row.row,
        column: header.cells[accountAt] ?? '',
      })
    return {
      row: row.row,
      cells: [row.cells[at] ?? '', ...names.map((_, other) => (other + 1 === place ? amount : ''))],
    }
  })
  return { month: { ...month, header: { row: header.row, cells: [label, ...names] }, at: 0 }, rows: wide }
}

/** The rows of each month in one: accounts that are sums of others are found there. */
export const monthSums = (
  { at, order, header }: MonthColumn,
  data: readonly SourceRow[],
  mark: DecimalMark,
): readonly SourceRow[] => {
  const months = new Map<string, { readonly row: number; readonly sums: bigint[] }>()
  for (const { row, cells } of data) {
    const month = monthIn(cells[at] ?? '', order)?.from ?? ''
    const found = months.get(month) ?? { row, sums: header.cells.map(() => 0n) }
    months.set(month, found)
    for (const place of header.cells.keys()) {
      const written = place === at ? undefined : writtenAmount(cells[place] ?? '')
      const cents = written ? centsOf(written, mark) : 0n
      if (typeof cents === 'bigint') found.sums[place] = (found.sums[place] ?? 0n) + cents
    }
  }
  const point = mark === 'comma' ? ',' : '.'
  return [...months].map(([month, { row, sums }]) => ({
    row,
    cells: sums.map((sum, place) => (place === at ? month : decimalText(sum).replace('.', point))),
  }))
}

/** What a label of the file says about all accounts: "Expense" is money out. */
const saidOfAll = ({ month, accountAt, amountAt }: AccountMonths): 'in' | 'out' | undefined => {
  const [said] = [amountAt, accountAt].flatMap((at) => {
    const found = saidBy(month.header.cells[at] ?? '')
    return (found.is === 'in' || found.is === 'out') && found.isSure === true ? [found.is] : []
  })
  return said
}

const directions = { costs: 'out', income: 'in' } as const

/** The accounts as columns of figures, or the one question about those whose names do not say what they are. */
export const accountFigures = (
  long: AccountMonths,
  wide: MonthColumn,
  data: readonly SourceRow[],
  { answers, currency }: { readonly answers: Answers; readonly currency: string },
): readonly FigureColumn[] | ColumnQuestion => {
  checkLabel(long.month.header.cells[long.amountAt] ?? '', currency)
  const all = [...wide.header.cells.entries()].flatMap(([at, label]) =>
    at === wide.at ? [] : [{ at, label, said: saidBy(label) }],
  )
  const isSure = ({ said }: (typeof all)[number]): boolean =>
    said.is === 'left-out'
      ? said.isSure && !said.isCount
      : said.is !== 'unclear' && 'isSure' in said && said.isSure === true
  const sure = all.filter(isSure)
  const hasIncome = sure.some(({ said }) => said.is === 'in')
  const unclear = all.filter(
    (one) => !isSure(one) && !(hasIncome && one.said.is === 'out' && one.said.isSure === 'beside-income'),
  )
  const ofAll = saidOfAll(long)
  const answer = answers[accountsOfMonths]
  if (answer === 'mixed' && unclear.length > 0)
    throw new FileRefused(
      'has accounts whose names do not say whether they are costs or income. Rename them, such as “Cleaning costs” or “Rental income”',
      { row: wide.header.row, column: cutText(unclear[0]?.label ?? '', 120) },
    )
  const told = answer === 'costs' || answer === 'income' ? directions[answer] : undefined
  // A label of all accounts does not hold where a name contradicts it.
  const stated = sure.some(({ said }) => said.is !== 'left-out' && said.is !== ofAll) ? undefined : ofAll
  const direction = told ?? stated
  if (unclear.length > 0 && !direction) return askAccounts(unclear, data)
  return all.map((one) => {
    const { at, label, said } = one
    const own = said.is === 'in' || said.is === 'out' ? said.is : undefined
    return { at, label, is: unclear.includes(one) ? direction : own, isSure: true }
  })
}

const askAccounts = (
  unclear: readonly { readonly at: number; readonly label: string }[],
  data: readonly SourceRow[],
): ColumnQuestion => {
  const rowOf = (at: number): number => data.find(({ cells }) => (cells[at] ?? '') !== '')?.row ?? 1
  const reading = (id: string, says: string, means: string) => ({
    id,
    says,
    rows: unclear.slice(0, 20).map(({ at, label }) => ({ row: rowOf(at), cell: cutText(label, 200), means })),
  })
  return {
    id: accountsOfMonths,
    column: cutText(unclear.map(({ label }) => label).join(', '), 4000),
    readings: [
      reading('costs', 'All of these are costs', 'money out'),
      reading('income', 'All of these are income', 'money in'),
      { id: 'mixed', says: 'Some are costs and some are income', rows: [] },
    ],
  }
}
