/** Reads rows of CSV, TSV and similar files. */
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import iconv from 'iconv-lite'
import { type Delimiter, delimiterNames, delimiterOf } from './delimiter.ts'
import { encodingOf } from './encoding.ts'
import { PlainLines } from './plain-lines.ts'
import { FileRefused } from './refused.ts'
import { checkRow, type SourceRow, type SourceTable, tableLimits } from './source-row.ts'

/** Text of a file, decoded while reading. */
async function* iconvChunks(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true })
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 16 })) {
    const text = decoder.write(chunk)
    if (text) yield text
  }
  const rest = decoder.end()
  if (rest) yield rest
}

const sampleOf = async (path: string, encoding: string): Promise<string> => {
  let sample = ''
  for await (const chunk of iconvChunks(path, encoding)) {
    sample += chunk
    if (sample.length > tableLimits.row) break
  }
  return sample.replace(/\r\n?/g, '\n')
}

const reasons: Readonly<Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: `has a row of more than ${tableLimits.row} characters`,
  CSV_QUOTE_NOT_CLOSED: 'has a quotation mark that is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'has text after a closing quotation mark',
  INVALID_OPENING_QUOTE: 'has a quotation mark inside an unquoted cell',
}

const refusalOf = (error: unknown, before: number): unknown => {
  if (!(error instanceof CsvError)) return error
  const lines = 'lines' in error ? Number(error.lines) : 0
  return new FileRefused(
    reasons[error.code] ?? 'cannot be read as a table',
    lines > 0 ? { row: before + lines } : {},
  )
}

async function* joined(first: string, chunks: AsyncIterable<string>): AsyncGenerator<string> {
  if (first !== '') yield first
  yield* chunks
}

const recordsAtOnce = 500

/** Records that the parser finds in the text after these lines. */
async function* parsedRecords(
  texts: AsyncIterable<string>,
  delimiter: Delimiter,
  { count, lineEnd }: PlainLines,
): AsyncGenerator<string[][]> {
  const source = Readable.from(texts, { objectMode: true })
  const parser = parse({
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    trim: true,
    max_record_size: tableLimits.row,
    ...(lineEnd === undefined ? {} : { record_delimiter: lineEnd }),
  })
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let records: string[][] = []
  try {
    for await (const found of parser) {
      records.push(found)
      if (records.length < recordsAtOnce) continue
      yield records
      records = []
    }
    yield records
  } catch (error) {
    throw refusalOf(error, count)
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/** Half of a character may be left at the end of a chunk in these. */
const isWide = /utf-?(?:16|32)|ucs/i

/** Records of a file: its lines as long as there are no quotation marks, and what the parser finds from there on. */
async function* recordsOf(path: string, encoding: string, delimiter: Delimiter): AsyncGenerator<string[][]> {
  const chunks = iconvChunks(path, encoding)
  const plain = new PlainLines(delimiter)
  try {
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      const records = isWide.test(encoding) ? undefined : plain.take(next.value)
      if (records) yield records
      else {
        yield* parsedRecords(joined(plain.rest + next.value, chunks), delimiter, plain)
        return
      }
    }
    yield plain.end()
  } finally {
    await chunks.return(undefined)
  }
}

const isPadded = /^\s|\s$/

async function* delimitedRows(
  path: string,
  encoding: string,
  delimiter: Delimiter,
): AsyncGenerator<readonly SourceRow[]> {
  let row = 0
  for await (const records of recordsOf(path, encoding, delimiter)) {
    const batch: SourceRow[] = []
    for (const cells of records) {
      row += 1
      if (row > tableLimits.rows) throw new FileRefused(`has more than ${tableLimits.rows} rows`)
      let isEmpty = true
      for (let at = 0; at < cells.length; at++) {
        const cell = cells[at] ?? ''
        if (cell === '') continue
        // The parser keeps spaces inside quotes.
        const trimmed = isPadded.test(cell) ? cell.trim() : cell
        cells[at] = trimmed
        if (trimmed !== '') isEmpty = false
      }
      if (isEmpty) continue
      const read = { row, cells }
      checkRow(read)
      batch.push(read)
    }
    if (batch.length > 0) yield batch
  }
}

/** A delimited text file as a table. */
export const delimitedTable = async (path: string): Promise<SourceTable> => {
  const encoding = await encodingOf(path)
  const delimiter = delimiterOf(await sampleOf(path, encoding))
  if (delimiter === undefined)
    throw new FileRefused('has no columns: no comma, semicolon, tab or bar divides its lines')
  return {
    from: `${delimiterNames[delimiter]}, ${encoding.toUpperCase()}`,
    rows: () => delimitedRows(path, encoding, delimiter),
  }
}
