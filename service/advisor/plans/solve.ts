/** solve: how far one lever must move for an outcome of a typical week to reach a target, given other changes. */
import { levers, type Outcome, type SolvePlan } from '#schema/advisor/change-plans'
import type { Figure, FigureUnit } from '#schema/core/advice'
import { stated } from '../figure.ts'
import { addsUp, type Measure, measureNamed } from '../measures/measures.ts'
import { type Answered, type Context, isNothing, nothing } from './context.ts'
import { type Cover, coverageOf } from './cover.ts'
import { coverText } from './cover-text.ts'
import { inputsOf } from './inputs.ts'
import { assumptionsOf } from './lever-assumptions.ts'
import { type Case, isOddUnit, leverInputs, likelyCase, steadyCase, typicalInputs } from './lever-inputs.ts'
import { figureOf, labelOf, measureCover } from './measured.ts'
import { typicalCover } from './scenario.ts'

const leverMeasures = { price: 'revenue-per-transaction', volume: 'transactions' } as const

type Solving = Context & { readonly plan: SolvePlan; readonly cover: Cover; readonly aim: Measure }

/** Target value; the current one by default. */
const targetOf = ({ records, sizesBy = 'question', plan, cover, aim }: Solving, present: Figure) => {
  const label = labelOf(records, aim, 'target a week')
  if (plan.target !== undefined) {
    const inputs = [[stated(sizesBy, `target for ${plan.outcome}`, plan.target)]]
    return figureOf(records, { label, unit: aim.unit, formula: 'value', inputs })
  }
  const { more } = plan
  if (more === undefined) return present
  if (addsUp(aim) !== 'sum') return undefined
  const own = inputsOf(records, aim, cover)
  return figureOf(records, {
    label,
    unit: aim.unit,
    formula: more.by === 'percent' ? 'mean-plus-percent' : 'mean-plus',
    inputs: [own, [{ ...stated(sizesBy, `more ${plan.outcome}`, more.size), part: aim.series.length }]],
  })
}

const solutionOf = ({ records, sizesBy = 'question', plan, cover }: Solving, target: Figure, one: Case) => {
  const { lever, outcome, changes } = plan
  const subject = measureNamed(lever === 'price' || lever === 'volume' ? leverMeasures[lever] : lever)
  const inputs = [
    leverInputs(records, typicalInputs(records, cover), changes, one, sizesBy),
    [
      stated(plan.target === undefined ? 'assumption' : sizesBy, `target for ${outcome}`, target.value),
      stated('assumption', lever, levers.indexOf(lever)),
    ],
  ]
  const solved = (
    words: string,
    unit: FigureUnit,
    formula: `${Outcome}-lever${'' | '-level' | '-step' | '-revenue' | '-revenue-step'}`,
    measure = subject,
  ) =>
    figureOf(records, {
      label: labelOf(records, measure, `${words}, over ${coverText(cover)}`),
      unit,
      formula,
      inputs,
    })
  return {
    change: solved('change needed', 'percent', `${outcome}-lever`),
    level: solved('level needed', subject.unit, `${outcome}-lever-level`),
    step: solved('step needed', subject.unit, `${outcome}-lever-step`),
    revenue: solved('at the level needed', 'aud', `${outcome}-lever-revenue`, measureNamed('revenue')),
    revenueStep: solved(
      'more at the level needed',
      'aud',
      `${outcome}-lever-revenue-step`,
      measureNamed('revenue'),
    ),
    before: measureCover(records, subject, cover, 'mean'),
  }
}

export const evaluateSolve = (context: Context, plan: SolvePlan): Answered<'solve'> => {
  const { records } = context
  const { lever, outcome, changes } = plan
  const cover = typicalCover(records, plan)
  if (isNothing(cover)) return cover
  if (changes.some(isOddUnit)) return nothing('not-comparable')
  const aim = measureNamed(outcome)
  const solving: Solving = { ...context, plan, cover, aim }
  const present = measureCover(records, aim, cover, 'mean')
  const target = present && targetOf(solving, present)
  if (!present || !target) return nothing('undefined')
  const { change, level, step, revenue, revenueStep, before } = solutionOf(
    solving,
    target,
    plan.withReaction ? likelyCase : steadyCase,
  )
  if (!change || !level || !step || !revenue || !revenueStep || !before) return nothing('out-of-reach')
  const isPriced = lever === 'price' || changes.some((one) => one.lever === 'price')
  const reacting = isPriced ? solutionOf(solving, target, likelyCase).level : undefined
  return {
    operator: 'solve',
    lever,
    outcome,
    target,
    present,
    change,
    before,
    level,
    step,
    revenue,
    revenueStep,
    ...(reacting ? { reacting } : {}),
    assumptions: [...assumptionsOf(records, [...changes, { lever, by: 'percent', size: change.value }])],
    coverage: coverageOf(cover),
  }
}
