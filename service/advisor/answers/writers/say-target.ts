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
  const formula = plan.aggregate === 'mean' ? 'mean-less' : lessOf[measure.formula]
  const cover = selectCover(records, measure, plan, plan.aggregate === 'mean' ? { grain: 'week' } : {})
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

/** "Not quite: the number of billed days was 33 last week, 3 short of 36." */
export const targetLine = (ask: Ask<ValuePlan>, answer: ValueAnswer): Line | undefined => {
  const { plan, context } = ask
  if (!plan.target) return undefined
  const { size, side } = plan.target
  const found = gapTo(ask, size)
  if (!found) return undefined
  const { wanted, gap } = found
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(context.records, plan, answer.coverage)
  const way = direction(gap)
  const isSo = way === ({ above: 'up', below: 'down', equal: 'unchanged' } as const)[side ?? 'equal']
  const lead = side === undefined ? '' : isSo ? 'Yes. ' : 'No. '
  const distance =
    way === 'unchanged'
      ? say`just ${wanted}`
      : say`${unsigned(gap)} ${way === 'up' ? 'above' : 'short of'} ${wanted}`
  return say`${lead}${capital(text)} ${was} ${answer.figure}${plan.aggregate === 'mean' ? ' a week' : ''} ${when}, ${distance}.`
}
