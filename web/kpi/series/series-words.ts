/** Periods and values of the Finance chart in words. Pure. */
import { parseISO } from 'date-fns'
import type { Grain, SeriesPeriod } from '#schema/kpi/series'
import { timeFormat } from '../../core/formatters.ts'
import { screenLocale, textOf } from '../../core/language.ts'
import type { ChartLabel } from '../../kit/charts/chart-data.ts'
import { labelWeeks } from '../../kit/charts/weeks.ts'
import {
  dayAndMonth,
  exactMoney,
  longDay,
  mediumDay,
  monthName,
  shortDay,
  withWeekday,
} from '../../kit/formats.ts'
import { kpiText } from '../../messages/en/kpi.ts'
import { seriesText } from '../../messages/en/series.ts'
import { formatAmount, formatFigure, formatWithUnit } from '../format-figure.ts'
import { weekOf } from '../kpi-figures.ts'
import { figureOfMeasure, type SeriesMeasure } from './measures.ts'

type Days = Pick<SeriesPeriod, 'from' | 'to'>

const weekday = (day: string, style: 'long' | 'short'): string =>
  timeFormat(screenLocale(), { weekday: style }, undefined).format(parseISO(day))

const monthAndYear = (day: string): string =>
  timeFormat(screenLocale(), { month: 'long', year: 'numeric' }, undefined).format(parseISO(day))

/** `week 44`, `Sunday 1 November`, `October 2026`: inside a sentence. */
export const periodName = (grain: Grain, { from }: Days): string => {
  if (grain === 'day') return withWeekday(weekday(from, 'long'), dayAndMonth(parseISO(from)))
  return grain === 'week' ? textOf(kpiText).week(weekOf(from)) : monthAndYear(from)
}

/** The same, capitalised for a title: `Week 44`. */
export const periodTitle = (grain: Grain, period: Days): string =>
  grain === 'week' ? textOf(seriesText).week(weekOf(period.from)) : periodName(grain, period)

/** `in week 44`, `on Sunday 1 November`, `in October 2026`. */
export const periodWhen = (grain: Grain, period: Days): string => {
  const { when } = textOf(seriesText)
  if (grain === 'week') return when.week(weekOf(period.from))
  return when[grain](periodName(grain, period))
}

/** `26 October to 1 November 2026`; one day in full. */
export const daysText = ({ from, to }: Days): string => {
  const last = longDay(parseISO(to))
  if (from === to) return last
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return textOf(seriesText).dates(isOneYear ? dayAndMonth(parseISO(from)) : longDay(parseISO(from)), last)
}

/** `25 May to 22 Nov 2026`, for a button. */
export const shortDaysText = ({ from, to }: Days): string => {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const first = isOneYear ? shortDay(parseISO(from)) : mediumDay(parseISO(from))
  return textOf(seriesText).dates(first, mediumDay(parseISO(to)))
}

/** Label of a day inside its week: `Mon`; with its date in a longer period. */
export const dayLabel = (grain: Grain, day: string): string =>
  grain === 'week' ? weekday(day, 'short') : withWeekday(weekday(day, 'short'), shortDay(parseISO(day)))

/** Labels of the periods along the axis. */
export const periodLabels = (grain: Grain, periods: readonly Days[]): readonly ChartLabel[] => {
  if (grain === 'week')
    return labelWeeks(
      periods.map(({ from }) => from),
      (from) => textOf(kpiText).weekLabel(weekOf(from), mediumDay(parseISO(from))),
    )
  return periods.map(({ from }) =>
    grain === 'day'
      ? {
          short: shortDay(parseISO(from)),
          full: withWeekday(weekday(from, 'short'), mediumDay(parseISO(from))),
        }
      : { short: monthName(parseISO(from)), full: monthAndYear(from) },
  )
}

/** The value of a measure: `$18,905`, `10.9%`, `14`. */
export const measureText = (measure: SeriesMeasure, value: number): string =>
  formatFigure(figureOfMeasure[measure], value)

/** The value with its unit: `14 weeks`. */
export const measureWithUnit = (measure: SeriesMeasure, value: number): string =>
  formatWithUnit(figureOfMeasure[measure], value)

/** The size of a change: `$341`, `0.5 points`. */
export const changeText = (measure: SeriesMeasure, by: number): string =>
  formatAmount(figureOfMeasure[measure], by)

/** An amount as recorded, to the cent: `$1,846.20`. */
export const centsText = (money: string): string => exactMoney(Number(money))
