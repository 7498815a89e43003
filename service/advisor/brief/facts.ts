/** What the records show, one fact at a time: each a sentence or two, undefined where the records do not have it. */

import type { Figure } from '#schema/core/advice'
import { anomalies } from '../analysis/anomalies.ts'
import { costShareAgainstIndustry, expenseShares, marginAgainstIndustry } from '../analysis/expenses.ts'
import { runwayAgainstTarget, runwayProjection } from '../analysis/runway.ts'
import { averageOf, latest, monthOnMonth, sameWeekLastYear, slopeOf, weekOnWeek } from '../analysis/trend.ts'
import { lastWeeks, nameOf, weeksInput } from '../analysis/weeks.ts'
import { benchmarkBasis } from '../benchmarks.ts'
import { dayText, longDayText } from '../calendar.ts'
import type { WeekField } from '../field-values.ts'
import { direction, measure } from '../figure.ts'
import { capital, type Line, moved, paragraph, say } from '../line.ts'
import { quoted } from '../quotation.ts'
import { costInTheTrade, costLine } from './cost-line.ts'
import { measuresTold } from './focus-told.ts'
import { hours, seasonAheadTold, weekdays } from './season-facts.ts'
import type { View } from './view.ts'
import { hiring, priceRise, stress } from './what-if-facts.ts'

type Fact = (view: View) => Line | undefined

const named = ({ records, words }: View, field: WeekField): string =>
  field === 'transactions' ? `the number of ${words.sales}` : nameOf(records, field)

/** Where a field stood last week, against the week before. */
const level =
  (field: WeekField): Fact =>
  (view) => {
    const change = weekOnWeek(view.records, field)
    const name = capital(named(view, field))
    const week = dayText(view.week.weekStart)
    return change
      ? say`${name} was ${change.now} in the week of ${week}, ${moved(change.difference, change.percent)} on the week before.`
      : say`${name} was ${latest(view.records, field)} in the week of ${week}; the week before is not on record.`
  }

/** The last four weeks against the four before. */
const month =
  (field: WeekField): Fact =>
  (view) => {
    const change = monthOnMonth(view.records, field)
    return say`Over the last four weeks ${named(view, field)} averaged ${change?.now}, ${moved(change?.difference)} on the four weeks before.`
  }

/** The same week last year, or that it is not on record. */
const year =
  (field: WeekField): Fact =>
  (view) => {
    const change = sameWeekLastYear(view.records, field)
    return change.kind === 'missing'
      ? say`${change.why}`
      : say`Compared with the same week last year, when it was ${change.before}, ${named(view, field)} is ${moved(change.difference, change.percent)}.`
  }

const spreadOf = (view: View, field: WeekField): Figure | undefined => {
  const input = weeksInput(lastWeeks(view.records, 13), field)
  return (
    input &&
    measure(view.records)({
      label: `spread of ${named(view, field)} over the last quarter`,
      unit: 'percent',
      formula: 'spread',
      inputs: [input],
    })
  )
}

const trend =
  (field: WeekField): Fact =>
  (view) => {
    const slope = slopeOf(view.records, field)
    const middle = averageOf(view.records, field, 13, 'median')
    // Over the quarter a trend must outrun what weeks vary anyway, or it is none.
    const isLost =
      slope &&
      middle &&
      Math.abs(slope.value * 12) <
        (Math.abs(spreadOf(view, field)?.value ?? 0) * Math.abs(middle.value)) / 100
    if (isLost && direction(slope) !== 'unchanged')
      return say`There is no clear trend in ${named(view, field)} over the last quarter: single weeks vary by more.`
    return slope && direction(slope) === 'unchanged'
      ? say`Over the last quarter ${named(view, field)} has been flat.`
      : say`Over the last quarter ${named(view, field)} has trended ${moved(slope)} a week.`
  }

const spread: Fact = (view) =>
  say`A typical week last quarter took ${averageOf(view.records, 'revenue', 13, 'median')}, and weeks usually vary by ${spreadOf(view, 'revenue')}; a smaller change says little.`

