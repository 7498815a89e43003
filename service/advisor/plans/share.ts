/** share: a sum as a percentage of another, such as Fridays of the week or staff of all costs. */
import type { SharePlan } from '#schema/advisor/measure-plans'
import type { Selection } from '#schema/advisor/selection'
import { basesOf, hasMeasureGrain, type Measure } from '../measures/measures.ts'
import { type Answered, type Context, isNothing, nothing } from './context.ts'
import { coverageOf } from './cover.ts'
import { coverText } from './cover-text.ts'
import { inputsOf } from './inputs.ts'
import { figureOf, labelOf, measureCover } from './measured.ts'
import { findMeasure, selectCover } from './select.ts'

const wholeSelection = ({ period, whole }: SharePlan): Selection => ({
  period: whole.period ?? period,
  ...(whole.filter ? { filter: whole.filter } : {}),
})

const isSummable = (part: Measure, whole: Measure): boolean =>
  part.formula === 'sum' && whole.formula === 'sum' && part.unit === whole.unit

export const evaluateShare = ({ records }: Context, plan: SharePlan): Answered<'share'> => {
  const measure = findMeasure(plan.measure)
  if (isNothing(measure)) return measure
  const other = findMeasure(plan.whole.measure ?? plan.measure)
  if (isNothing(other)) return other
  if (!isSummable(measure, other)) return nothing('not-comparable', { measure: measure.name })
  // Both sides use the same records: weeks without expenses would only increase the whole.
  const bases = [...basesOf(measure), ...basesOf(other)]
  const part = selectCover(records, measure, plan, { bases })
  if (isNothing(part)) return part
  if (!hasMeasureGrain(other, part.grain)) return nothing('not-comparable', { measure: measure.name })
  const whole = selectCover(records, other, wholeSelection(plan), { bases, grain: part.grain })
  if (isNothing(whole)) return whole
  const figure = figureOf(records, {
    label: labelOf(records, measure, `share, ${coverText(part)} of ${coverText(whole)}`),
    unit: 'percent',
    formula: 'percent of sum',
    inputs: [inputsOf(records, measure, part), inputsOf(records, other, whole, measure.series.length)],
  })
  const [partFigure, wholeFigure] = [
    measureCover(records, measure, part),
    measureCover(records, other, whole),
  ]
  if (!figure || !partFigure || !wholeFigure) return nothing('undefined', { measure: measure.name })
  return {
    operator: 'share',
    measure: measure.name,
    figure,
    part: partFigure,
    whole: wholeFigure,
    coverage: coverageOf(part),
  }
}
