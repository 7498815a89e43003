/** share: a sum as a percentage of another, such as Fridays of the week or staff of all costs. */
import type { SharePlan } from '#schema/advisor/measure-plans'
import type { Nothing } from '#schema/advisor/nothing'
import type { Selection } from '#schema/advisor/selection'
import { basesOf, hasMeasureGrain, type Measure } from '../measures/measures.ts'
import { isWholeWeeks } from '../periods/dates.ts'
import type { Records } from '../records.ts'
import { type Answered, type Context, isNothing, nothing } from './context.ts'
import { type Cover, coverageOf } from './cover.ts'
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

type Sides = { readonly part: Cover; readonly whole: Cover }

const isComplete = ({ onRecord, of, period }: Cover): boolean => onRecord === of && isWholeWeeks(period)

/** Days of whole weeks against what is recorded by the week alone: "do Saturdays cover the rent?" */
const daysOfWeeks = (
  records: Records,
  plan: SharePlan,
  measure: Measure,
  other: Measure,
): Sides | undefined => {
  const { whole: asked } = plan
  if (!plan.period.weekdays || !asked.period || asked.period.weekdays) return undefined
  if (plan.filter || asked.filter || hasMeasureGrain(other, 'day')) return undefined
  const part = selectCover(records, measure, plan)
  const whole = selectCover(records, other, wholeSelection(plan), { grain: 'week' })
  if (isNothing(part) || isNothing(whole)) return undefined
  // Each week counts on both sides, or the one would seem larger than it is.
  return isComplete(part) && isComplete(whole) ? { part, whole } : undefined
}

/** Records of the part and of its whole. */
const sidesOf = (records: Records, plan: SharePlan, measure: Measure, other: Measure): Sides | Nothing => {
  const apart = daysOfWeeks(records, plan, measure, other)
  if (apart) return apart
  // Both sides use the same records: weeks without expenses would only increase the whole.
  const bases = [...basesOf(measure), ...basesOf(other)]
  const part = selectCover(records, measure, plan, { bases })
  if (isNothing(part)) return part
  if (!hasMeasureGrain(other, part.grain)) return nothing('not-comparable', { measure: measure.name })
  const whole = selectCover(records, other, wholeSelection(plan), { bases, grain: part.grain })
  return isNothing(whole) ? whole : { part, whole }
}

export const evaluateShare = ({ records }: Context, plan: SharePlan): Answered<'share'> => {
  const measure = findMeasure(plan.measure)
  if (isNothing(measure)) return measure
  const other = findMeasure(plan.whole.measure ?? plan.measure)
  if (isNothing(other)) return other
  if (!isSummable(measure, other)) return nothing('not-comparable', { measure: measure.name })
  const sides = sidesOf(records, plan, measure, other)
  if (isNothing(sides)) return sides
  const { part, whole } = sides
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
