/** Multinomial logistic regression: the probability of each class, from the features of a question. */

/** Weights by feature: pairs of a class and its weight in hundredths. */
export type Classifier = {
  readonly classes: readonly string[]
  readonly weights: ReadonlyMap<string, readonly number[]>
}

/** Weights on file: a feature and its weights a line, such as `w-why 5:120 7:-30`. */
export type StoredClassifier = { readonly classes: readonly string[]; readonly features: readonly string[] }

const hundredths = 100

export const classifierOf = ({ classes, features }: StoredClassifier): Classifier => ({
  classes,
  weights: new Map(
    features.map((line) => {
      const [feature = '', ...pairs] = line.split(' ')
      return [feature, pairs.flatMap((pair) => pair.split(':').map(Number))]
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
    const pairs = weights.get(feature)
    if (pairs === undefined) continue
    for (let at = 0; at < pairs.length; at += 2) {
      const place = pairs[at] ?? 0
      scores[place] = (scores[place] ?? 0) + (pairs[at + 1] ?? 0) / hundredths
    }
  }
  const top = Math.max(...scores)
  const raised = [...scores].map((score) => Math.exp(score - top))
  const sum = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / sum)
}
