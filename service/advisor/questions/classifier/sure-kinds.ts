/** Kinds that words of a question leave no doubt about, whatever else it looks like. */

import { UnrecordedMeasure } from '#schema/advisor/measure'
import { asksForText } from '../../actions/emails/occasions.ts'
import { isInjury } from '../../signposts/harm-asked.ts'
import { supposesSize } from '../amounts/supposed-sizes.ts'
import { comparedMeasures, opposedWeekdays } from '../faithfulness/opposed.ts'
import { hasPlace } from '../places.ts'
import { hasCue, measuresIn, type Question, textOf } from '../question.ts'
import { askedCount, takeRuns } from '../readers/count-bounds.ts'
import { termsAsked } from '../readers/define-reader.ts'
import { moverIn } from '../readers/movers.ts'
import { isOutside } from '../readers/outside-words.ts'
import { asksShare } from '../readers/share-reader.ts'
import { asksSpend } from '../readers/solve-reader.ts'
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

const ofTrustMoney =
  /\b(?:use|using|dip into|borrow|take|draw on|spend)\b.{0,30}\b(?:trust|client|clients['’]?) (?:money|funds|account)\b/i

/** "Can I sack the dishwasher on the spot?", "am I allowed to dock her pay?" */
const ofDismissal =
  /\b(?:can|may|could|allowed to|legal to|lawful to|do (?:i|we) have to)\b.{0,24}\b(?:sack|fire|dismiss|terminate|evict|dock|make \w+ (?:\w+ )?redundant|withhold|kick out)\b|\b(?:is it|would it be|that) (?:legal|lawful|illegal|against the law)\b/i

/** "Is the GST on cakes and on coffee different?" */
const ofTaxOn =
  /\b(?:gst|fbt|stamp duty|payroll tax|land tax|capital gains(?: tax)?)\b.{0,12}\b(?:on|for|apply|applies|payable|due|free|charged?|included?)\b/i

/** "Email last year's sponsors", "write to the council" */
const writesTo =
  /^\W*(?:(?:please|pls|ok|and|now|then|also|can you|could you|would you|jarvin)\W+)*(?:e-?mail|write to|reply to|respond to|drop a line to|ping) (?!address|list|account|marketing|campaign)(?:(?:to|the|our|my|both|all|every|each|last|this|a|an|some|that|those|these) )?\p{L}/iu

const trends = /\b(?:trends?|trending|trajectory|which way (?:is|are)|heading (?:up|down|in))\b/i

/** "Our fee per sale compared to last year": two times of one measure. */
const setsBeside = /\b(?:compared? (?:to|with)|in comparison (?:to|with)|relative to|versus|vs|against)\b/i

const ofOutlook =
  /\b(?:best guess|how (?:are|is) (?:we|it|things?|\w+) (?:looking|shaping up)|outlook|what (?:should|can) (?:we|i) expect|expected (?:takings|sales|revenue|fees|billing|profit|income)|shaping up|heading (?:for|into)|ballpark|how (?:bad|good|busy|quiet|slow) (?:could|might|can|will)|what(?:['’]s| is) (?:coming|ahead|in store))\b/i
const isOver = /\b(?:last|was|were|did|ago|yesterday|so far|this (?:week|month|quarter|year)|today)\b/i

/** "How are we looking for the Christmas fortnight?": a named time that is still to come. */
const looksAhead = (question: Question): boolean =>
  question.periods.length > 0 && ofOutlook.test(question.text) && !isOver.test(question.text)

const comparesTimes = (question: Question): boolean =>
  setsBeside.test(question.text) &&
  question.periods.length > 0 &&
  question.amounts.length === 0 &&
  measuresIn(question).length > 0 &&
  !hasCue(question, 'if', 'why', 'highest', 'lowest', 'should', 'ahead') &&
  !/\b(?:dr[oi]v\w+|cause\w*|reasons?|behind|accounts? for)\b/i.test(question.text) &&
  !/\b(?:which|what) (?:\w+ )?(?:days?|weeks?|months?|hours?)\b/i.test(question.text)

const ofOtherKinds = ['if', 'why', 'should', 'ahead', 'roster', 'email'] as const

/** "Takings an hour on Sundays vs Fridays": two groups of days of one measure. */
const comparesDays = (question: Question): boolean =>
  question.amounts.length === 0 &&
  opposedWeekdays(question) !== undefined &&
  !hasCue(question, ...ofOtherKinds)

/** "Do we spend more on wages than on food?": the figure of each. */
const comparesMeasures = (question: Question): boolean =>
  comparedMeasures(question) !== undefined && !hasCue(question, ...ofOtherKinds)

/** "Would hiring somebody pay off?" asks; "can you write" and "draft" order. */
const asksOnly =
  /^\W*(?:(?:and|so|but|ok|hey|hi)\W+)*(?:would(?! you)|should|is|are|was|were|does|did|do(?! (?:me|us|the|up|a|my|our|an|next|this|some))|will(?! you)|how|why|if|what if|who(?![’']?s (?:on|cover|work)))\b/i

const tests: readonly (readonly [kind: string, test: (question: Question) => boolean])[] = [
  ['decline:outside', ({ text }) => isOutside(text)],
  [
    'act:email-drafts',
    ({ text }) => asksForText(text) && !isOfOtherAction.test(text) && !asksOnly.test(text),
  ],
  ['act:email-drafts', ({ text }) => writesTo.test(text) && !isOfOtherAction.test(text)],
  ['decline:legal', ({ text }) => ofTrustMoney.test(text) || ofDismissal.test(text)],
  ['decline:health', ({ text }) => isInjury(text)],
  ['decline:tax', ({ text }) => ofTaxOn.test(text)],
  // Explained by the part that each cost has in the change.
  ['explain', (question) => moverIn(question) !== undefined],
  ['solve', asksSpend],
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
      (question.amounts.length > 0 || hasCue(question, 'loss')) &&
      (ahead.test(question.text) || /\bbefore\b/i.test(question.text)) &&
      !/\bif\b/i.test(question.text),
  ],
  ['forecast', looksAhead],
  ['scenario', supposesSize],
  ['compare', comparesTimes],
  ['compare', comparesDays],
  ['value', comparesMeasures],
  [
    'compare',
    (question) =>
      trends.test(question.text) &&
      measuresIn(question).length > 0 &&
      !future.test(question.text) &&
      !hasCue(question, 'why', 'each'),
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

const asksForAdvice =
  /\b(?:should|shud|shall|ought|would (?:it|you|we|i|a|an|the|that|another)|could we|how (?:do|can|could|to|might|would|else|best|r)|can (?:we|i|you)|what(?:['’]?s)? (?:(?:do|can|should|would|could|else|to|now|next|are|steps?|if|the (?:best|smart\w*|cheap\w*|next|right|quick\w*|one|first|most|biggest))\b)|wh?at do|do (?:we|i) (?:\w+ )?need|need (?:another|more|a|to)|ideas?|recommend\w*|advi[cs]e|suggest\w*|worth\w*|better|best|next|options?|choices?|ways?|tips?|help|fix|improve|grow|lift|boost|torn|reckon|thoughts?|think\w*|view|take|sense|time to|smart\w*|wise|pros|strateg\w*|plan|priorit\w*|instead|were (?:me|you)|mistake|risk\w*|keep|stop|good|bad|idea|sensible|crazy|mad|afford|opinion|where (?:do|should|to)|bother|tempt\w*|justif\w*|or not|hold off|start|turn\w*|pays?|convinced|tell me|give me|move|too (?:high|low|many|much|few|dear|cheap)|are our|is our|is it|is the|lose|losing|leav\w+|walks?|quit\w*|cut|sav\w+|stuck|worr\w+|struggl\w*|drown\w*|yes (?:or )?no|yay or nay)\b/i

const withoutCue = 0.3

const lessLikely = (kinds: readonly Likely[], isDoubtful: (kind: string) => boolean): readonly Likely[] =>
  kinds
    .map((one) => (isDoubtful(one.kind) ? { ...one, probability: one.probability * withoutCue } : one))
    .sort((one, other) => other.probability - one.probability)

/** Advice takes any words for its matter, so it is only likely where some word asks for it. */
const asAdvice = ({ text, terms }: Question, kinds: readonly Likely[]): readonly Likely[] =>
  lessLikely(kinds, (kind) =>
    kind === 'advise'
      ? !asksForAdvice.test(text) && !asksForAdvice.test(terms.map(textOf).join(' '))
      : kind === 'act:email-drafts' && asksOnly.test(text),
  )

/** The kinds of a question, with the one first that its words leave no doubt about. */
export const withSureKind = (question: Question, all: readonly Likely[]): readonly Likely[] => {
  const kinds = asAdvice(question, answerable(question, all))
  const found = tests.find(([, test]) => test(question))?.[0]
  const [best] = kinds
  if (found === undefined || best === undefined || (best.kind === found && found !== 'scenario')) return kinds
  return [
    { kind: found, probability: Math.max(sure, best.probability) },
    ...kinds.filter(({ kind }) => kind !== found),
  ]
}
