/** Logistic regression by gradient descent: signs are brought to one scale, large weights are penalised. */

/** Signs of one case, whether it was correct, and its weight. */
export type Row = {
  readonly signs: readonly number[]
  readonly isRight: boolean
  readonly weight: number
}

/** Odds are the intercept and the sum of each sign times its weight. */
export type Fitted = { readonly intercept: number; readonly weights: readonly number[] }

const steps = 3000
const rate = 0.3
const penalty = 0.01
const tiny = 1e-6

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Fits the odds that a case is correct. */
export const fitOdds = (rows: readonly Row[]): Fitted => {
  const width = rows[0]?.signs.length ?? 0
  const columns = Array.from({ length: width }, (_, at) => rows.map(({ signs }) => signs[at] ?? 0))
  const means = columns.map(mean)
  const spreads = columns.map(
    (column, at) => Math.sqrt(mean(column.map((value) => (value - (means[at] ?? 0)) ** 2))) + tiny,
  )
  const scaled = rows.map(({ signs }) =>
    Float64Array.from(signs, (sign, at) => (sign - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  )
  const all = rows.reduce((sum, { weight }) => sum + weight, 0)
  const weights = new Float64Array(width)
  let intercept = 0
  for (let step = 0; step < steps; step++) {
    const slopes = weights.map((weight) => penalty * weight)
    let ofIntercept = 0
    for (const [index, { isRight, weight }] of rows.entries()) {
      const signs = scaled[index] ?? new Float64Array()
      let odds = intercept
      for (let at = 0; at < width; at++) odds += (signs[at] ?? 0) * (weights[at] ?? 0)
      const miss = ((1 / (1 + Math.exp(-odds)) - (isRight ? 1 : 0)) * weight) / all
      ofIntercept += miss
      for (let at = 0; at < width; at++) slopes[at] = (slopes[at] ?? 0) + miss * (signs[at] ?? 0)
    }
    intercept -= rate * ofIntercept
    for (let at = 0; at < width; at++) weights[at] = (weights[at] ?? 0) - rate * (slopes[at] ?? 0)
  }
  const raw = [...weights].map((weight, at) => weight / (spreads[at] ?? 1))
  return {
    intercept: raw.reduce((sum, weight, at) => sum - weight * (means[at] ?? 0), intercept),
    weights: raw,
  }
}
