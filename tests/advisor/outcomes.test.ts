/** Expectations of accepted advice, and how it turns out, over records made for the test. */
import { describe, expect, it } from 'vitest'
import { AdvisoryId } from '#schema/advisory/advisory'
import { Expectation, type Promised } from '#schema/advisory/outcome'
import { decodeOrThrow } from '#schema/core/decode'
import { plusDays } from '../../service/advisor/calendar.ts'
import { expectationOf } from '../../service/advisor/outcomes/expectation.ts'
import { outcomeOf } from '../../service/advisor/outcomes/outcome.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { seededRecords } from './seeded-records.ts'

const cafe = seededRecords('cafe')
const id = decodeOrThrow(AdvisoryId, 'a1', 'An id')
const [week] = cafe.kpis
if (week === undefined) throw new Error('No week')
const first = week.weekStart

/** Weeks with these revenues, read on the Wednesday after the last one. */
const withRevenue = (values: readonly number[], missing: readonly number[] = []) =>
  advisorContext({
    ...cafe,
    days: [],
    now: new Date(`${plusDays(first, 7 * values.length + 2)}T00:00:00Z`),
    kpis: values
      .map((revenue, index) => ({ ...week, weekStart: plusDays(first, 7 * index), revenue }))
      .filter((_, index) => !missing.includes(index)),
  })

/** Thirty weeks that swing by 100 around 10,000. */
const usual = Array.from({ length: 30 }, (_, index) => 10_000 + (index % 4 < 2 ? 100 : -100) * (index % 5))
const promised: Promised = { measure: 'revenue', change: 1000, weeks: 4 }
const expected = (promise: Promised = promised) => {
  const expects = expectationOf(promise, withRevenue(usual), 'growth_hacker')
  if (expects === undefined) throw new Error('No expectation')
  return expects
}

describe('an expectation', () => {
  it('is the mean of the last four weeks plus the promise, over the first whole weeks after the decision', () => {
    const before = usual.slice(-4).reduce((sum, value) => sum + value, 0) / 4
    const expects = expected()
    expect(Expectation.is(expects)).toBe(true)
    expect(expects).toMatchObject({ before, value: before + 1000, style: 'growth_hacker' })
    // The decision falls in the week after the last one on record, which does not count.
    expect([expects.from, expects.to]).toEqual([plusDays(first, 31 * 7), plusDays(first, 35 * 7 - 1)])
  })

  it('has a band as wide as four-week means have differed before, four times in five', () => {
    const mean = (from: number) => usual.slice(from, from + 4).reduce((sum, value) => sum + value, 0) / 4
    const swings = Array.from({ length: 23 }, (_, from) => Math.abs(mean(from + 4) - mean(from)))
    const sorted = swings.sort((one, other) => one - other)
    const { value, low, high, nothing, before } = expected()
    expect(high - value).toBeCloseTo(sorted[Math.ceil(0.8 * 24) - 1] ?? Number.NaN, 2)
    expect(value - low).toBeCloseTo(high - value, 2)
    expect([nothing.value, nothing.high - before]).toEqual([before, expect.closeTo(high - value, 2)])
  })

  it('needs enough weeks', () => {
    expect(expectationOf(promised, withRevenue(usual.slice(0, 14)))).toBeUndefined()
    expect(expectationOf(promised, withRevenue([]))).toBeUndefined()
  })
})

describe('an outcome', () => {
  const later = (value: number, weeks = 5) => [...usual, ...Array.from({ length: weeks }, () => value)]
  const expects = expected()

  it('is a hit where the promise was reached and chance does not explain it', () => {
    const found = outcomeOf(id, expects, withRevenue(later(expects.value)))
    expect(found?.outcome).toMatchObject({ verdict: 'hit', reached: true, nothingHeld: false })
    expect(found?.figure?.value).toBeCloseTo(expects.value, 2)
    expect(found?.outcome.found).toBe(found?.figure?.value)
    expect(outcomeOf(id, expects, withRevenue(later(2 * expects.value)))?.outcome.verdict).toBe('hit')
  })

  it('is missed where it was not reached', () => {
    expect(outcomeOf(id, expects, withRevenue(later(expects.before)))?.outcome).toMatchObject({
      verdict: 'missed',
      reached: false,
      nothingHeld: true,
    })
    expect(outcomeOf(id, expects, withRevenue(later(expects.before / 2)))?.outcome).toMatchObject({
      verdict: 'missed',
      nothingHeld: false,
    })
  })

  it('cannot be told where the promise is no more than chance does', () => {
    const small = expected({ ...promised, change: 10 })
    expect(outcomeOf(id, small, withRevenue(later(small.value)))?.outcome).toMatchObject({
      verdict: 'cannot-tell',
      because: 'usual-swing',
      reached: true,
      nothingHeld: true,
    })
  })

  it('follows the direction that is good: costs should fall', () => {
    const costs = expected({ measure: 'costs', change: -2000, weeks: 4 })
    const saved = (revenue: number) => outcomeOf(id, costs, withRevenue(later(revenue)))
    // Costs are recorded by line, so here they are the same in every week.
    expect(saved(10_000)?.outcome.verdict).toBe('missed')
    expect(costs.value).toBeCloseTo(costs.before - 2000, 2)
  })

  it('waits for the records, and cannot be told if they never come', () => {
    expect(outcomeOf(id, expects, withRevenue(later(expects.value, 4)))).toBeUndefined()
    expect(outcomeOf(id, expects, withRevenue(later(expects.value, 7), [33]))).toBeUndefined()
    expect(outcomeOf(id, expects, withRevenue(later(expects.value, 12), [33]))?.outcome).toMatchObject({
      verdict: 'cannot-tell',
      because: 'not-on-record',
    })
  })

  it('names what else was on record then, without the advisory itself', () => {
    const context = advisorContext(cafe)
    const last = cafe.kpis.at(-1)?.weekStart ?? first
    const recent = { ...expects, from: plusDays(last, -21), to: plusDays(last, 6) }
    const facts = outcomeOf(id, recent, context)?.timeline ?? []
    expect(facts.length).toBeGreaterThan(0)
    const [one] = facts.filter(({ source }) => source.kind === 'advisory')
    if (one) {
      const own = decodeOrThrow(AdvisoryId, one.source.id, 'An id')
      expect(outcomeOf(own, recent, context)?.timeline.map(({ source }) => source.id)).not.toContain(own)
    }
  })
})
