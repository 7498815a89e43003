/**
 * Words that change what is asked: a number, a time, "second", "except", "not", "twice", "if". A plan of figures that does
 * not express one of them answers another question. So each has a test of the plan; a reading that fails some gives way to
 * one that fails fewer, and an answer that still fails one says first what it left out.
 */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { remember } from '../remember.ts'
import { directionsIn } from './amounts/directions.ts'
import { unreadMoves } from './amounts/unread-moves.ts'
import { clauseAfter, isGrainOf, isNoNumber } from './changing-words.ts'
import { clauseOf, leversIn, within } from './levers.ts'
import { denies } from './negation.ts'
import { takePlace } from './places.ts'
import { is, isExtreme, isOfFigures, isShareOf, isSum, measureOf } from './plan-tests.ts'
import { matchWords, type Question, type Reading, textOf } from './question.ts'
import { isCue, meaningOf, type Term } from './term.ts'

/** Places of words with one meaning, and whether a plan expresses it: by a test, or by having used the words. */
type Duty = {
  readonly placesIn: (question: Question) => readonly number[]
  readonly isMet?: (plan: AnswerablePlan) => boolean
  /** True for a plan that expresses it even if it used other words; one that used these always does. */
  readonly isSaid?: (plan: AnswerablePlan) => boolean
}

const places = ({ terms }: Question, test: (term: Term, at: number) => boolean): readonly number[] =>
  terms.flatMap((term, at) => (test(term, at) ? [at] : []))

const latest = /^(?:latest|at (?:the )?(?:most|least|best|worst)|most recent)$/
const superlative = /^(?:best|worst|\w{2,}est)\b/

