/** Fits a multinomial logistic regression: AdaGrad over the examples in a fixed order, with an L2 penalty. */
import { type StoredClassifier, storedLine } from '../../service/advisor/questions/classifier/classifier.ts'

/** The features of a text, and the classes that are correct for it. */
export type Example = { readonly features: readonly string[]; readonly accepted: readonly string[] }

export type Fit = {
  readonly epochs: number
  readonly rate: number
  readonly penalty: number
  readonly atLeast: number
}
export const usualFit: Fit = { epochs: 30, rate: 0.25, penalty: 0.0003, atLeast: 2 }

/** A feature is left out if all its weights are smaller than this. */
const least = 0.1

// A linear congruential generator, so that the order is the same in every run.
const shuffled = (count: number, seed: number): readonly number[] => {
  const order = Array.from({ length: count }, (_, at) => at)
  let state = seed
  for (let at = count - 1; at > 0; at--) {
    state = (state * 1664525 + 1013904223) % 4294967296
    const other = state % (at + 1)
    const [one = 0, two = 0] = [order[at], order[other]]
    order[at] = two
    order[other] = one
  }
  return order
}

export const fitClassifier = (examples: readonly Example[], fit: Fit = usualFit): StoredClassifier => {
  const classes = [...new Set(examples.flatMap(({ accepted }) => accepted))].sort()
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts].flatMap(([feature, count]) => (count >= fit.atLeast ? [feature] : [])).sort()
  const placeOf = new Map(names.map((feature, at) => [feature, at]))
  const width = classes.length
  const weights = new Float64Array(names.length * width)
  const squares = new Float64Array(names.length * width).fill(1e-6)
  const inputs = examples.map(({ features, accepted }) => ({
    places: features.flatMap((feature) => placeOf.get(feature) ?? []),
    accepted: classes.map((one) => accepted.includes(one)),
  }))
  const scores = new Float64Array(width)
  for (let epoch = 0; epoch < fit.epochs; epoch++)
    for (const index of shuffled(inputs.length, epoch + 1)) {
      const input = inputs[index]
      if (input === undefined) continue
      const { places, accepted } = input
      // A long text has more features, but is not more certain for it.
      const scale = 1 / Math.sqrt(Math.max(1, places.length))
      scores.fill(0)
      for (const place of places)
        for (let one = 0; one < width; one++)
          scores[one] = (scores[one] ?? 0) + (weights[place * width + one] ?? 0)
      const top = Math.max(...scores)
      let sum = 0
      let right = 0
      for (let one = 0; one < width; one++) {
        const raised = Math.exp((scores[one] ?? 0) - top)
        scores[one] = raised
        sum += raised
        if (accepted[one]) right += raised
      }
      for (let one = 0; one < width; one++) {
        const share = (scores[one] ?? 0) / sum
        const gradient = share - (accepted[one] ? (scores[one] ?? 0) / right : 0)
        if (Math.abs(gradient) < 1e-4) continue
        for (const place of places) {
          const at = place * width + one
          const slope = gradient * scale + fit.penalty * (weights[at] ?? 0)
          squares[at] = (squares[at] ?? 0) + slope * slope
          weights[at] = (weights[at] ?? 0) - (fit.rate * scale * slope) / Math.sqrt(squares[at] ?? 1)
        }
      }
    }
  const lines = names.flatMap((feature, place) => {
    const own = classes.map((_, one) => weights[place * width + one] ?? 0)
    return own.every((weight) => Math.abs(weight) < least) ? [] : [storedLine(feature, own)]
  })
  return { classes, features: lines }
}
