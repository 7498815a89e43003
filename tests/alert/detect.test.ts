/** What is reported over the weeks of a measure: each kind of event once, and neither seasons nor chance. */
import { describe, expect, it } from 'vitest'
import { watchedMeasures } from '#schema/alert/alert'
import { alertRules } from '../../service/advisor/alerts/alert-rules.ts'
import { detect } from '../../service/advisor/alerts/detect.ts'
import { plantedWeeks, trades } from './planted-weeks.ts'
import { addScores, recallOf, scoreOf } from './replay-weeks.ts'

const rules = alertRules.medium

/** A swing of up to 3 per cent, the same in each run. */
const swing = (week: number): number =>
  1 + 0.06 * ((((Math.sin(week * 12.9898) * 43_758.5453) % 1) + 1) % 1) - 0.03
const weeks = (count: number, factor: (week: number) => number) =>
  Array.from({ length: count }, (_, week) => 20_000 * swing(week) * factor(week))
const told = (series: readonly (number | null)[]) =>
  detect(series, 'relative', rules).map(({ kind, at, from, way }) => ({ kind, at, from, way }))

describe('an alert', () => {
  it('is not raised by an ordinary swing, or before there are twelve weeks', () => {
    expect(told(weeks(104, () => 1))).toEqual([])
    expect(told(weeks(11, (week) => (week === 9 ? 0.3 : 1)))).toEqual([])
    expect(told([])).toEqual([])
  })

  it('tells of one odd week once, and not of the return', () => {
    expect(told(weeks(60, (week) => (week === 40 ? 0.6 : 1)))).toEqual([
      { kind: 'week', at: 40, from: 40, way: -1 },
    ])
  })

  it('tells of a shut week once; a week that is not on record is no event', () => {
    expect(told(weeks(60, (week) => (week === 40 ? 0 : 1)))).toEqual([
      { kind: 'week', at: 40, from: 40, way: -1 },
    ])
    expect(told(weeks(60, () => 1).map((value, week) => (week === 40 ? null : value)))).toEqual([])
  })

  it('tells of a step once, however long it lasts, and of the step back', () => {
    const found = told(weeks(80, (week) => (week >= 40 && week < 60 ? 1.4 : 1)))
    expect(found.map(({ at, way }) => [at, way])).toEqual([
      [40, 1],
      [60, -1],
    ])
  })

  it('tells of a slow drift that no single week shows', () => {
    const found = told(weeks(60, (week) => 1 - 0.02 * Math.max(0, Math.min(10, week - 40))))
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]).toMatchObject({ way: -1 })
    expect(found[0]?.at).toBeLessThan(52)
  })

  it('takes a turn of the season for one that came a year before', () => {
    const season = (week: number) => (week % 52 >= 20 && week % 52 < 26 ? 1.5 : 1)
    expect(told(weeks(104, season)).filter(({ at }) => at >= 52 + 20)).toEqual([])
  })

  it('says the same about a week, whatever came after it', () => {
    const { weeks: all } = plantedWeeks('cafe', 3)
    const series = all.map(({ revenue }) => revenue)
    const whole = detect(series, 'relative', rules)
    for (const at of [60, 90, 120])
      expect(detect(series.slice(0, at), 'relative', rules)).toEqual(whole.filter((one) => one.at < at))
  })
})

it.each(trades)('tells 9 of 10 planted events of %s, with one false alert a measure and year', (type) => {
  const seeds = Array.from({ length: 60 }, (_, index) => 2 * index)
  const score = addScores(seeds.map((seed) => scoreOf(plantedWeeks(type, seed), 'medium')))
  expect(recallOf(score.told)).toBeGreaterThanOrEqual(0.9)
  for (const measure of watchedMeasures)
    expect([measure, score.falsely[measure] / score.years <= 1]).toEqual([measure, true])
})

it('tells less at a low sensitivity than at a high one', () => {
  const score = (sensitivity: 'low' | 'medium' | 'high') =>
    recallOf(addScores([2, 4, 6, 8].map((seed) => scoreOf(plantedWeeks('cafe', seed), sensitivity))).told)
  expect(score('low')).toBeLessThan(score('high'))
})
