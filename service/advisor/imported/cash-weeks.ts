/** Cash from the closing balance of imported bank files, as weeks of costs. */
import { decodeOrThrow } from '#schema/core/decode'
import type { IsoDate } from '#schema/core/scalars'
import { Import } from '#schema/import/import'
import { daysBetween, plusDays } from '../calendar.ts'
import { weekValue } from '../field-values.ts'
import type { ImportedWeek } from './imported-weeks.ts'

type FileRow = {
  readonly kind?: unknown
  readonly undone_at?: unknown
  readonly summary?: unknown
  readonly source?: unknown
}

/** Balances on one day, summed over the accounts of several files. */
export type Balance = { readonly date: IsoDate; readonly dollars: number }

/** Maximum age in days of an account's newest balance, relative to the latest. */
const longestApart = 14
const quarterWeeks = 13
const fewestWeeks = 4

/** Newest balance of each kind of file, added up; undefined without any. */
export const balanceOf = (files: readonly FileRow[]): Balance | undefined => {
  const newest = new Map<string, Balance>()
  for (const { kind, undone_at, summary, source } of files) {
    if (kind !== 'books' || undone_at != null) continue
    const { to, balance } = decodeOrThrow(Import, JSON.parse(String(summary)), 'An import')
    const before = newest.get(String(source))
    if (to && balance !== undefined && (!before || to >= before.date))
      newest.set(String(source), { date: to, dollars: Number(balance) })
  }
  const all = [...newest.values()].toSorted((one, other) => (one.date < other.date ? 1 : -1))
  const [latest] = all
  return (
    latest && {
      date: latest.date,
      dollars: all
        .filter(({ date }) => daysBetween(date, latest.date) <= longestApart)
        .reduce((sum, { dollars }) => sum + dollars, 0),
    }
  )
}

/** The weeks, with the runway in the week of the balance, or in the last one if the balance is from the days after it. */
export const withRunway = (
  weeks: readonly ImportedWeek[],
  balance: Balance | undefined,
): readonly ImportedWeek[] => {
  const at = balance ? weeks.findLastIndex(({ week }) => week.weekStart <= balance.date) : -1
  const found = weeks[at]
  if (!balance || !found || daysBetween(found.week.weekStart, balance.date) > longestApart) return weeks
  const start = plusDays(found.week.weekStart, -7 * quarterWeeks)
  const costs = weeks.flatMap(({ week }) =>
    week.weekStart > start && week.weekStart <= found.week.weekStart ? (weekValue(week, 'costs') ?? []) : [],
  )
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length
  if (costs.length < fewestWeeks || mean <= 0) return weeks
  const runway = balance.dollars / mean
  return weeks.with(at, { ...found, week: { ...found.week, cashRunwayWeeks: runway } })
}
