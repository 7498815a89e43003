/** Lists who owes money, from the latest list of debtors on record. */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { DebtorsDay } from '#schema/import/days'
import { Debtors, maxDebtors } from '#schema/import/debtors'
import { type ExportedFrom, RowsReplaced, recordsByDay } from '../export/exported-rows.ts'
import { countingIds } from '../import.queries.ts'
import { decimalText } from '../reading/money.ts'
import { type Balance, balancesOf } from '../records/debt-figures.ts'
import { debtOfLine } from '../records/debt-line.ts'
import { listRegisters } from './list-registers.ts'

const debtorOf = ({ customer, amount, overdue, oldestDue }: Balance) => ({
  name: customer,
  owed: decimalText(amount),
  ...(overdue === undefined ? {} : { overdue: decimalText(overdue) }),
  ...(oldestDue === undefined ? {} : { oldestDue }),
})

/** Customers by what they owe on the day of the latest list, as of the viewed moment. */
export const listDebtors = async (source: ExportedFrom): Promise<Debtors> => {
  const latest = await source.db
    .selectFrom('import_day')
    .select(['date', 'figures'])
    .where('kind', '=', 'debtors')
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()
  const registers = await listRegisters(source.db)
  const others = registers.length > 0 ? { registers } : {}
  if (!latest) return { debtors: [], ...others }
  const asOf = decodeOrThrow(IsoDate, latest.date, 'A day')
  const { total, overdue } = decodeOrThrow(DebtorsDay, JSON.parse(latest.figures), 'What is owed on a day')
  const said = { asOf, total, ...others, ...(overdue === undefined ? {} : { overdue }) }
  const range = { kind: 'debtors', from: asOf, to: asOf } as const
  try {
    const debts = []
    for await (const records of recordsByDay(source, range, await countingIds(source.db)))
      debts.push(...records.map(({ content }) => debtOfLine(content)))
    const debtors = balancesOf(debts).filter(({ amount }) => amount !== 0n)
    return decodeOrThrow(Debtors, { ...said, debtors: debtors.slice(0, maxDebtors).map(debtorOf) }, 'Debtors')
  } catch (error) {
    if (!(error instanceof RowsReplaced)) throw error
    return { ...said, debtors: [], isReplaced: true }
  }
}
