/** Follow-ups: a message that only says what is different, such as "and for staff?", edits the plan before it. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import {
  hasCue,
  lastWeeks,
  measuresIn,
  type Question,
  type Reading,
  takeCues,
  takeMeasure,
  takeSelection,
  type Used,
} from './question.ts'
import { isCue, meaningOf } from './term.ts'

/** Cues that ask something of their own. */
const asks = [
  'how-much',
  'how-many',
  'how-often',
  'which',
  'who',
  'if',
  'should',
  'compare',
  'than',
  'need',
  'ahead',
  'due',
  'decision',
  'say',
  'define',
  'draft',
] as const

const namesTime = ({ periods, terms }: Question): boolean =>
  periods.length > 0 || terms.some((term) => meaningOf(term, 'weekdays') ?? meaningOf(term, 'hours'))

/** True if a message goes on from the one before: it begins so, or has nothing but a measure, a time or "why". */
export const isFollowUp = (question: Question): boolean => {
  const [first] = question.terms
  if (first === undefined || hasCue(question, ...asks)) return false
  if (isCue(first, 'follow-up')) return true
  return (
    hasCue(question, 'why', 'happen') && measuresIn(question).length === 0 && question.periods.length === 0
  )
}

/** The plan before, with the measure, time and order that a follow-up names; undefined if it names none that fit. */
export const editPlan = (before: AnswerablePlan, question: Question): Reading | undefined => {
  const used: Used = new Set()
  const measure = takeMeasure(question, used)
  const measured = 'measure' in before ? (measure ?? before.measure) : measure
  if (measured === undefined) return undefined
  const own = 'period' in before ? before.period : before.operator === 'explain' ? before.of : undefined
  const isTimed = namesTime(question)
  const { period, filter } = takeSelection(question, used, own ?? lastWeeks(1))
  if (takeCues(question, used, 'why', 'happen'))
    return {
      plan: {
        operator: 'explain',
        measure: measured,
        of: period,
        against: { ...period, moved: 'just-before' },
      },
      used,
    }
  if (measure === undefined && !isTimed && !hasCue(question, 'highest', 'lowest', 'best', 'worst'))
    return undefined
  const timed = { period, ...(filter ? { filter } : {}) }
  if (before.operator === 'compare' && isTimed)
    return { plan: { ...before, measure: measured, against: timed }, used }
  if (before.operator === 'compare') return { plan: { ...before, measure: measured }, used }
  if (before.operator === 'rank') {
    const order = takeCues(question, used, 'lowest', 'worst')
      ? ('lowest' as const)
      : takeCues(question, used, 'highest', 'best')
        ? ('highest' as const)
        : before.order
    return { plan: { ...before, ...timed, measure: measured, order }, used }
  }
  if (before.operator === 'value' || before.operator === 'count' || before.operator === 'share')
    return { plan: { ...before, ...timed, measure: measured }, used }
  if (before.operator === 'explain')
    return {
      plan: { ...before, measure: measured, of: period, against: { ...period, moved: 'just-before' } },
      used,
    }
  return undefined
}
