/** What a question takes from the one before it in the same message. */
import type { ValuePlan } from '#schema/advisor/measure-plans'
import type { Period } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { Question } from './question.ts'
import type { ReadQuestion } from './read.ts'
import { isCue } from './term.ts'

const mostLeads = 3

/** "… and whether it changed from September": a time that only stands for the other side. */
const otherSide = ({ periods, terms }: Question): Period | undefined => {
  const [only, more] = periods
  if (!only || more || only.relation) return undefined
  const before = terms.slice(Math.max(0, only.at - mostLeads), only.at).toReversed()
  const lead = before.find(({ text }) => !/^(?:in|back|it|was|what)$/i.test(text))
  return lead &&
    (isCue(lead, 'from', 'than', 'compare') || /^(?:from|than|against|versus|vs)$/i.test(lead.text))
    ? only.period
    : undefined
}

/** True for a value of a whole time: no part of it, and nothing that it is held against. */
const isPlain = ({ period, filter, group, target, each }: ValuePlan): boolean =>
  [period.weekdays, filter, group, target, each].every((part) => part === undefined)

/** A question takes the measure and period that it does not name from the one before it: "profit last week, and why?" */
export const inherit = (read: ReadQuestion, question: Question, before: ReadQuestion): ReadQuestion => {
  const { plan } = read
  const source = before.plan
  if (plan.operator === 'clarify' || source.operator === 'clarify') return read
  // "And how much would cover that?" is asked with what was supposed before.
  if (plan.operator === 'solve' && source.operator === 'scenario' && plan.changes.length === 0) {
    const { target, ...rest } = plan
    return {
      ...read,
      plan: target === 0 || target === undefined ? { ...rest, changes: source.changes } : plan,
    }
  }
  if (!('measure' in plan) || !('measure' in source)) return read
  const hasMeasure = question.terms.some(({ meanings }) => meanings.some(({ kind }) => kind === 'measure'))
  const period =
    'period' in source
      ? source.period
      : source.operator === 'explain'
        ? source.of
        : source.operator === 'compare'
          ? source.of.period
          : undefined
  const against = period && otherSide(question)
  const isTimed = question.periods.length > 0 || period === undefined
  // "Sales in August or September, and what was left?": both months, in the new measure.
  if (!isTimed && source.operator === 'compare' && plan.operator === 'value' && isPlain(plan))
    return { ...before, plan: { ...source, measure: hasMeasure ? plan.measure : source.measure } }
  let next: AnswerablePlan = hasMeasure ? plan : { ...plan, measure: source.measure }
  if (against && next.operator === 'explain') next = { ...next, of: period, against }
  else if (against && next.operator === 'compare')
    next = { ...next, of: { ...next.of, period }, against: { ...next.against, period: against } }
  else if (!isTimed && next.operator === 'explain')
    next = {
      ...next,
      of: period,
      against: source.operator === 'compare' ? source.against.period : { ...period, moved: 'just-before' },
    }
  else if (!isTimed && 'period' in next && next.period) {
    // "And how much of that on Saturdays?"
    const { weekdays } = next.period
    next = { ...next, period: weekdays ? { ...period, weekdays } : period }
  }
  return { ...read, plan: next }
}
