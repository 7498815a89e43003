/** Weeks before and after an import, from daily figures. */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { BooksDay, DebtorsDay, SalesDay, WorkDay } from '#schema/import/days'
import type { ImportKind } from '#schema/import/import'
import type { ImportPreview, ImportWeek } from '#schema/import/preview'
import { RegisterKind } from '#schema/import/register-day'
import { daysBetween, plusDays, weekdayOf } from '../advisor/calendar.ts'
import { hasUnbilled, workSums } from '../advisor/imported/work-weeks.ts'
import type { Tables } from '../tables.ts'
import type { ChangedDay } from './changed-day.ts'
import { decimalText } from './reading/money.ts'
import { moneyIn } from './records/day-figures.ts'

type DayFigures = Pick<ChangedDay, 'date' | 'sales' | 'books' | 'work' | 'debtors'>

const weekOf = (date: IsoDate): IsoDate => plusDays(date, -weekdayOf(date))
const cents = (money: string): bigint => BigInt(money.replace('.', ''))

const hundredths = (value: number): string => decimalText(BigInt(Math.round(value * 100)))

const workOf = (all: Iterable<DayFigures>): readonly WorkDay[] =>
  [...all].flatMap(({ work }) => (work ? [work] : []))

const workWeek = (work: readonly WorkDay[], isWholeTime: boolean): ImportWeek => {
  const { hours, billedDays, availableDays } = workSums(work, isWholeTime)
  return {
    hours: hundredths(hours),
    ...(billedDays === undefined ? {} : { billedDays: hundredths(billedDays) }),
    ...(availableDays === undefined ? {} : { availableDays: hundredths(availableDays) }),
  }
}

const addUp = (days: readonly DayFigures[], isWholeTime: boolean): ImportWeek => {
  const work = workOf(days)
  const sales = days.flatMap((day) => (day.sales ? [day.sales] : []))
  const accounts = days.flatMap(({ books }) => books?.accounts ?? [])
  // What is owed on one day is no part of what is owed on another.
  const owed = days.flatMap(({ debtors }) => debtors ?? []).at(-1)
  const counts = sales.map((one) => one.sales)
  return {
    ...(work.length === 0 ? {} : workWeek(work, isWholeTime)),
    ...(owed ? { owed: owed.total, ...(owed.overdue === undefined ? {} : { overdue: owed.overdue }) } : {}),
    ...(sales.length === 0
      ? {}
      : {
          revenue: decimalText(sales.reduce((sum, { revenue }) => sum + cents(revenue), 0n)),
          gross: decimalText(sales.reduce((sum, { gross }) => sum + cents(gross), 0n)),
          ...(counts.includes(undefined)
            ? {}
            : { sales: counts.reduce<number>((sum, count = 0) => sum + count, 0) }),
        }),
    ...(accounts.length === 0
      ? {}
      : {
          moneyIn: decimalText(moneyIn(accounts, 'in')),
          moneyOut: decimalText(moneyIn(accounts, 'out')),
        }),
  }
}

const storedDays = async (
  db: Kysely<Tables>,
  kind: ImportKind,
  from = '0001-01-01',
  to = '9999-12-31',
): Promise<ReadonlyMap<string, DayFigures>> => {
  const rows = await db
    .selectFrom('import_day')
    .select(['date', 'figures'])
    .where('kind', '=', kind)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
  return new Map(
    rows.map(({ date, figures }) => {
      const known = JSON.parse(figures)
      return [
        date,
        {
          date: decodeOrThrow(IsoDate, date, 'A day'),
          ...(kind === 'timesheets'
            ? { work: decodeOrThrow(WorkDay, known, 'The time of a day') }
            : kind === 'debtors'
              ? { debtors: decodeOrThrow(DebtorsDay, known, 'What is owed on a day') }
              : kind === 'sales'
                ? { sales: decodeOrThrow(SalesDay, known, 'The sales of a day') }
                : { books: decodeOrThrow(BooksDay, known, 'The books of a day') }),
        },
      ]
    }),
  )
}

/** The period whose amounts these days have, if they are all of one; undefined for amounts of single days. */
const periodOf = (
  days: readonly DayFigures[],
): { readonly from: IsoDate; readonly to: IsoDate } | undefined => {
  const periods = days.flatMap(({ date, books }) =>
    (books?.accounts ?? []).map(({ from }) => (from === undefined ? undefined : { from, to: date })),
  )
  const [first] = periods
  const isOne = first && periods.every((one) => one?.from === first.from && one.to === first.to)
  return isOne && daysBetween(first.from, first.to) >= 7 ? first : undefined
}

/** Weeks that contain these changed days, before and after. */
export const previewWeeks = async (
  db: Kysely<Tables>,
  kind: ImportKind,
  days: readonly ChangedDay[],
): Promise<ImportPreview['weeks']> => {
  // A list is of one day, and no part of a week's figures.
  if (RegisterKind.is(kind)) return []
  const sorted = [...days].sort((one, other) => (one.date < other.date ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return []
  const before = await storedDays(db, kind, weekOf(first.date), plusDays(weekOf(last.date), 6))
  const after = new Map<string, DayFigures>([...before, ...sorted.map((day) => [day.date, day] as const)])
  const weeks = [...new Set(sorted.map(({ date }) => weekOf(date)))]
  return weeks.map((weekStart) => {
    const dates = Array.from({ length: 7 }, (_, at) => plusDays(weekStart, at))
    const of = (all: ReadonlyMap<string, DayFigures>) =>
      dates.flatMap((date) => {
        const day = all.get(date)
        return day && (day.sales || day.books || day.work || day.debtors) ? [day] : []
      })
    const earlier = of(before)
    const period = periodOf(of(after))
    return {
      weekStart,
      ...(period ? { period } : {}),
      after: addUp(of(after), hasUnbilled(workOf(of(after)))),
      ...(earlier.length === 0 ? {} : { before: addUp(earlier, hasUnbilled(workOf(earlier))) }),
    }
  })
}
