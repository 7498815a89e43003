/** How the columns of a profit and loss statement are read, for its preview. */
import { cutText } from '#schema/core/cut-text'
import type { MappedColumn } from '#schema/import/import'
import type { OpenFile } from '../open-file.ts'
import type { SourceRow } from '../source-row.ts'
import { rowNotes } from '../unused/unused-columns.ts'
import type { Statement } from './statement-columns.ts'

const maxSamples = 3

/** The accounts, each period, and columns that are left out: those beside the periods are totals, budgets and the like. */
export const statementColumns = (
  { headerRow, nameAt, periods }: Statement,
  rows: readonly SourceRow[],
): Pick<OpenFile, 'mapping' | 'notes' | 'samples'> => {
  const header = rows.find(({ row }) => row === headerRow)
  const samples = rows
    .filter(({ row, cells }) => row > headerRow && periods.some(({ at }) => (cells[at] ?? '') !== ''))
    .slice(0, maxSamples)
  const mapped = (role: string, at: number): MappedColumn => ({
    role,
    column: cutText(header?.cells[at] ?? '', 200),
    samples: samples.map(({ row, cells }) => {
      const cell = cutText(cells[at] ?? '', 200)
      return { row, cell, means: cell }
    }),
  })
  const used = new Set([nameAt, ...periods.map(({ at }) => at)])
  const first = periods[0]?.at ?? 0
  return {
    mapping: [mapped('account', nameAt), ...periods.map(({ at }) => mapped('period', at))],
    notes: rowNotes(
      header,
      rows.filter(({ row }) => row > headerRow),
      used,
      (at) => (at > first ? 'beside-periods' : 'no-figure'),
    ),
    samples,
  }
}
