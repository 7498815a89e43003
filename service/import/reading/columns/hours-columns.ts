/** Which columns have the hours worked: one of them the sum of the others, or asked. */
import { type Column, isOfHours } from '../assign-roles.ts'
import { isMostly } from '../column-profile.ts'
import { decimalText } from '../money.ts'
import { columnId, sampleRows } from '../questions.ts'
import { chosenColumn, type Open, type ReadTable } from '../read-table.ts'
import type { Role } from '../roles.ts'
import type { SourceRow } from '../source-row.ts'
import { centsAt } from '../tax/tax-place.ts'
import { durationIn } from './duration.ts'

/** Id of the question, and of the decision that is remembered. */
export const hoursQuestion = 'hours-column'

const ofHours = /\b(?:hours|hrs|overtime|o\/?t)\b/i
/** Hours that nobody worked, and money for hours. */
const noHours =
  /\b(?:rate|pay|amount|cost|wages?|leave|annual|sick|personal|holiday|balance|accrued|available|budget|rostered|billable|\$)\b/i

const hasFigures = ({ profile }: Column): boolean =>
  profile.negatives + profile.positives + profile.durations > 0

/** True for hours as times, which were not read at first. */
const areTimes = ({ profile }: Column): boolean => !isMostly(profile, profile.anyAmount)

const hoursAt = (row: SourceRow, column: Column): bigint | undefined =>
  durationIn(row.cells[column.at] ?? '') ?? centsAt(row, column)

const sumAt = (row: SourceRow, columns: readonly Column[]): bigint =>
  columns.reduce((sum, column) => sum + (hoursAt(row, column) ?? 0n), 0n)

/** Answer that a later file of the layout gets. */
export const hoursAnswer = ([first, ...others]: readonly Column[]): string =>
  first && others.length === 0 ? columnId(first) : 'together'

/** The columns whose sum is the hours of a row; undefined while it is asked, and if there is at most one. */
export const hoursColumns = (
  found: Map<Role, Column>,
  table: ReadTable,
  open: Open,
  isReplay: boolean,
): readonly Column[] | undefined => {
  const own = found.get('hours')
  if (!own) return undefined
  const all = table.columns.filter(
    (column) =>
      column === own ||
      (ofHours.test(column.label) &&
        !noHours.test(column.label) &&
        hasFigures(column) &&
        isOfHours(column.profile)),
  )
  // A file that was recorded before this was asked is read as it was then.
  const answer = isReplay ? open.given[hoursQuestion] : open.answers[hoursQuestion]
  if (isReplay && answer === undefined) {
    if (areTimes(own)) found.delete('hours')
    return undefined
  }
  if (all.length < 2) return areTimes(own) ? [own] : undefined
  if (answer === 'together') return all
  const chosen = chosenColumn(all, answer)
  const whole = all.find((one) =>
    table.rows.every(
      (row) =>
        (hoursAt(row, one) ?? 0n) ===
        sumAt(
          row,
          all.filter((other) => other !== one),
        ),
    ),
  )
  const only = chosen ?? whole
  if (only) {
    found.set('hours', only)
    return [only]
  }
  const rows = sampleRows(table.rows, own.at, () => true)
  const at = new Map(table.rows.map((row) => [row.row, row]))
  const means = (columns: readonly Column[]) =>
    rows.map(({ row, cell }) => {
      const read = at.get(row)
      return { row, cell, means: `${decimalText(read ? sumAt(read, columns) : 0n)} hours` }
    })
  open.questions.push({
    id: hoursQuestion,
    column: all.map(({ label }) => label).join(', '),
    readings: [
      { id: 'together', says: 'All of them together', rows: means(all) },
      ...all.map((column) => ({ id: columnId(column), says: `Only ${column.label}`, rows: means([column]) })),
    ],
  })
  return undefined
}
