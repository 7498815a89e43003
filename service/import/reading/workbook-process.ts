/** Reads a workbook in a separate process with limited memory, and sends the rows of each sheet to its parent. */
import { readFileSync } from 'node:fs'
import { type CellObject, read, SSF } from '@e965/xlsx'
import { tableLimits } from './source-row.ts'
import { checkParts } from './workbook-contents.ts'

const pad = (value: number): string => String(value).padStart(2, '0')

/** A cell as text: dates in ISO format, numbers with the digits that a spreadsheet keeps. */
const textOf = (cell: CellObject | undefined, is1904: boolean): string => {
  if (cell?.v === undefined || cell.v === null) return ''
  if (cell.t === 'e') return '#error'
  if (typeof cell.v !== 'number') return String(cell.v).trim()
  if (typeof cell.z === 'string' && SSF.is_date(cell.z)) {
    const { y, m, d, H, M, S } = SSF.parse_date_code(cell.v, { date1904: is1904 }) ?? {}
    const time = `${pad(H)}:${pad(M)}:${pad(Math.floor(S))}`
    if (cell.v < 1) return time
    return `${y}-${pad(m)}-${pad(d)}${cell.v % 1 === 0 ? '' : `T${time}`}`
  }
  return String(Number(cell.v.toPrecision(15)))
}

const batchSize = 500
const send = (message: object): void => void process.send?.(message)

const file = readFileSync(process.argv[2] ?? '')
// The workbook library checks no checksums, so a damaged figure would pass.
checkParts(file)
const book = read(file, {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellNF: true,
  sheetRows: tableLimits.rows,
})
const is1904 = book.Workbook?.WBProps?.date1904 === true
for (const [at, name] of book.SheetNames.entries()) {
  const isHidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0
  const data = book.Sheets[name]?.['!data'] ?? []
  if (isHidden) continue
  let batch: { row: number; cells: string[] }[] = []
  for (const [row, cells] of data.entries()) {
    const texts = Array.from(cells ?? [], (cell) => textOf(cell, is1904))
    if (texts.every((text) => text === '')) continue
    batch.push({ row: row + 1, cells: texts })
    if (batch.length === batchSize) {
      send({ sheet: name, rows: batch })
      batch = []
    }
  }
  if (batch.length > 0) send({ sheet: name, rows: batch })
}
process.disconnect()
