/** Whether a cost is beyond what is usual, for this business or beside others. */
import type { MeasureName } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { isLineOfExpense, measuresIn, type Question } from '../question.ts'
import { namedPeriods, weekdaysIn } from '../selection.ts'
import { isHyperbole } from '../wording/hyperbole.ts'
import type { AskAnew, DerivedReader } from './derived-reader.ts'
import { asksIf, race } from './drifts.ts'

const ofOthers =
  /\b(?:industry|sector|benchmark\w*|competitors?|rivals?|market rate|award|(?:for|than|should|do|does|would|in) (?:an?|other|most|the average|a typical|a good|a healthy) (?:caf[eé]s?|coffee shops?|agenc(?:y|ies)|consultanc(?:y|ies)|firms?|shops?|practices?))\b/i

/** Lines with a usual share of revenue. */
const usualLines = { staff: 'wages', premises: 'rent', marketing: 'marketing', supplies: 'supplies' } as const

/** "We're losing a fortune on wages": the cost is weighed. */
const bleeds =
  /\b(?:losing|bleeding|wasting|blowing|burning|spending|throwing away|chucking)(?: (?:through|away))? (?:an? (?:\w+ )?(?:fortune|packet|bomb|heap|ton|lot)|(?:way |far |much )?too much|(?:so much |good )?money|cash|heaps) (?:of money )?(?:on|in|for|from)\b|\b(?:bleeding|haemorrhaging|hemorrhaging) (?:on|from)\b/i

const judged =
  /\b(?:normal|typical|usual|too (?:much|high|low)|a lot|high|low|reasonable|ok|okay|fair|healthy|good|bad|sustainable|common|sensible|excessive)\b/i

/** "…, is that normal?": what is told is weighed, and not confirmed. */
const weighs = new RegExp(
  String.raw`\b(?:is|are|isn['’]?t|aren['’]?t|sounds?|seems?|looks?|feels?)(?: (?:that|this|it|those|they|we|like|an?|bit|too|about|still|really|way|far))* ?${judged.source}`,
  'i',
)

/** True for words that judge a level: normal, too high, a lot. */
export const isJudged = (text: string): boolean => judged.test(text)

/** True for a level that is told or complained of and then weighed: it claims no change. */
export const isWeighed = (text: string): boolean => weighs.test(text) || bleeds.test(text)

/** Whether a line is beyond its usual share, or the margin below; undefined for a measure that has no usual level. */
export const usualLevel = (measure: MeasureName): AnswerablePlan | undefined => {
  if (measure === 'margin') return { operator: 'advise', matter: 'Is our profit margin too low?' }
  const line = measure.replace(/-share$/, '')
  const name =
    line === 'staff' || line === 'premises' || line === 'marketing' || line === 'supplies' ? line : undefined
  return name && { operator: 'advise', matter: `Is our spending on ${usualLines[name]} too high?` }
}

/** "Is our wages ratio good for an agency?" is weighed by the usual share, which is ours and said to be. */
const besideOthers: DerivedReader = (question) => {
  if (!ofOthers.test(question.text) || /\bif\b/i.test(question.text)) return undefined
  const named = measuresIn(question)[0]?.measure
  return named && (usualLevel(named) ?? { operator: 'decline', because: 'another-business' })
}

const ofLevel =
  /\b(?:out of (?:hand|control|line|whack|proportion|kilter)|excessive|bloated|over the top|through the roof|blown out|under control|in (?:line|check|hand|proportion)|reasonable|sensible|about right|sustainable|silly|ridiculous|crazy|insane|mad|huge|massive|big|steep|a joke|a worry|worrying|(?:way |far )?too (?:much|high|big|low))\W*$/i

/** "I'm losing sleep over wages", "should the rent worry us?" */
const worries =
  /\b(?:worr(?:y|ied|ies|ying)|concern(?:ed|s|ing)?|los(?:e|ing) sleep|(?:up|awake) at night|nervous|alarm(?:ed|ing)?|anxious|stress(?:ed|ing)?)\b/i

/** "Are wages out of hand?", "is the rent reasonable?", "the rent is killing us", "should wages worry us?". */
const outOfLine: DerivedReader = (question) => {
  // "Contractor costs" are one measure in two words.
  const all = measuresIn(question)
  const lines = all.filter(({ measure }) => isLineOfExpense(measure))
  const [named, other] =
    lines.length > 0 && all.every(({ measure }) => measure === 'costs' || isLineOfExpense(measure))
      ? lines
      : all
  const isJudged =
    (ofLevel.test(question.text) && asksIf.test(question.text)) ||
    bleeds.test(question.text) ||
    (worries.test(question.text) && !/\bif\b/i.test(question.text)) ||
    isHyperbole(question)
  if (!named || other || !isJudged) return undefined
  const isTimed = namedPeriods(question).length + weekdaysIn(question).length > 0
  return isTimed || question.amounts.length > 0 ? undefined : usualLevel(named.measure)
}

/** A cost beside what is usual, or beside what others pay. */
export const besideUsual: DerivedReader = (question, ask) =>
  besideOthers(question, ask) ?? outOfLine(question, ask)

/** True for a question that weighs our own costs, whoever else its words may seem to be about. */
export const weighsOwn = (question: Question, ask: AskAnew): boolean =>
  [race, outOfLine].some((read) => read(question, ask) !== undefined)
