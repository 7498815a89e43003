/** A one-off sum: cash, runway, and weeks of profit to earn it. */
import type { OnceAnswer } from '#schema/advisor/change-answers'
import type { ScenarioPlan } from '#schema/advisor/change-plans'
import type { FigureInput } from '#schema/core/advice'
import { benchmarks } from '../benchmarks.ts'
import { stated } from '../figure.ts'
import { type Measure, measureNamed } from '../measures/measures.ts'
import { type Context, isNothing } from './context.ts'
import type { Cover } from './cover.ts'
import { inputsOf } from './inputs.ts'
import { figureOf, labelOf, measureCover } from './measured.ts'
import { selectCover } from './select.ts'

/** What remains after a sum; undefined if cash is not on record. `typical` has the weeks of a typical week. */
export const onceOf = (
  { records, sizesBy = 'question' }: Context,
  { once = 0, changes, closed }: ScenarioPlan,
  typical: Cover,
  levers: readonly FigureInput[],
): OnceAnswer | undefined => {
  const [cash, runway, profit] = [measureNamed('cash'), measureNamed('runway'), measureNamed('profit')]
  const cover = selectCover(records, cash, { period: { of: { kind: 'last', unit: 'week', count: 1 } } })
  if (isNothing(cover)) return undefined
  // Below zero it comes in.
  const label = once < 0 ? 'sum that comes in once' : 'sum spent once'
  const amount = (part: number, size = once) => [{ ...stated(sizesBy, label, size), part }]
  const held = inputsOf(records, cash, cover)
  const after = (measure: Measure, formula: 'cash-less' | 'runway-less') =>
    figureOf(records, {
      label: labelOf(records, measure, 'after the sum'),
      unit: measure.unit,
      formula,
      inputs: [held, amount(2)],
    })
  const sum = figureOf(records, {
    label,
    unit: 'aud',
    formula: 'value',
    inputs: [amount(0, Math.abs(once))],
  })
  const isChanged = changes.length > 0 || closed !== undefined
  const payback = figureOf(
    records,
    isChanged
      ? {
          label: 'weeks in which the changes earn the sum',
          unit: 'weeks',
          formula: 'payback-of-changes',
          inputs: [levers, [stated(sizesBy, label, once)]],
        }
      : {
          label: once < 0 ? 'weeks of profit that the sum equals' : 'weeks of profit that the sum takes',
          unit: 'weeks',
          formula: 'payback',
          inputs: [amount(0, Math.abs(once)), inputsOf(records, profit, typical, 1)],
        },
  )
  const reserve = figureOf(records, {
    label: 'weeks of costs that cash should cover',
    unit: 'weeks',
    formula: 'value',
    inputs: [[stated('benchmark', 'cashWeeks', benchmarks[records.business.type].cashWeeks)]],
  })
  const [now, weeks] = [measureCover(records, cash, cover), measureCover(records, runway, cover)]
  const [cashAfter, runwayAfter] = [after(cash, 'cash-less'), after(runway, 'runway-less')]
  if (!sum || !now || !weeks || !cashAfter || !runwayAfter || !reserve) return undefined
  return {
    sum,
    cash: now,
    cashAfter,
    runway: weeks,
    runwayAfter,
    reserve,
    ...(payback && payback.value > 0 ? { payback } : {}),
  }
}
