/** The plans that a question may ask for: the reader of each likely kind fills one in, and what it leaves out lowers its score. */
import { remember, rememberBoth } from '../remember.ts'
import { type Likely, readers } from './classifier/kinds.ts'
import { neglectedBy } from './duties.ts'
import { lostIn } from './faithfulness/faithful.ts'
import { furtherPlans } from './further-plans.ts'
import type { Question, Reading } from './question.ts'
import { isContent, isLight, meaningOf, type Term } from './term.ts'

/** Kinds that are tried; the others are too unlikely to win. */
const maxTried = 5
const leastLikely = 0.02

/** What each word that changes the question, and that a reading leaves out, takes off its chances. */
export const ofNeglect = 0.55

/** A plan that lost what the question says gives way to any that has it. */
const ofLoss = 0.1

export type Candidate = { readonly likely: Likely; readonly reading: Reading; readonly score: number }

// A word that the lexicon does not have says little about a plan that could take any word.
const unknownWeight = 0.3

const isAsking = ({ meanings }: Term): boolean => meanings.every(({ kind }) => kind === 'cue')

/** Places of the words that a plan uses or leaves out: those that only ask or say little are read by the classifier. */
export const contentOf = remember(({ terms }: Question): readonly number[] =>
  terms.flatMap((term, at) => (isContent(term) && !isAsking(term) && !isLight(term) ? [at] : [])),
)

const coverageOf = (question: Question, { used }: Reading): number => {
  const weightOf = (at: number) =>
    question.terms[at] && meaningOf(question.terms[at], 'unknown') ? unknownWeight : 1
  const content = contentOf(question)
  const all = content.reduce((sum, at) => sum + weightOf(at), 0)
  const read = content.filter((at) => used.has(at)).reduce((sum, at) => sum + weightOf(at), 0)
  return all === 0 ? 1 : read / all
}

const ofDays = new Set(['value', 'compare', 'rank', 'count', 'share', 'explain', 'decline:not-on-record'])

/** A question about a day that no calendar has. */
export const ofNoDate = ({ terms, impossibleDate = '' }: Question): Reading => ({
  plan: { operator: 'decline', because: 'not-on-record', noSuchDate: impossibleDate.slice(0, 40) },
  used: new Set(terms.keys()),
})

/** What neither the plan of a reading nor any that goes with it has. */
export const lostOf = (question: Question, reading: Reading): readonly number[] => {
  const own = lostIn(question, reading.plan)
  if (own.length === 0) return own
  return furtherPlans(reading, question)
    .map((plan) => lostIn(question, plan))
    .reduce((lost, next) => lost.filter((at) => next.includes(at)), own)
}

/** Plans that a question may ask for, the likeliest first. */
export const candidatesOf = rememberBoth(
  (question: Question, kinds: readonly Likely[]): readonly Candidate[] =>
    kinds
      .slice(0, maxTried)
      .filter(({ probability }, at) => at === 0 || probability >= leastLikely)
      .flatMap((likely) => {
        const isImpossible = question.impossibleDate !== undefined && ofDays.has(likely.kind)
        const reading = isImpossible ? ofNoDate(question) : readers[likely.kind]?.(question)
        return reading
          ? [
              {
                likely,
                reading,
                score:
                  likely.probability *
                  (0.5 + 0.5 * coverageOf(question, reading)) *
                  (lostOf(question, reading).length === 0 ? 1 : ofLoss) *
                  ofNeglect ** neglectedBy(question, reading).length,
              },
            ]
          : []
      })
      .sort((one, other) => other.score - one.score),
)
