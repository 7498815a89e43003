/** Which of several readings answers the question as it was put. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { rememberBoth } from '../../remember.ts'
import type { Candidate } from '../candidates.ts'
import { readers } from '../classifier/kinds.ts'
import { furtherPlans } from '../further-plans.ts'
import { isOfFigures } from '../plan-tests.ts'
import type { Question } from '../question.ts'
import { isGuess, unaccountedIn } from './account.ts'

/** Places of the words that plans of figures do not express; none for plans of another kind. */
export const unfitWords = (
  question: Question,
  plans: readonly AnswerablePlan[],
  taken?: ReadonlySet<number>,
): readonly number[] => (plans.every(isOfFigures) ? unaccountedIn(question, plans, taken) : [])

/** A plan is unfit by two words, whatever others there are. */
const enough = 2

/** True for plans of figures that say all that the question says, and no more. */
export const fits = (
  question: Question,
  plans: readonly AnswerablePlan[],
  taken?: ReadonlySet<number>,
): boolean =>
  !plans.every(isOfFigures) ||
  (unaccountedIn(question, plans, taken, enough).length === 0 && !isGuess(question, plans))

const withFurther = (question: Question, { reading }: Candidate): readonly AnswerablePlan[] => [
  reading.plan,
  ...furtherPlans(reading, question),
]

const ofFigures = ['value', 'compare', 'rank', 'count', 'share', 'explain'] as const

const isCause =
  /\b(?:why|how come|because|due to|cause[ds]?|dr[oi]v\w+|behind|reasons?|explain\w*|wrong|right)\b/i
const setsSides =
  /\b(?:vs\.?|versus|against|compared?|than|relative|between|differen\w*|gap|or|change[ds]?|since)\b/i

/** A comparison or a cause is only tried where words ask for it: any question of a figure would pass for one. */
const isAskedFor = ({ plan }: Candidate['reading'], question: Question): boolean => {
  if (plan.operator === 'explain') return isCause.test(question.text)
  const isOfTwo =
    question.periods.length > 1 || question.periods.some(({ relation }) => relation !== undefined)
  return plan.operator !== 'compare' || isOfTwo || setsSides.test(question.text)
}

/** A reading by a reader of figures that the classifier thought unlikely. */
const unlikely = 0.02

/**
 * The likeliest reading that says all of the question. Where none of the likely ones of figures does, the other readers of
 * figures are tried: the words decide, and not how such questions mostly begin.
 */
export const fitting = rememberBoth(
  (question: Question, candidates: readonly Candidate[]): Candidate | undefined => {
    const [best] = candidates
    if (!best || !isOfFigures(best.reading.plan)) return best
    const found = candidates.find(
      (one) => isOfFigures(one.reading.plan) && fits(question, withFurther(question, one), one.reading.used),
    )
    if (found) return found
    const tried = new Set(candidates.map(({ likely }) => likely.kind))
    for (const kind of ofFigures) {
      if (tried.has(kind)) continue
      const reading = readers[kind]?.(question)
      if (!reading || !isOfFigures(reading.plan) || !isAskedFor(reading, question)) continue
      const candidate = { likely: { kind, probability: unlikely }, reading, score: best.score }
      if (fits(question, withFurther(question, candidate), reading.used)) return candidate
    }
    return undefined
  },
)
