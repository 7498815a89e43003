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
  field === 'weekly_footfall' ? `the number of ${words.sales}` : nameOf(records, field)

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
    return say`Over the last four weeks ${named(view, field)} was ${change?.now} on average, ${moved(change?.difference)} on the four weeks before.`
  }

/** The same week last year, or that it is not on record. */
const year =
  (field: WeekField): Fact =>
  (view) => {
    const change = sameWeekLastYear(view.records, field)
    return change.kind === 'missing'
      ? say`${change.why}`
      : say`In the same week last year ${named(view, field)} was ${change.before}, so it is ${moved(change.difference, change.percent)} on the year.`
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
      return say`Over the last quarter ${named(view, field)} shows no clear trend: weeks vary more than it moves.`
    return slope && direction(slope) === 'unchanged'
      ? say`The trend of the last quarter is flat for ${named(view, field)}.`
      : say`The trend of the last quarter takes ${named(view, field)} ${moved(slope)} a week.`
  }

const spread: Fact = (view) =>
  say`A middling week of the last quarter took ${averageOf(view.records, 'revenue', 13, 'median')}, and weeks spread around it by ${spreadOf(view, 'revenue')}; a move within that says little.`

const focus: Fact = (view) => {
  const { focus: set } = view.records
  const goal = set && quoted(set.primaryFocus, 60)
  if (!set || !goal)
    return say`No strategic focus is set, so there is nothing to hold the figures against; Current Focus sets one.`
  const measures = measuresTold(view)
  if (measures.length > 0) return paragraph([say`The focus of this ${set.timeline} is ${goal}.`, ...measures])
  const [metric] = set.successMetrics.flatMap((each) => quoted(each, 60) ?? [])
  return metric
    ? say`The focus of this ${set.timeline} is ${goal}, to be measured by ${metric}.`
    : say`The focus of this ${set.timeline} is ${goal}; no measure of success is named with it.`
}

const margin: Fact = ({ records }) => {
  const against = marginAgainstIndustry(records)
  if (!against) return undefined
  const side = { up: 'above', down: 'below', unchanged: 'level with' }[direction(against.gap)]
  return say`Margin over the last quarter averaged ${against.ours}, ${against.gap} ${side} the ${against.theirs} of a well-run business of the kind (${benchmarkBasis(against.benchmark)}).`
}

const costShare =
  (field: 'staff' | 'supplies' | 'marketing'): Fact =>
  (view) => {
    const against = costShareAgainstIndustry(view.records, field)
    if (!against) return undefined
    return say`${capital(named(view, field))} took ${against.ours} of revenue over the last quarter, against ${against.theirs} in the trade (our assumption).`
  }

const expenses: Fact = (view) => {
  const [first, second, third] = expenseShares(view.records)
  if (!first || !second || !third) return undefined
  return say`Of the last four weeks' revenue ${first.share} went on ${named(view, first.field)}, ${second.share} on ${named(view, second.field)} and ${third.share} on ${named(view, third.field)}.`
}

const risingCost: Fact = (view) => {
  const rising = expenseShares(view.records)
    .filter(({ change }) => change && direction(change) === 'up')
    .sort((a, b) => (b.change?.value ?? 0) - (a.change?.value ?? 0))[0]
  return (
    rising &&
    say`The share that rose most is ${named(view, rising.field)}, up ${rising.change} of revenue on the four weeks before.`
  )
}

const runway: Fact = ({ records, week }) => {
  const against = runwayAgainstTarget(records)
  if (!against) return undefined
  const side = { up: 'above', down: 'below', unchanged: 'level with' }[direction(against.gap)]
  return say`At the end of the week of ${dayText(week.weekStart)} the cash would have covered ${against.now} of costs with nothing coming in, ${against.gap} ${side} the ${against.target} that we take as safe for the trade.`
}

const runwayAhead: Fact = ({ records }) => {
  const ahead = runwayProjection(records)
  return say`If it goes on as over the last quarter, a quarter from now the runway stands at ${ahead?.middle}, between ${ahead?.low} and ${ahead?.high}.`
}

const anomaly: Fact = ({ records }) => {
  const [found] = anomalies(records, 'revenue')
  return found
    ? say`One week stands out: that of ${longDayText(found.week.weekStart)}, with ${found.value}, ${direction(found.distance)} ${found.distance} on the weeks around it. A decision should not rest on it.`
    : undefined
}

export const facts = {
  revenue: level('revenue'),
  'revenue month': month('revenue'),
  'revenue year': year('revenue'),
  'revenue trend': trend('revenue'),
  margin: level('profit_margin'),
  'margin month': month('profit_margin'),
  'margin industry': margin,
  profit: level('profit'),
  sales: level('weekly_footfall'),
  'sales month': month('weekly_footfall'),
  'sales trend': trend('weekly_footfall'),
  'per sale': level('revenue_per_transaction'),
  'per sale month': month('revenue_per_transaction'),
  'per sale trend': trend('revenue_per_transaction'),
  costs: level('costs'),
  'staff share': costShare('staff'),
  'supplies share': costShare('supplies'),
  'marketing share': costShare('marketing'),
  expenses,
  'rising cost': risingCost,
  runway,
  'runway ahead': runwayAhead,
  'runway trend': trend('cash_runway_weeks'),
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
