/** Sentences of a finding: what is there, what moved it, what it costs a week, and what is missing to say more. */

import type { AdvisorKey } from '#schema/chat/chat'
import type { ExpenseKind } from '#schema/kpi/kpi'
import { explained, worthOf } from '../alerts/alert-words.ts'
import { dayText } from '../calendar.ts'
import { direction, unsigned } from '../figure.ts'
import { capital, type Line, say } from '../line.ts'
import { measureLabel, subjectOf } from '../measures/measure-names.ts'
import { lengthOf } from '../periods/dates.ts'
import type { Context } from '../plans/context.ts'
import type { Finding } from './findings.ts'

const weekDays = 7

const eachWeek = ({ change }: Finding): string => (change.basis === 'a-week' ? ' a week' : '')

const span = ({ of, measure }: Finding): string => {
  const weeks = lengthOf(of) / weekDays
  if (measure === 'runway') return `on ${dayText(of.to)}`
  return weeks === 1 ? `in the week of ${dayText(of.from)}` : `over the ${weeks} weeks to ${dayText(of.to)}`
}

/** What it is compared with: a level such as the runway with its last week, everything else with four weeks. */
const earlier = ({ of, since, against, measure }: Finding): string => {
  if (measure === 'runway') return dayText(against.to)
  return lengthOf(of) === weekDays ? 'the four weeks before' : `the four weeks before ${dayText(since)}`
}

/** "The supplies share of revenue was 41.2% over the 4 weeks to 29 November, up 9.9 points on the four weeks before 5 October." */
export const findingLine = (context: Context, finding: Finding): Line | undefined => {
  const { measure, change } = finding
  const { text, was } = subjectOf(measure, context.records.business.type)
  return say`${capital(text)} ${was} ${change.of}${eachWeek(finding)} ${span(finding)}, ${direction(change.difference)} ${unsigned(change.difference)} on ${earlier(finding)}.`
}

/** What it costs: the dollars a week, or for takings, whose change says them already, the profit that went with them. */
export const worthLine = (
  context: Context,
  finding: Finding,
  line: ExpenseKind | undefined,
): Line | undefined => {
  const { measure, worth } = finding
  if (measure === 'runway') return say`Cash has been falling by ${worth} a week.`
  if (measure === 'staff-share' || measure === 'supplies-share')
    return say`At today’s revenue, that costs ${worth} a week.`
  if (measure !== 'margin') return worthOf(context, finding)
  return line === undefined
    ? say`At today’s revenue, that is ${worth} of profit a week.`
    : say`At today’s revenue, that is ${worth} of profit a week, most of it from ${measureLabel(line, context.records.business.type)}.`
}

/** What the records do not give, where that limits the advice. */
export const missingLine = ({ records }: Context, { measure }: Finding): Line | undefined => {
  const hasCosts = records.kpis.at(-1)?.profitMargin !== undefined
  return hasCosts || measure === 'runway'
    ? undefined
    : say`No costs are on record, so what it takes off profit is unknown. Import your costs to see it.`
}

const mostReasons = 2

/** Main parts and causes on record, without the change itself. */
export const reasonLines = (context: Context, finding: Finding, personaKey: AdvisorKey): readonly Line[] =>
  explained(context, finding, personaKey).lines.slice(1, 1 + mostReasons)

/** "The supplies share of revenue is up 9.9 points since 5 October", for a title. */
export const shortLine = (context: Context, { measure, change, since }: Finding): Line | undefined => {
  const { text, was } = subjectOf(measure, context.records.business.type)
  const week = change.basis === 'a-week' ? ' a week' : ''
  return say`${text} ${was === 'was' ? 'is' : 'are'} ${direction(change.difference)} ${unsigned(change.difference)}${week} since ${dayText(since)}`
}
