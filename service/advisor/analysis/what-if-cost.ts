/**
 * What if costs change, as profit gained a week: whatIfCost (one cost ±x %) · whatIfCostBy (±x dollars in so many weeks) ·
 * whatIfCosts (several at once, each either way)
 */
import type { Figure, FigureInput } from '#schema/core/advice'
import type { WeekField } from '../field-values.ts'
import { measure, stated } from '../figure.ts'
import type { Records } from '../records.ts'
import { lastWeeks, nameOf, weeksInput } from './weeks.ts'
import { type Outcome, ranged, type StatedBy, statedFigure } from './what-if.ts'

/** What a change of a cost is computed from: the cost, and how many percent of it are added. */
export type Sized = { readonly base: FigureInput; readonly percent: FigureInput }

type CostField = Extract<WeekField, 'costs' | 'staff' | 'supplies' | 'premises' | 'marketing' | 'other'>

/** One kind of cost (or all of them) changes by `percent`; a cut is negative and gains profit. */
export const whatIfCost = (
  records: Records,
  field: CostField,
  percent: number,
  by: StatedBy = 'question',
): (Outcome & { readonly sized: Sized }) | undefined => {
  const input = weeksInput(lastWeeks(records, 13), field)
  if (!input) return undefined
  const outcome = ranged(
    (size, label) =>
      measure(records)({
        label: `weekly profit gained if ${nameOf(records, field)} change by ${percent}%, ${label}`,
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
    base: stated('question', 'amount, AUD', dollars),
    percent: stated('assumption', 'part of it in each week, percent', 100 / weeks),
  }
  return { stated: statedFigure(records, 'the amount asked about', 'aud', sized.base), sized }
}

/** Costs change by a sum of AUD that is paid once in so many weeks; a cut is negative and gains profit. */
export const whatIfCostBy = (
  records: Records,
  dollars: number,
  weeks: number,
): { readonly likely: Figure; readonly sized: Sized } | undefined => {
  const { sized } = sumAWeek(records, dollars, weeks)
  const likely = measure(records)({
    label: 'weekly profit gained if costs change by that amount',
    unit: 'aud',
    formula: 'percent-of',
    inputs: [stated('question', 'saved, AUD', -dollars), sized.percent],
    shown: 'rough',
  })
  return likely && { likely, sized }
}

/** A cost that changes by a percentage, or by a sum of AUD that is paid once in so many weeks; both signed. */
export type CostTurn =
  | { readonly field: CostField; readonly percent: number }
  | { readonly dollars: number; readonly weeks: number }

/** What is added a week by each of several costs; undefined where one of them is not on record. */
export const addedBy = (records: Records, turns: readonly CostTurn[]): readonly Sized[] | undefined => {
  const sized = turns.flatMap((turn): readonly Sized[] => {
    if ('dollars' in turn) return [sumAWeek(records, turn.dollars, turn.weeks).sized]
    const base = weeksInput(lastWeeks(records, 13), turn.field)
    return base ? [{ base, percent: stated('question', 'added, percent', turn.percent) }] : []
  })
  return sized.length === turns.length ? sized : undefined
}

/** Several costs change at once; `low` and `high` are for half of each change and for half as much again. */
export const whatIfCosts = (records: Records, turns: readonly CostTurn[]): Outcome | undefined =>
  ranged((times, label) => {
    const saved = addedBy(
      records,
      turns.map((turn) =>
        'dollars' in turn
          ? { ...turn, dollars: -turn.dollars * times }
          : { ...turn, percent: -turn.percent * times },
      ),
    )
    return (
      saved &&
      measure(records)({
        label: `weekly profit gained if these costs change together, ${label}`,
        unit: 'aud',
        formula: 'percent-of',
        inputs: saved.flatMap(({ base, percent }) => [base, percent]),
        shown: 'rough',
      })
    )
  }, 1)
