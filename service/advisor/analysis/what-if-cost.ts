/** What if a cost changes: whatIfCost (one cost ±x %) · whatIfCostBy (±x dollars in so many weeks), as profit gained a week. */
import type { Figure, FigureInput } from '#schema/core/advice'
import type { WeekField } from '../field-values.ts'
import { measure, stated } from '../figure.ts'
import type { Records } from '../records.ts'
import { lastWeeks, nameOf, weeksInput } from './weeks.ts'
import { type Outcome, ranged, type StatedBy, statedFigure } from './what-if.ts'

/** What a change of a cost is computed from: the cost, and how many percent of it are added. */
export type Sized = { readonly base: FigureInput; readonly percent: FigureInput }

/** One kind of cost (or all of them) changes by `percent`; a cut is negative and gains profit. */
export const whatIfCost = (
  records: Records,
  field: Extract<WeekField, 'costs' | 'staff' | 'supplies' | 'premises' | 'marketing' | 'other'>,
  percent: number,
  by: StatedBy = 'question',
): (Outcome & { readonly sized: Sized }) | undefined => {
  const input = weeksInput(lastWeeks(records, 13), field)
  if (!input) return undefined
  const outcome = ranged(
    (size, label) =>
      measure(records)({
        label: `profit gained a week if ${nameOf(records, field)} change by ${percent}%, ${label}`,
        unit: 'aud',
        formula: 'percent-of',
        inputs: [input, stated(by, 'saved, percent', -size)],
        shown: 'rough',
      }),
    percent,
  )
  return outcome && { ...outcome, sized: { base: input, percent: stated(by, 'added, percent', percent) } }
}

/** A sum of AUD that is paid once in so many weeks, signed, as it stands in a question: itself, and its part of a week. */
export const sumAWeek = (records: Records, dollars: number, weeks: number) => {
  const sized: Sized = {
    base: stated('question', 'sum, AUD', dollars),
    percent: stated('assumption', 'part of it that falls on a week, percent', 100 / weeks),
  }
  return { stated: statedFigure(records, 'the sum asked about', 'aud', sized.base), sized }
}

/** Costs change by a sum of AUD that is paid once in so many weeks; a cut is negative and gains profit. */
export const whatIfCostBy = (
  records: Records,
  dollars: number,
  weeks: number,
): { readonly likely: Figure; readonly sized: Sized } | undefined => {
  const { sized } = sumAWeek(records, dollars, weeks)
  const likely = measure(records)({
    label: 'profit gained a week if costs change by that sum',
    unit: 'aud',
    formula: 'percent-of',
    inputs: [stated('question', 'saved, AUD', -dollars), sized.percent],
    shown: 'rough',
  })
  return likely && { likely, sized }
}
