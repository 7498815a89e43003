/** Messages that cannot stand on their own: a time, a filter, a number, a group or an order, and nothing that they are of. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { measuresIn, type Question } from '../question.ts'
import { type Cue, isContent, isCue, isLight, meaningOf, type Term } from '../term.ts'

const joining: readonly Cue[] = [
  'follow-up',
  'and',
  'but',
  'not',
  'same',
  'last',
  'this',
  'of',
  'except',
  'how-many',
  'how-much',
  'each',
]

const small = /^(?:only|just|off|though|instead|please|pls|ones?|then|now|sorry|that|it|them|those)$/i

/** A time, hours, a weekday, a number or a stretch of time. */
const isSlot = (term: Term): boolean =>
  (meaningOf(term, 'period') ??
    meaningOf(term, 'weekdays') ??
    meaningOf(term, 'hours') ??
    meaningOf(term, 'by-weekday') ??
    meaningOf(term, 'hour-of-day') ??
    meaningOf(term, 'grain')) !== undefined

const isPart = (term: Term): boolean =>
  !isContent(term) ||
  isSlot(term) ||
  isCue(term, ...joining) ||
  isLight(term) ||
  term.words.every((word) => small.test(word))

const edits: ReadonlySet<AnswerablePlan['operator']> = new Set([
  'value',
  'compare',
  'rank',
  'count',
  'share',
  'explain',
])

/** "Only Saturdays though", "weekdays before noon", "without the Sundays", after a figure. */
export const isElliptic = (question: Question, before: AnswerablePlan): boolean =>
  edits.has(before.operator) &&
  question.amounts.length === 0 &&
  measuresIn(question).length === 0 &&
  question.terms.some(isSlot) &&
  question.terms.every((term) => meaningOf(term, 'mark') !== undefined || isPart(term))

/** "Fee per transaction?", after a figure of some time: another figure of that time. */
export const isBareMeasure = (question: Question, before: AnswerablePlan): boolean =>
  (before.operator === 'value' || before.operator === 'compare') &&
  question.amounts.length === 0 &&
  question.periods.length === 0 &&
  measuresIn(question).length === 1 &&
  question.terms.every(
    (term) =>
      meaningOf(term, 'mark') !== undefined ||
      meaningOf(term, 'measure') !== undefined ||
      isCue(term, 'follow-up', 'and') ||
      isLight(term) ||
      /^(?:the|our|my)$/i.test(term.text),
  )
