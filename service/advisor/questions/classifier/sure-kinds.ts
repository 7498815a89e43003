/** Kinds that words of a question leave no doubt about, whatever else it looks like. */
import { asksForText, isMessageTo } from '../../actions/emails/occasions.ts'
import { rememberBoth } from '../../remember.ts'
import { isInjury } from '../../signposts/harm-asked.ts'
import { supposesSize } from '../amounts/supposed-sizes.ts'
import { comparedMeasures, opposedWeekdays } from '../faithfulness/opposed.ts'
import { hasPlace } from '../places.ts'
import { hasCue, measuresIn, type Question, textOf } from '../question.ts'
import { askedCount, takeRuns } from '../readers/count-bounds.ts'
import { termsAsked } from '../readers/define-reader.ts'
import { byPast } from '../readers/forecast-reader.ts'
import { moverIn } from '../readers/movers.ts'
import { isOutside } from '../readers/outside-words.ts'
import { asksShare } from '../readers/share-reader.ts'
import { asksSpend } from '../readers/solve-reader.ts'
import { affords } from '../readers/spent-once.ts'
import { meaningOf } from '../term.ts'
import { ofDismissal, ofStatusOrClaim, ofTaxOn, ofTrustMoney } from './declined-words.ts'
import { answerable, asAdvice, asksOnly, weighsOutlay } from './doubtful-kinds.ts'
import { asksFocus } from './focus-asked.ts'
import type { Likely } from './kinds.ts'
import { asksForMessage } from './messages-asked.ts'
import { asksDriver, asksTrouble, ofWhatWasDone } from './plainly-asked.ts'
import { makesPosts } from './posts-asked.ts'

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

const trends = /\b(?:trends?|trending|trajectory|which way (?:is|are)|heading (?:up|down|in))\b/i

/** "Our fee per sale compared to last year": two times of one measure. */
const setsBeside = /\b(?:compared? (?:to|with)|in comparison (?:to|with)|relative to|versus|vs|against)\b/i

