/** What only all rows of a timesheet show: more time than a person has, and rows that are the sum of others (decision 779). */
import type { ImportQuestion } from '#schema/import/import'
import { FileRefused } from '../reading/refused.ts'
import { hoursText } from '../reading/timesheet/worked-time.ts'
import type { DayBuckets } from './day-buckets.ts'
import type { Line } from './line.ts'
import { type KeptWork, personKey, workOfLine } from './work-line.ts'

/** Id of the question, which is about one file only. */
export const sumQuestion = 'sum-rows'

/** A row of a day, with all its parts. */
type Row = {
  readonly row: number
  readonly person: string | undefined
  readonly isBlank: boolean
  readonly lines: Line[]
  seconds: number
  billed: number
}

const rowsOf = (lines: readonly Line[]): readonly Row[] => {
  const rows = new Map<number, Row>()
  for (const line of lines) {
    const work: KeptWork = workOfLine(line.content)
    const known: Row = rows.get(line.row) ?? {
      row: line.row,
      person: personKey(work.person),
      isBlank: work.client === undefined,
      lines: [],
      seconds: 0,
      billed: 0,
    }
    known.lines.push(line)
    known.seconds += work.seconds
    if (work.is === 'billed') known.billed += work.seconds
    rows.set(line.row, known)
  }
  return [...rows.values()]
}

const byPerson = (rows: readonly Row[]): ReadonlyMap<string | undefined, readonly Row[]> => {
  const people = new Map<string | undefined, Row[]>()
  for (const row of rows) {
    const own = people.get(row.person)
    if (own) own.push(row)
    else people.set(row.person, [row])
  }
  return people
}

const secondsOf = (rows: readonly Row[]): number => rows.reduce((sum, { seconds }) => sum + seconds, 0)
const billedOf = (rows: readonly Row[]): number => rows.reduce((sum, { billed }) => sum + billed, 0)

/** Days on which rows could be the sum of others, and those on which they are. */
type Sums = { possible: number; readonly found: Row[][] }

/** Finds the rows of timesheets that have the time of all others of their person and day, or of all other people. */
class SumRows {
  private readonly ofPeople = new Map<string | undefined, Sums>()
  private readonly ofRows: Sums = { possible: 0, found: [] }

  addDay(lines: readonly Line[]): void {
    const people = byPerson(rowsOf(lines))
    for (const own of people.values()) this.addRows(own)
    if (people.size < 3) return
    const [all, billed] = [secondsOf([...people.values()].flat()), billedOf([...people.values()].flat())]
    for (const [person, own] of people) {
      const sums = this.ofPeople.get(person) ?? { possible: 0, found: [] }
      this.ofPeople.set(person, sums)
      sums.possible += 1
      if (secondsOf(own) > 0 && secondsOf(own) * 2 === all && billedOf(own) * 2 === billed)
        sums.found.push([...own])
    }
  }

  private addRows(own: readonly Row[]): void {
    const blank = own.filter(({ isBlank }) => isBlank)
    const others = own.filter(({ isBlank }) => !isBlank)
    const [only, ...more] = blank
    if (!only || more.length > 0 || others.length < 2) return
    this.ofRows.possible += 1
    if (only.seconds > 0 && only.seconds === secondsOf(others)) this.ofRows.found.push([only])
  }

  /** Rows that are sums on most of the days on which they could be. */
  get rows(): readonly Row[] {
    return [this.ofRows, ...this.ofPeople.values()]
      .filter(({ possible, found }) => found.length * 2 > possible)
      .flatMap(({ found }) => found.flat())
  }
}

/** A check of the time in a file, before its lines are matched with records. */
export type WorkChecks = {
  /** Lines that are sums of others; none if they were said to be work. */
  readonly isSum: (line: Line) => boolean
  readonly question: ImportQuestion | undefined
  /** Refuses the file for more time than a person has in a day or a week. */
  readonly checkLength: () => void
}

const none: WorkChecks = { isSum: () => false, question: undefined, checkLength: () => {} }

const shown = 3

/** Checks the lines of a timesheet that count. `longest`: seconds that a person has in the day or week of a row. */
export const checkWork = async (
  buckets: Pick<DayBuckets, 'byMonth'>,
  counts: (line: Line) => boolean,
  answer: string | undefined,
  place: { readonly longest: bigint; readonly per: 'day' | 'week'; readonly column: string } | undefined,
): Promise<WorkChecks> => {
  if (!place) return none
  const sums = new SumRows()
  for await (const month of buckets.byMonth())
    for (const { lines } of month) sums.addDay(lines.filter(counts))
  const rows = sums.rows
  const found = new Set(rows.flatMap(({ lines }) => lines.map(({ row }) => row)))
  const isSum = (line: Line): boolean => answer === 'left-out' && found.has(line.row)
  let tooLong: number | undefined
  for await (const month of buckets.byMonth())
    for (const { lines } of month) {
      const people = byPerson(rowsOf(lines.filter((line) => counts(line) && !isSum(line))))
      for (const [person, own] of people)
        if (person !== undefined && secondsOf(own) > Number(place.longest)) tooLong ??= own.at(-1)?.row
    }
  const samples = rows.slice(0, shown).map(({ row, person, seconds }) => ({
    row,
    cell: person ?? '(empty)',
    means: `${hoursText(BigInt(seconds))} hours, the sum of other rows`,
  }))
  const many = found.size.toLocaleString('en-AU')
  return {
    isSum,
    question:
      found.size === 0 || answer === 'left-out' || answer === 'counted'
        ? undefined
        : {
            id: sumQuestion,
            column: 'Whole rows',
            readings: [
              { id: 'left-out', says: `Totals: leave out these rows (${many})`, rows: samples },
              {
                id: 'counted',
                says: 'Separate work that happened to take as long: count these rows',
                rows: samples,
              },
            ],
          },
    checkLength: () => {
      if (tooLong !== undefined)
        throw new FileRefused(`has more time for one person than a ${place.per} has`, {
          column: place.column,
          row: tooLong,
        })
    },
  }
}
