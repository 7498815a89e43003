/** Finds the start of a table: the row with column labels. */

import { writtenAmount } from './amount-form.ts'
import { durationIn } from './columns/duration.ts'
import { readingsOfDate } from './date-form.ts'
import { rolesNamed } from './roles.ts'
import type { SourceRow } from './source-row.ts'

/** Maximum rows above the labels. */
export const maxPreamble = 40

const isFigure = (cell: string): boolean => writtenAmount(cell) !== undefined || readingsOfDate(cell).size > 0

const filledOf = ({ cells }: SourceRow): readonly string[] => cells.filter((cell) => cell !== '')

/** Number of cells that are known labels; 0 for a row with figures. */
const labelsIn = (row: SourceRow): number => {
  const filled = filledOf(row)
  return filled.length < 2 || filled.some(isFigure)
    ? 0
    : filled.filter((cell) => rolesNamed(cell).length > 0).length
}

/** True for a row of labels that differ from those of the table above it. */
export const isOtherHeader = (row: SourceRow, labels: readonly string[]): boolean =>
  labelsIn(row) >= 2 && row.cells.some((cell, at) => cell !== '' && cell !== labels[at])

const isText = (row: SourceRow): boolean => filledOf(row).length >= 2 && !filledOf(row).some(isFigure)

/** True for a row with a date and an amount, or the length of a time. */
export const hasFigures = ({ cells }: SourceRow): boolean =>
  cells.some((cell) => readingsOfDate(cell).size > 0) &&
  cells.some((cell) => writtenAmount(cell) || durationIn(cell) !== undefined)

/** True for a row of text directly above figures of the same width. */
const isAboveFigures = (row: SourceRow, next: SourceRow | undefined): boolean =>
  next !== undefined && isText(row) && hasFigures(next) && filledOf(row).length >= filledOf(next).length - 1

/** Lines at the top of a file among which labels may be below a title or the labels of groups. */
const firstLines = 10

/**
 * Index of the labels directly above the figures, if only lines of text are between them and the first labels: titles and
 * labels of groups are above them, and a line of units is not preferred to labels of its width.
 */
const labelsBelow = (rows: readonly SourceRow[], from: number): number => {
  const [chosen] = rows.slice(from)
  const to = rows.findIndex((row, at) => at >= from && isAboveFigures(row, rows[at + 1]))
  const [last, figures] = [rows[to], rows[to + 1]]
  if (!chosen || !last || to === from || to >= firstLines) return from
  if (!rows.slice(from, to).every((row) => !filledOf(row).some(isFigure))) return from
  const isNarrow = figures !== undefined && filledOf(chosen).length < filledOf(figures).length - 1
  return isOtherHeader(last, chosen.cells) || isNarrow ? to : from
}

/**
 * Index of the label row among the first rows of a file: the one with most known labels, otherwise the first
 * row of text directly above figures of the same width. Undefined for a table without labels.
 */
export const headerAt = (first: readonly SourceRow[]): number | undefined => {
  const rows = first.slice(0, maxPreamble)
  const known = rows.map(labelsIn)
  const most = Math.max(0, ...known)
  if (most >= 2) return labelsBelow(rows, known.indexOf(most))
  const candidates = rows.flatMap((row, at) => (isAboveFigures(row, rows[at + 1]) ? [at] : []))
  return candidates.find((at) => (known[at] ?? 0) > 0) ?? candidates[0]
}
