/** Collects the rows of a file in one pass: lines by day, rejected rows, sums. */
import type { IsoDate } from '#schema/core/scalars'
import { maxListed, type RejectedRow, type SetApartRow } from '#schema/import/import'
import type { OpenFile } from './reading/read-file.ts'
import type { ReadRow } from './reading/row-outcome.ts'
import { DayBuckets } from './records/day-buckets.ts'
import { type Line, lineOfEntry, lineOfSale, numberOf, numbersOf } from './records/line.ts'

/** The rows of a file, collected in one pass. */
export class CollectedRows {
  readonly buckets = new DayBuckets()
  readonly rejected: RejectedRow[] = []
  readonly setApart: SetApartRow[] = []
  readonly edgeIds = new Set<string>()
  hasUniqueIds = true
  rejectedRows = 0
  records = 0
  rows = 0
  moneyIn = 0n
  moneyOut = 0n
  from: IsoDate | undefined
  to: IsoDate | undefined
  /** The day of each of the source's own numbers. */
  readonly dateOfNumber = new Map<string, IsoDate>()
  private lastId: string | null = null

  add(read: ReadRow): void {
    if (read.is === 'set-apart') {
      if (this.setApart.length < maxListed) this.setApart.push({ row: read.row, why: read.why })
      return
    }
    this.rows += 1
    if (read.is === 'rejected') {
      this.rejectedRows += 1
      const { row, column, reason } = read
      if (this.rejected.length < maxListed)
        this.rejected.push({ row, column: column.slice(0, 200), reason: reason.slice(0, 300) })
    } else if (read.is === 'sale') {
      this.moneyIn += read.sale.amount
      this.addLine(read.sale.date, lineOfSale(read.row, read.sale))
    } else
      for (const entry of read.entries) {
        if (entry.direction === 'in') this.moneyIn += entry.amount
        else this.moneyOut += entry.amount
        this.addLine(entry.date, lineOfEntry(read.row, entry))
      }
  }

  private addLine(date: IsoDate, line: Line): void {
    this.records += 1
    if (this.from === undefined || date < this.from) this.from = date
    if (this.to === undefined || date > this.to) this.to = date
    if (line.id !== null) {
      if (this.dateOfNumber.size === 0) this.edgeIds.add(line.id)
      if (numbersOf(line.id).some((number) => this.dateOfNumber.has(number))) this.hasUniqueIds = false
      this.dateOfNumber.set(numberOf(line.id, line.content), date)
      this.lastId = line.id
    }
    this.buckets.add(date, line)
  }

  end(): void {
    if (this.lastId !== null) this.edgeIds.add(this.lastId)
  }
}

/** Reads all rows; `onRows` hears the number so far. */
export const collectRows = async (
  opened: OpenFile,
  onRows: (rows: number) => Promise<void>,
): Promise<CollectedRows> => {
  const reading = new CollectedRows()
  for await (const batch of opened.rows()) {
    for (const row of batch) reading.add(row)
    await reading.buckets.settle()
    await onRows(reading.rows)
  }
  reading.end()
  return reading
}
