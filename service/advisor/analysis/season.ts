/**
 * The shape of the week and of the day, from the hours on record.
 * weekdayPattern (days by weekday, best first) · seasonAhead (the coming weeks, as they were a year ago) · hourPattern (hours of a weekday or of every day, best first)
 */
import type { Figure } from '#schema/core/advice'
import { hourText, longDayText, plusDays, weekdayNames } from '../calendar.ts'
import type { DayField } from '../field-values.ts'
import { measure } from '../figure.ts'
import type { Records } from '../records.ts'
import { vocabularies } from '../vocabulary.ts'
import { daysInput, latestWeek, weeksInput } from './weeks.ts'

/** A weekday: its average, and the difference from the average day in percent. */
export type WeekdayFigure = {
  readonly weekday: number
  readonly name: string
  readonly mean: Figure
  readonly against: Figure
}

const fieldName = (records: Records, field: DayField): string =>
  field === 'revenue' ? 'revenue' : vocabularies[records.business.type].sales

/** Open weekdays, best first. */
export const weekdayPattern = (records: Records, field: DayField = 'revenue'): readonly WeekdayFigure[] => {
  const every = daysInput(records, field)
  const make = measure(records)
  const unit = field === 'revenue' ? 'aud' : 'count'
  return weekdayNames
    .flatMap((name, weekday): readonly WeekdayFigure[] => {
      const own = daysInput(records, field, { weekday })
      if (!own || !every) return []
      const label = `${fieldName(records, field)} of a ${name}, mean of the hourly records`
      const mean = make({ label, unit, formula: 'mean', inputs: [own] })
      const against = make({
        label: `${label}, against the mean day`,
        unit: 'percent',
        formula: 'change-percent',
        inputs: [own, every],
        shown: 'unsigned',
      })
      return mean && against ? [{ weekday, name, mean, against }] : []
    })
    .sort((a, b) => b.mean.value - a.mean.value)
}

/** An hour of the day, with its average. */
export type HourFigure = { readonly hour: number; readonly name: string; readonly mean: Figure }

/** Opening hours of one weekday (or of all), best first. */
export const hourPattern = (
  records: Records,
  field: DayField = 'revenue',
  weekday?: number,
): readonly HourFigure[] => {
  const hours = new Set(records.days.flatMap((day) => day.hours.map(({ hour }) => hour)))
  const day = weekday === undefined ? 'day' : weekdayNames[weekday]
  return [...hours]
    .flatMap((hour): readonly HourFigure[] => {
      const input = daysInput(records, field, { hour, ...(weekday === undefined ? {} : { weekday }) })
      const mean =
        input &&
        measure(records)({
          label: `${fieldName(records, field)} at ${hourText(hour)} on a ${day}, mean of the hourly records`,
          unit: field === 'revenue' ? 'aud' : 'count',
          formula: 'mean',
          inputs: [input],
        })
      return mean ? [{ hour, name: hourText(hour), mean }] : []
    })
    .sort((a, b) => b.mean.value - a.mean.value)
}

/** The coming weeks as they were a year ago: mean revenue, and the difference from the year's mean. */
export const seasonAhead = (
  records: Records,
  count = 6,
): { readonly mean: Figure; readonly against: Figure; readonly from: string } | undefined => {
  const week = latestWeek(records)
  if (!week) return undefined
  const from = plusDays(week.weekStart, 7 - 364)
  const to = plusDays(from, 7 * (count - 1))
  const then = records.kpis.filter(({ weekStart }) => weekStart >= from && weekStart <= to)
  const own = weeksInput(then, 'revenue')
  const year = weeksInput(records.kpis, 'revenue')
  if (!own || !year || then.length < count) return undefined
  const label = `revenue, mean of ${count} weeks from ${longDayText(from)}`
  const mean = measure(records)({ label, unit: 'aud', formula: 'mean', inputs: [own] })
  const against = measure(records)({
    label: `${label}, against the mean of all weeks on record`,
    unit: 'percent',
    formula: 'change-percent',
    inputs: [own, year],
    shown: 'unsigned',
  })
  return mean && against && { mean, against, from: longDayText(from) }
}