const duties: readonly Duty[] = [
  // Amounts, days and hours.
  {
    placesIn: (question) =>
      question.amounts.filter((amount) => !isNoNumber(question, amount)).map(({ first }) => first),
    // "Margin was 9.5% in July. Why?"
    isSaid: is('explain'),
  },
  { placesIn: (question) => places(question, (term) => meaningOf(term, 'weekdays') !== undefined) },
  { placesIn: (question) => places(question, (term) => meaningOf(term, 'hours') !== undefined) },
  {
    placesIn: ({ periods, today }) => {
      const spans = periods.map(({ period }) =>
        JSON.stringify(resolvePeriod(period, { today, record: undefined }) ?? period),
      )
      // "How many a week before we make a loss" names no week.
      return periods.flatMap(({ at, relation }, place) =>
        spans.indexOf(spans[place] ?? '') === place && (relation === undefined || place === 0) ? [at] : [],
      )
    },
    isSaid: ({ operator }) => operator === 'solve',
  },
  // "All but", "without", "leaving out"
  {
    placesIn: (question) => places(question, (term) => isCue(term, 'except')),
    isSaid: is('scenario', 'solve'),
  },
  // "The second best"
  {
    placesIn: (question) => {
      const used = new Set<number>()
      return takePlace(question, used) ? [...used] : []
    },
    isMet: (plan) => plan.operator === 'rank' && (plan.from ?? 1) > 1,
  },
  // "Which weeks did not make a profit?"
  {
    placesIn: (question) => places(question, (term, at) => isCue(term, 'not') && denies(question, at)),
    isMet: is('explain', 'count', 'compare', 'scenario', 'solve'),
  },
  // "What percentage"
  {
    placesIn: (question) =>
      places(question, (term) =>
        /^(?:share|percent|percentage|proportion|fraction|ratio|slice)\b/.test(textOf(term)),
      ),
    isMet: (plan) =>
      isShareOf(plan) ||
      is('share', 'compare', 'scenario', 'solve')(plan) ||
      (plan.operator === 'rank' && plan.by === 'expense'),
  },
  // "On average"
  {
    placesIn: (question) => places(question, (term) => isCue(term, 'mean', 'median')),
    isMet: (plan) =>
      !isSum(plan) ||
      is('compare', 'explain', 'scenario', 'solve', 'forecast', 'rank')(plan) ||
      (plan.operator === 'count' && plan.thanMean !== undefined) ||
      (plan.operator === 'value' && ['mean', 'median'].includes(plan.aggregate ?? '')),
  },
  // "Our dearest week"
  {
    placesIn: (question) =>
      places(
        question,
        (term) =>
          isCue(term, 'highest', 'lowest', 'best', 'worst') &&
          superlative.test(textOf(term)) &&
          !latest.test(textOf(term)),
      ),
    isMet: (plan) => isExtreme(plan) || is('compare', 'scenario', 'solve')(plan),
  },
  // "Each month", "per day"
  {
    placesIn: (question) =>
      places(
        question,
        (term, at) =>
          /^(?:per|each|every|by)$/.test(textOf(term)) &&
          isGrainOf(question.terms[at + 1]) &&
          !meaningOf(question.terms[at - 1] ?? term, 'number'),
      ),
    isMet: (plan) =>
      plan.operator !== 'value' ||
      !isSum(plan) ||
      plan.group !== undefined ||
      plan.each !== undefined ||
      plan.aggregate !== undefined,
  },
  // "What was left once staff and stock were paid" is no cost.
  {
    placesIn: (question) =>
      matchWords(question, /\b(?:left|left over|remain\w*|remaining)\b(?= .*\b(?:after|once|when)\b)/)
        ?.places ?? [],
    isMet: (plan) => !/^(?:staff|supplies|premises|marketing|other)(?:-share)?$/.test(measureOf(plan)),
  },
  // "Twice as many"
  {
    placesIn: (question) =>
      places(question, (term) => /^(?:twice|thrice|doubl|tripl|halv)/.test(textOf(term))),
    isSaid: is('explain', 'compare'),
  },
  // "Since we hired Tom", "after the roadworks"
  {
    placesIn: (question) =>
      places(
        question,
        (term, at) => /^(?:since|before|after|until|once)$/.test(textOf(term)) && clauseAfter(question, at),
      ),
    // "What was left once everyone was paid" is profit.
    isMet: (plan) =>
      is('scenario', 'solve', 'explain')(plan) || /^(?:profit|margin|runway|cash)$/.test(measureOf(plan)),
  },
  // "What would profit be if rent doubled?"
  {
    placesIn: (question) => {
      const found = matchWords(
        question,
        /\b(?:if(?! (?:you|i|one|we) (?:had to|could only|were to|lined?|sort\w*|rank\w*|pick\w*|look\w*|order\w*))|suppose|supposing|assuming|assume|imagine|imagining)\b/,
      )
      const isMoved =
        leversIn(question).length > 0 && question.terms.some((term) => isCue(term, 'up', 'down', 'need'))
      return found && isMoved ? found.places : []
    },
    isMet: is('scenario', 'solve'),
  },
  // "Prices up 5% and wages a bit": a change without a size
  {
    placesIn: (question) =>
      leversIn(question).flatMap(({ at, lever }) =>
        lever !== 'volume' && within(directionsIn(question), clauseOf(question, at)).length > 0 ? [at] : [],
      ),
    isSaid: ({ operator }) => operator !== 'scenario',
  },
  // "Rent up 5% and marketing gets restructured": a second lever that nothing is read of
  {
    placesIn: (question) => unreadMoves(question, new Set()),
    isSaid: ({ operator }) => operator !== 'scenario',
  },
  // "In a row"
  {
    placesIn: (question) =>
      matchWords(
        question,
        /\b(?:in a row|consecutive\w*|on the trot|streak|back to back|running(?= weeks| days| months)|straight(?= weeks| days| months))\b/,
      )?.places ?? [],
    isMet: (plan) => plan.operator === 'count' && plan.runs !== undefined,
  },
]

// Each of several readings of a question is held against the same words.
const placesOf = remember((question: Question) => duties.map(({ placesIn }) => placesIn(question)))

/** Places of words that change what is asked and that a reading does not express, in order. */
export const neglectedBy = (question: Question, { plan, used }: Reading): readonly number[] => {
  if (!isOfFigures(plan)) return []
  const found = duties.flatMap(({ isMet, isSaid }, index) =>
    (isMet ?? isSaid)?.(plan)
      ? []
      : (placesOf(question)[index] ?? []).filter((at) => isMet !== undefined || !used.has(at)),
  )
  return [...new Set(found)].sort((one, other) => one - other)
}
