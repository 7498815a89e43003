/** Plans over the café's records, with results calculated by hand. */
import { describe, expect, it } from 'vitest'
import { recordedMeasures, unrecordedMeasures } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import { type ExpenseKind, expenseKinds } from '#schema/kpi/kpi'
import { businessTypes } from '#schema/session/session'
import { measureLabel } from '../../service/advisor/measures/measure-names.ts'
import { evaluate } from '../../service/advisor/plans/evaluate.ts'
import { seededRecords } from './seeded-records.ts'

const records = seededRecords('cafe')
const ask = (plan: Plan) => evaluate(plan, { records })
const record: Period = { of: { kind: 'record' } }
const october: Period = { of: { kind: 'month', month: 10 } }
const weeks = (from: string, to: string) =>
  records.kpis.filter(({ weekStart }) => weekStart >= from && weekStart <= to)
const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
const days = (month: string) => records.days.filter(({ date }) => date.startsWith(month))

describe('value', () => {
  it('takes the very days of a month that has them', () => {
    const taken = total(days('2026-10').flatMap(({ hours }) => hours.map(({ revenue }) => revenue)))
    expect(ask({ operator: 'value', measure: 'revenue', period: october })).toMatchObject({
      figure: { value: taken },
      coverage: { rule: 'days', onRecord: 31, of: 31 },
    })
  })

  it('takes the weeks whose Thursday is in the month where days are missing or the measure has none', () => {
    const august = total(weeks('2026-08-03', '2026-08-24').map(({ revenue }) => revenue))
    expect(
      ask({ operator: 'value', measure: 'revenue', period: { of: { kind: 'month', month: 8 } } }),
    ).toMatchObject({ figure: { value: august }, coverage: { rule: 'by-thursday', onRecord: 4, of: 4 } })
    expect(ask({ operator: 'value', measure: 'staff', period: october })).toMatchObject({
      coverage: { rule: 'by-thursday', grain: 'week', of: 5 },
    })
  })

  it('takes the weeks that Easter touches, and says so', () => {
    const easter = total(weeks('2026-03-30', '2026-04-06').map(({ revenue }) => revenue))
    const period: Period = { of: { kind: 'holiday', holiday: 'easter' } }
    expect(ask({ operator: 'value', measure: 'revenue', period })).toMatchObject({
      figure: { value: easter },
      coverage: { rule: 'touching', from: '2026-04-03', to: '2026-04-06' },
    })
  })

  it('takes hours of the day, and groups by hour as a mean of the days open then', () => {
    const morning = total(
      days('2026-10').flatMap(({ hours }) =>
        hours.filter(({ hour }) => hour >= 7 && hour < 10).map(({ transactions }) => transactions),
      ),
    )
    const filter = { hours: { from: 7, until: 10 } }
    const answer = ask({ operator: 'value', measure: 'transactions', period: october, filter, group: 'hour' })
    expect(answer).toMatchObject({
      figure: { value: morning },
      groups: [{ key: '7' }, { key: '8' }, { key: '9' }],
    })
    const groups = answer.operator === 'value' ? (answer.groups ?? []) : []
    for (const { key, figure } of groups) {
      const open = days('2026-10').flatMap(({ hours }) => hours.filter(({ hour }) => String(hour) === key))
      expect(figure.value).toBeCloseTo(total(open.map(({ transactions }) => transactions)) / open.length, 9)
    }
  })

  it('gives a share as a ratio of sums', () => {
    const held = weeks('2026-06-01', '2026-08-24')
    const profit = total(
      held.map(
        ({ revenue, expenses }) =>
          revenue - total(expenseKinds.map((kind: ExpenseKind) => expenses?.[kind] ?? NaN)),
      ),
    )
    const winter: Period = { of: { kind: 'season', season: 'winter' } }
    expect(ask({ operator: 'value', measure: 'margin', period: winter })).toMatchObject({
      figure: { value: expect.closeTo((100 * profit) / total(held.map(({ revenue }) => revenue)), 9) },
    })
  })

  it('works out cash from the runway and the costs of a quarter', () => {
    const quarter = records.kpis.slice(-13)
    const costs =
      total(quarter.flatMap(({ expenses }) => expenseKinds.map((kind) => expenses?.[kind] ?? NaN))) / 13
    const runway = records.kpis.at(-1)?.cashRunwayWeeks ?? NaN
    expect(ask({ operator: 'value', measure: 'cash', period: record })).toMatchObject({
      figure: { value: expect.closeTo(runway * costs, 6), unit: 'aud' },
    })
    expect(ask({ operator: 'value', measure: 'runway', period: record })).toMatchObject({
      figure: { value: runway, unit: 'weeks' },
    })
  })

  it('works out growth against the period just before', () => {
    const mean = (from: string, to: string) => {
      const held = weeks(from, to)
      return total(held.map(({ revenue }) => revenue)) / held.length
    }
    const growth = 100 * (mean('2026-10-19', '2026-11-09') / mean('2026-09-21', '2026-10-12') - 1)
    const period: Period = { of: { kind: 'last', unit: 'week', count: 4 } }
    expect(ask({ operator: 'value', measure: 'growth', period })).toMatchObject({
      figure: { value: expect.closeTo(growth, 9) },
    })
    const year: Period = { of: { kind: 'last', unit: 'week', count: 50 } }
    expect(ask({ operator: 'value', measure: 'growth', period: year })).toMatchObject({ reason: 'undefined' })
  })
})

