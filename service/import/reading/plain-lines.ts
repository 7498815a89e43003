/** Splits delimited text without quotation marks, which is most of a long export, far faster than a parser does. */
import { FileRefused } from './refused.ts'
import { tableLimits } from './source-row.ts'

/** The first line end of a text; undefined if there is none yet. A file keeps to its first one, as in the parser. */
const lineEndOf = (text: string): '\n' | '\r\n' | '\r' | undefined => {
  const at = text.search(/[\r\n]/)
  if (at < 0 || (at === text.length - 1 && text[at] === '\r')) return undefined
  if (text[at] === '\n') return '\n'
  return text[at + 1] === '\n' ? '\r\n' : '\r'
}

/** Refuses a line longer than any row may be. */
const checkLength = (line: string, row: number): void => {
  if (line.length > tableLimits.row)
    throw new FileRefused(`has a row of more than ${tableLimits.row} characters`, { row })
}

export class PlainLines {
  /** Lines so far. */
  count = 0
  /** Text after the last line end. */
  rest = ''
  /** The line end of the file, once there was one. */
  lineEnd: '\n' | '\r\n' | undefined
  private readonly delimiter: string

  constructor(delimiter: string) {
    this.delimiter = delimiter
  }

  /** Cells of the lines that a chunk completes; undefined if only a parser can read it, together with `rest`. */
  take(chunk: string): string[][] | undefined {
    if (chunk.includes('"')) return undefined
    const text = this.rest + chunk
    const lineEnd = this.lineEnd ?? lineEndOf(text)
    if (lineEnd === '\r') return undefined
    this.lineEnd = lineEnd
    const lines = lineEnd === undefined ? [text] : text.split(lineEnd)
    this.rest = lines.pop() ?? ''
    checkLength(this.rest, this.count + lines.length + 1)
    return this.cellsOf(lines)
  }

  /** Cells of the last line, if no line end follows it. */
  end(): string[][] {
    return this.cellsOf(this.rest === '' ? [] : [this.rest])
  }

  private cellsOf(lines: readonly string[]): string[][] {
    return lines.map((line) => {
      this.count += 1
      checkLength(line, this.count)
      return line.split(this.delimiter)
    })
  }
}

/** Texts up to this length are copied anyway. */
const shortText = 12

/** The text without the longer one that it was cut from, which would otherwise stay in memory with it. */
export const ownText = (text: string): string => (text.length <= shortText ? text : ` ${text}`.slice(1))
