/** Multinomial logistic regression: the probability of each class, from the features of a question. */

/** Weights by feature: one for each class, in twentieths. */
export type Classifier = {
  readonly classes: readonly string[]
  readonly weights: ReadonlyMap<string, Int8Array>
}

/** Weights on file: a feature a line, with one byte for each class in base64. */
export type StoredClassifier = { readonly classes: readonly string[]; readonly features: readonly string[] }

const perUnit = 20
const largest = 127

/** A line of a stored classifier. */
export const storedLine = (feature: string, weights: readonly number[]): string => {
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-largest, Math.min(largest, Math.round(weight * perUnit))),
  )
  return `${feature} ${Buffer.from(bytes.buffer).toString('base64')}`
}

export const classifierOf = ({ classes, features }: StoredClassifier): Classifier => ({
  classes,
  weights: new Map(
    features.map((line) => {
      const [feature = '', bytes = ''] = line.split(' ')
      return [feature, Int8Array.from(Buffer.from(bytes, 'base64'))]
    }),
  ),
})

/** The probability of each class, in the order of the classes. */
export const probabilitiesOf = (
  { classes, weights }: Classifier,
  features: readonly string[],
): readonly number[] => {
  const scores = new Float64Array(classes.length)
  for (const feature of features) {
    const own = weights.get(feature)
    if (own === undefined) continue
    for (let at = 0; at < own.length; at++) scores[at] = (scores[at] ?? 0) + (own[at] ?? 0) / perUnit
  }
  const top = Math.max(...scores)
  const raised = [...scores].map((score) => Math.exp(score - top))
  const sum = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / sum)
}