const ofOutlook =
  /\b(?:best guess|how (?:are|is) (?:we|it|things?|\w+) (?:looking|shaping up)|outlook|what (?:should|can) (?:we|i) expect|expected (?:takings|sales|revenue|fees|billing|profit|income)|realistic(?:ally)?|shaping up|heading (?:for|into)|ballpark|how (?:bad|good|busy|quiet|slow) (?:could|might|can|will)|what(?:['’]s| is) (?:coming|ahead|in store))\b/i
const isOver = /\b(?:last|was|were|did|ago|yesterday|so far|this (?:week|month|quarter|year)|today)\b/i

/** "How are we looking for the Christmas fortnight?": a named time that is still to come. */
const looksAhead = (question: Question): boolean =>
  question.periods.length > 0 &&
  ofOutlook.test(question.text) &&
  !isOver.test(question.text.replace(byPast, ''))

const comparesTimes = (question: Question): boolean =>
  setsBeside.test(question.text) &&
  question.periods.length > 0 &&
  question.amounts.length === 0 &&
  measuresIn(question).length > 0 &&
  !hasCue(question, 'if', 'why', 'highest', 'lowest', 'should', 'ahead') &&
  !/\b(?:dr[oi]v\w+|cause\w*|reasons?|behind|accounts? for)\b/i.test(question.text) &&
  !/\b(?:which|what) (?:\w+ )?(?:days?|weeks?|months?|hours?)\b/i.test(question.text)

/** "Is a day worth more now?" asks for what each brings in, and weighs nothing. */
const asksWorth = (question: Question): boolean =>
  /\bworth (?:any )?(?:more|less)\b/i.test(question.text) &&
  measuresIn(question).some(({ measure }) => measure === 'revenue-per-transaction') &&
  !hasCue(question, 'if', 'should')

const ofOtherKinds = ['if', 'why', 'should', 'ahead', 'roster', 'email'] as const

/** "Takings an hour on Sundays vs Fridays": two groups of days of one measure. */
const comparesDays = (question: Question): boolean =>
  question.amounts.length === 0 &&
  opposedWeekdays(question) !== undefined &&
  !hasCue(question, ...ofOtherKinds)

/** "Do we spend more on wages than on food?": the figure of each. */
const comparesMeasures = (question: Question): boolean =>
  comparedMeasures(question) !== undefined && !hasCue(question, ...ofOtherKinds)

/** "When do we run dry?", "how's the bank looking?": how long cash lasts is a figure, and no date on record. */
const looksAtCash = (question: Question): boolean => {
  const [named, other] = measuresIn(question)
  if (other || question.amounts.length > 0 || hasCue(question, 'if', 'should', 'why')) return false
  if (named?.measure === 'runway') return /\b(?:when|how long|till|until|before)\b/i.test(question.text)
  return named?.measure === 'cash' && /^\W*how(?:['’]?s| is| are)\b/i.test(question.text)
}

const tests: readonly (readonly [kind: string, test: (question: Question) => boolean])[] = [
  ['decline:outside', ({ text }) => isOutside(text)],
  [
    'act:email-drafts',
    ({ text }) =>
      isMessageTo(text) || (asksForText(text) && !isOfOtherAction.test(text) && !asksOnly.test(text)),
  ],
  ['decided', ({ text }) => ofWhatWasDone.test(text)],
  ['act:social-plan', ({ text }) => makesPosts.test(text)],
  ['act:email-drafts', ({ text }) => asksForMessage(text)],
  [
    'decline:legal',
    ({ text }) => ofTrustMoney.test(text) || ofDismissal.test(text) || ofStatusOrClaim.test(text),
  ],
  ['decline:health', ({ text }) => isInjury(text)],
  ['decline:tax', ({ text }) => ofTaxOn.test(text)],
  // Explained by the part that each cost has in the change.
  ['explain', (question) => moverIn(question) !== undefined],
  [
    'explain',
    (question) =>
      asksDriver.test(question.text) && measuresIn(question).length > 0 && !hasCue(question, 'if'),
  ],
  ['solve', asksSpend],
  ['advise', weighsOutlay],
  ['scenario', ({ text, amounts }) => affords.test(text) && amounts.some(({ unit }) => unit === 'dollars')],
  // "How many covers do we need for a 13% margin?" is no question about covers.
  [
    'define',
    (question) =>
      termsAsked(question) !== undefined &&
      !(question.amounts.length > 0 && hasCue(question, 'need', 'reach')),
  ],
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
      (question.amounts.length > 0 || hasCue(question, 'loss')) &&
      (ahead.test(question.text) || /\bbefore\b/i.test(question.text)) &&
      !/\bif\b/i.test(question.text),
  ],
  ['forecast', looksAhead],
  ['scenario', supposesSize],
  ['compare', comparesTimes],
  ['compare', asksWorth],
  ['compare', comparesDays],
  [
    'compare',
    ({ text }) => /\b(?:either|each) side of\b/i.test(text) && !/\b(?:if|why|should)\b/i.test(text),
  ],
  ['value', comparesMeasures],
  ['value', looksAtCash],
  [
    'compare',
    (question) =>
      trends.test(question.text) &&
      measuresIn(question).length > 0 &&
      !future.test(question.text) &&
      !hasCue(question, 'why', 'each'),
  ],
  ['share', asksShare],
  ['overview:risks', ({ text }) => asksTrouble.test(text)],
  ['focus', asksFocus],
  ['rank', hasPlace],
]

/** A run has a bound, or is one of profits or losses. */
const isCountable = (question: Question): boolean =>
  isBounded(question) ||
  question.amounts.some(({ value }) => value >= 10) ||
  hasCue(question, 'loss') ||
  /\b(?:profits?|profitable|in the black|in the red|loss|money|average)\b/i.test(question.text)

/** The kinds of a question, with the one first that its words leave no doubt about. */
export const withSureKind = rememberBoth((question: Question, all: readonly Likely[]): readonly Likely[] => {
  const kinds = asAdvice(question, answerable(question, all))
  const found = tests.find(([, test]) => test(question))?.[0]
  const [best] = kinds
  if (found === undefined || best === undefined) return kinds
  return [
    { kind: found, probability: Math.max(sure, best.probability) },
    ...kinds.filter(({ kind }) => kind !== found),
  ]
})
