/** The chance that a reading is right, from signs of how surely it was read. */
import fitted from './classifier/confidence.json' with { type: 'json' }

/** No reading without a model is surer than this. */
const surest = 0.97
const least = 0.02
const mostWords = 3
const closest = 0.001

const oddsOf = (share: number): number => Math.log(share / (1 - share))

const bounded = (share: number): number => Math.min(1 - least, Math.max(least, share))

/** How a reading was chosen among others. */
export type Choice = {
  /** Probability of its kind, lowered by the share of words left out; and the same of the next best reading. */
  readonly score: number
  readonly next: number
  /** Words that it leaves out. */
  readonly left: number
  /** Words of the question. */
  readonly length: number
  /** Words that it made no use of: those that only ask, and all others but articles and the like. */
  readonly idle: { readonly cues: number; readonly others: number }
}

/** What the fitted weights are for: odds, lead over the next, words left out, a long question, one word alone. */
export const signsOf = ({ score, next, left, length }: Omit<Choice, 'idle'>): readonly number[] => [
  oddsOf(bounded(score)),
  Math.log((score + closest) / (next + closest)),
  Math.min(mostWords, left),
  Math.max(0, Math.log(Math.max(1, length) / 8)),
  length <= 2 ? 1 : 0,
]

/** Weights are fitted by `tests/advisor/fit-confidence.ts` on one half of the labelled questions. */
export const confidenceOf = (choice: Omit<Choice, 'idle'>): number => {
  const odds = signsOf(choice).reduce(
    (sum, sign, at) => sum + sign * (fitted.weights[at] ?? 0),
    fitted.intercept,
  )
  return Math.min(surest, 1 / (1 + Math.exp(-odds)))
}
