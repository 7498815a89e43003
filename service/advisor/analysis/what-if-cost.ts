/**
 * What-if for costs, as profit gained per week: whatIfCost (one cost ±x %) · whatIfCostBy (±x dollars every n
 * weeks) · whatIfCosts (several at once)
 */
import type { Figure, FigureInput } from '#schema/core/advice'
import type { WeekField } from '../field-values.ts'
import { measure, stated } from '../figure.ts'
import type { Records } from '../records.ts'
import { lastWeeks, nameOf, weeksInput } from './weeks.ts'
import { type Outcome, ranged, type StatedBy, statedFigure } from './what-if.ts'

/** Input of a cost change: the cost, and the percentage added. */
export type Sized = { readonly base: FigureInput; readonly percent: FigureInput }

type CostField = Extract<WeekField, 'costs' | 'staff' | 'supplies' | 'premises' | 'marketing' | 'other'>

/** One kind of cost (or all) changes by `percent`; a cut is negative and gains profit. */
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

/** A signed sum of AUD paid every `weeks` weeks, as in a question: the sum, and its weekly part. */
export const sumAWeek = (records: Records, dollars: number, weeks: number) => {
  const sized: Sized = {
    base: stated('question', 'amount, AUD', dollars),
    percent: stated('assumption', 'part of it in each week, percent', 100 / weeks),
  }
  return { stated: statedFigure(records, 'the amount asked about', 'aud', sized.base), sized }
}

/** Costs change by a sum of AUD paid every `weeks` weeks; a cut is negative and gains profit. */
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

/** A cost change by a percentage, or by a sum of AUD every n weeks; both signed. */
export type CostTurn =
  | { readonly field: CostField; readonly percent: number }
  | { readonly dollars: number; readonly weeks: number }

/** Weekly additions of each of several costs; undefined if one of them is not on record. */
export const addedBy = (records: Records, turns: readonly CostTurn[]): readonly Sized[] | undefined => {
  const sized = turns.flatMap((turn): readonly Sized[] => {
    if ('dollars' in turn) return [sumAWeek(records, turn.dollars, turn.weeks).sized]
    const base = weeksInput(lastWeeks(records, 13), turn.field)
    return base ? [{ base, percent: stated('question', 'added, percent', turn.percent) }] : []
  })
  return sized.length === turns.length ? sized : undefined
}

/** Several costs change at once; `low` and `high` are for half and one and a half times each change. */
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
