/** Targets of the focus: level and date as written, judged by the usual week and by the forecast. */
import { describe, expect, it } from 'vitest'
import { focusTargets } from '../../service/advisor/options/focus-targets.ts'
import { targetsAhead } from '../../service/advisor/options/target-outlook.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { seededRecords } from './seeded-records.ts'

const withMetrics = (...successMetrics: string[]) => {
  const records = seededRecords('cafe')
  return { ...records, focus: records.focus && { ...records.focus, successMetrics } }
}
const targetsOf = (...metrics: string[]) => focusTargets(advisorContext(withMetrics(...metrics)))

it('does not call a target met because of one busy week', () => {
  const records = seededRecords('cafe')
  const weeks = [1538, 1292, 1233, 1239]
  const kpis = records.kpis.map((week, at) => {
    const transactions = weeks[at - records.kpis.length + weeks.length]
    return transactions === undefined ? week : { ...week, transactions }
  })
  const [target] = focusTargets(advisorContext({ ...records, kpis }))
  expect(target).toMatchObject({ measure: 'transactions', target: 1300, isMet: false })
})

describe('the date of a target', () => {
  it.each([
    ['Revenue of $12,000 a week by 31 March 2027', 'revenue', 12000, '2027-03-31'],
    ['Profit margin of 13% or more by June', 'margin', 13, '2027-06-30'],
    ['By the end of January, profit margin of 13%', 'margin', 13, '2027-01-31'],
    ['1,300 sales a week by the end of next quarter', 'transactions', 1300, '2027-03-31'],
    ['Revenue of $12,000 a week before 1 July 2027', 'revenue', 12000, '2027-06-30'],
    ['Revenue of $22,000 a week by 31 March 2026', 'revenue', 22000, '2026-03-31'],
    ['Profit margin of 13% in December', 'margin', 13, '2026-12-31'],
  ])('is read from “%s”', (metric, measure, target, by) => {
    expect(targetsOf(metric)).toEqual([expect.objectContaining({ metric, measure, target, by })])
  })

  it('stays with a year, and otherwise moves on', () => {
    const moves = (metric: string) => targetsOf(metric)[0]?.moves
    expect(moves('Profit margin of 13% or more by 30 June 2027')).toBe('never')
    expect(moves('Profit margin of 13% or more by 31/3/26')).toBe('never')
    expect(moves('Profit margin of 13% or more by June')).toBe('with-date')
    expect(moves('Profit margin of 13% or more by the end of next quarter')).toBe('with-date')
    expect(moves('Profit margin of 13% or more')).toBe('with-timeline')
  })

  it('is the end of the focus’s timeline where none is written', () => {
    const records = withMetrics('Profit margin of 13% or more')
    const by = (timeline: 'week' | 'month' | 'quarter' | 'year') =>
      focusTargets(
        advisorContext({ ...records, focus: records.focus && { ...records.focus, timeline } }),
      ).map((target) => target.by)
    expect([by('month'), by('quarter'), by('year')]).toEqual([['2026-11-30'], ['2026-12-31'], ['2026-12-31']])
  })

  it('makes no level of a change, nor a week of a month', () => {
    expect(
      targetsOf(
        'Increase revenue by 10%',
        'Increase revenue by 10% by Christmas',
        'Revenue of $80,000 a month by June',
        'Revenue of $80,000 in June',
        'Happy customers by June',
      ),
    ).toEqual([])
  })
})

describe('a metric is a target only if all of its words are understood', () => {
  it.each([
    'Online revenue of $3,000',
    'Weekend revenue of $9,000',
    'Saturday sales of $4,000',
    'Revenue excluding catering of $9,000',
    'Hire 2 staff and revenue of $20,000',
    'Spend $500 on marketing with a return',
    'Customer satisfaction of 90% and revenue growth',
    'Revenue of $1m',
    'Revenue of $1.2M a year',
    'Margin up 2 points',
    'Increase margin 3%',
    'Revenue up $2,000 a week',
    'Cut $500 a week from wages',
    'Margin from 9% to 13%',
    'Margin of 13-15%',
    'Revenue of $900 per day',
    'Revenue of $25 per customer',
    'Revenue of $40,000 a fortnight',
    'Revenue of $1,000,000 p.a.',
    'Loss of no more than $500',
    'Margin of -5%',
    'Margin of −5%',
    'Margin – 5%',
    'Revenue of $20,000 or $25,000 a week',
    'Wages of more than $4,000 or less',
    'Wages, rent at most $4,000 a week',
    'Revenue must not exceed $20,000',
    'Revenue under $20,000 a week',
    'Marketing of at least $500 a week',
    'Revenue of $20,000 within 6 weeks',
    'Revenue of $20,000 in the next 8 weeks',
  ])('“%s” is none', (metric) => {
    expect(targetsOf(metric)).toEqual([])
  })

  it.each([
    ['Reach a profit margin of at least 13%', 'margin', 13, false],
    ['Keep wages below $4,000 a week', 'staff', 4000, true],
    ['No more than $4,000 a week on staff', 'staff', 4000, true],
    ['Weekly revenue above $12,000', 'revenue', 12000, false],
    ['Lift our margin to 13% by Christmas', 'margin', 13, false],
    ['Get revenue to $12,000 per week', 'revenue', 12000, false],
    ['Supplies at most $3,000 each week', 'supplies', 3000, true],
  ])('“%s” is one', (metric, measure, target, isLess) => {
    expect(targetsOf(metric)).toEqual([expect.objectContaining({ measure, target, isLess })])
  })

  it('takes a year of two digits for the year that it is', () => {
    expect(targetsOf('Revenue of $22,000 a week by 31/3/26')).toEqual([
      expect.objectContaining({ by: '2026-03-31' }),
    ])
  })
})

describe('the outlook of a target', () => {
  const outlook = (...metrics: string[]) =>
    targetsAhead(advisorContext(withMetrics(...metrics))).map((target) => target.outlook)

  it('follows the forecast for its date, and not the level of today', () => {
    expect(
      outlook(
        'Revenue of $10,000 a week by 31 January 2027',
        'Revenue of $40,000 a week by 31 January 2027',
        'Wages under $1,000 a week by 31 January 2027',
      ),
    ).toEqual(['on-track', 'off-track', 'off-track'])
  })

  it('is open beyond the reach of the forecast, and missed once the date has passed', () => {
    expect(
      outlook(
        'Revenue of $10,000 a week by 31 December 2028',
        'Revenue of $40,000 a week by 31 March 2026',
        'Revenue of $10,000 a week by 31 March 2026',
      ),
    ).toEqual(['not-known', 'missed', 'met'])
  })

  it('has the forecast of the last whole week before the date, with its receipt', () => {
    const [target] = targetsAhead(advisorContext(withMetrics('Revenue of $10,000 a week by 31 January 2027')))
    expect(target?.ahead?.label).toContain('week of 25 January 2027')
    expect(target?.ahead?.inputs.length).toBeGreaterThan(0)
  })
})
