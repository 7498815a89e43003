/** Which column says row by row whether tax is in an amount. */
import { type Column, columnsNamed } from '../assign-roles.ts'
import { askColumn } from '../questions.ts'
import { chosenColumn, type Open, type ReadTable } from '../read-table.ts'
import { isTaxCodes, taxOfCode, tellsApart } from './tax-code.ts'
import { presentRate } from './tax-rates.ts'

/** Id of the question, and of the decision that is remembered. */
export const codesQuestion = 'tax-code-column'

/** True if two columns of codes mean the same in every row; not known for a file with more rows than were looked at. */
const agree = (one: Column, other: Column, { rows }: ReadTable, currency: string): boolean => {
  const percentOf = (cell = '') => {
    const code = taxOfCode(cell)
    return code === 'standard' ? presentRate(currency) : code
  }
  return (
    one.profile.filled <= rows.length &&
    rows.every(({ cells }) => percentOf(cells[one.at]) === percentOf(cells[other.at]))
  )
}

/** The column of codes, if there is one; asks if several disagree. `isByCodes`: somebody said that codes count. */
export const codesColumn = (
  table: ReadTable,
  open: Open,
  currency: string,
  { isByCodes, isReplay }: { readonly isByCodes: boolean; readonly isReplay: boolean },
): Column | 'asked' | undefined => {
  const coded = columnsNamed(table.columns, 'tax-code').filter(isTaxCodes)
  // A file that was recorded before this was asked is read as it was then.
  if (isReplay && open.given[codesQuestion] === undefined)
    return coded.find((column) => isByCodes || tellsApart(column))
  const apart = coded.filter(tellsApart)
  const candidates = apart.length > 0 ? apart : isByCodes ? coded : []
  const [first, ...others] = candidates
  if (!first || others.every((other) => agree(first, other, table, currency))) return first
  const chosen = chosenColumn(candidates, open.answers[codesQuestion])
  if (chosen) return chosen
  open.questions.push(askColumn(codesQuestion, candidates, table.rows))
  return 'asked'
}
