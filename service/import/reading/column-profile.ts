/** Possible types of a column's cells, counted in one pass. */
import {
  type DecimalMark,
  decimalMarks,
  fitsMark,
  isAmbiguous,
  isNoAmount,
  writtenAmount,
} from './amount-form.ts'
import { durationIn } from './columns/duration.ts'
import { type DateOrder, dateOrders, readingsOfDate, readTime } from './date-form.ts'
import { ownText } from './plain-lines.ts'

/** Counts over the non-empty cells of a column. */
export type ColumnProfile = {
  filled: number
  /** Number of cells that are dates in each order. */
  readonly dates: Record<DateOrder, number>
  anyDate: number
  /** Latest date of the column in each order. */
  readonly latest: Record<DateOrder, string>
  /** Earliest date in each order; sorts after all dates if there is none. */
  readonly earliest: Record<DateOrder, string>
  /** Pairs of orders that disagree on some cell, or of which only one can read any. */
  readonly differing: Set<string>
  times: number
  /** Number of cells that are amounts with each decimal mark. */
  readonly amounts: Record<DecimalMark, number>
  anyAmount: number
  /** Cells with hours as a time, such as 38:30. */
  durations: number
  /** Cells whose amount depends on the decimal mark. */
  ambiguousAmounts: number
  negatives: number
  positives: number
  /** Cells with decimals or a currency; quantities and order numbers rarely have either. */
  priced: number
  /** Amounts followed by CR or DR. */
  sided: number
  readonly currencies: Set<string>
  /** Distinct cells with their possible types, up to a limit. */
  readonly distinct: Map<string, CellClass>
}

/** Possible types of one cell. */
type CellClass = {
  readonly orders: readonly DateOrder[]
  readonly dates: Readonly<Partial<Record<DateOrder, string>>>
  readonly isTime: boolean
  readonly isDuration: boolean
  readonly marks: readonly DecimalMark[]
  readonly isAmbiguousAmount: boolean
  readonly sign: 'negatives' | 'positives' | undefined
  readonly isPriced: boolean
  readonly isSided: boolean
  readonly currency: string | undefined
}

const isText: CellClass = {
  orders: [],
  dates: {},
  isTime: false,
  isDuration: false,
  marks: [],
  isAmbiguousAmount: false,
  sign: undefined,
  isPriced: false,
  isSided: false,
  currency: undefined,
}

const asAmount = (cell: string): Partial<CellClass> => {
  const written = writtenAmount(cell)
  const marks = written ? decimalMarks.filter((mark) => fitsMark(written.digits, mark)) : []
  if (!written || marks.length === 0) return {}
  return {
    marks,
    isAmbiguousAmount: isAmbiguous(written.digits),
    sign: /[1-9]/.test(written.digits) ? (written.isNegative ? 'negatives' : 'positives') : undefined,
    isPriced: written.currency !== undefined || /[.,]\d{2}$/.test(written.digits),
    isSided: written.side !== undefined,
    currency: written.currency,
  }
}

const asDate = (cell: string): Partial<CellClass> => {
  const readings = readingsOfDate(cell)
  return {
    orders: [...readings.keys()],
    dates: Object.fromEntries([...readings].map(([order, { date }]) => [order, date])),
  }
}

/** "01.12.25": a time of 1:12:25, or a day. The column shows which. */
const maybeDay = /^\d{1,2}\.\d\d\.\d\d$/

const classOf = (cell: string): CellClass => {
  if (!/\d/.test(cell) || cell.length > 40) return isText
  const isTime = readTime(cell) !== undefined
  const isDuration = durationIn(cell) !== undefined
  const day = isTime && !maybeDay.test(cell) ? {} : asDate(cell)
  return { ...isText, ...asAmount(cell), isTime, isDuration, ...day }
}

const maxDistinct = 2000

