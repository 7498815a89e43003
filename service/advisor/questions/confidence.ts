/** The chance that a reading is right, from the probability of its kind and the words that it leaves out. */

// Slope and penalty are fitted by logistic regression on questions with odd numbers. Their plans are filled in better than
// those of new questions, so the intercept is below the fitted one.
const intercept = 0.3
const slope = 0.83
const penalty = 0.3
const mostWords = 3

/** No reading without a model is surer than this. */
const surest = 0.97
const least = 0.02

/** `score`: probability of the kind, lowered by the share of words left out; `left`: how many words that is. */
export const confidenceOf = (score: number, left: number): number => {
  const bounded = Math.min(surest + least, Math.max(least, score))
  const odds = intercept + slope * Math.log(bounded / (1 - bounded)) - penalty * Math.min(mostWords, left)
  return Math.min(surest, 1 / (1 + Math.exp(-odds)))
}
