/** Kinds that words of a question leave no doubt about, whatever else it looks like. */

import { UnrecordedMeasure } from '#schema/advisor/measure'
import { asksForText } from '../../actions/emails/occasions.ts'
import { hasPlace } from '../places.ts'
import { hasCue, type Question, textOf } from '../question.ts'
import { askedCount, takeRuns } from '../readers/count-bounds.ts'
import { termsAsked } from '../readers/define-reader.ts'
import { asksShare } from '../readers/share-reader.ts'
import { isLight, meaningOf } from '../term.ts'
import type { Likely } from './kinds.ts'

const sure = 0.85

/** True for an amount that something is above, below or at. */
const isBounded = (question: Question): boolean =>
  question.amounts.some(({ unit, value }) => unit === 'dollars' || unit === 'percent' || value >= 100) &&
  (hasCue(question, 'above', 'below') ||
    question.terms.some((term) =>
      /^(?:hit|hits|reached|reach|made|make|cracked|beat|beaten|topped|passed|broke|broken)$/.test(
        textOf(term),
      ),
    ))

const isOfTime = ({ terms, periods }: Question): boolean =>
  periods.length > 0 || terms.some((term) => meaningOf(term, 'grain') ?? meaningOf(term, 'weekdays'))

const chances = /\b(?:odds|chances?|likely|likelihood|probab\w+|on track|will we|are we going to|gonna)\b/i
const ahead = /\b(?:next|coming|this week|this month|tomorrow|until|till|by|will|going to|gonna|rest of)\b/i

const future =
  /\b(?:will|going to|gonna|would|could|should|if|need|want|afford|expect|likely|target|aim|on track|next|price|charge)\b/i

// Posts and rosters are asked for with the same verbs.
const isOfOtherAction =
  /\b(?:posts?|insta\w*|facebook|fb|linked.?in|tik.?tok|social|roster|rota|shifts?|captions?|reel|plan)\b/i

const tests: readonly (readonly [kind: string, test: (question: Question) => boolean])[] = [
  ['act:email-drafts', ({ text }) => asksForText(text) && !isOfOtherAction.test(text)],
  ['define', (question) => termsAsked(question) !== undefined],
  ['count', (question) => takeRuns(question, new Set()) !== undefined && isCountable(question)],
  [
    'count',
    (question) =>
      askedCount(question) !== undefined &&
      isBounded(question) &&
      isOfTime(question) &&
      !future.test(question.text) &&
      !/^\W*why\b/i.test(question.text),
  ],
  [
    'forecast',
    (question) =>
      chances.test(question.text) &&
      question.amounts.length > 0 &&
      ahead.test(question.text) &&
      !/\bif\b/i.test(question.text),
  ],
  ['share', asksShare],
  ['rank', hasPlace],
]

/** A run has a bound, or is one of profits or losses. */
const isCountable = (question: Question): boolean =>
  isBounded(question) ||
  question.amounts.some(({ value }) => value >= 10) ||
  hasCue(question, 'loss') ||
  /\b(?:profits?|profitable|in the black|in the red|loss|money|average)\b/i.test(question.text)

/** True if a word of a question may be what no record holds: all others are measures, times and small words. */
const mayBeMissing = ({ terms }: Question): boolean =>
  terms.some(
    (term) =>
      (meaningOf(term, 'decline') ?? meaningOf(term, 'staff-hours')) !== undefined ||
      (meaningOf(term, 'unknown') !== undefined && !isLight(term)) ||
      UnrecordedMeasure.is(meaningOf(term, 'measure')?.measure),
  )

/** A figure that is on record is not declined: "what did we take in June". */
const answerable = (question: Question, kinds: readonly Likely[]): readonly Likely[] =>
  question.periods.length === 0 || hasCue(question, 'who') || mayBeMissing(question)
    ? kinds
    : kinds.filter(({ kind }) => kind !== 'decline:not-on-record')

/** The kinds of a question, with the one first that its words leave no doubt about. */
export const withSureKind = (question: Question, all: readonly Likely[]): readonly Likely[] => {
  const kinds = answerable(question, all)
  const found = tests.find(([, test]) => test(question))?.[0]
  const [best] = kinds
  if (found === undefined || best === undefined || best.kind === found) return kinds
  return [
    { kind: found, probability: Math.max(sure, best.probability) },
    ...kinds.filter(({ kind }) => kind !== found),
  ]
}
