/** Finds what separates the cells of a text file. */
import { parse } from 'csv-parse/sync'
import { hasFigures } from './header.ts'

const delimiters = [',', ';', '\t', '|'] as const
/** What separates the cells of a line. */
export type Delimiter = (typeof delimiters)[number]
/** The word for a delimiter. */
export const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
}

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
    const rows: string[][] = parse(sample, {
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
