/** What a question names that no record gives, where the figure of the nearest measure is answered in its place: EBITDA by profit. */
import type { Plan } from '#schema/advisor/plan'
import { glossaryTerms } from '#schema/advisor/terms'
import type { Entry } from '../../terms/entry.ts'
import { glossary } from '../../terms/glossary.ts'
import { isOfFigures } from '../plan-tests.ts'
import { measuresIn, type Question, textOf } from '../question.ts'

/** Terms of the glossary whose own figure needs other records. */
const lacking: readonly (readonly [RegExp, Entry])[] = glossaryTerms.flatMap((term) => {
  const entry: Entry = glossary[term]
  return entry.needs === undefined ? [] : [[new RegExp(`^(?:${entry.words})$`, 'iu'), entry] as const]
})

/** The term that a plan of figures stands in for; undefined where it has what was named. Only such a plan has the question read. */
export const lackedFor = (question: () => Question, plan: Plan): Entry | undefined => {
  if (plan.operator === 'clarify' || !isOfFigures(plan) || !('measure' in plan)) return undefined
  const asked = question()
  const names = measuresIn(asked).flatMap(({ at, measure }) =>
    measure === plan.measure ? [textOf(asked.terms[at])] : [],
  )
  return lacking.find(([words]) => names.some((name) => words.test(name)))?.[1]
}
