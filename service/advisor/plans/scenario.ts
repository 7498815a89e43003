/** scenario: effect of several simultaneous changes on a typical week, with a range over the assumptions. */

import type { ScenarioOutcome } from '#schema/advisor/change-answers'
import type { Lever, LeverChange, Outcome, ScenarioPlan } from '#schema/advisor/change-plans'
import type { Nothing } from '#schema/advisor/nothing'
import type { Selection } from '#schema/advisor/selection'
import type { FigureInput } from '#schema/core/advice'
import { expenseKinds } from '#schema/kpi/kpi'
import { isInWeek } from '../measures/bases.ts'
import { differenceUnit, measureNamed, needsOf } from '../measures/measures.ts'
import type { Records } from '../records.ts'
import { closureOf } from './closure.ts'
import { type Answered, type Context, isNothing, nothing } from './context.ts'
import { type Cover, coverageOf } from './cover.ts'
import { coverText } from './cover-text.ts'
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
  if (outcomes.length < plan.outcomes.length || (plan.once !== undefined && !once))
    return nothing('undefined')
  return {
    operator: 'scenario',
    outcomes,
    assumptions: [...assumptionsOf(records, isReactionStated(plan.changes) ? plan.changes : changes)],
    coverage: coverageOf(cover),
    ...(closure ? { lost: closure.lost } : {}),
    ...(once ? { once } : {}),
  }
}
