/** The seeded hours and expenses add up to the weekly figures, follow opening hours, and show the incidents. */
import { addDays, addHours, addWeeks, lightFormat, parseISO } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { expenseKinds } from '#schema/kpi/kpi'
import { apportion } from '../../service/seed/apportion.ts'
import { businesses } from '../../service/seed/businesses.ts'
import { brisbaneDay, businessNames, now, only, seed } from './history.ts'

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
const moments = [
  ...Array.from({ length: 15 }, (_, index) => addHours(new Date('2026-11-15T13:00:00.000Z'), index * 12)),
  ...Array.from({ length: 52 }, (_, index) => addWeeks(now, index - 26)),
]

describe.each(businessNames)('the hours of %s', (business) => {
  const { parameters } = businesses[business]

  it('add up to revenue and transactions of each of the last eight weeks', () => {
    for (const moment of moments) {
      const history = seed(business, moment)
      const days = only(history, 'HoursRecorded').map(({ data }) => data)
      for (const { data } of only(history, 'KpiRecorded').slice(-8)) {
        const from = parseISO(data.weekStart)
        const dates = Array.from({ length: 7 }, (_, index) => lightFormat(addDays(from, index), 'yyyy-MM-dd'))
        const hours = days.filter(({ date }) => dates.includes(date)).flatMap((day) => day.hours)
        expect(sum(hours.map(({ revenue }) => revenue))).toBe(data.revenue)
        expect(sum(hours.map(({ transactions }) => transactions))).toBe(data.transactions)
      }
    }
  })

  it('end yesterday, without a gap on open days', () => {
    for (const moment of moments) {
      const history = seed(business, moment)
      const dates = only(history, 'HoursRecorded').map(({ data }) => data.date)
      const first = addDays(parseISO(only(history, 'KpiRecorded').at(-8)?.data.weekStart ?? ''), 0)
      const yesterday = addDays(parseISO(brisbaneDay(moment.toISOString())), -1)
      const expected: string[] = []
      for (let day = first; day <= yesterday; day = addDays(day, 1))
        if (parameters.hours[(day.getDay() + 6) % 7]?.traffic.length)
          expected.push(lightFormat(day, 'yyyy-MM-dd'))
      expect(dates).toEqual(expected)
    }
  })

  it('include every opening hour once, with revenue only if there were sales', () => {
    for (const { data } of only(seed(business), 'HoursRecorded')) {
      const opening = parameters.hours[(parseISO(data.date).getDay() + 6) % 7]
      expect(data.hours.map(({ hour }) => hour)).toEqual(
        opening?.traffic.map((_, index) => opening.from + index),
      )
      for (const { transactions, revenue } of data.hours) expect(revenue > 0).toBe(transactions > 0)
    }
  })

  it('are recorded in the evening of their day', () => {
    for (const { event, recordedAt } of seed(business))
      if (event.type === 'HoursRecorded') expect(brisbaneDay(recordedAt)).toBe(event.data.date)
  })
})

describe.each(businessNames)('the expenses of %s', (business) => {
  const weeks = only(seed(business), 'KpiRecorded').map(({ data }) => data)

  it('are revenue less profit, to the dollar', () => {
    for (const { revenue, profitMargin, expenses } of weeks)
      expect(sum(expenseKinds.map((kind) => expenses?.[kind] ?? Number.NaN))).toBe(
        revenue - Math.round((revenue * profitMargin) / 100),
      )
  })

  it('have the cost shares of the business', () => {
    const { costs, expenses } = businesses[business].parameters
    expect(sum(expenseKinds.map((kind) => expenses[kind].share))).toBeCloseTo(costs.share, 10)
    expect(sum(expenseKinds.map((kind) => expenses[kind].fixed))).toBe(costs.fixed)
    for (const week of weeks)
      for (const kind of expenseKinds) expect(week.expenses?.[kind]).toBeGreaterThan(0)
  })
})

test.each([
  ['cafe', 'supplies', 3, 0.01],
  ['realestate', 'marketing', 4, 0.01],
  ['consulting', 'staff', 3, 0.01],
] as const)('%s shows its price rise in %s', (business, kind, weeksBack, points) => {
  const shares = only(seed(business), 'KpiRecorded').map(
    ({ data }) => (data.expenses?.[kind] ?? Number.NaN) / data.revenue,
  )
  const mean = (values: readonly number[]): number => sum(values) / values.length
  const since = mean(shares.slice(-1 - weeksBack))
  const before = mean(shares.slice(-13 - weeksBack, -1 - weeksBack))
  expect(since - before).toBeGreaterThan(points)
})

test('the café has Sunday brunch, Friday dinner, and closes at six on Mondays', () => {
  const days = only(seed('cafe'), 'HoursRecorded').map(({ data }) => data)
  const average = (weekday: number, hour: number): number => {
    const found = days
      .filter(({ date }) => parseISO(date).getDay() === weekday)
      .map(({ hours }) => hours.find((each) => each.hour === hour)?.revenue ?? 0)
    return sum(found) / found.length
  }
  expect(average(0, 10)).toBeGreaterThan(2 * average(1, 10))
  expect(average(5, 19)).toBeGreaterThan(2 * average(5, 15))
  expect(average(1, 8)).toBeGreaterThan(2 * average(1, 15))
  expect(average(1, 19)).toBe(0)
})

test('parts add up to the whole, each near its share, and a part without weight gets nothing', () => {
  const weights = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 1000, noNaN: true })), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(fc.nat(100_000), weights, (whole, parts) => {
      fc.pre(parts.some((part) => part > 0))
      const split = apportion(whole, parts)
      expect(sum(split)).toBe(whole)
      for (const [index, part] of split.entries()) {
        const weight = parts[index] ?? 0
        expect(Math.abs(part - (whole * weight) / sum(parts))).toBeLessThan(1.000001)
        if (weight === 0) expect(part).toBe(0)
      }
    }),
  )
  expect(() => apportion(3, [0, 0])).toThrow('cannot be split')
})
