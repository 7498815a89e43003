/** Reads a file's bytes from a temporary folder, for tests. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { mappingOf } from '../../service/import/file-mapping.ts'
import type { ReadOptions } from '../../service/import/reading/open-file.ts'
import { openFile } from '../../service/import/reading/read-file.ts'
import type { ReadRow } from '../../service/import/reading/row-outcome.ts'

/**
 * How a café in Brisbane reads a file a second time on 22 November 2026; a repeat asks nothing about tax, which has its own
 * tests.
 */
export const usualOptions: ReadOptions = {
  answers: {},
  isReplay: true,
  timeZone: 'Australia/Brisbane',
  currency: 'AUD',
  today: decodeOrThrow(IsoDate, '2026-11-22', 'A day'),
}

/** The rows of a file, or its questions. */
export const readBytes = async (bytes: string | Buffer, options: Partial<ReadOptions> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'jarvin-import-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, bytes)
    const opened = await openFile(path, { ...usualOptions, ...options })
    if ('questions' in opened)
      return { questions: opened.questions, rows: [], kind: undefined, decided: {}, mapping: [] }
    const rows: ReadRow[] = []
    for await (const batch of opened.rows()) rows.push(...batch)
    return { questions: [], rows, kind: opened.kind, decided: opened.decided, mapping: mappingOf(opened) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Lines as the text of a file. */
export const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`

/** The sales among rows. */
export const sales = (rows: readonly ReadRow[]) =>
  rows.flatMap((row) => (row.is === 'sale' ? [row.sale] : []))
/** The entries in the books among the rows. */
export const entries = (rows: readonly ReadRow[]) =>
  rows.flatMap((row) => (row.is === 'entries' ? row.entries : []))
/** Row, column and reason of the refused rows. */
export const refused = (rows: readonly ReadRow[]) =>
  rows.flatMap((row) => (row.is === 'rejected' ? [[row.row, row.column, row.reason]] : []))
/** Row and reason of the rows set apart. */
export const apart = (rows: readonly ReadRow[]) =>
  rows.flatMap((row) => (row.is === 'set-apart' ? [[row.row, row.why]] : []))