describe('an answer that there is none', () => {
  it.each<[string, Plan, object]>([
    [
      'a year that is not on record',
      { operator: 'value', measure: 'revenue', period: { of: { kind: 'year', year: 2019 } } },
      { reason: 'outside-record', from: '2025-11-10', to: '2026-11-15' },
    ],
    [
      'a weekly measure by weekday',
      { operator: 'value', measure: 'staff', period: { ...october, weekdays: [5] } },
      { reason: 'only-by-week' },
    ],
    [
      'a weekly measure by hour',
      { operator: 'rank', measure: 'margin', period: october, by: 'hour', order: 'highest', count: 3 },
      { reason: 'only-by-week' },
    ],
    [
      'days before the hours were kept',
      { operator: 'value', measure: 'revenue', period: { of: { kind: 'month', month: 3 }, weekdays: [4] } },
      { reason: 'outside-record', from: '2026-09-21' },
    ],
    [
      'a filter that nothing meets',
      {
        operator: 'value',
        measure: 'revenue',
        period: record,
        filter: { where: { measure: 'margin', above: 90 } },
      },
      { reason: 'no-match' },
    ],
    [
      'school holidays that are not published',
      {
        operator: 'value',
        measure: 'revenue',
        period: { of: { kind: 'school-holidays', season: 'winter', year: 2040 } },
      },
      { reason: 'no-dates' },
    ],
    [
      'dollars as a share of sales',
      { operator: 'share', measure: 'staff', period: record, whole: { measure: 'transactions' } },
      { reason: 'not-comparable' },
    ],
    [
      'a forecast without a forecaster',
      { operator: 'forecast', measure: 'revenue', weeks: 4 },
      { reason: 'not-available' },
    ],
  ])('%s', (_name, plan, answer) => expect(ask(plan)).toMatchObject({ operator: 'nothing', ...answer }))

  it('says what would have to come in for what nobody records', () => {
    // Timesheets have utilisation, so it is looked for.
    for (const measure of unrecordedMeasures.filter((one) => one !== 'utilisation'))
      expect(ask({ operator: 'value', measure, period: record })).toMatchObject({
        reason: 'not-measured',
        needs: expect.stringMatching(/\w+ \w+/),
      })
  })
})

describe('the catalogue', () => {
  it('answers every recorded measure, in the words of the trade', () => {
    for (const measure of recordedMeasures.filter((one) => one !== 'utilisation')) {
      const answer = ask({
        operator: 'value',
        measure,
        period: { of: { kind: 'last', unit: 'week', count: 4 } },
      })
      expect(answer, measure).toMatchObject({ operator: 'value' })
    }
    expect(businessTypes.map((type) => measureLabel('transactions', type))).toEqual([
      'sales',
      'transactions',
      'billed days',
    ])
  })

  it('has a measure for every expense line and its share', () => {
    for (const kind of expenseKinds)
      expect(recordedMeasures).toEqual(expect.arrayContaining([kind, `${kind}-share`]))
  })

  it('takes a forecast from the function it is given', () => {
    const plan = { operator: 'forecast', measure: 'revenue', weeks: 4 } as const
    const forecast = () => ({ operator: 'forecast', measure: 'revenue', weeks: [] }) as const
    expect(evaluate(plan, { records, forecast: () => ({ ...forecast(), weeks: [] }) })).toEqual(forecast())
  })
})
