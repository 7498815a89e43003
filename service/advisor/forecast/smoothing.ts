/** Simple exponential smoothing and the damped trend, fitted at every origin in one pass per setting. */

/** A setting: shares of each error that move level and trend, and the share of the trend that is left after a week. */
export type Smoothing = { readonly level: number; readonly trend: number; readonly damping: number }

/** State after a week: level and trend a week, in the unit of the series, and the sum of squared errors so far. */
type State = { level: number; trend: number; squares: number }

/**
 * Runs exponential smoothing with a damped additive trend (Gardner and McKenzie 1985) over a series, in error
 * form: eₜ = yₜ − (lₜ₋₁ + φ bₜ₋₁), lₜ = lₜ₋₁ + φ bₜ₋₁ + α eₜ, bₜ = φ bₜ₋₁ + α β eₜ. Starts at the first value
 * without a trend. A missing week has no error. An error beyond the week's limit is cut to the limit unless
 * the week before was odd in the same direction, so a single odd week has little effect and a step is
 * followed from its second week. `visit` receives the state after each week; the object is reused.
 */
export const smoothingPass = (
  series: Float64Array,
  limits: Float64Array,
  { level, trend, damping }: Smoothing,
  visit: (week: number, state: Readonly<State>) => void,
): void => {
  const state: State = { level: series[0] ?? 0, trend: 0, squares: 0 }
  visit(0, state)
  let oddBefore = 0
  for (let week = 1; week < series.length; week++) {
    const drift = damping * state.trend
    let error = (series[week] ?? Number.NaN) - state.level - drift
    if (Number.isNaN(error)) error = 0
    const limit = limits[week] ?? Number.POSITIVE_INFINITY
    const odd = Math.abs(error) > limit ? Math.sign(error) : 0
    if (odd !== 0 && odd !== oddBefore) error = odd * limit
    oddBefore = odd
    state.level += drift + level * error
    state.trend = drift + level * trend * error
    state.squares += error * error
    visit(week, state)
  }
}

/** For each origin (weeks known), the setting with the least squared error so far and its state. */
export type FittedSmoothing = {
  readonly level: Float64Array
  readonly trend: Float64Array
  readonly damping: Float64Array
  /** Share of each error that moves the level. */
  readonly share: Float64Array
}

/** Fits by least squares over a grid of settings; nothing at an origin depends on later weeks. */
export const fitSmoothing = (
  series: Float64Array,
  limits: Float64Array,
  grid: readonly Smoothing[],
): FittedSmoothing => {
  const empty = () => new Float64Array(series.length + 1)
  const least = empty().fill(Number.POSITIVE_INFINITY)
  const fitted = { level: empty(), trend: empty(), damping: empty(), share: empty() }
  for (const setting of grid)
    smoothingPass(series, limits, setting, (week, { level, trend, squares }) => {
      const origin = week + 1
      if (squares >= (least[origin] ?? 0)) return
      least[origin] = squares
      fitted.level[origin] = level
      fitted.trend[origin] = trend
      fitted.damping[origin] = setting.damping
      fitted.share[origin] = setting.level
    })
  return fitted
}

const shares = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
const trendShares = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5]
const dampings = [0.8, 0.85, 0.9, 0.95, 0.98]

/** Settings of simple smoothing: no trend. */
export const simpleGrid: readonly Smoothing[] = shares.map((level) => ({ level, trend: 0, damping: 1 }))

/** Settings of the damped trend; those without a trend are among them. */
export const dampedGrid: readonly Smoothing[] = [
  ...simpleGrid,
  ...shares.flatMap((level) =>
    trendShares.flatMap((trend) => dampings.map((damping) => ({ level, trend, damping }))),
  ),
]

/** φ + φ² + … + φʰ: how many weeks of the present trend the next `ahead` weeks add. */
export const dampedSum = (damping: number, ahead: number): number =>
  damping === 1 ? ahead : (damping * (1 - damping ** ahead)) / (1 - damping)
