/** solve: how far one lever must move for an outcome of a typical week to reach a target, while other changes happen. */
import { levers, type SolvePlan } from '#schema/advisor/change-plans'
import type { FigureUnit } from '#schema/core/advice'
import { stated } from '../figure.ts'
import { measureNamed } from '../measures/measures.ts'
import { type Answered, type Context, isNothing, nothing } from './context.ts'
import { coverageOf } from './cover.ts'
import { coverText } from './cover-text.ts'
import { assumptionsOf, leverInputs, likelyCase, typicalInputs } from './lever-inputs.ts'
import { figureOf, labelOf, measureCover } from './measured.ts'
import { typicalCover } from './scenario.ts'

const leverMeasures = { price: 'revenue-per-transaction', volume: 'transactions' } as const

export const evaluateSolve = (
  { records, sizesBy = 'question' }: Context,
  plan: SolvePlan,
): Answered<'solve'> => {
  const { lever, outcome, changes } = plan
  const cover = typicalCover(records, plan)
  if (isNothing(cover)) return cover
  if (changes.some((change) => change.by === 'hours' && change.lever !== 'staff'))
    return nothing('not-comparable')
  const over = coverText(cover)
  const aim = measureNamed(outcome)
  const subject = measureNamed(lever === 'price' || lever === 'volume' ? leverMeasures[lever] : lever)
  const present = measureCover(records, aim, cover, 'mean')
  const target =
    plan.target === undefined
      ? present
      : figureOf(records, {
          label: labelOf(records, aim, 'target a week'),
          unit: aim.unit,
          formula: 'value',
          inputs: [[stated(sizesBy, `target for ${outcome}`, plan.target)]],
        })
  if (!present || !target) return nothing('undefined')
  const inputs = [
    leverInputs(records, typicalInputs(records, cover), changes, likelyCase, sizesBy),
    [
      stated(plan.target === undefined ? 'assumption' : sizesBy, `target for ${outcome}`, target.value),
      stated('assumption', lever, levers.indexOf(lever)),
    ],
  ]
  const solved = (words: string, unit: FigureUnit, formula: `${typeof outcome}-lever${'' | '-level'}`) =>
    figureOf(records, { label: labelOf(records, subject, `${words}, over ${over}`), unit, formula, inputs })
  const change = solved('change needed', 'percent', `${outcome}-lever`)
  const level = solved('level needed', subject.unit, `${outcome}-lever-level`)
  const before = measureCover(records, subject, cover, 'mean')
  if (!change || !level || !before) return nothing('out-of-reach')
  return {
    operator: 'solve',
    lever,
    outcome,
    target,
    change,
    before,
    level,
    assumptions: [...assumptionsOf(records, [...changes, { lever, by: 'percent', size: change.value }])],
    coverage: coverageOf(cover),
  }
}
