/** Collects the rows of a file in one pass: lines by day, rejected rows, sums. */
import { cutText } from '#schema/core/cut-text'
import type { IsoDate } from '#schema/core/scalars'
import { type ImportKind, maxListed, type RejectedRow, type SetApartRow } from '#schema/import/import'
import { RegisterKind } from '#schema/import/register-day'
import { HoursSum } from './hours-sum.ts'
import type { OpenFile } from './reading/open-file.ts'
import { FileRefused } from './reading/refused.ts'
import type { RegisterEntry } from './reading/registers/register.ts'
import type { ReadRow } from './reading/row-outcome.ts'
import { DayBuckets } from './records/day-buckets.ts'
import { debtOfLine, type KeptDebt, lineOfDebt } from './records/debt-line.ts'
import { entryOfLine, type Line, lineOfEntry, lineOfSale, saleOfLine } from './records/line.ts'
import { numberOf, numbersOf } from './records/line-number.ts'
import { lineOfRegister } from './records/register-line.ts'
import { lineOfWork, workOfLine } from './records/work-line.ts'
import { RunningBalance } from './running-balance.ts'

/** In cents. Keeps sums over any number of files within the range of amounts. */
const maxVolume = 100_000_000_000_000n

/** The rows of a file, collected in one pass. */
export class CollectedRows {
  readonly buckets = new DayBuckets()
  readonly rejected: RejectedRow[] = []
  readonly setApart: SetApartRow[] = []
  readonly balance = new RunningBalance()
  readonly edgeIds = new Set<string>()
  /** Accounts with money in. */
  readonly accounts = new Set<string>()
  hasUniqueIds = true
  rejectedRows = 0
  records = 0
  rows = 0
  moneyIn = 0n
  moneyOut = 0n
  readonly hours = new HoursSum()
  /** Debts of a list of debtors. */
  readonly debts: KeptDebt[] = []
  /** Entries of a list of managements, listings or opportunities. */
  readonly registers: RegisterEntry[] = []
  /** Tax of the sales, or in the money out of books; undefined while no row has any. */
  tax: bigint | undefined
  from: IsoDate | undefined
  to: IsoDate | undefined
  /** Day and content of each number that the source assigned. */
  readonly lineOfNumber = new Map<string, { readonly date: IsoDate; readonly content: string }>()
  private volume = 0n
  private lastId: string | null = null
  private readonly hasEarlier: boolean

  /** `hasEarlier` is true if an import of the same source is in effect: then numbers may repeat. */
  constructor(hasEarlier: boolean) {
    this.hasEarlier = hasEarlier
  }

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
        this.rejected.push({ row, column: cutText(column, 200), reason: cutText(reason, 300) })
    } else if (read.is === 'sale') {
      this.moneyIn += read.sale.amount
      if (read.sale.tax !== undefined) this.tax = (this.tax ?? 0n) + read.sale.tax
      const { amount, tax = 0n, tip = 0n, giftCard = 0n } = read.sale
      this.addVolume(amount, tax, tip, giftCard)
      this.addLine(read.sale.date, lineOfSale(read.row, read.sale))
    } else if (read.is === 'work')
      for (const entry of read.work) {
        this.hours.add(entry)
        this.addLine(entry.date, lineOfWork(read.row, entry))
      }
    else if (read.is === 'debts')
      for (const debt of read.debts) {
        const line = lineOfDebt(read.row, debt)
        this.moneyIn += debt.amount
        this.addVolume(debt.amount)
        this.debts.push(debtOfLine(line.content))
        this.addLine(debt.date, line)
      }
    else if (read.is === 'registers')
      for (const entry of read.entries) {
        if (entry.counts && entry.isPriced) this.moneyIn += entry.amount
        this.addVolume(entry.amount)
        this.registers.push(entry)
        this.addLine(entry.date, lineOfRegister(read.row, entry))
      }
    else
      for (const entry of read.entries) {
        if (entry.direction === 'in') {
          this.moneyIn += entry.amount
          if (entry.account !== undefined) this.accounts.add(entry.account)
        } else {
          this.moneyOut += entry.amount
          if (entry.tax !== undefined) this.tax = (this.tax ?? 0n) + entry.tax
        }
        this.addVolume(entry.amount)
        if (entry.balance !== undefined)
          this.balance.add(entry.date, entry.balance, entry.direction === 'in' ? entry.amount : -entry.amount)
        this.addLine(entry.date, lineOfEntry(read.row, entry))
        // A statement begins on the first day of its first period.
        if (entry.from !== undefined && this.from !== undefined && entry.from < this.from)
          this.from = entry.from
      }
  }

  private addVolume(...amounts: readonly bigint[]): void {
    for (const amount of amounts) this.volume += amount < 0n ? -amount : amount
    if (this.volume > maxVolume) throw new FileRefused('has amounts that add up to more than a trillion')
  }

  private addLine(date: IsoDate, line: Line): void {
    this.records += 1
    if (this.from === undefined || date < this.from) this.from = date
    if (this.to === undefined || date > this.to) this.to = date
    if (line.id !== null && this.hasEarlier) {
      if (this.lineOfNumber.size === 0) this.edgeIds.add(line.id)
      if (numbersOf(line.id).some((number) => this.lineOfNumber.has(number))) this.hasUniqueIds = false
      this.lineOfNumber.set(numberOf(line.id, line.content), { date, content: line.content })
      this.lastId = line.id
    }
    this.buckets.add(date, line)
  }

  /** Takes a line out of the sums of the file. */
  leaveOut({ content }: Line, kind: ImportKind): void {
    if (kind === 'timesheets') {
      this.hours.leaveOut(workOfLine(content))
      return
    }
    if (RegisterKind.is(kind)) {
      const at = this.registers.findIndex((one) => lineOfRegister(0, one).content === content)
      const [entry] = at < 0 ? [] : this.registers.splice(at, 1)
      if (entry?.counts && entry.isPriced) this.moneyIn -= entry.amount
      return
    }
    if (kind === 'books') {
      const { direction, amount, tax } = entryOfLine(content)
      if (direction === 'in') this.moneyIn -= amount
      else {
        this.moneyOut -= amount
        if (this.tax !== undefined && tax !== undefined) this.tax -= tax
      }
      return
    }
    const { amount, tax } = saleOfLine(content)
    this.moneyIn -= amount
    if (this.tax !== undefined && tax !== undefined) this.tax -= tax
  }

  end(): void {
    if (this.lastId !== null) this.edgeIds.add(this.lastId)
  }
}

/** Reads all rows; `onRows` receives the count so far. */
export const collectRows = async (
  opened: OpenFile,
  hasEarlier: boolean,
  onRows: (rows: number) => Promise<void>,
): Promise<CollectedRows> => {
  const reading = new CollectedRows(hasEarlier)
  for await (const batch of opened.rows()) {
    for (const row of batch) reading.add(row)
    await reading.buckets.settle()
    await onRows(reading.rows)
  }
  reading.end()
  return reading
}
