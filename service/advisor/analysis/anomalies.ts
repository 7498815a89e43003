/** Weeks that stand out from those around them. anomalies (by robust z-score, strongest first) · scoreOf (one week) */
import type { Figure, FigureInput } from '#schema/core/advice'
import type { WeekFigures } from '#schema/kpi/kpi'
import { longDayText, plusDays } from '../calendar.ts'
import type { WeekField } from '../field-values.ts'
import { measure } from '../figure.ts'
import type { Records } from '../records.ts'
import { lastWeeks, nameOf, weekInput, weeksInput } from './weeks.ts'

/** A week that stands out; `distance` is its distance from the median of its neighbours. */
export type Anomaly = {
  readonly week: WeekFigures
  readonly value: Figure
  readonly score: Figure
  readonly distance: Figure
}

/** Robust z-score above which a week stands out; the usual limit for MAD scores (Iglewicz and Hoaglin). */
const standsOut = 3.5

// Eight weeks before and four after: close enough for the same season, enough for a median.
const neighbours = (records: Records, week: WeekFigures, field: WeekField): readonly FigureInput[] => {
  const before = records.kpis.filter(
    ({ weekStart }) => weekStart < week.weekStart && weekStart >= plusDays(week.weekStart, -56),
  )
  const after = records.kpis.filter(
    ({ weekStart }) => weekStart > week.weekStart && weekStart <= plusDays(week.weekStart, 28),
  )
  if (before.length + after.length < 6) return []
  return [before, after].flatMap((weeks) => weeksInput(weeks, field) ?? [])
}

/** Distance of a week from its neighbours; undefined with fewer than six, or if they are all equal. */
export const scoreOf = (records: Records, field: WeekField, week: WeekFigures): Anomaly | undefined => {
  const make = measure(records)
  const around = neighbours(records, week, field)
  if (around.length === 0) return undefined
  const inputs = [weekInput(week, field), ...around]
  const label = `${nameOf(records, field)}, week of ${longDayText(week.weekStart)}`
  const unit = field === 'transactions' ? 'count' : field === 'profitMargin' ? 'percent' : 'aud'
  const value = make({ label, unit, formula: 'value', inputs: inputs.slice(0, 1) })
  const score = make({
    label: `${label}, robust z-score among its neighbouring weeks`,
    unit: 'ratio',
    formula: 'robust-score',
    inputs,
  })
  const distance = make({
    label: `${label}, against the median of its neighbouring weeks`,
    unit: 'percent',
    formula: 'from-median',
    inputs,
    shown: 'unsigned',
  })
  return value && score && distance && { week, value, score, distance }
}

/** The weeks of the last `count` that stand out, strongest first. */
export const anomalies = (records: Records, field: WeekField, count = 26): readonly Anomaly[] =>
  lastWeeks(records, count)
    .flatMap((week) => scoreOf(records, field, week) ?? [])
    .filter(({ score }) => Math.abs(score.value) >= standsOut)
    .sort((a, b) => Math.abs(b.score.value) - Math.abs(a.score.value))
