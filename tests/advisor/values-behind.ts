/** The values behind an input of a figure, read from the records in the tests' own way. */
import type { FigureInput } from '#schema/core/advice'
import type { KpiRecord } from '#schema/kpi/kpi'
import type { Records } from '../../service/advisor/records.ts'

/** A value with the week or the day that it belongs to. */
export type Pair = readonly [at: number, value: number]

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

const spent = ({ expenses: e, revenue, profit_margin }: KpiRecord): number =>
  e === undefined
    ? revenue - (revenue * profit_margin) / 100
    : e.premises + e.marketing + e.other + e.staff + e.supplies

const ofWeek = (week: KpiRecord, field: string): number | undefined => {
  const { expenses } = week
  switch (field) {
    case 'revenue':
      return week.revenue
    case 'profit_margin':
      return week.profit_margin
    case 'cash_runway':
      return week.cash_runway
    case 'cash_runway_weeks':
      return week.cash_runway_weeks
    case 'weekly_footfall':
      return week.weekly_footfall
    case 'costs':
      return spent(week)
    case 'profit':
      return week.revenue - spent(week)
    case 'surplus_percent':
      return week.revenue > 0 ? (1 - spent(week) / week.revenue) * 100 : undefined
    case 'revenue_per_transaction':
      return week.weekly_footfall > 0 ? week.revenue / week.weekly_footfall : undefined
    case 'staff':
    case 'supplies':
    case 'premises':
    case 'marketing':
    case 'other':
      return expenses?.[field]
    default:
      return undefined
  }
}

/** The values behind an input. */
export const pairsOf = (records: Records, input: FigureInput): readonly Pair[] => {
  if (input.value !== undefined) return [[0, input.value]]
  const holds = (day: string) => (input.from ?? '') <= day && day <= (input.to ?? '9999')
  const pairs: Pair[] = []
  if (input.kind === 'kpi')
    for (const week of records.kpis) {
      const value = ofWeek(week, input.field)
      if (holds(week.weekStart) && value !== undefined) pairs.push([dayNumber(week.weekStart) / 7, value])
    }
  if (input.kind === 'hourly')
    for (const { date, hours } of records.days) {
      const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
      if (!holds(date) || (input.weekday !== undefined && input.weekday !== weekday)) continue
      let total = 0
      let isOpen = false
      for (const one of hours) {
        if (input.hour !== undefined && one.hour !== input.hour) continue
        isOpen = true
        total += input.field === 'revenue' ? one.revenue : one.transactions
      }
      if (isOpen) pairs.push([dayNumber(date), total])
    }
  if (input.kind === 'profile' && input.field === 'teamSize') pairs.push([0, records.profile.teamSize ?? NaN])
  if (input.kind === 'advisory')
    for (const { status } of records.advisories) if (status === 'new') pairs.push([0, 1])
  if (input.kind === 'memo')
    for (const { status } of records.memos) if (status === 'unread') pairs.push([0, 1])
  return pairs
}
