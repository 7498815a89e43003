/** Kinds that the words of a question speak against: a figure on record is not declined, and advice is asked for by a word. */
import { type MeasureName, UnrecordedMeasure } from '#schema/advisor/measure'
import { outlayIn } from '../../options/outlays/outlay.ts'
import { isOfOwnFigure } from '../../signposts/names-others.ts'
import { hasCue, type Question, textOf } from '../question.ts'
import { isLight, meaningOf } from '../term.ts'
import type { Likely } from './kinds.ts'

/** "Would hiring somebody pay off?" asks; "can you write" and "draft" order. */
export const asksOnly =
  /^\W*(?:(?:and|so|but|ok|hey|hi)\W+)*(?:would(?! you)|should|is|are|was|were|does|did|do(?! (?:me|us|the|up|a|my|our|an|next|this|some))|will(?! you)|how|why|if|what if|who(?![’']?s (?:on|cover|work)))\b/i

// Timesheets have it, so the records decide whether it is known.
const isNeverRecorded = (measure: MeasureName | undefined): boolean =>
  measure !== 'utilisation' && UnrecordedMeasure.is(measure)

/** True if a word of a question may be what no record holds: all others are measures, times and small words. */
const mayBeMissing = ({ terms }: Question): boolean =>
  terms.some(
    (term) =>
      (meaningOf(term, 'decline') ?? meaningOf(term, 'staff-hours')) !== undefined ||
      (meaningOf(term, 'unknown') !== undefined && !isLight(term)) ||
      isNeverRecorded(meaningOf(term, 'measure')?.measure),
  )

/** No record splits it by person. */
const isOfUtilisation = ({ terms, text }: Question): boolean =>
  !/\b(?:by|per|each|every|for)\b/i.test(text) &&
  terms.some((term) => meaningOf(term, 'measure')?.measure === 'utilisation')

/** "What's our best hour on Saturdays?": hours and weekdays are told apart by what comes in. */
const ranksTimes = (question: Question): boolean =>
  hasCue(question, 'best', 'worst', 'highest', 'lowest', 'busy', 'quiet') &&
  question.terms.some((term) => meaningOf(term, 'hour-of-day') ?? meaningOf(term, 'by-weekday'))

/** A figure that is on record is not declined: "what did we take in June", "what's realistic for December". */
export const answerable = (question: Question, kinds: readonly Likely[]): readonly Likely[] => {
  const isOfFigure = question.periods.length > 0 || isOfUtilisation(question) || ranksTimes(question)
  const isOnRecord = isOfFigure && !hasCue(question, 'who') && !mayBeMissing(question)
  const isOurs = isOfOwnFigure(question)
  return kinds.filter(
    ({ kind }) =>
      !(isOnRecord && kind === 'decline:not-on-record') && !(isOurs && kind === 'decline:another-business'),
  )
}

const asksForAdvice =
  /\b(?:should|shud|shall|ought|would (?:it|you|we|i|a|an|the|that|another)|could we|how (?:do|can|could|to|might|would|else|best|r)|can (?:we|i|you)|what(?:['’]?s)? (?:(?:do|can|should|would|could|else|to|now|next|are|steps?|if|the (?:best|smart\w*|cheap\w*|next|right|quick\w*|one|first|most|biggest))\b)|wh?at do|do (?:we|i) (?:\w+ )?need|need (?:another|more|a|to)|ideas?|recommend\w*|advi[cs]e|suggest\w*|worth\w*|better|best|next|options?|choices?|ways?|tips?|help|fix|improve|grow|lift|boost|torn|reckon|thoughts?|think\w*|view|take|sense|time to|smart\w*|wise|pros|strateg\w*|plan|priorit\w*|instead|were (?:me|you)|mistake|risk\w*|keep|stop|good|bad|idea|sensible|crazy|mad|afford|opinion|where (?:do|should|to)|bother|tempt\w*|justif\w*|or not|hold off|start|turn\w*|pays?|convinced|tell me|give me|move|too (?:high|low|many|much|few|dear|cheap)|are our|is our|is it|is the|lose|losing|leav\w+|walks?|quit\w*|cut|sav\w+|stuck|worr\w+|struggl\w*|drown\w*|yes (?:or )?no|yay or nay)\b/i

const withoutCue = 0.3

const lessLikely = (kinds: readonly Likely[], isDoubtful: (kind: string) => boolean): readonly Likely[] =>
  kinds
    .map((one) => (isDoubtful(one.kind) ? { ...one, probability: one.probability * withoutCue } : one))
    .sort((one, other) => other.probability - one.probability)

/** Advice takes any words for its matter, so it is only likely where some word asks for it. */
export const asAdvice = ({ text, terms }: Question, kinds: readonly Likely[]): readonly Likely[] =>
  lessLikely(kinds, (kind) =>
    kind === 'advise'
      ? !asksForAdvice.test(text) && !asksForAdvice.test(terms.map(textOf).join(' '))
      : kind === 'act:email-drafts' && asksOnly.test(text),
  )

const weighs =
  /\b(?:should|shall|ought|worth|good idea|(?:thinking|thought) (?:of|about)|makes? sense|wise|smart|sensible|tempted|keen)\b/i

/** "Should we buy a $15,000 oven?": a price that is weighed, and no change of the figures. */
export const weighsOutlay = (question: Question): boolean =>
  weighs.test(question.text) && !hasCue(question, 'if', 'why') && outlayIn(question.text) !== undefined
