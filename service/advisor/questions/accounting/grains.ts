/** Whether a plan divides time as a question does. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { is, isExtreme, isSum } from '../plan-tests.ts'
import { textOf } from '../question.ts'
import type { Meaning } from '../term.ts'
import type { Place } from './place.ts'

type OfTime = Extract<Meaning, { kind: 'grain' | 'unit' | 'hour-of-day' | 'by-weekday' }>

const asksWhich = /^(?:which|what)$/

const divisionsOf = (plan: AnswerablePlan): readonly string[] => [
  ...('by' in plan ? [plan.by] : []),
  ...('each' in plan && plan.each ? [plan.each] : []),
  ...('group' in plan && plan.group ? [plan.group] : []),
]

export const expressesGrain = (plan: AnswerablePlan, { question, at }: Place, meaning: OfTime): boolean => {
  if (is('scenario', 'solve', 'forecast', 'explain', 'compare', 'share')(plan)) return true
  const grain =
    meaning.kind === 'grain'
      ? meaning.grain
      : meaning.kind === 'unit'
        ? meaning.unit
        : meaning.kind === 'hour-of-day'
          ? 'hour'
          : 'weekday'
  const divisions = divisionsOf(plan)
  // "Of the year" is how far a list goes back.
  if ((grain === 'year' || grain === 'financial-year') && plan.operator === 'rank') return true
  if (divisions.includes(grain)) return true
  if ((grain === 'hour' || grain === 'week') && divisions.includes('hour-of-week')) return true
  if (grain === 'day' && divisions.includes('weekday')) return true
  if (grain === 'weekday' && divisions.includes('day')) return true
  // "FY to date" is no calendar year.
  if (
    meaning.kind === 'unit' &&
    plan.operator === 'value' &&
    (grain === 'financial-year' || grain === 'half')
  )
    return JSON.stringify(plan.period).includes(grain)
  const before = question.terms[at - 1]
  // "That day" is the one spoken of.
  if (before !== undefined && /^(?:that|same|then)$/.test(textOf(before))) return true
  const isWhich = before !== undefined && asksWhich.test(textOf(before))
  if (isWhich) return false
  // A week is what the records count by, and a rate has no other.
  return plan.operator === 'value' ? !isExtreme(plan) || !isSum(plan) : plan.operator === 'count'
}
