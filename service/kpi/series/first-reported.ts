/** Revenue of a period as first reported, if a correction has changed it. */
import { type Kysely, sql } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { centsOf, type Money, moneyOf } from '#schema/core/money'
import { type IsoDate, IsoTime } from '#schema/core/scalars'
import { importEvents } from '#schema/import/import.events'
import type { FirstReported } from '#schema/kpi/series'
import type { Span } from '../../advisor/periods/dates.ts'
import type { Tables } from '../../tables.ts'
import { daysIn } from './periods.ts'

/** Sales of a day as given by one event. */
export type DayReport = {
  readonly date: IsoDate
  readonly revenue: Money
  readonly position: number
  readonly recordedAt: IsoTime
  readonly importId: string
}

const importsStream = 'import-files'
const type = 'DayOfRecordsChanged'

/** All recorded reports on the sales of a span, oldest first. */
export const readReports = async (
  db: Kysely<Tables>,
  workspace: string,
  span: Span,
): Promise<readonly DayReport[]> => {
  const rows = await db
    .selectFrom('events')
    .select(['data', 'position', 'recorded_at'])
    .where('workspace', '=', workspace)
    .where('stream', '=', importsStream)
    .where('type', '=', type)
    .where(sql<string>`data ->> 'date'`, 'in', [...daysIn(span)])
    .orderBy('position')
    .execute()
  return rows.flatMap(({ data, position, recorded_at }) => {
    const day = decodeOrThrow(importEvents.DayOfRecordsChanged.data, data, 'A changed day')
    if (day.kind !== 'sales') return []
    return [
      {
        date: day.date,
        revenue: day.sales?.revenue ?? moneyOf(0n),
        position: Number(position),
        recordedAt: decodeOrThrow(IsoTime, recorded_at, 'A time'),
        importId: day.importId,
      },
    ]
  })
}

const totalOf = (reports: Iterable<DayReport>): bigint =>
  [...reports].reduce((sum, { revenue }) => sum + centsOf(revenue), 0n)

/** The first figure of a period is the one when the last of its days was recorded. Undefined if no later report differs. */
export const firstReportedOf = (
  reports: readonly DayReport[],
): (Omit<FirstReported, 'correctedBy'> & { readonly importId: string }) | undefined => {
  const opened = new Map<IsoDate, DayReport>()
  for (const report of reports) if (!opened.has(report.date)) opened.set(report.date, report)
  const whole = Math.max(0, ...[...opened.values()].map(({ position }) => position))
  const at = reports.find(({ position }) => position === whole)
  const [first, now] = [new Map<IsoDate, DayReport>(), new Map<IsoDate, DayReport>()]
  for (const report of reports) {
    if (report.position <= whole) first.set(report.date, report)
    now.set(report.date, report)
  }
  const changed = [...now.values()].filter(
    ({ date, revenue, position }) => position > whole && revenue !== first.get(date)?.revenue,
  )
  const last = changed.reduce<DayReport | undefined>(
    (latest, one) => (latest && latest.position > one.position ? latest : one),
    undefined,
  )
  if (at === undefined || last === undefined) return undefined
  return {
    revenue: moneyOf(totalOf(first.values())),
    at: at.recordedAt,
    nowSince: last.recordedAt,
    days: changed.flatMap(({ date }) => {
      const before = first.get(date)
      return before ? [{ date, revenue: before.revenue }] : []
    }),
    importId: last.importId,
  }
}
