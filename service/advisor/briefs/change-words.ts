/** Changes in words; the direction follows from the figure's sign alone. */
import type { CompareAnswer } from '#schema/advisor/answer'
import type { RecordedMeasure } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Figure } from '#schema/core/advice'
import { direction, unsigned } from '../figure.ts'
import { type Line, say } from '../line.ts'
import { measureNamed } from '../measures/measures.ts'
import { type Context, isNothing } from '../plans/context.ts'
import { evaluate } from '../plans/evaluate.ts'
import { comparedCovers, measureCover } from '../plans/measured.ts'
import { selectCover } from '../plans/select.ts'

/** Two figures of a measure, and their difference. */
export type Compared = Pick<CompareAnswer, 'of' | 'against' | 'difference' | 'basis'>

/** Weekly means of a sum in two periods; undefined unless both have whole weeks on record. */
const meansAWeek = (
  { records }: Context,
  name: RecordedMeasure,
  of: Period,
  against: Period,
): Compared | undefined => {
  const measure = measureNamed(name)
  const one = selectCover(records, measure, { period: of }, { grain: 'week' })
  const other = selectCover(records, measure, { period: against }, { grain: 'week' })
  if (isNothing(one) || isNothing(other) || one.grain !== 'week' || other.grain !== 'week') return undefined
  const [now, before] = [one, other].map((cover) => measureCover(records, measure, cover, 'mean'))
  const difference = comparedCovers(records, measure, [one, other], 'difference of', 'mean')
  return now && before && difference ? { of: now, against: before, difference, basis: 'a-week' } : undefined
}

/**
 * A measure in one period beside another; undefined if either is not on record. Sums that are explained in
 * parts are weekly means, like their parts.
 */
export const compared = (
  context: Context,
  measure: RecordedMeasure,
  of: Period,
  against: Period,
): Compared | undefined => {
  if (explainedSums.includes(measure)) {
    const answer = evaluate({ operator: 'explain', measure, of, against }, context)
    if (answer.operator === 'explain') return { ...answer, difference: answer.change }
    // Without the number of sales there are no parts.
    const means = meansAWeek(context, measure, of, against)
    if (means) return means
  }
  const answer = evaluate(
    { operator: 'compare', measure, of: { period: of }, against: { period: against } },
    context,
  )
  return answer.operator === 'compare' ? answer : undefined
}

const explainedSums: readonly RecordedMeasure[] = ['revenue', 'profit', 'costs']

/** True for sums given as weekly means. */
export const isMeanAWeek = (measure: RecordedMeasure): boolean => explainedSums.includes(measure)

/** A measure of a period. */
export const measured = (context: Context, measure: RecordedMeasure, period: Period): Figure | undefined => {
  const answer = evaluate({ operator: 'value', measure, period }, context)
  return answer.operator === 'value' ? answer.figure : undefined
}

const sides = { up: 'up', down: 'down' } as const

/** "up 0.8 points on the four before", "level with the four before". */
export const onEarlier = (difference: Figure, earlier: string): Line | undefined => {
  const way = direction(difference)
  return way === 'unchanged'
    ? say`level with ${earlier}`
    : say`${sides[way]} ${unsigned(difference)} on ${earlier}`
}
