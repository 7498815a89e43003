/** The Theta method (Assimakopoulos and Nikolopoulos 2000), in the form of Hyndman and Billah (2003). */

/** Slope a week of the least-squares line through the weeks known at each origin; 0 with fewer than two on record. */
export const lineSlopes = (series: Float64Array): Float64Array => {
  let [count, weeks, values, products, squares] = [0, 0, 0, 0, 0]
  const slopes = new Float64Array(series.length + 1)
  for (const [week, value] of series.entries()) {
    if (!Number.isNaN(value)) {
      count += 1
      weeks += week
      values += value
      products += week * value
      squares += week * week
    }
    const spread = count * squares - weeks * weeks
    slopes[week + 1] = spread > 0 ? (count * products - weeks * values) / spread : 0
  }
  return slopes
}

/** Simple smoothing at an origin, with the slope of the line. */
export type ThetaState = {
  readonly level: number
  /** Share of each error that moves the level, α. */
  readonly share: number
  readonly slope: number
  /** Weeks known, n. */
  readonly weeks: number
}

/** The value `ahead` weeks on: l + ½ b (h − 1 + (1 − (1 − α)ⁿ) / α), in the unit of the series. */
export const thetaAhead = ({ level, share, slope, weeks }: ThetaState, ahead: number): number =>
  level + (slope / 2) * (ahead - 1 + (1 - (1 - share) ** weeks) / share)
