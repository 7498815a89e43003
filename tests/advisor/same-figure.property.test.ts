/** A plan has the same figure wherever it is asked: in conversation, in a brief, in an advisory, and in a weekly summary. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RecordedMeasure } from '#schema/advisor/measure'
import { businessTypes } from '#schema/session/session'
import { writeAnswer } from '../../service/advisor/answers/write-answer.ts'
import { chartOf } from '../../service/advisor/briefs/chart.ts'
import { readTopic } from '../../service/advisor/briefs/topic.ts'
import { findingOf } from '../../service/advisor/briefs/what.ts'
import { plusDays } from '../../service/advisor/calendar.ts'
import { weeklyMean, weeksFrom } from '../../service/advisor/outcomes/weekly-mean.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { businesses } from '../../service/seed/businesses.ts'
import { lastFullWeek } from '../../service/seed/calendar.ts'
import { average, total } from '../../service/seed/facts.ts'
import { weeklySeries } from '../../service/seed/generator.ts'
import { fixedMoment } from '../core/sources.ts'
import { seededRecords } from './seeded-records.ts'

const cents = (value: number | undefined): number => Math.round((value ?? Number.NaN) * 100)

/** Measures of a weekly summary. */
const summaries = new Map<RecordedMeasure, 'revenue' | 'transactions' | 'profitMargin'>([
  ['revenue', 'revenue'],
  ['transactions', 'transactions'],
  ['margin', 'profitMargin'],
])

const measures: readonly RecordedMeasure[] = [
  'revenue',
  'transactions',
  'margin',
  'costs',
  'staff-share',
  'revenue-per-transaction',
  'break-even-revenue',
]

describe.each(businessTypes)('one plan for %s', (type) => {
  const records = seededRecords(type)
  const context = advisorContext(records)
  const weeks = weeklySeries(businesses[type].parameters, lastFullWeek(fixedMoment))
  const starts = records.kpis.map(({ weekStart }) => weekStart)
  const topic = readTopic(context, 'How are we doing?')

  it('has the same figure to the cent in conversation, brief, advisory and summary', () => {
    const anyWeeks = fc
      .tuple(fc.nat(starts.length - 1), fc.integer({ min: 1, max: 13 }))
      .map(([at, count]) => ({ at, count: Math.min(count, starts.length - at) }))
    fc.assert(
      fc.property(fc.constantFrom(...measures), anyWeeks, (measure, { at, count }) => {
        const monday = starts[at]
        if (monday === undefined) throw new Error(`Week ${at} is not on record`)
        const span = weeksFrom(monday, count)
        const of = { of: { kind: 'dates', ...span } } as const
        const plan = { operator: 'value', measure, period: of } as const
        const answer = evaluate(plan, context)
        if (answer.operator !== 'value') throw new Error(`${measure} is not on record`)
        const whole = cents(answer.figure.value)
        const mean = weeklyMean(context, measure, span)

        const spoken = writeAnswer({ context, plan, personaKey: 'financial_analyst', passages: [] })
        expect(
          spoken.lines.flatMap((line) => line?.figures ?? []).map(({ value }) => cents(value)),
        ).toContain(whole)

        const against = { of: { kind: 'dates', ...weeksFrom(plusDays(monday, -7 * count), count) } } as const
        const ground = {
          context,
          records,
          topic: { ...topic, measure, of, against },
          personaKey: 'financial_analyst',
          ahead: undefined,
        }
        const found = findingOf(ground)?.figures.map(({ value }) => cents(value)) ?? []
        expect(found.some((value) => value === whole || value === cents(mean?.value))).toBe(true)
        const level = chartOf(ground)?.of?.level
        if (level !== undefined) expect(level).toBeCloseTo(mean?.value ?? Number.NaN, 3)

        const name = summaries.get(measure)
        if (name === undefined) return
        const own = weeks.slice(at, at + count)
        expect(cents(average(own, name))).toBe(cents(mean?.value))
        if (name !== 'profitMargin') expect(cents(total(own, name))).toBe(whole)
      }),
      { numRuns: 60 },
    )
  })
})
