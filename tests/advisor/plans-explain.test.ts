/** explain: parts add up to the change, and the facts are those of the period. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecordedMeasure } from '#schema/advisor/measure'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import type { Records } from '../../service/advisor/records.ts'
import { ask, lastWeeks, weeksBefore } from './plans-asked.ts'
import { manyRecords } from './plans-records.ts'
import { seededRecords } from './seeded-records.ts'

const cafe = seededRecords('cafe')

const explained: readonly RecordedMeasure[] = [
  'revenue',
  'costs',
  'profit',
  'margin',
  'cost-share',
  'staff-share',
  'revenue-per-transaction',
]

describe('explain', () => {
  it('gives parts that add up to the change, for any records', () => {
    let count = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...manyRecords),
        fc.constantFrom(...explained),
        fc.integer({ min: 1, max: 13 }),
        (records, measure, weeks) => {
          const answer = evaluate(
            { operator: 'explain', measure, of: lastWeeks(weeks), against: weeksBefore(weeks) },
            { records },
          )
          if (answer.operator !== 'explain') return
          count += 1
          const sum = answer.parts.reduce((total, { value }) => total + value, 0)
          expect(Math.abs(sum - answer.change.value)).toBeLessThan(0.005)
          expect(answer.change.value).toBeCloseTo(answer.of.value - answer.against.value, 6)
        },
      ),
      { numRuns: 500 },
    )
    expect(count).toBeGreaterThan(150)
  })

  it('splits revenue by the number and the worth of sales, halfway between', () => {
    const { parts } = ask(
      cafe,
      { operator: 'explain', measure: 'revenue', of: lastWeeks(4), against: weeksBefore(4) },
      'explain',
    )
    const mean = (weeks: Records['kpis'], field: 'revenue' | 'transactions') =>
      weeks.reduce((sum, week) => sum + (week[field] ?? NaN), 0) / weeks.length
    const [now, then] = [cafe.kpis.slice(-4), cafe.kpis.slice(-8, -4)]
    const [n1, n0] = [mean(now, 'transactions'), mean(then, 'transactions')]
    const [p1, p0] = [mean(now, 'revenue') / n1, mean(then, 'revenue') / n0]
    const volume = parts.find(({ formula }) => formula === 'volume-effect')
    expect(volume?.value).toBeCloseTo(((n1 - n0) * (p1 + p0)) / 2, 6)
  })

  it('has the facts of the later period and of two weeks after it', () => {
    const { facts } = ask(
      cafe,
      { operator: 'explain', measure: 'margin', of: lastWeeks(4), against: weeksBefore(4) },
      'explain',
    )
    expect(facts.some(({ what }) => what === 'Beans and milk now cost more')).toBe(true)
    expect(facts.every(({ from, to }) => to >= '2026-10-19' && from <= '2026-11-29')).toBe(true)
  })
})
