/** Reads rows of CSV, TSV and similar files. */
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseAll } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { encodingOf } from './encoding.ts'
import { hasFigures } from './header.ts'
import { FileRefused } from './refused.ts'
import { checkRow, type SourceRow, type SourceTable, tableLimits } from './source-row.ts'

const delimiters = [',', ';', '\t', '|'] as const
type Delimiter = (typeof delimiters)[number]
const names: Readonly<Record<Delimiter, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' }

const sampleLines = 60

/** Cell count of each line in a sample; quotes protect delimiters and line breaks. */
const widthsOf = (sample: string, delimiter: string): readonly number[] => {
  const widths: number[] = []
  let width = 1
  let isQuoted = false
  let isEmpty = true
  for (let at = 0; at < sample.length && widths.length < sampleLines; at++) {
    const letter = sample[at]
    if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && letter === delimiter) width += 1
    else if (!isQuoted && letter === '\n') {
      if (!isEmpty) widths.push(width)
      width = 1
      isEmpty = true
      continue
    }
    if (letter !== '\r') isEmpty = false
  }
  return widths
}

/** Score of a delimiter: the share of lines with the most common cell count, if that is above one. */
const scoreOf = (
  sample: string,
  delimiter: Delimiter,
): { readonly share: number; readonly width: number } => {
  const widths = widthsOf(sample, delimiter)
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [commonest] = [...counts].filter(([width]) => width > 1).sort((one, other) => other[1] - one[1])
  return commonest ? { share: commonest[1] / widths.length, width: commonest[0] } : { share: 0, width: 1 }
}

/**
 * Lines of a sample with separate cells for a date and an amount: a wrong delimiter would split "Aug 26,
 * 2026" or "12,50".
 */
const figuresWith = (sample: string, delimiter: Delimiter): number => {
  try {
    const rows: string[][] = parseAll(sample, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      to: sampleLines,
    })
    return rows.filter((cells) => hasFigures({ row: 1, cells })).length
  } catch {
    // A sample may end inside quotes.
    return 0
  }
}

/** The delimiter that splits most lines alike; of several, the one that keeps dates and amounts whole. */
export const delimiterOf = (sample: string): Delimiter | undefined => {
  const found = delimiters
    .map((delimiter) => ({ delimiter, ...scoreOf(sample, delimiter) }))
    .filter(({ share }) => share > 0)
  const most = Math.max(0, ...found.map(({ share }) => share))
  const [best] = found
    .filter(({ share }) => share >= most * 0.7)
    .map((one) => ({ ...one, figures: found.length > 1 ? figuresWith(sample, one.delimiter) : 0 }))
    .sort((one, other) => other.figures - one.figures || other.share - one.share || other.width - one.width)
  return best?.delimiter
}

/** Text of a file, decoded while reading. */
const textOf = (path: string, encoding: string): Readable =>
  Readable.from(iconvChunks(path, encoding), { objectMode: true })

async function* iconvChunks(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true })
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18 })) {
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

const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error
  const lines = 'lines' in error ? Number(error.lines) : 0
  return new FileRefused(reasons[error.code] ?? 'cannot be read as a table', lines > 0 ? { row: lines } : {})
}

const batchSize = 500
const isPadded = /^\s|\s$/

async function* delimitedRows(
  path: string,
  encoding: string,
  delimiter: Delimiter,
): AsyncGenerator<readonly SourceRow[]> {
  const source = textOf(path, encoding)
  const parser = parse({
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    trim: true,
    max_record_size: tableLimits.row,
  })
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let batch: SourceRow[] = []
  try {
    let row = 0
    for await (const found of parser) {
      const cells: string[] = found
      // The parser leaves spaces inside quotes.
      for (const [at, cell] of cells.entries()) if (isPadded.test(cell)) cells[at] = cell.trim()
      row += 1
      if (row > tableLimits.rows) throw new FileRefused(`has more than ${tableLimits.rows} rows`)
      if (cells.every((cell) => cell === '')) continue
      const read = { row, cells }
      checkRow(read)
      batch.push(read)
      if (batch.length === batchSize) {
        yield batch
        batch = []
      }
    }
    if (batch.length > 0) yield batch
  } catch (error) {
    throw refusalOf(error)
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/** A delimited text file as a table. */
export const delimitedTable = async (path: string): Promise<SourceTable> => {
  const encoding = await encodingOf(path)
  const delimiter = delimiterOf(await sampleOf(path, encoding))
  if (delimiter === undefined)
    throw new FileRefused('has no columns: no comma, semicolon, tab or bar divides its lines')
  return {
    from: `${names[delimiter]}, ${encoding.toUpperCase()}`,
    rows: () => delimitedRows(path, encoding, delimiter),
  }
}