export const emptyProfile = (): ColumnProfile => ({
  filled: 0,
  dates: { 'day-first': 0, 'month-first': 0, 'year-first': 0 },
  anyDate: 0,
  latest: { 'day-first': '', 'month-first': '', 'year-first': '' },
  earliest: { 'day-first': '~', 'month-first': '~', 'year-first': '~' },
  differing: new Set(),
  times: 0,
  amounts: { point: 0, comma: 0 },
  anyAmount: 0,
  durations: 0,
  ambiguousAmounts: 0,
  negatives: 0,
  positives: 0,
  priced: 0,
  sided: 0,
  currencies: new Set(),
  distinct: new Map(),
})

const pairOf = (one: DateOrder, other: DateOrder): string => `${one} ${other}`

/** Compares the dates of a cell in each order. */
const addDates = ({ latest, earliest, differing }: ColumnProfile, { dates }: CellClass): void => {
  for (const one of dateOrders) {
    const date = dates[one] ?? ''
    if (date > latest[one]) latest[one] = date
    if (date !== '' && date < earliest[one]) earliest[one] = date
    for (const other of dateOrders) if (date !== (dates[other] ?? '')) differing.add(pairOf(one, other))
  }
}

/** Counts one cell. */
export const addCell = (profile: ColumnProfile, cell: string): void => {
  if (cell === '' || isNoAmount(cell)) return
  const known = profile.distinct.get(cell)
  const found = known ?? classOf(cell)
  if (!known && profile.distinct.size < maxDistinct) profile.distinct.set(ownText(cell), found)
  profile.filled += 1
  if (found === isText) return
  if (found.isTime) profile.times += 1
  if (found.isDuration) profile.durations += 1
  if (found.orders.length > 0) profile.anyDate += 1
  for (const order of found.orders) profile.dates[order] += 1
  if (!known && found.orders.length > 0) addDates(profile, found)
  if (found.marks.length === 0) return
  profile.anyAmount += 1
  for (const mark of found.marks) profile.amounts[mark] += 1
  if (found.isAmbiguousAmount) profile.ambiguousAmounts += 1
  if (found.sign) profile[found.sign] += 1
  if (found.isPriced) profile.priced += 1
  if (found.isSided) profile.sided += 1
  if (found.currency !== undefined && profile.currencies.size < 10) profile.currencies.add(found.currency)
}

/** Share of a column that decides its type; other cells are refused row by row. */
const most = 0.6

export const isMostly = (profile: ColumnProfile, count: number): boolean =>
  profile.filled > 0 && count >= most * profile.filled

/** Orders for the dates of a column: those that fit every cell, or else those that fit any. */
export const ordersOf = ({ dates, anyDate }: ColumnProfile): readonly DateOrder[] => {
  const whole = dateOrders.filter((order) => dates[order] === anyDate)
  return whole.length > 0 ? whole : dateOrders.filter((order) => dates[order] > 0)
}

/** Days between earliest and latest date in an order. */
const daysIn = ({ earliest, latest }: ColumnProfile, order: DateOrder): number =>
  (Date.parse(latest[order]) - Date.parse(earliest[order])) / 86_400_000

/** True if an order spreads dates over years that another order fits into a tenth of the time. */
export const isSpread = (profile: ColumnProfile, order: DateOrder, other: DateOrder): boolean =>
  daysIn(profile, order) > 1095 && daysIn(profile, other) * 10 < daysIn(profile, order)

/** True if two orders disagree on some cell of a column, or if only one of them can read any. */
export const ordersDiffer = ({ differing }: ColumnProfile, one: DateOrder, other: DateOrder): boolean =>
  differing.has(pairOf(one, other))

/** Order of day and month that some cell of a column proves and none contradicts. */
export const provenOrder = ({ dates, anyDate }: ColumnProfile): DateOrder | undefined => {
  const [isDayFirst, isMonthFirst] = [dates['day-first'] === anyDate, dates['month-first'] === anyDate]
  if (isDayFirst === isMonthFirst) return undefined
  return isDayFirst ? 'day-first' : 'month-first'
}

/** Decimal mark that some cell of a column proves and none contradicts. */
export const provenMark = ({ amounts, anyAmount }: ColumnProfile): DecimalMark | undefined => {
  const [isPoint, isComma] = [amounts.point === anyAmount, amounts.comma === anyAmount]
  if (isPoint === isComma) return undefined
  return isPoint ? 'point' : 'comma'
}
