/** scenario: effect of several simultaneous changes on a typical week, with a range over the assumptions. */

import type { PriceAlone, ScenarioOutcome } from '#schema/advisor/change-answers'
import type { Lever, LeverChange, Outcome, ScenarioPlan } from '#schema/advisor/change-plans'
import type { Nothing } from '#schema/advisor/nothing'
import type { Selection } from '#schema/advisor/selection'
import type { FigureInput } from '#schema/core/advice'
import { expenseKinds } from '#schema/kpi/kpi'
import { measure as makeFigure, stated } from '../figure.ts'
import { isInWeek } from '../measures/bases.ts'
import { differenceUnit, measureNamed, needsOf } from '../measures/measures.ts'
import type { Records } from '../records.ts'
import { closureOf } from './closure.ts'
import { type Answered, type Context, isNothing, nothing } from './context.ts'
import { type Cover, coverageOf } from './cover.ts'
import { coverText } from './cover-text.ts'
import { baseInputs } from './inputs.ts'
import { assumptionsOf } from './lever-assumptions.ts'
import {
  type Case,
  casesOf,
  everyCase,
  isBySale,
  isOddUnit,
  isReactionStated,
  leverInputs,
  likelyCase,
  likelyOf,
  moves,
  steadyCase,
  typicalInputs,
} from './lever-inputs.ts'
import { figureOf, labelOf, measureCover } from './measured.ts'
import { onceOf } from './once.ts'
import { selectCover } from './select.ts'
import { ofWholeWeek } from './weekday-share.ts'

type Moved = Selection & Pick<ScenarioPlan, 'changes'> & { readonly lever?: Lever }

/** Weeks with every expense line, which a scenario needs, and with the number of sales if a change is stated by the sale. */
export const typicalCover = (records: Records, plan: Moved): Cover | Nothing => {
  const isCounted = isBySale(plan.changes, plan.lever)
  const sales = measureNamed('transactions')
  if (isCounted && !records.kpis.some((week) => isInWeek(week, 'transactions')))
    return nothing('outside-record', { measure: sales.name, needs: needsOf(sales) })
  return selectCover(records, measureNamed('profit'), plan, {
    grain: 'week',
    bases: ['revenue', ...(isCounted ? (['transactions'] as const) : []), ...expenseKinds],
  })
}

const outcomeOf = (
  { records, sizesBy }: Context,
  cover: Cover,
  typical: readonly FigureInput[],
  outcome: Outcome,
  changes: readonly LeverChange[],
  cases: { readonly likely: Case; readonly all: readonly Case[] },
): ScenarioOutcome | undefined => {
  const measure = measureNamed(outcome)
  const over = coverText(cover)
  const figureFor = (one: Case, isChange: boolean, words: string) =>
    figureOf(records, {
      label: labelOf(records, measure, `${words}, over ${over}`),
      unit: isChange ? differenceUnit(measure.unit) : measure.unit,
      formula: isChange ? `${outcome}-after-change` : `${outcome}-after`,
      inputs: [leverInputs(records, typical, changes, one, sizesBy)],
    })
  const before = measureCover(records, measure, cover, 'mean')
  const after = figureFor(cases.likely, false, 'a week after the changes')
  const change = figureFor(cases.likely, true, 'change a week')
  const range = cases.all
    .flatMap((one) => figureFor(one, true, 'change a week at an end of the range') ?? [])
    .sort((one, other) => one.value - other.value)
  const [low, high] = [range[0], range.at(-1)]
  return before && after && change && low && high && { outcome, before, after, change, low, high }
}

/**
 * A change of prices with as much sold as before, and how far sales may fall before it brings nothing; undefined unless prices
 * alone change and the question does not say how many still buy.
 */
const priceAloneOf = (
  { records, sizesBy }: Context,
  cover: Cover,
  typical: readonly FigureInput[],
  changes: readonly LeverChange[],
): PriceAlone | undefined => {
  if (!moves(changes, 'price') || isReactionStated(changes) || changes.some(({ lever }) => lever !== 'price'))
    return undefined
  const profit = measureNamed('profit')
  const inputs = [leverInputs(records, typical, changes, steadyCase, sizesBy)]
  const words = (what: string) => `${what} with as much sold, over ${coverText(cover)}`
  const after = figureOf(records, {
    label: labelOf(records, profit, words('a week')),
    unit: 'aud',
    formula: 'profit-after',
    inputs,
  })
  const change = figureOf(records, {
    label: labelOf(records, profit, words('change a week')),
    unit: 'aud',
    formula: 'profit-after-change',
    inputs,
  })
  const percent = changes.reduce((sum, { by, size }) => sum + (by === 'percent' ? size : Number.NaN), 0)
  const room =
    percent > 0
      ? makeFigure(records)({
          label: 'fall in sales at which the dearer price brings no more profit',
          unit: 'percent',
          formula: 'break-even-volume',
          inputs: [
            stated(sizesBy ?? 'question', 'change in prices, percent', percent),
            ...baseInputs(records, 'supplies', cover, 1),
            ...baseInputs(records, 'revenue', cover, 2),
          ],
        })
      : undefined
  return after && change && { after, change, ...(room ? { room } : {}) }
}

export const evaluateScenario = (context: Context, plan: ScenarioPlan): Answered<'scenario'> => {
  const { records } = context
  const cover = typicalCover(records, plan)
  if (isNothing(cover)) return cover
  if (plan.changes.some(isOddUnit)) return nothing('not-comparable')
  const closure = plan.closed && closureOf(context, plan.closed, plan)
  if (closure && isNothing(closure)) return closure
  const own = ofWholeWeek(context, plan.changes, plan.period)
  if (isNothing(own)) return own
  const changes = closure ? [...own, closure.change] : own
  const typical = typicalInputs(records, cover)
  // Trade lost by a closure is not a reaction to a price.
  const cases = isReactionStated(plan.changes)
    ? { likely: likelyOf(plan.changes), all: casesOf(plan.changes) }
    : { likely: likelyCase, all: everyCase(changes, context.sizesBy === 'assumption') }
  const outcomes = plan.outcomes.flatMap(
    (outcome) => outcomeOf(context, cover, typical, outcome, changes, cases) ?? [],
  )
  const once =
    plan.once === undefined
      ? undefined
      : onceOf(context, plan, cover, leverInputs(records, typical, changes, cases.likely, context.sizesBy))
  const priceAlone = priceAloneOf(context, cover, typical, changes)
  if (outcomes.length < plan.outcomes.length || (plan.once !== undefined && !once))
    return nothing('undefined')
  return {
    operator: 'scenario',
    outcomes,
    assumptions: [...assumptionsOf(records, isReactionStated(plan.changes) ? plan.changes : changes)],
    coverage: coverageOf(cover),
    ...(closure ? { lost: closure.lost } : {}),
    ...(once ? { once } : {}),
    ...(priceAlone ? { priceAlone } : {}),
  }
}
