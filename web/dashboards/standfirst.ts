/** The opening sentences of the Overview, from the workspace's records. Pure. */
import type { KpiRecord } from '#schema/kpi/kpi'
import { textOf } from '../core/language.ts'
import { figureOf, latestWeek } from '../kpi/kpi-figures.ts'
import { overviewText } from '../messages/en/overview.ts'

/** Greeting for an hour, 0 to 23 (decision 18), with the first name of somebody who has an account. */
export const greetingOf = (hour: number, firstName?: string): string => {
  const { greetings } = textOf(overviewText)
  const greeting = hour < 12 ? greetings.morning : hour < 18 ? greetings.afternoon : greetings.evening
  return firstName ? `${greeting}, ${firstName}` : greeting
}

const ofFigures = (records: readonly KpiRecord[]): string => {
  const text = textOf(overviewText)
  const [revenue, margin] = [figureOf(records, 'revenue'), figureOf(records, 'profit_margin')]
  const week = latestWeek(records)
  if (revenue === null || week === undefined) return `${text.noFigures}.`
  if (revenue.movement === null) return text.firstWeek(week)
  const compared = text.revenue[revenue.movement.direction]
  if (!margin?.movement) return text.revenueAlone(week, compared)
  const { direction, by } = margin.movement
  return text.week(week, compared, text.margin[direction](by))
}

/** One or two sentences; omits the advisories while their number is unknown. */
export const standfirst = (records: readonly KpiRecord[], urgentAdvisories: number | undefined): string =>
  urgentAdvisories === undefined
    ? ofFigures(records)
    : `${ofFigures(records)} ${textOf(overviewText).urgent(urgentAdvisories)}`
