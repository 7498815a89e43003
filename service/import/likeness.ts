/** Rows that look like existing records: questions about them, and the list of them. */
import { cutText } from '#schema/core/cut-text'
import type { IsoDate } from '#schema/core/scalars'
import type { ImportKind, ImportQuestion, LikelyTwin } from '#schema/import/import'
import type { CollectedRows } from './collect-rows.ts'
import type { Counting } from './import.queries.ts'
import { decimalText } from './reading/money.ts'
import type { LiveRecord } from './records/blocks.ts'
import { centsOfLine, type Line } from './records/line.ts'
import { sizeText } from './records/work-line.ts'

/** True for the only day that a file shares with each import of its source, if it is at an end of both. */
export const isSeamWith = (
  date: IsoDate,
  { from, to }: Pick<CollectedRows, 'from' | 'to'>,
  imports: readonly Counting[],
  source: string,
): boolean =>
  imports.every(({ source: other, summary }) => {
    if (other !== source || !summary.from || !summary.to || !from || !to) return true
    if (summary.from > date || summary.to < date) return true
    return (summary.from > from ? summary.from : from) === (summary.to < to ? summary.to : to)
  })

/** Asks whether rows equal to recorded ones are the same. */
export const sameRows = (unclear: readonly Line[], kind: ImportKind): ImportQuestion => {
  const rows = unclear
    .slice(0, 3)
    .map(({ row, content }) => ({ row, cell: content, means: sizeText(content, kind) }))
  return {
    id: 'same-rows',
    column: 'Whole rows',
    readings: [
      { id: 'same', says: 'The same as those on record: count them once', rows },
      { id: 'further', says: 'Different ones that look the same: count both', rows },
    ],
  }
}

/** Asks whether numbers that repeat on another day are corrections, or have restarted. */
export const sameNumbers = (unclear: readonly LiveRecord[]): ImportQuestion => {
  const rows = unclear
    .slice(0, 3)
    .map(({ row, id, content }) => ({ row, cell: id ?? '', means: decimalText(centsOfLine(content)) }))
  return {
    id: 'same-numbers',
    column: 'Numbers',
    readings: [
      { id: 'further', says: 'The numbers start again: these are different sales, and both count', rows },
      { id: 'moved', says: 'These rows correct the earlier ones, including their day', rows },
    ],
  }
}

/** Records of other sources by their amount. */
export const othersByAmount = (
  live: readonly LiveRecord[],
  source: string,
): ReadonlyMap<string, LiveRecord> =>
  new Map(
    live
      .filter((record) => record.source !== source)
      .map((record) => [String(centsOfLine(record.content)), record]),
  )

/** Records of other sources with the day and amount of a new line. */
export const twinsOf = (
  line: Line,
  date: IsoDate,
  byAmount: ReadonlyMap<string, LiveRecord>,
  names: ReadonlyMap<string, string>,
): readonly LikelyTwin[] => {
  const cents = centsOfLine(line.content)
  const other = byAmount.get(String(cents))
  return other
    ? [
        {
          row: line.row,
          date,
          amount: decimalText(cents),
          other: cutText(`${names.get(other.importId) ?? 'Pushed sales'}, row ${other.row}`, 200),
        },
      ]
    : []
}
