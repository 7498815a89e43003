/** Cells of an exported row, by the labels of its kind. */
import { IsoDate } from '#schema/core/scalars'
import type { ImportKind } from '#schema/import/import'
import { plusDays } from '../../advisor/calendar.ts'
import type { ReadOptions } from '../reading/open-file.ts'
import { daysAhead } from '../reading/read-rows.ts'
import type { SourceRow } from '../reading/source-row.ts'
import { type OwnColumn, ownColumns, ownNumber, ownSource, plainText } from './own-columns.ts'

/** An invalid cell in an export. */
export class CellFault extends Error {
  readonly column: string
  constructor(column: string, reason: string) {
    super(reason)
    this.column = column
  }
}

/** The business that an export is read for. */
export type Place = Pick<ReadOptions, 'currency' | 'today'>

/** Reads the cells of a row by the labels of its kind. */
export const reader = <K extends ImportKind>(kind: K, { cells }: SourceRow, { currency, today }: Place) => {
  const columns: readonly string[] = ownColumns[kind]
  const cell = (column: OwnColumn<K>): string => cells[columns.indexOf(column)] ?? ''
  const text = (column: OwnColumn<K>): string | undefined => plainText(cell(column)) || undefined
  const scaled = (column: OwnColumn<K>, places: number): bigint | undefined => {
    const found = cell(column)
    if (found === '') return undefined
    const parts = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(found)
    const [, minus, whole = '', rest = ''] = parts ?? []
    if (!parts || rest.length > places) throw new CellFault(column, 'not an amount')
    const size = BigInt(`${whole}${rest.padEnd(places, '0')}`)
    return minus ? -size : size
  }
  const day = (column: OwnColumn<K>): IsoDate => {
    const found = cell(column)
    if (!IsoDate.is(found)) throw new CellFault(column, 'not a date')
    if (found > plusDays(today, daysAhead[kind])) throw new CellFault(column, 'after today')
    return found
  }
  const id = (column: OwnColumn<K>): string | undefined => {
    const number = text(column)
    return number && ownNumber(plainText(cells[columns.indexOf('System')] ?? '') || ownSource, number)
  }
  const own = cells[columns.indexOf('Currency')] ?? ''
  if (columns.includes('Currency') && own !== currency)
    throw new CellFault('Currency', `in ${own || 'no currency'}, not in ${currency}`)
  return { cell, text, scaled, day, id }
}
