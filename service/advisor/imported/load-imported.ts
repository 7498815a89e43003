/** Loads the figures of imported days. */

import * as t from 'io-ts'
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { DebtorsDay, SalesDay } from '#schema/import/days'
import type { HeldRegister } from '#schema/import/debtors'
import type { WorkWeek } from '#schema/import/work-week'
import { DayHours } from '#schema/kpi/kpi'
import type { Tables } from '../../tables.ts'
import { plusDays } from '../calendar.ts'
import type { OwedOn } from '../detail/owed.ts'
import type { Span } from '../periods/dates.ts'
import type { DayFigures, Records } from '../records.ts'
import { balanceOf, withRunway } from './cash-weeks.ts'
import type { Coverage } from './coverage.ts'
import { heldRegisters } from './held-registers.ts'
import { importedRecords } from './imported-records.ts'
import { type ImportedDay, type ImportedWeek, importedWeeks } from './imported-weeks.ts'
import { workWeeks } from './work-weeks.ts'

/** Weeks and days of a workspace's imports. */
export type ImportedFigures = {
  readonly weeks: readonly ImportedWeek[]
  readonly days: readonly ImportedDay[]
  readonly gaps: readonly Span[]
  /** Weeks of timesheets. */
  readonly work: readonly WorkWeek[]
  /** What customers owe, by the latest list of debtors. */
  readonly owed?: OwedOn
  /** Latest lists of managements, listings and opportunities. */
  readonly registers: readonly HeldRegister[]
}

const owedOf = (days: readonly ImportedDay[]): Pick<ImportedFigures, 'owed'> => {
  const latest = days.findLast(({ kind }) => kind === 'debtors')
  if (!latest) return {}
  const figures = decodeOrThrow(DebtorsDay, JSON.parse(latest.figures), 'What is owed on a day')
  return { owed: { asOf: dayOf(latest.date), figures } }
}

type Held = Pick<Records, 'work' | 'owed' | 'registers'>

/** Timesheets, debtors and other lists, if any are on record. */
export const heldOf = ({ work, owed, registers }: ImportedFigures): Held => ({
  ...(work.length === 0 ? {} : { work }),
  ...(owed ? { owed } : {}),
  ...(registers.length === 0 ? {} : { registers }),
})

export const loadImported = async (db: Kysely<Tables>): Promise<ImportedFigures> => {
  const days = await db
    .selectFrom('import_day')
    .select(['kind', 'date', 'figures', 'position'])
    .orderBy('date')
    .execute()
  if (days.length === 0) return { weeks: [], days, gaps: [], work: [], registers: [] }
  const files = await db
    .selectFrom('import')
    .select(['kind', 'source', 'undone_at', 'summary', 'answers', 'position'])
    .execute()
  const told = await db.selectFrom('account_answers').select(['undone_at', 'answers', 'position']).execute()
  const records = importedRecords(files, days, told)
  const { coverage } = records
  return {
    weeks: withRunway(importedWeeks(records.days, coverage, records.kindOf), balanceOf(files)),
    days: records.days,
    gaps: gapsOf(coverage, records.days),
    work: workWeeks(days),
    ...owedOf(days),
    registers: heldRegisters(days),
  }
}

/** Hours of imported days that have them. */
export const importedHours = (days: readonly ImportedDay[]): readonly DayHours[] => {
  const found = days.flatMap(({ kind, date, figures }) => {
    if (kind !== 'sales') return []
    const { hours } = decodeOrThrow(SalesDay, JSON.parse(figures), 'The sales of a day')
    if (!hours) return []
    return [
      {
        date,
        hours: hours.map(({ hour, sales, revenue }) => ({
          hour,
          transactions: sales,
          revenue: Number(revenue),
        })),
      },
    ]
  })
  return decodeOrThrow(t.array(DayHours), found, 'The hours')
}

const dayOf = (text: string): IsoDate => decodeOrThrow(IsoDate, text, 'A day')

/** Sales of imported days: by hour if every row has a time, otherwise as totals. */
export const importedDays = (days: readonly ImportedDay[]): readonly DayFigures[] => {
  const byHour = new Map(importedHours(days).map((day) => [day.date, day]))
  return days.flatMap(({ kind, date: text, figures }) => {
    if (kind !== 'sales') return []
    const date = dayOf(text)
    const hours = byHour.get(date)
    if (hours) return [hours]
    const { revenue, sales } = decodeOrThrow(SalesDay, JSON.parse(figures), 'The sales of a day')
    const total = { revenue: Number(revenue), ...(sales === undefined ? {} : { transactions: sales }) }
    return [{ date, hours: [], total }]
  })
}

/** Days between two sales files, without a sale from any source. */
export const gapsOf = (coverage: Coverage, days: readonly ImportedDay[]): readonly Span[] => {
  const sold = days.flatMap(({ kind, date }) => (kind === 'sales' ? [dayOf(date)] : []))
  const gaps: Span[] = []
  let end: IsoDate | undefined
  for (const { from, to } of [...coverage.sales].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    if (end !== undefined && from > plusDays(end, 1)) {
      const gap = { from: plusDays(end, 1), to: plusDays(from, -1) }
      if (!sold.some((day) => day >= gap.from && day <= gap.to)) gaps.push(gap)
    }
    if (end === undefined || to > end) end = to
  }
  return gaps
}
