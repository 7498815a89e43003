/** The finding of a brief, for its title. */

import { costShareAgainstIndustry, marginAgainstIndustry } from '../analysis/expenses.ts'
import { runwayAgainstTarget } from '../analysis/runway.ts'
import { weekdayPattern } from '../analysis/season.ts'
import { latest, monthOnMonth, weekOnWeek } from '../analysis/trend.ts'
import { nameOf } from '../analysis/weeks.ts'
import { dayText } from '../calendar.ts'
import type { WeekField } from '../field-values.ts'
import { direction } from '../figure.ts'
import { capital, type Line, moved, say } from '../line.ts'
import { quoted } from '../quotation.ts'
import { costHeadline } from './cost-line.ts'
import { focusTheme } from './focus-told.ts'
import type { Theme } from './themes.ts'
import type { View } from './view.ts'
import { fallOf } from './what-if-facts.ts'

type Headline = (view: View) => Line | undefined

const weekly =
  (field: WeekField): Headline =>
  ({ records, week }) => {
    const change = weekOnWeek(records, field)
    const name = capital(nameOf(records, field))
    return (
      say`${name} ${moved(change?.percent ?? change?.difference)} in the week of ${dayText(week.weekStart)}` ??
      say`${name} at ${latest(records, field)} in the week of ${dayText(week.weekStart)}`
    )
  }

const monthly =
  (field: WeekField): Headline =>
  ({ records }) =>
    say`${capital(nameOf(records, field))} ${moved(monthOnMonth(records, field)?.difference)} over four weeks`

const headlines: Readonly<Record<Theme, Headline>> = {
  revenue: weekly('revenue'),
  margin: ({ records }) => {
    const change = monthOnMonth(records, 'profitMargin')
    // A move of a point and more is news; where the margin stands is not.
    if (change && Math.abs(change.difference.value) >= 1)
      return say`Margin ${moved(change.difference)} over four weeks`
    const against = marginAgainstIndustry(records)
    if (!against) return undefined
    const side = { up: 'above', down: 'below', unchanged: 'level with' }[direction(against.gap)]
    return say`Margin ${against.gap} ${side} the trade`
  },
  cash: ({ records }) => say`Cash covers ${runwayAgainstTarget(records)?.now} of costs`,
  team: ({ records }) => say`Staff take ${costShareAgainstIndustry(records, 'staff')?.ours} of revenue`,
  pricing: ({ records }) =>
    say`${capital(nameOf(records, 'revenuePerTransaction'))} at ${latest(records, 'revenuePerTransaction')}`,
  customers: weekly('transactions'),
  season: ({ records }) => {
    const pattern = weekdayPattern(records)
    const [best, weak] = [pattern[0], pattern.at(-1)]
    return best && weak && best !== weak
      ? say`${best.name} takes ${best.mean}, ${weak.name} ${weak.mean}`
      : undefined
  },
  risk: (view) => {
    const { fall } = fallOf(view)
    return fall && fall.surplus.value < 0
      ? say`A bad patch would lose ${fall.surplus} a week`
      : say`A bad patch would still leave ${fall?.surplus} a week`
  },
  growth: monthly('transactions'),
  focus: (view) => {
    const { records } = view
    const goal = records.focus && quoted(records.focus.primaryFocus, 50)
    const own = focusTheme(records)
    if (goal && own !== undefined) return say`Towards ${goal}: ${headlines[own](view)}`
    const change = monthOnMonth(records, 'revenue')
    return goal
      ? say`Towards ${goal}: revenue ${moved(change?.difference)} over four weeks`
      : say`No focus is set; revenue ${moved(change?.difference)} over four weeks`
  },
  overview: ({ records }) =>
    say`Latest week: ${latest(records, 'revenue')} at a margin of ${latest(records, 'profitMargin')}`,
  open: () => undefined,
}

/** The finding on a theme; where its records are missing, how revenue stands. */
export const headlineOf = (view: View): Line | undefined =>
  costHeadline(view) ?? headlines[view.topic.theme](view) ?? headlines.revenue(view)