const focus: Fact = (view) => {
  const { focus: set } = view.records
  const goal = set && quoted(set.primaryFocus, 60)
  if (!set || !goal)
    return say`No strategic focus is set, so there is nothing to measure the figures against. You can set one under Current Focus.`
  const measures = measuresTold(view)
  if (measures.length > 0) return paragraph([say`The focus of this ${set.timeline} is ${goal}.`, ...measures])
  const [metric] = set.successMetrics.flatMap((each) => quoted(each, 60) ?? [])
  return metric
    ? say`The focus of this ${set.timeline} is ${goal}, measured by ${metric}.`
    : say`The focus of this ${set.timeline} is ${goal}. It has no measure of success yet.`
}

const margin: Fact = ({ records }) => {
  const against = marginAgainstIndustry(records)
  if (!against) return undefined
  const side = { up: 'above', down: 'below', unchanged: 'level with' }[direction(against.gap)]
  return say`Margin averaged ${against.ours} over the last quarter, ${against.gap} ${side} the ${against.theirs} of a well-run business of this kind (${benchmarkBasis(against.benchmark)}).`
}

const costShare =
  (field: 'staff' | 'supplies' | 'marketing'): Fact =>
  (view) => {
    const against = costShareAgainstIndustry(view.records, field)
    if (!against) return undefined
    return say`${capital(named(view, field))} took ${against.ours} of revenue over the last quarter; ${against.theirs} is typical of the trade (our assumption).`
  }

const expenses: Fact = (view) => {
  const [first, second, third] = expenseShares(view.records)
  if (!first || !second || !third) return undefined
  return say`Over the last four weeks, ${first.share} of revenue went on ${named(view, first.field)}, ${second.share} on ${named(view, second.field)} and ${third.share} on ${named(view, third.field)}.`
}

const risingCost: Fact = (view) => {
  const rising = expenseShares(view.records)
    .filter(({ change }) => change && direction(change) === 'up')
    .sort((a, b) => (b.change?.value ?? 0) - (a.change?.value ?? 0))[0]
  return (
    rising &&
    say`The biggest rise as a share of revenue was in ${named(view, rising.field)}, up ${rising.change} on the four weeks before.`
  )
}

const runway: Fact = ({ records, week }) => {
  const against = runwayAgainstTarget(records)
  if (!against) return undefined
  const side = { up: 'above', down: 'below', unchanged: 'level with' }[direction(against.gap)]
  return say`At the end of the week of ${dayText(week.weekStart)} cash would have covered ${against.now} of costs with nothing coming in, ${against.gap} ${side} the ${against.target} we treat as safe for the trade.`
}

const runwayAhead: Fact = ({ records }) => {
  const ahead = runwayProjection(records)
  return say`If the last quarter’s trend continues, runway in a quarter’s time will be ${ahead?.middle}, between ${ahead?.low} and ${ahead?.high}.`
}

const anomaly: Fact = ({ records }) => {
  const [found] = anomalies(records, 'revenue')
  return found
    ? say`One week stands out: the week of ${longDayText(found.week.weekStart)}, at ${found.value}, ${direction(found.distance)} ${found.distance} on the weeks around it. Don’t base a decision on it.`
    : undefined
}

export const facts = {
  revenue: level('revenue'),
  'revenue month': month('revenue'),
  'revenue year': year('revenue'),
  'revenue trend': trend('revenue'),
  margin: level('profitMargin'),
  'margin month': month('profitMargin'),
  'margin industry': margin,
  profit: level('profit'),
  sales: level('transactions'),
  'sales month': month('transactions'),
  'sales trend': trend('transactions'),
  'per sale': level('revenuePerTransaction'),
  'per sale month': month('revenuePerTransaction'),
  'per sale trend': trend('revenuePerTransaction'),
  costs: level('costs'),
  'staff share': costShare('staff'),
  'supplies share': costShare('supplies'),
  'marketing share': costShare('marketing'),
  expenses,
  'rising cost': risingCost,
  runway,
  'runway ahead': runwayAhead,
  'runway trend': trend('cashRunwayWeeks'),
  stress,
  'price rise': priceRise,
  hiring,
  weekdays,
  'season ahead': seasonAheadTold,
  'cost line': costLine,
  'cost in the trade': costInTheTrade,
  focus,
  hours,
  anomaly,
  spread,
} as const satisfies { readonly [name: string]: Fact }

/** The name of a fact. */
export type FactName = keyof typeof facts
