/** Says how far a value is from a level in the question. */
import type { ValueAnswer } from '#schema/advisor/answer'
import { isMeasured } from '#schema/advisor/measure'
import type { ValuePlan } from '#schema/advisor/measure-plans'
import type { Figure } from '#schema/core/advice'
import { direction, stated } from '../../figure.ts'
import type { FormulaName } from '../../formulas.ts'
import { capital, type Line, say } from '../../line.ts'
import { differenceUnit, measureNamed } from '../../measures/measures.ts'
import { isNothing } from '../../plans/context.ts'
import { inputsOf } from '../../plans/inputs.ts'
import { figureOf } from '../../plans/measured.ts'
import { selectCover } from '../../plans/select.ts'
import { measuredText } from '../measured-text.ts'
import { type Ask, subjectFor, unsigned } from '../written.ts'
import { levelVerdict } from './level-verdict.ts'

const lessOf: { readonly [formula: string]: FormulaName } = {
  sum: 'sum-less',
  share: 'share-less',
  each: 'each-less',
  value: 'value-less',
}

/** The target and the distance to it, with sources. */
const gapTo = ({ plan, context: { records } }: Ask<ValuePlan>, size: number) => {
  if (!isMeasured(plan.measure)) return undefined
  const measure = measureNamed(plan.measure)
  const isMean = plan.aggregate === 'mean'
  const each = plan.each ?? 'week'
  // A mean of months is no mean of the weeks on record.
  if (isMean && each !== 'day' && each !== 'week') return undefined
  const formula = isMean ? 'mean-less' : lessOf[measure.formula]
  const cover = selectCover(records, measure, plan, isMean ? { grain: each === 'day' ? 'day' : 'week' } : {})
  if (!formula || isNothing(cover)) return undefined
  const target = stated('question', 'level asked about', size)
  const make = (
    label: string,
    unit: Figure['unit'],
    name: FormulaName,
    inputs: Parameters<typeof figureOf>[1]['inputs'],
  ) => figureOf(records, { label, unit, formula: name, inputs })
  const wanted = make('level asked about', measure.unit, 'value', [[target]])
  const parts = inputsOf(records, measure, cover)
  const gap = make('distance to the level asked about', differenceUnit(measure.unit), formula, [
    parts,
    [{ ...target, part: measure.series.length }],
  ])
  return wanted && gap ? { wanted, gap } : undefined
}

/** The level in the question, as a figure. */
const levelFigure = ({ plan, context: { records } }: Ask<ValuePlan>, size: number) =>
  isMeasured(plan.measure)
    ? figureOf(records, {
        label: 'level asked about',
        unit: measureNamed(plan.measure).unit,
        formula: 'value',
        inputs: [[stated('question', 'level asked about', size)]],
      })
    : undefined

/** "Not quite: the number of billed days was 33 last week, 3 short of 36." */
export const targetLine = (ask: Ask<ValuePlan>, answer: ValueAnswer): Line | undefined => {
  const { plan, context } = ask
  if (!plan.target) return undefined
  const { size, side } = plan.target
  const found = gapTo(ask, size)
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(context.records, plan, answer.coverage)
  const each = plan.aggregate === 'mean' ? ` a ${plan.each ?? 'week'}` : ''
  const lead = levelVerdict(plan.target, answer.figure.value)
  if (!found) {
    const wanted = side === undefined ? undefined : levelFigure(ask, size)
    return wanted && say`${lead}${capital(text)} ${was} ${answer.figure}${each} ${when}, against ${wanted}.`
  }
  // Whether a profit was made is told by its sign.
  if (size === 0) return say`${lead}${capital(text)} ${was} ${answer.figure}${each} ${when}.`
  const { wanted, gap } = found
  const way = direction(gap)
  const distance =
    way === 'unchanged'
      ? say`just ${wanted}`
      : say`${unsigned(gap)} ${way === 'up' ? 'above' : 'short of'} ${wanted}`
  return say`${lead}${capital(text)} ${was} ${answer.figure}${each} ${when}, ${distance}.`
}
