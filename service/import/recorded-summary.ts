/** The summary of a file as an event keeps it: no questions that can be asked again, and no names of people. */
import { type Import, MoneyKind } from '#schema/import/import'
import { withoutQuestion } from './file-tax.ts'

/** Without samples of timesheets and of debtors, whose cells are names of people and customers (decision 793). */
export const recordedSummary = (summary: Import): Import => {
  const rest = withoutQuestion(summary)
  if (MoneyKind.is(rest.kind) || !rest.mapping) return rest
  return { ...rest, mapping: rest.mapping.map(({ role, column }) => ({ role, column })) }
}
