/** Decimal marks of the columns of amounts: proven, answered, or asked. */
import { type DecimalMark, decimalMarks } from '../amount-form.ts'
import type { Column } from '../assign-roles.ts'
import { provenMark } from '../column-profile.ts'
import { askMark, openMarks } from '../questions.ts'
import type { Open, ReadTable } from '../read-table.ts'

/** The decimal mark that columns of amounts prove, if they agree. */
export const commonMark = (columns: readonly Column[]): DecimalMark | undefined => {
  const [first, ...others] = new Set(columns.flatMap(({ profile }) => provenMark(profile) ?? []))
  return others.length === 0 ? first : undefined
}

/** Answer about decimal marks. An earlier file's answer applies if it fits every amount. */
const markAnswered = ({ profile }: Column, { given, recalled }: Open): DecimalMark | undefined =>
  decimalMarks.find((mark) => mark === given['decimal-mark']) ??
  decimalMarks.find(
    (mark) => mark === recalled['decimal-mark'] && profile.amounts[mark] === profile.anyAmount,
  )

/** Decimal mark of each column of amounts. A mark that some columns prove applies to the others. */
export const marksOf = (
  columns: readonly Column[],
  table: ReadTable,
  open: Open,
): Readonly<Record<number, DecimalMark>> => {
  const common = commonMark(columns)
  const marks: Record<number, DecimalMark> = {}
  let asked: DecimalMark | undefined
  for (const column of columns) {
    const possible = openMarks(column)
    const [only] = possible
    if (possible.length < 2) {
      marks[column.at] = only ?? 'point'
      continue
    }
    asked ??= common ?? markAnswered(column, open)
    if (asked === undefined && !open.questions.some(({ id }) => id === 'decimal-mark'))
      open.questions.push(askMark(column, possible, table.rows))
    marks[column.at] = asked ?? 'point'
  }
  return marks
}
