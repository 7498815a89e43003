/** Rows of an XLSX workbook. */

import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { cutText } from '#schema/core/cut-text'
import { headerAt, maxPreamble } from './header.ts'
import type { Answers, ColumnQuestion } from './layout.ts'
import { FileRefused } from './refused.ts'
import { checkRow, type SourceRow, type SourceTable } from './source-row.ts'
import { checkDirectory } from './workbook-contents.ts'

const memoryMb = 512
const longestMs = 60_000

type SheetRows = { readonly sheet: string; readonly rows: readonly SourceRow[] }
type Sheet = { readonly name: string; readonly rows: SourceRow[] }

// Node before 22.18 needs a loader for TypeScript.
const loader = 'typescript' in process.features && process.features.typescript ? [] : ['--import', 'tsx']

const failed = 'is a damaged workbook, or one of too many cells'

/** Visible sheets with all rows. Read in a separate process, because hostile files can block it. */
const sheetsOf = (path: string): Promise<readonly Sheet[]> =>
  new Promise((resolve, reject) => {
    const sheets = new Map<string, Sheet>()
    const reader = fork(fileURLToPath(new URL('./workbook-process.ts', import.meta.url)), [path], {
      execArgv: [...loader, `--max-old-space-size=${memoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timer = setTimeout(() => reader.kill('SIGKILL'), longestMs)
    reader.on('message', (message: SheetRows) => {
      const { sheet, rows } = message
      const own = sheets.get(sheet) ?? { name: sheet, rows: [] }
      for (const row of rows) own.rows.push(row)
      sheets.set(sheet, own)
    })
    reader.on('error', () => reject(new FileRefused(failed)))
    reader.on('close', (code) => {
      clearTimeout(timer)
      if (code === 0) resolve([...sheets.values()])
      else reject(new FileRefused(failed))
    })
  })

const tableOf = ({ name, rows }: Sheet): SourceTable => ({
  from: `sheet ${name}`,
  rows: async function* () {
    yield rows
  },
})

const askSheet = (sheets: readonly Sheet[]): ColumnQuestion => ({
  id: 'sheet',
  column: sheets.map(({ name }) => name).join(', '),
  readings: sheets.map(({ name, rows }, at) => ({
    id: `sheet-${at + 1}`,
    says: name,
    rows: rows.slice(0, 3).map(({ row, cells }) => ({
      row,
      cell: cells[0] ?? '',
      means: cutText(cells.filter((cell) => cell !== '').join(', '), 200),
    })),
  })),
})

/** The only sheet with a table, or the question which of several to use. */
export const workbookTable = async (
  path: string,
  answers: Answers,
): Promise<SourceTable | { readonly questions: readonly ColumnQuestion[] }> => {
  checkDirectory(await readFile(path))
  const sheets = await sheetsOf(path)
  for (const { name, rows } of sheets) for (const row of rows) checkRow(row, ` in the sheet ${name}`)
  const labelled = sheets.filter(
    ({ rows }) => rows.length > 1 && headerAt(rows.slice(0, maxPreamble)) !== undefined,
  )
  const [only, ...others] = labelled.length > 0 ? labelled : sheets
  if (!only) throw new FileRefused('is a workbook without any rows')
  if (others.length === 0) return tableOf(only)
  const all = [only, ...others]
  const chosen = all.find((_, at) => answers.sheet === `sheet-${at + 1}`)
  return chosen ? tableOf(chosen) : { questions: [askSheet(all)] }
}
