/** Writes rows as CSV, part by part. */
import { stringify } from 'csv-stringify/sync'
import type { Download } from '../../http/download.ts'
import type { ExportedCell } from './exported-cells.ts'

const table = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { record_delimiter: 'windows' })

/** Writes labels and rows; ends early if the caller has disconnected. */
export const writeCsv = async (
  columns: readonly string[],
  parts: AsyncIterable<readonly (readonly ExportedCell[])[]>,
  { write, isOver }: Pick<Download, 'write' | 'isOver'>,
): Promise<void> => {
  // Spreadsheets recognise UTF-8 by the byte order mark.
  await write(`\uFEFF${table([columns])}`)
  for await (const part of parts) {
    if (isOver()) return
    await write(table(part.map((row) => row.map(({ text }) => text))))
  }
}
