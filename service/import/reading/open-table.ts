/** Opens a file of any format as a table. */
import { open, stat } from 'node:fs/promises'
import { delimitedTable } from './delimited-rows.ts'
import type { Answers, ColumnQuestion } from './layout.ts'
import { FileRefused } from './refused.ts'
import type { SourceTable } from './source-row.ts'
import { workbookTable } from './workbook-table.ts'

/** Maximum bytes of a workbook and of a text file. */
const mostWorkbook = 50_000_000
const mostText = 2_000_000_000

const firstBytes = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Formats other than tables, by their first bytes. */
const others: readonly (readonly [bytes: string, reason: string])[] = [
  ['d0cf11e0', 'is in the old Excel format or has a password; save it as .xlsx or CSV'],
  ['25504446', 'is a PDF; export it as CSV or Excel'],
  ['1f8b', 'is compressed; unpack it first'],
  ['89504e47', 'is a picture'],
  ['ffd8ff', 'is a picture'],
  ['7b5c727466', 'is a text document; export it as CSV or Excel'],
]

/** Opens a file by its content, not its name. Throws `FileRefused`. */
export const openTable = async (
  path: string,
  answers: Answers,
): Promise<SourceTable | { readonly questions: readonly ColumnQuestion[] }> => {
  const { size } = await stat(path)
  const first = (await firstBytes(path)).toString('hex')
  const other = others.find(([bytes]) => first.startsWith(bytes))
  if (other) throw new FileRefused(other[1])
  const isArchive = first.startsWith('504b0304')
  if (size > (isArchive ? mostWorkbook : mostText)) throw new FileRefused('is too large')
  return isArchive ? workbookTable(path, answers) : delimitedTable(path)
}
