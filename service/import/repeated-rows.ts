/**
 * Rows that are in one file more than once. Two of the same item in a minute are two sales; a stretch of rows that follows
 * again in the same order was pasted twice. The first is said, the second is asked (decision 511).
 */
import type { ImportKind, ImportQuestion } from '#schema/import/import'
import { FileRefused } from './reading/refused.ts'
import type { DayBuckets } from './records/day-buckets.ts'
import type { Line } from './records/line.ts'
import { sizeText } from './records/work-line.ts'

/** Id of the question, which is about one file only. */
export const repeatedQuestion = 'repeated-rows'

/** A row that repeats one `distance` rows above it; `like` is the same for rows with the same content. */
type Copy = { readonly row: number; readonly distance: number; readonly like: number; readonly line: Line }

/** A file that repeats more rows in their order is refused: which of them count would fill the memory. */
const maxCopies = 100_000

/** Times that a file may have been pasted. */
const times = [2, 3, 4] as const

/** Rows that may come between two rows of a stretch: totals, empty lines, labels again. */
const maxGap = 3

/** A stretch of at least so many rows, with so many different ones, is no coincidence. */
const longStretch = 10
const differentRows = 5
/** In a file that consists of nothing but such rows, fewer are enough. */
const shortStretch = 3
const nearlyAll = 0.9

const isFar = (one: Copy, next: Copy): boolean =>
  next.distance !== one.distance || next.row - one.row > maxGap

/** Stretches of copies that follow each other, all from the same distance. */
const stretchesOf = (copies: readonly Copy[]): readonly (readonly Copy[])[] => {
  const sorted = [...copies].sort((one, other) => one.distance - other.distance || one.row - other.row)
  const stretches: Copy[][] = []
  for (const copy of sorted) {
    const last = stretches.at(-1)
    const before = last?.at(-1)
    // What was pasted comes after its original, so it is no longer than the distance between the two.
    const isWithin = last?.[0] !== undefined && copy.row - last[0].row < copy.distance
    if (last && before && isWithin && !isFar(before, copy)) last.push(copy)
    else stretches.push([copy])
  }
  return stretches
}

/** A line in the words of its file: its day, its number and what it is about. */
const wordsOf = ({ id, content }: Line): string => {
  const fields: unknown = JSON.parse(content)
  const [day, , ...rest] = Array.isArray(fields) ? fields : []
  const words = rest.filter((field) => typeof field === 'string' && /[^\d-]../.test(field))
  return [day, id, ...words].filter((word) => word !== null).join(', ')
}

const others: Readonly<Record<ImportKind, string>> = {
  sales: 'sales or payments that look',
  books: 'sales or payments that look',
  timesheets: 'work that looks',
  debtors: 'debts that look',
  managements: 'properties that look',
  listings: 'listings that look',
  pipeline: 'opportunities that look',
}

const keyOf = ({ row, content }: Line): string => `${row} ${content}`

export class RepeatedRows {
  /** Rows that equal an earlier one of the file. */
  count = 0
  /** Rows that were looked at. */
  private rows = 0
  private groups = 0
  private readonly copies: Copy[] = []
  private readonly kind: ImportKind

  constructor(kind: ImportKind) {
    this.kind = kind
  }

  /** Adds all lines of a day, in the order of the file. Equal lines are of one day, since a line holds its date. */
  addDay(lines: readonly Line[]): void {
    const byContent = new Map<string, Line[]>()
    for (const line of lines) {
      const key = `${line.id ?? ''}\t${line.content}`
      const same = byContent.get(key)
      if (same) same.push(line)
      else byContent.set(key, [line])
    }
    this.rows += lines.length
    this.count += lines.length - byContent.size
    for (const same of byContent.values()) if (same.length > 1) this.addGroup(same)
  }

  /** Pairs equal lines with those of an earlier part of the file, if all are the same number of rows away. */
  private addGroup(same: readonly Line[]): void {
    this.groups += 1
    for (const time of times) {
      const part = same.length / time
      if (!Number.isInteger(part) || this.copies.length > maxCopies) continue
      const distances = new Set(same.slice(part).map((line, at) => line.row - (same[at]?.row ?? 0)))
      const [distance, ...others] = distances
      if (distance === undefined || others.length > 0) continue
      for (const line of same.slice(part))
        this.copies.push({ row: line.row, distance, like: this.groups, line })
      return
    }
  }

  /** The rows of stretches that were pasted again; none if repeats can be explained otherwise. */
  private pasted(): readonly Copy[] {
    const stretches = stretchesOf(this.copies)
    const different = (stretch: readonly Copy[]): number => new Set(stretch.map(({ like }) => like)).size
    const long = stretches.filter(
      (stretch) => stretch.length >= longStretch && different(stretch) >= differentRows,
    )
    if (long.length > 0) return long.flat()
    const short = stretches.filter(
      (stretch) => stretch.length >= shortStretch && different(stretch) >= shortStretch,
    )
    const all = short.flat()
    return all.length * 2 >= this.rows * nearlyAll ? all : []
  }

  /** True for the lines that are left out if pasted rows are to count once. */
  leftOut(): (line: Line) => boolean {
    const lines = new Set(this.pasted().map(({ line }) => keyOf(line)))
    return (line) => lines.has(keyOf(line))
  }

  /** Asks whether pasted rows count; undefined if there are none. */
  question(): ImportQuestion | undefined {
    const pasted = [...this.pasted()].sort((one, other) => one.row - other.row)
    if (pasted.length === 0) return undefined
    if (this.copies.length > maxCopies)
      throw new FileRefused(`repeats more than ${maxCopies.toLocaleString('en-AU')} rows in the same order`, {
        row: pasted[0]?.row ?? 1,
      })
    const rows = pasted.slice(0, 3).map(({ row, distance, line }) => ({
      row,
      cell: wordsOf(line),
      means: `${sizeText(line.content, this.kind)} in row ${row - distance} and in row ${row}`,
    }))
    const many = pasted.length.toLocaleString('en-AU')
    return {
      id: repeatedQuestion,
      column: 'Whole rows',
      readings: [
        { id: 'once', says: `Pasted twice: leave out the ${many} rows that repeat others`, rows },
        { id: 'all', says: `Other ${others[this.kind]} the same: count all rows`, rows },
      ],
    }
  }
}

/** The lines of a file that count, where pasted rows count once; all of them otherwise. */
export const countedOnce = async (
  buckets: Pick<DayBuckets, 'byMonth'>,
  isOnce: boolean,
  kind: ImportKind,
): Promise<(line: Line) => boolean> => {
  if (!isOnce) return () => true
  const repeated = new RepeatedRows(kind)
  for await (const month of buckets.byMonth()) for (const { lines } of month) repeated.addDay(lines)
  const isLeftOut = repeated.leftOut()
  return (line) => !isLeftOut(line)
}
