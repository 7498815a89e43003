/** The formulas behind forecasts, compared with values calculated by hand. */
import { describe, expect, it } from 'vitest'
import { meanAbsoluteScaledError, skillOver } from '../../service/advisor/forecast/accuracy.ts'
import { conformalBand } from '../../service/advisor/forecast/conformal-band.ts'
import { meanAbsoluteError, originsWithErrors } from '../../service/advisor/forecast/rolling-errors.ts'
import { dampedSum, smoothingPass } from '../../service/advisor/forecast/smoothing.ts'
import { lineSlopes, thetaAhead } from '../../service/advisor/forecast/theta.ts'

const unlimited = (count: number): Float64Array => new Float64Array(count).fill(Number.POSITIVE_INFINITY)

const statesOf = (series: readonly number[], level: number, trend: number, damping: number) => {
  const seen: { level: number; trend: number; squares: number }[] = []
  smoothingPass(
    Float64Array.from(series),
    unlimited(series.length),
    { level, trend, damping },
    (_, state) => {
      seen.push({ ...state })
    },
  )
  return seen
}

describe('smoothing', () => {
  it('without a trend moves the level by its share of each error', () => {
    const states = statesOf([10, 20, 20], 0.5, 0, 1)
    expect(states.map(({ level }) => level)).toEqual([10, 15, 17.5])
    expect(states.map(({ squares }) => squares)).toEqual([0, 100, 125])
  })

  it('with a damped trend follows Gardner and McKenzie', () => {
    // e = 10, level 10 + 5, trend 0.5 × 0.4 × 10 = 2; then e = 30 − (15 + 0.8 × 2) = 13.4.
    const [, second, third] = statesOf([10, 20, 30], 0.5, 0.4, 0.8)
    expect(second).toEqual({ level: 15, trend: 2, squares: 100 })
    expect(third?.level).toBeCloseTo(16.6 + 6.7, 10)
    expect(third?.trend).toBeCloseTo(1.6 + 2.68, 10)
    expect(dampedSum(0.8, 3)).toBeCloseTo(0.8 + 0.64 + 0.512, 10)
    expect(dampedSum(1, 3)).toBe(3)
  })

  it('lets a missing week pass with the trend alone', () => {
    const states = statesOf([10, 20, Number.NaN], 0.5, 0.4, 0.8)
    expect(states[2]).toEqual({ level: 16.6, trend: 1.6, squares: 100 })
  })

  it('limits the first error beyond the limit and takes the second in a row whole', () => {
    const seen: number[] = []
    const series = Float64Array.from([10, 110, 110])
    const limits = Float64Array.from([8, 8, 8])
    smoothingPass(
      series,
      limits,
      { level: 0.5, trend: 0, damping: 1 },
      (_, { level }) => void seen.push(level),
    )
    expect(seen).toEqual([10, 14, 62])
  })
})

describe('Theta', () => {
  it('adds half the slope of the line to simple smoothing (Hyndman and Billah)', () => {
    // Level 17.5 after 3 weeks at 0.5, slope 5: 17.5 + 2.5 (h − 1 + (1 − 0.5³) / 0.5).
    const slopes = lineSlopes(Float64Array.from([10, 20, 20]))
    expect(slopes[3]).toBeCloseTo(5, 10)
    expect(thetaAhead({ level: 17.5, share: 0.5, slope: 5, weeks: 3 }, 1)).toBeCloseTo(17.5 + 2.5 * 1.75, 10)
    expect(thetaAhead({ level: 17.5, share: 0.5, slope: 5, weeks: 3 }, 4)).toBeCloseTo(17.5 + 2.5 * 4.75, 10)
  })

  it('finds the slope without missing weeks', () => {
    expect(lineSlopes(Float64Array.from([10, Number.NaN, 20]))[3]).toBeCloseTo(5, 10)
  })
})

describe('accuracy', () => {
  it('scales the mean absolute error by that of the naive forecast inside the series (Hyndman and Koehler)', () => {
    expect(meanAbsoluteScaledError([10, 12, 8, 10], [10, 16], [12, 12])).toBeCloseTo(3 / (8 / 3), 10)
    expect(meanAbsoluteScaledError([10, 10], [10], [12])).toBeUndefined()
    expect(meanAbsoluteScaledError([10, null, 12], [13], [12])).toBeCloseTo(0.5, 10)
  })

  it('measures skill as the share of the naive error that is saved', () => {
    expect(skillOver(4, 5)).toBeCloseTo(0.2, 10)
    expect(skillOver(5, 4)).toBeCloseTo(-0.25, 10)
    expect(skillOver(0, 0)).toBe(1)
    expect(skillOver(1, 0)).toBe(Number.NEGATIVE_INFINITY)
  })
})

describe('errors over rolling origins', () => {
  const rows = [
    [1, -3, Number.NaN],
    [Number.NaN, Number.NaN, Number.NaN],
    [5, 1, 1],
  ]
  it('are averaged over the weeks that both methods have', () => {
    expect(meanAbsoluteError(rows)).toBeCloseTo(11 / 5, 10)
    expect(meanAbsoluteError(rows, [[1], [1], [Number.NaN, 1, 1]])).toBeCloseTo(3 / 3, 10)
    expect(meanAbsoluteError([])).toBeNaN()
  })
  it('count an origin that has any', () => {
    expect(originsWithErrors(rows)).toBe(2)
  })
})

describe('the conformal band', () => {
  const column = (errors: readonly number[]) => errors.map((error) => [error])

  it('is the ⌈0.8 (n + 1)⌉-th smallest error', () => {
    expect(conformalBand(column([9, -1, 2, -3, 4, 5, -6, 7, 8]), 1)).toEqual([8])
    expect(conformalBand(column([3, -1, 2]), 1)).toEqual([3])
    expect(conformalBand(column([3, Number.NaN, -1, 2]), 1)).toEqual([3])
  })

  it('shares errors across horizons by a power of the horizon', () => {
    const root = [1, -1, 1, 1].map((sign) => [1, 2, 3, 4].map((ahead) => sign * Math.sqrt(ahead)))
    const widths = conformalBand(root, 16)
    expect(widths[0]).toBeCloseTo(1, 10)
    expect(widths[15]).toBeCloseTo(4, 10)
  })

  it('never narrows with the horizon, nor widens faster than it', () => {
    const shrinking = [
      [3, 2, 1],
      [-3, -2, -1],
    ]
    expect(new Set(conformalBand(shrinking, 5)).size).toBe(1)
    const widths = conformalBand(
      [
        [1, 8, 27],
        [-1, -8, -27],
      ],
      4,
    )
    expect((widths[3] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(4, 10)
  })
})
