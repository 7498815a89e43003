/** A file with the truth about it, and the bytes that a program would write. */
import type { FileLine } from './around.ts'
import type { Dice } from './dice.ts'
import type { BenchColumn } from './layouts.ts'
import type { Style } from './style.ts'

/** What a reader should find in a row: a sale, or movements by account. */
export type Expected = {
  readonly date: string
  readonly from?: string
  readonly minutes?: number
  /** Above zero for sales and money in, below for money out. */
  readonly cents: bigint
  readonly tax?: bigint
  /** How the tax of a row is known, once it is read. */
  readonly basis?: string
  /** Only for the truth: the tax included in the amount by the rule, and the amount without tax. */
  readonly within?: bigint
  readonly net?: bigint
  readonly tip?: bigint
  readonly quantity?: number
  readonly account?: string
  readonly hours?: number
}

export type BenchFile = {
  readonly name: string
  readonly bytes: Buffer
  readonly kind: 'sales' | 'books'
  readonly timeZone: string
  /** By the number of the row. */
  readonly expected: ReadonlyMap<number, readonly Expected[]>
  readonly style: Style
  readonly columns: readonly BenchColumn[]
  /** Tax is in every amount, or some products are sold without tax. */
  readonly taxed: 'all' | 'some'
  /** Answers of somebody who knows the file, by question. */
  readonly answers: Readonly<Record<string, string>>
}

/** Bytes of a text, with or without a byte order mark. */
export const bytesOf = (dice: Dice, text: string, isUtf16: boolean): Buffer => {
  if (isUtf16)
    return dice.chance(0.5)
      ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
      : Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()])
  return dice.chance(0.2)
    ? Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])
    : Buffer.from(text)
}

/** Lines as text, quoted as much as a program would. */
export const textOf = (dice: Dice, lines: readonly FileLine[], { delimiter, quotesAll }: Style): string => {
  const end = dice.pick(['\r\n', '\n'])
  const quoted = (cell: string): string =>
    (quotesAll && cell !== '') || cell.includes(delimiter) || /["\r\n]/.test(cell)
      ? `"${cell.replaceAll('"', '""')}"`
      : cell
  return `${lines.map(({ cells }) => cells.map(quoted).join(delimiter)).join(end)}${end}`
}
