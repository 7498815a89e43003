/** The summary of a file as an event keeps it: no questions that can be asked again, and no names of people. */
import { type Import, MoneyKind } from '#schema/import/import'
import { withoutQuestion } from './file-tax.ts'

/**
 * Without samples of timesheets, of debtors, of clients and of columns left out, whose cells are names of people and customers
 * (decision 793).
 */
export const recordedSummary = (summary: Import): Import => {
  const rest = withoutQuestion(summary)
  if (!rest.mapping) return rest
  const isOfMoney = MoneyKind.is(rest.kind)
  return {
    ...rest,
    mapping: rest.mapping.map(({ samples, ...column }) =>
      samples && isOfMoney && column.role !== 'ignored' && column.role !== 'client'
        ? { ...column, samples }
        : column,
    ),
  }
}
