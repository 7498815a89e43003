/** Why a field changed from one week to the next: what the records can split, and what they cannot tell. */
import type { Figure } from '#schema/core/advice'
import type { WeekFigures } from '#schema/kpi/kpi'
import { scoreOf } from '../../analysis/anomalies.ts'
import { type Drivers, driversOf } from '../../analysis/drivers.ts'
import { nameOf } from '../../analysis/weeks.ts'
import { dayText, plusDays, weekdayNames } from '../../calendar.ts'
import { direction, measure } from '../../figure.ts'
import { type Line, moved, paragraph, say } from '../../line.ts'
import type { Metric } from '../question.ts'
import { type Answer, type FiguresAsk, subjectOf } from './ask.ts'
import { type Behind, behind, noneBefore } from './behind.ts'

const splitOfRevenue = ({ view }: FiguresAsk, { volume, price, revenue }: Drivers): Line | undefined => {
  const main =
    Math.abs(volume.value) >= Math.abs(price.value)
      ? `the number of ${view.words.sales}`
      : `the ${view.words.perSale}`
  return direction(revenue) === 'unchanged'
    ? undefined
    : say`Most of it was ${main}. The number of ${view.words.sales} moved revenue ${moved(volume)}, and the ${view.words.perSale} moved it ${moved(price)}. Together that is the whole change.`
}

const splitOfProfit = (ask: FiguresAsk, { revenue, costs, profit, byCost }: Drivers): Line => {
  const [first, second] = byCost
  const name = (field: (typeof byCost)[number]['field']) => nameOf(ask.records, field)
  return paragraph([
    say`Revenue was ${moved(revenue)} and costs were ${moved(costs)}, which leaves profit ${moved(profit)}.`,
    first &&
      say`Among the costs, ${name(first.field)} moved most (${moved(first.change)})${second ? (say`, then ${name(second.field)} (${moved(second.change)})` ?? '') : ''}.`,
    byCost.length === 0
      ? say`No expenses by kind are on record for both weeks, so I can’t split the costs.`
      : undefined,
  ])
}

const splitOfCosts = (ask: FiguresAsk, { byCost }: Drivers): Line => {
  const parts = byCost
    .slice(0, 3)
    .map(({ field, change }) => say`${nameOf(ask.records, field)} ${moved(change)}`)
  const [one, two, three] = parts
  return (
    say`By kind: ${one}, ${two}, ${three}.` ??
    paragraph([say`No expenses by kind are on record for both weeks, so I can’t split them.`])
  )
}

const splitOf = (ask: FiguresAsk, metric: Metric, drivers: Drivers): Line | undefined => {
  if (metric === 'revenue') return splitOfRevenue(ask, drivers)
  if (metric === 'profit' || metric === 'profitMargin') return splitOfProfit(ask, drivers)
  if (metric === 'costs') return splitOfCosts(ask, drivers)
  if (metric === 'cashRunwayWeeks')
    return say`Runway is cash divided by weekly costs. Costs were ${moved(drivers.costs)} and profit ${moved(drivers.profit)}. Drawings and tax also count, and they aren’t on record.`
  if (metric === 'revenuePerTransaction' || metric === 'transactions')
    return say`Together they left revenue ${moved(drivers.revenue)}: ${moved(drivers.volume)} from the number of ${ask.view.words.sales}, ${moved(drivers.price)} from the ${ask.view.words.perSale}.`
  return undefined
}

/** The weekday on which the week differed most from the week before, where hours of both are on record. */
const dayBehind = (
  { records }: FiguresAsk,
  week: WeekFigures,
  field: 'revenue' | 'transactions',
): Line | undefined => {
  const on = (weekday: number): { readonly name: string; readonly change: Figure } | undefined => {
    const name = weekdayNames[weekday]
    const day = plusDays(week.weekStart, weekday)
    const before = plusDays(day, -7)
    const has = (date: string) => records.days.some((one) => one.date === date)
    const change =
      name !== undefined && has(day) && has(before)
        ? measure(records)({
            label: `change in ${field} on ${name}, week of ${dayText(week.weekStart)}`,
            unit: field === 'revenue' ? 'aud' : 'count',
            formula: 'difference',
            inputs: [day, before].map((date) => ({ kind: 'hourly' as const, field, from: date, to: date })),
            shown: 'unsigned',
          })
        : undefined
    return name !== undefined && change ? { name, change } : undefined
  }
  const found = weekdayNames.flatMap((_, weekday) => on(weekday) ?? [])
  const [most] = found.sort((a, b) => Math.abs(b.change.value) - Math.abs(a.change.value))
  return (
    most && say`The biggest difference was on ${most.name}: ${moved(most.change)} on the ${most.name} before.`
  )
}

const premise = (ask: FiguresAsk, metric: Metric, { change, week }: Behind): Line | undefined => {
  const way = direction(change)
  const { said } = ask.question
  if (said === undefined || said === way) return undefined
  const really = { up: 'rose', down: 'fell', unchanged: 'stayed the same' }[way]
  return say`It did not ${said === 'up' ? 'rise' : 'fall'}${week ? ' in that week' : ''}: ${subjectOf(ask, metric)} ${really}.`
}

/** Whether a week stands out, for it may be chance. */
const standing = ({ records }: FiguresAsk, metric: Metric, week: WeekFigures): Line | undefined => {
  const score = scoreOf(records, metric, week)
  // Percent of a percentage would say nothing.
  const isRate = metric === 'profitMargin' || metric === 'cashRunwayWeeks'
  const distance = score && (isRate ? '' : (say` (${moved(score.distance)} on their median)` ?? ''))
  return (
    score &&
    (Math.abs(score.score.value) >= 3.5
      ? say`That week stands out from the weeks around it${distance}.`
      : say`That is within your normal week-to-week swing${distance}, so it may be chance.`)
  )
}

/** Why a field changed. */
export const why = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const metric = ask.question.metric ?? 'revenue'
  const found = behind(ask, metric)
  if (!found) return { paragraphs: [noneBefore(ask, metric)], theme, fit: 0.3 }
  const { week } = found
  const drivers = driversOf(ask.records, found.now, found.before)
  const field = metric === 'transactions' ? 'transactions' : 'revenue'
  const isByDay = ['revenue', 'transactions', 'profit'].includes(metric)
  const limit = say`The records show what moved, not why. A note of what happened ${week ? 'that week' : 'at the time'} would help.`
  return {
    paragraphs: [
      paragraph([premise(ask, metric, found), found.told, drivers && splitOf(ask, metric, drivers)]),
      paragraph([
        week && isByDay ? dayBehind(ask, week, field) : undefined,
        week && standing(ask, metric, week),
        limit,
      ]),
    ],
    theme,
    fit: 0.9,
    more: 'view',
  }
}
