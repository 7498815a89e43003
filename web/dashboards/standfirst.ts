/** The opening sentences of the Overview, from the workspace's records. Pure. */
import { type Advisory, isWaiting } from '#schema/advisory/advisory'
import type { Alert } from '#schema/alert/alert'
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

/** What waits: urgent advisories, and urgent alerts that no such advisory is about. */
export type Urgent = { readonly advisories: number; readonly alerts: number }

const ofUrgent = ({ advisories, alerts }: Urgent): string => {
  const text = textOf(overviewText)
  const waiting = [
    ...(advisories > 0 ? [text.urgentAdvisories(advisories)] : []),
    ...(alerts > 0 ? [text.urgentAlerts(alerts)] : []),
  ]
  return waiting.length === 0 ? text.nothingUrgent : waiting.join(' ')
}

/** Up to three sentences; omits what is urgent while that is unknown. */
export const standfirst = (records: readonly KpiRecord[], urgent: Urgent | undefined): string =>
  urgent === undefined ? ofFigures(records) : `${ofFigures(records)} ${ofUrgent(urgent)}`

/** Urgent alerts that are open and not among the advisories that wait. */
export const urgentAlerts = (
  alerts: readonly Pick<Alert, 'state' | 'isUrgent' | 'step'>[],
  advisories: readonly Advisory[],
): number => {
  const waiting = new Set(
    advisories.filter((one) => one.urgency === 'high' && isWaiting(one)).map(({ id }) => id),
  )
  return alerts.filter(
    ({ state, isUrgent, step: { advisoryId } }) =>
      state === 'open' && isUrgent && !(advisoryId && waiting.has(advisoryId)),
  ).length
}
