/** The roster proposal compared with the hours on record, by the test's own arithmetic. */
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { businessTypes } from '#schema/session/session'
import { rosterFromRecords } from '../../service/advisor/actions/roster/propose-roster.ts'
import { rosterAssumptions } from '../../service/advisor/actions/roster/roster.assumptions.ts'
import { seededRecords } from './seeded-records.ts'

const sunday = decodeOrThrow(IsoDate, '2026-11-22', 'A Sunday')
const hourOf = (clock: string): number => Number(clock.slice(0, 2))
const middleOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2
}

describe.each(businessTypes)('the roster of the %s', (type) => {
  const records = seededRecords(type)
  const { items } = rosterFromRecords(records, sunday)
  const { roles } = rosterAssumptions[type]
  const open = items.filter(({ shifts }) => shifts.length > 0)
  const daysLike = (date: string) => {
    const weekday = new Date(date).getUTCDay()
    return records.days.filter(
      (day) => new Date(day.date).getUTCDay() === weekday && day.date >= '2026-09-25',
    )
  }

  it('runs from the Sunday, each day once', () => {
    expect(items.map(({ date }) => date)).toEqual([22, 23, 24, 25, 26, 27, 28].map((day) => `2026-11-${day}`))
    expect(items[0]?.day).toBe('Sunday')
    expect(items[6]?.day).toBe('Saturday')
  })

  it('expects the median of the last eight weeks', () => {
    for (const { date, expectedRevenue, expectedTransactions } of open) {
      const totals = daysLike(date).map(({ hours }) => ({
        revenue: hours.reduce((sum, hour) => sum + hour.revenue, 0),
        sales: hours.reduce((sum, hour) => sum + hour.transactions, 0),
      }))
      expect(totals).toHaveLength(8)
      expect(expectedRevenue).toBeCloseTo(middleOf(totals.map(({ revenue }) => revenue)), 6)
      expect(expectedTransactions).toBeCloseTo(middleOf(totals.map(({ sales }) => sales)), 6)
    }
  })

  it('has somebody in each role through every opening hour, in shifts of three to eight hours', () => {
    for (const { date, shifts } of open) {
      const hours = new Set(daysLike(date).flatMap((day) => day.hours.map(({ hour }) => hour)))
      for (const { role } of roles)
        for (const hour of hours)
          expect(
            shifts.some((one) => one.role === role && hourOf(one.start) <= hour && hour < hourOf(one.end)),
            `${role} on ${date} at ${hour}`,
          ).toBe(true)
      for (const { start, end } of shifts) {
        expect(hourOf(end) - hourOf(start)).toBeGreaterThanOrEqual(3)
        expect(hourOf(end) - hourOf(start)).toBeLessThanOrEqual(8)
      }
    }
  })

  it('adds up: hours, cost and share follow from the shifts and the stated pay', () => {
    for (const day of open) {
      const lengths = day.shifts.map(({ role, start, end, people }) => ({
        pay: roles.find((one) => one.role === role)?.pay ?? NaN,
        hours: people * (hourOf(end) - hourOf(start)),
      }))
      const cost = lengths.reduce((sum, { pay, hours }) => sum + pay * hours, 0)
      expect(day.staffHours).toBe(lengths.reduce((sum, { hours }) => sum + hours, 0))
      expect(day.labourCost).toBeCloseTo(cost, 6)
      expect(day.labourShare).toBeCloseTo((100 * cost) / day.expectedRevenue, 6)
    }
  })

  it('says what share wages are, without a target that no record holds', () => {
    for (const { labourShare, note } of open) {
      expect(note).toContain(`Wages would be ${labourShare.toFixed(1)}% of expected takings.`)
      expect(note).not.toMatch(/target|than usual/)
    }
  })

  it('keeps its own rule: nobody has more than the pace of the role', () => {
    for (const { date, shifts } of open)
      for (const { role, pace, by, load } of roles.filter(
        (one) => one.by === 'hour' && one.load !== 'takings',
      ))
        for (const hour of new Set(daysLike(date).flatMap((day) => day.hours.map((one) => one.hour)))) {
          const sales = daysLike(date).flatMap((day) =>
            day.hours.filter((one) => one.hour === hour).map(({ transactions }) => transactions),
          )
          const people = shifts
            .filter((one) => one.role === role && hourOf(one.start) <= hour && hour < hourOf(one.end))
            .reduce((sum, one) => sum + one.people, 0)
          // A missing day counts as none in a median over eight.
          if (sales.length === 8)
            expect(people * pace, `${role} (${by}, ${load}) on ${date} at ${hour}`).toBeGreaterThanOrEqual(
              middleOf(sales),
            )
        }
  })

  it('states what it assumes: pay and pace of each role', () => {
    for (const { figures } of open) {
      const assumed = figures.filter(
        ({ formula, inputs }) => formula === 'value' && inputs[0]?.kind === 'assumption',
      )
      for (const { role } of roles)
        expect(assumed.filter(({ label }) => label.startsWith(role))).toHaveLength(2)
    }
  })

  it('says its totals once, beside the staff costs of the latest week', () => {
    const sum = (of: (day: (typeof open)[number]) => number) => open.reduce((all, day) => all + of(day), 0)
    const money = (value: number) => `$${Math.round(value).toLocaleString('en-AU')}`
    const [first, ...others] = open
    expect(first?.note).toContain(
      `${sum((day) => day.staffHours)} hours and ${money(sum((day) => day.labourCost))} of wages`,
    )
    expect(first?.note).toContain(`came to ${money(records.kpis.at(-1)?.expenses?.staff ?? NaN)}.`)
    for (const { note } of others) expect(note).not.toContain('All days together')
  })
})

it('has two people on the floor and two in the kitchen where dinner brings most', () => {
  const friday = rosterFromRecords(seededRecords('cafe'), sunday).items.find(({ day }) => day === 'Friday')
  for (const { role } of rosterAssumptions.cafe.roles) {
    const people = friday?.shifts
      .filter((one) => one.role === role && hourOf(one.start) <= 19 && 19 < hourOf(one.end))
      .reduce((sum, one) => sum + one.people, 0)
    expect(people, role).toBe(2)
  }
})

describe('a day without records', () => {
  it('is closed, and says so', () => {
    const [first] = rosterFromRecords(seededRecords('consulting'), sunday).items
    expect(first).toMatchObject({ day: 'Sunday', shifts: [], staffHours: 0, labourCost: 0, labourShare: 0 })
    expect(first?.note).toBe('Closed: no hours are on record for a Sunday in the last eight weeks.')
  })
  it('is not called closed where nothing is on record at all', () => {
    const { items, basis } = rosterFromRecords({ ...seededRecords('cafe'), days: [], kpis: [] }, sunday)
    expect(new Set(items.map(({ note }) => note))).toEqual(
      new Set(['No hours are on record yet, so there is nothing to plan from.']),
    )
    expect(basis.confidence.percent).toBe(0)
  })
  it('that falls on a public holiday is named', () => {
    const christmas = decodeOrThrow(IsoDate, '2026-12-20', 'A Sunday')
    const { items } = rosterFromRecords(seededRecords('cafe'), christmas)
    expect(items[5]?.note).toContain('It is Christmas Day')
    expect(items[6]?.note).toContain('It is Boxing Day')
  })
})
