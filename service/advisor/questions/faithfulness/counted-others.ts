/** What a question counts, and the day before which it is asked, where a plan is about neither. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { is } from '../plan-tests.ts'
import { measuresIn, type Question, textOf } from '../question.ts'
import { namedPeriods } from '../selection.ts'
import { isCue, isLight, meaningOf } from '../term.ts'

const ofChange = is('explain', 'compare', 'forecast')

/** "How many offers fell over since July": a number of what no word of figures names, and no change of revenue. */
export const countedOthers = (question: Question, plan: AnswerablePlan): readonly number[] => {
  if (!ofChange(plan) || measuresIn(question).length > 0) return []
  return question.terms.flatMap((term, at) => {
    const next = question.terms[at + 1]
    const isThing = next && meaningOf(next, 'unknown') !== undefined && !isLight(next)
    return isThing && isCue(term, 'how-many') ? [at + 1] : []
  })
}

/** "What settles before Christmas?": what is to come until then, and not the week that holds it. */
export const beforeHolidays = (question: Question, plan: AnswerablePlan): readonly number[] =>
  plan.operator === 'value' && plan.period.of.kind === 'holiday'
    ? namedPeriods(question).flatMap(({ at }) =>
        /^(?:before|by|until|till)$/.test(textOf(question.terms[at - 1])) ? [at] : [],
      )
    : []
