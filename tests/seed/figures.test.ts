/** The seeded figures show the seasons, and each incident in its week. */
import { getMonth, parseISO } from 'date-fns'
import { expect, test } from 'vitest'
import { burstMain, cafeParameters, supplierRise, viralPost } from '../../service/seed/cafe.figures.ts'
import { lastFullWeek } from '../../service/seed/calendar.ts'
import {
  consultingParameters,
  lostClient,
  milestone,
  overrun,
} from '../../service/seed/consulting.figures.ts'
import {
  type FigureParameters,
  type Incident,
  indexOf,
  type Week,
  weeklySeries,
} from '../../service/seed/generator.ts'
import {
  auctionDay,
  realestateParameters,
  slippedSettlements,
} from '../../service/seed/realestate.figures.ts'
import { now } from './history.ts'

const mean = (weeks: readonly Week[], figure: 'revenue' | 'profitMargin' = 'revenue'): number =>
  weeks.reduce((sum, week) => sum + week[figure], 0) / weeks.length

const inMonths = (shape: FigureParameters, ...months: readonly number[]): readonly Week[] =>
  weeklySeries({ ...shape, incidents: [] }, lastFullWeek(now)).filter((week) =>
    months.includes(getMonth(parseISO(week.weekStart)) + 1),
  )

test('the figures show the seasons', () => {
  const ratio = (shape: FigureParameters, strong: readonly number[], weak: readonly number[]): number =>
    mean(inMonths(shape, ...strong)) / mean(inMonths(shape, ...weak))
  expect(ratio(cafeParameters, [1], [5, 6])).toBeGreaterThan(1.08)
  expect(ratio(realestateParameters, [9, 10], [6, 7, 8])).toBeGreaterThan(1.1)
  expect(ratio(realestateParameters, [6, 7, 8], [1])).toBeGreaterThan(1.1)
  expect(ratio(consultingParameters, [6], [8, 9])).toBeGreaterThan(1.12)
  expect(ratio(consultingParameters, [8, 9], [1])).toBeGreaterThan(1.12)
})

test.each<[string, FigureParameters, Incident, 'revenue' | 'profitMargin', 'below' | 'above', number]>([
  ['the burst main', cafeParameters, burstMain, 'revenue', 'below', 0.6],
  ['the film that went round', cafeParameters, viralPost, 'revenue', 'above', 1.15],
  ['the supplier price rise', cafeParameters, supplierRise, 'profitMargin', 'below', 0.9],
  ['the auction Saturday', realestateParameters, auctionDay, 'revenue', 'above', 1.15],
  ['the slipped settlements', realestateParameters, slippedSettlements, 'revenue', 'below', 0.9],
  ['the overrun', consultingParameters, overrun, 'revenue', 'below', 0.95],
  ['the milestone', consultingParameters, milestone, 'revenue', 'above', 1.1],
  ['the lost client', consultingParameters, lostClient, 'revenue', 'below', 0.97],
])('%s shows in its week', (_, shape, incident, figure, side, bound) => {
  const weeks = weeklySeries(shape, lastFullWeek(now))
  const week = weeks.slice(indexOf(incident), indexOf(incident) + 1)
  const ratio = mean(week, figure) / mean(weeks.slice(indexOf(incident) - 4, indexOf(incident)), figure)
  expect(side === 'above' ? ratio > bound : ratio < bound, `${ratio}`).toBe(true)
})
