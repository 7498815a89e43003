/** Sums of imported rows in cents over a range of days. */
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../calendar.ts'
import type { Span } from '../periods/dates.ts'
import { remember } from '../remember.ts'
import type { Detail, Dimension, PaidLine, SoldLine } from './detail.ts'

/** Requested days; `weekdays` keeps only these. */
export type Days = Span & { readonly weekdays?: readonly number[] | undefined }

/** What to add up: some names of a dimension, or all rows. */
export type Part = {
  readonly dimension: Dimension
  readonly names?: readonly string[] | undefined
  /** Means all other names. */
  readonly isExcept?: boolean | undefined
  /** Only rows that also have these names. */
  readonly within?:
    | readonly { readonly dimension: Dimension; readonly names?: readonly string[] | undefined }[]
    | undefined
}

export type Sum = {
  readonly money: bigint
  readonly units: number
  readonly rows: number
  /** Refunds, as positive amounts, and their number of rows. */
  readonly back: bigint
  readonly backRows: number
}

const isAsked = (date: IsoDate, { from, to, weekdays }: Days): boolean =>
  date >= from && date <= to && (weekdays?.includes(weekdayOf(date)) ?? true)

const isNamed = (name: string | undefined, { names, isExcept = false }: Part): boolean =>
  names === undefined || (name !== undefined && names.includes(name)) !== isExcept

const isWithin = (line: SoldLine, { within: others = [] }: Part): boolean =>
  others.every(
    (one) => one.dimension === 'account' || isNamed(line[one.dimension], { ...one, isExcept: false }),
  )

/** Rows of a part on the requested days. */
export const soldIn = (detail: Detail, part: Part, days: Days): readonly SoldLine[] => {
  const { dimension } = part
  return dimension === 'account'
    ? []
    : detail.sold.filter(
        (line) => isAsked(line.date, days) && isNamed(line[dimension], part) && isWithin(line, part),
      )
}

export const paidIn = (detail: Detail, part: Part, days: Days): readonly PaidLine[] =>
  detail.paid.filter((line) => isAsked(line.date, days) && isNamed(line.account, part))

/** True if an amount for a period is only partly within the days. */
export const hasCutPeriods = (detail: Detail, part: Part, { from, to }: Days): boolean =>
  part.dimension === 'account' &&
  detail.paid.some(
    (line) =>
      isNamed(line.account, part) &&
      line.from !== undefined &&
      line.from <= to &&
      line.date >= from &&
      (line.from < from || line.date > to),
  )

const sides = remember((_: Detail) => new Map<string, 'in' | 'out'>())

/** Usual direction of an account. */
export const sideOf = (detail: Detail, part: Part): 'in' | 'out' => {
  const known = sides(detail)
  const key = JSON.stringify(part)
  const before = known.get(key)
  if (before) return before
  const lines = detail.paid.filter((line) => isNamed(line.account, part))
  const out = lines.filter(({ direction }) => direction === 'out').length
  const side = 2 * out >= lines.length ? 'out' : 'in'
  known.set(key, side)
  return side
}

/** Sum of a part; an account's money is net of refunds. */
export const sumOf = (detail: Detail, part: Part, days: Days): Sum => {
  if (part.dimension !== 'account') {
    const lines = soldIn(detail, part, days)
    return {
      money: lines.reduce((sum, { revenue }) => sum + revenue, 0n),
      units: lines.reduce((sum, { units }) => sum + units, 0) / 1000,
      rows: lines.reduce((sum, { rows = 1 }) => sum + rows, 0),
      back: lines.reduce((sum, { back = 0n }) => sum + back, 0n),
      backRows: lines.reduce((sum, { backRows = 0 }) => sum + backRows, 0),
    }
  }
  const isAll = part.names === undefined || part.isExcept
  const side = isAll ? 'out' : sideOf(detail, part)
  const sided = paidIn(detail, part, days)
  // All accounts together mean spending, without money in.
  const lines = isAll
    ? sided.filter(({ account }) => sideOf(detail, { dimension: 'account', names: [account] }) === 'out')
    : sided
  const total = (wanted: boolean) =>
    lines.reduce((sum, { amount, direction }) => ((direction === side) === wanted ? sum + amount : sum), 0n)
  return {
    money: total(true) - total(false),
    units: lines.length,
    rows: lines.length,
    back: total(false),
    backRows: lines.filter(({ direction }) => direction !== side).length,
  }
}

/** Range of days with rows of a dimension. */
export const heldDays = (detail: Detail, dimension: Dimension): Span | undefined => {
  const dates =
    dimension === 'account'
      ? // An amount for a period is of all of its days.
        detail.paid.flatMap(({ from, date }) => (from === undefined ? [date] : [from, date]))
      : detail.sold.map(({ date }) => date)
  const [first] = dates
  return first === undefined
    ? undefined
    : dates.reduce<Span>(
        ({ from, to }, date) => ({ from: date < from ? date : from, to: date > to ? date : to }),
        { from: first, to: first },
      )
}

/** The part of some days that is on record. */
export const within = (days: Days, held: Span): Days | undefined => {
  const from = days.from > held.from ? days.from : held.from
  const to = days.to < held.to ? days.to : held.to
  return from > to ? undefined : { ...days, from, to }
}

const monthOf = (date: string): string => date.slice(0, 7)

/** Whole weeks or months within some days, oldest first. */
export const wholeParts = ({ from, to, weekdays }: Days, unit: 'day' | 'week' | 'month'): readonly Days[] => {
  const parts: Days[] = []
  let start: IsoDate | undefined
  for (let date = from; date <= to; date = plusDays(date, 1)) {
    if (unit === 'day') {
      if (isAsked(date, { from, to, weekdays })) parts.push({ from: date, to: date })
      continue
    }
    const begins = unit === 'week' ? weekdayOf(date) === 0 : date.endsWith('-01')
    const next = plusDays(date, 1)
    const ends = unit === 'week' ? weekdayOf(next) === 0 : monthOf(next) !== monthOf(date)
    if (begins) start = date
    if (ends && start !== undefined) {
      parts.push({ from: start, to: date, weekdays })
      start = undefined
    }
  }
  return parts
}
