/** Axis ticks: few, round, distinct when formatted, and covering all values. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChartData, rangeOf } from '../../web/kit/charts/chart-data.ts'
import { thinLabels } from '../../web/kit/charts/chart-labels.ts'
import { breakOf, chartScale, croppedStart, scaleOf, ticksOf } from '../../web/kit/charts/chart-scale.ts'
import { money, number, percent } from '../../web/kit/formats.ts'

const amount = fc
  .oneof(fc.integer({ min: -1e6, max: 1e8 }), fc.integer({ min: -300, max: 900 }))
  .map((cents) => cents / 100)
const ends = fc
  .tuple(amount, amount)
  .map(([one, other]): readonly [number, number] => [Math.min(one, other), Math.max(one, other)])
const formats = [money, (value: number) => percent(value, 1), (value: number) => number(value, 2)]

describe('ticks', () => {
  it('are three to five, cover the values, and differ when formatted', () => {
    fc.assert(
      fc.property(
        ends,
        fc.constantFrom(0, 1, 2),
        fc.boolean(),
        fc.boolean(),
        (range, places, isCount, isCropped) => {
          const ticks = ticksOf(scaleOf({ range, places, isCount, isCropped: isCropped && !isCount }))
          expect(ticks.length).toBeGreaterThanOrEqual(3)
          expect(ticks.length).toBeLessThanOrEqual(5)
          expect(ticks[0]).toBeLessThanOrEqual(range[0])
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(range[1])
          const written = ticks.map((tick) => formats[places]?.(tick))
          expect(new Set(written).size).toBe(ticks.length)
          for (const tick of ticks) expect(Number(tick.toFixed(places))).toBe(tick)
          if (!isCropped || isCount) expect(ticks).toContain(0)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([
    [0, [0, 1, 2, 3, 4]],
    [1, [0, 1, 2, 3, 4]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [9, [0, 3, 6, 9]],
    [33, [0, 10, 20, 30, 40]],
    [1375, [0, 500, 1000, 1500]],
  ])('of counts up to %i are %j', (most, ticks) => {
    expect(ticksOf(scaleOf({ range: [0, most], isCount: true }))).toEqual(ticks)
  })

  it('do not exaggerate a small change, such as 13 to 12', () => {
    const { start, end } = scaleOf({ range: [12, 13], isCropped: true })
    expect(end - start).toBeGreaterThanOrEqual(2.5)
  })
})

const week = (values: readonly number[], outliers: readonly number[], isCropped = true): ChartData => ({
  kind: isCropped ? 'line' : 'bar',
  rowTitle: 'Week',
  rows: values.map((_, row) => ({ short: `${row}`, full: `Week ${row}` })),
  columns: [{ short: 'a', full: 'a' }],
  values: values.map((value) => [value]),
  format: (value) => `${value}%`,
  places: 1,
  isCropped,
  outliers: outliers.map((row) => ({ row, words: 'closed' })),
})

describe('an outlier week', () => {
  const margins = [12, 14, 10.8, 13, 11.6, -35.3, 10.5, 10.4, 20]

  it('far below 0 is cut off, and the others determine the scale', () => {
    expect(breakOf(week(margins, [5]), 5)).toBe('below')
    expect(ticksOf(chartScale(week(margins, [5])))).toEqual([10, 12.5, 15, 17.5, 20])
    expect(croppedStart(week(margins, [5]))).toBe(10)
    expect(chartScale(week(margins, [])).start).toBeLessThan(-35)
  })

  it('over three times the rest is cut off, and a smaller one is not', () => {
    expect(breakOf(week([18, 19, 58.4, 18], [2], false), 2)).toBe('above')
    expect(chartScale(week([18, 19, 58.4, 18], [2], false)).end).toBe(20)
    expect(breakOf(week([18, 19, 50, 18], [2], false), 2)).toBeUndefined()
    expect(breakOf(week([18, 19, 8, 18], [2], false), 2)).toBeUndefined()
  })

  it('never hides another value', () => {
    const values = fc.array(fc.integer({ min: -500, max: 5000 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(values, fc.boolean(), fc.nat(59), (all, isCropped, row) => {
        const data = week(all, [row % all.length], isCropped)
        const { start, end } = chartScale(data)
        const kept = data.values.filter((_, at) => breakOf(data, at) === undefined)
        const [least = 0, most = 0] = rangeOf({ ...data, values: kept }) ?? []
        expect(start).toBeLessThanOrEqual(least)
        expect(end).toBeGreaterThanOrEqual(most)
      }),
    )
  })
})

describe('axis labels', () => {
  const shown = (words: readonly string[]) => words.flatMap((word, at) => (word === '' ? [] : [at]))

  it('are every n-th one, and none touches the next', () => {
    const words = fc.array(fc.constantFrom('', '', 'Jan', 'Sept', '12'), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(words, fc.integer({ min: 60, max: 1200 }), (all, width) => {
        const [before, after] = [shown(all), shown(thinLabels(all, width))]
        const places = after.map((at) => before.indexOf(at))
        const gaps = new Set(places.slice(1).map((place, index) => place - (places[index] ?? 0)))
        expect(gaps.size).toBeLessThanOrEqual(1)
        const perWord = width / all.length
        for (const [index, at] of after.entries())
          if (index > 0) expect((at - (after[index - 1] ?? 0)) * perWord).toBeGreaterThanOrEqual(23)
      }),
    )
  })

  it('skip evenly, such as every second hour', () => {
    const hours = Array.from({ length: 16 }, (_, hour) => String(hour + 6))
    expect(thinLabels(hours, 260).filter(Boolean)).toEqual(['6', '8', '10', '12', '14', '16', '18', '20'])
  })

  it('start with a whole month', () => {
    const months = Array.from({ length: 52 }, (_, at) => (at === 0 ? 'Nov' : at % 4 === 2 ? 'Dec' : ''))
    expect(shown(thinLabels(months, 1000))[0]).toBe(2)
  })
})
