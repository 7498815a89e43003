/** count: how many complete days, weeks or months have a measure above or below a bound, and which. */
import type { CountPlan } from '#schema/advisor/measure-plans'
import { cellsOf, needsDays } from './cells.ts'
import { type Answered, type Context, isNothing, nothing } from './context.ts'
import { coverageOf } from './cover.ts'
import { coverText } from './cover-text.ts'
import { toCell } from './group-cells.ts'
import { figureOf, labelOf } from './measured.ts'
import { findMeasure, meets, selectCover } from './select.ts'

export const evaluateCount = ({ records }: Context, plan: CountPlan): Answered<'count'> => {
  const measure = findMeasure(plan.measure)
  if (isNothing(measure)) return measure
  const cover = selectCover(records, measure, plan, { byDay: needsDays(plan.by) })
  if (isNothing(cover)) return cover
  const cells = cellsOf(records, cover, plan.by)
    .filter(({ isComplete }) => isComplete)
    .flatMap((cell) => toCell(records, measure, cell) ?? [])
  const met = cells.filter(({ figure }) => meets(figure.value, plan))
  const figure = figureOf(records, {
    label: labelOf(records, measure, `number of ${plan.by}s that meet the condition, ${coverText(cover)}`),
    unit: 'count',
    formula: 'periods',
    // One part for each period that meets it.
    inputs: met.map((cell, part) => cell.figure.inputs.map((input) => ({ ...input, part }))),
  })
  if (cells.length === 0 || !figure) return nothing('no-match', { measure: measure.name })
  return {
    operator: 'count',
    measure: measure.name,
    figure,
    outOf: cells.length,
    cells: met,
    coverage: coverageOf(cover),
  }
}
