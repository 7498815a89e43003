/** Formats of each figure. */
import { textOf } from '../core/language.ts'
import { centPlaces, money, moneyToTheCent, number, percent } from '../kit/formats.ts'
import { kpiText } from '../messages/en/kpi.ts'
import type { FigureName } from './figure-names.ts'

/** The value alone: `$18,420`, `12.8%`, `14`. */
export const formatFigure = (name: FigureName, value: number): string => {
  if (name === 'revenue') return money(value)
  if (name === 'per_sale') return moneyToTheCent(value)
  return name === 'profit_margin' ? percent(value) : number(value)
}

/** The value with its unit, for sentences and tables: `14 weeks`. */
export const formatWithUnit = (name: FigureName, value: number): string =>
  name === 'cash_runway_weeks'
    ? textOf(kpiText).weeks(Math.round(value), number(value))
    : formatFigure(name, value)

/** The size of a change: `$740`, `0.5 points`; with the same precision as `latest`, the new value. */
export const formatAmount = (name: FigureName, by: number, latest = by): string => {
  if (name === 'per_sale') return centPlaces(latest) === 0 ? money(by) : moneyToTheCent(by)
  if (name === 'profit_margin') return textOf(kpiText).points(by, number(by, 1))
  return name === 'cash_runway_weeks' ? textOf(kpiText).weeks(by, number(by)) : formatFigure(name, by)
}
