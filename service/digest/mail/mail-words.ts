/** The words of a digest's mail around what the advisor writes, in English. */
import type { IsoDate } from '#schema/core/scalars'
import type { DigestKind } from '#schema/digest/digest'
import { dayText, weekdayText } from '../../advisor/calendar.ts'

export type MailWords = {
  /** A day, and one with its weekday. */
  readonly day: (day: IsoDate) => string
  readonly weekday: (day: IsoDate) => string
  readonly subject: (title: string, kind: DigestKind) => string
  readonly overlineEmpty: string
  readonly overlineMonth: string
  readonly overlineWeek: (week: number) => string
  /** `due` is a day with its weekday, `hour` such as 07:00. */
  readonly late: (due: string, hour: string) => string
  readonly decision: string
  readonly decide: string
  readonly open: string
  readonly decideBy: (day: string) => string
  readonly due: (count: number) => string
  readonly isDue: (day: string) => string
  readonly isLate: (day: string) => string
  readonly openDecisions: string
  readonly notices: (count: number) => string
  readonly urgent: string
  readonly openAlerts: string
  readonly watched: string
  readonly changeWatched: string
  readonly forecast: string
  readonly ahead: string
  readonly verdicts: Readonly<Record<'hit' | 'missed' | 'cannot-tell', string>>
  readonly outcome: string
  readonly missing: string
  readonly bring: Readonly<Record<'/imports' | '/connections', string>>
  readonly earlier: string
  readonly notDelivered: string
  readonly notConfirmed: string
  readonly refused: (day: string) => string
  readonly answered: (answer: string) => string
  readonly unconfirmed: (day: string) => string
  readonly nothingChanges: string
  readonly noPrice: string
  readonly aWeek: string
  readonly byWeek: (from: string, to: string) => string
  readonly scaleFrom: (value: string) => string
  readonly why: (kind: DigestKind, business: string) => string
  readonly change: string
  readonly or: string
  readonly stop: string
}

export const englishMailWords: MailWords = {
  day: dayText,
  weekday: weekdayText,
  subject: (title) => title,
  overlineEmpty: 'Your business in 90 seconds',
  overlineMonth: 'The month in 90 seconds',
  overlineWeek: (week) => `Week ${week} in 90 seconds`,
  late: (due, hour) => `This was due on ${due} at ${hour}. It is late because Jarvin could not send it then.`,
  decision: 'One decision:',
  decide: 'Decide this',
  open: 'Open in Jarvin',
  decideBy: (day) => `Decide by ${day}.`,
  due: (count) => (count === 1 ? 'A decision is due' : 'Decisions due'),
  isDue: (day) => `due ${day}`,
  isLate: (day) => `overdue since ${day}`,
  openDecisions: 'Open decisions',
  notices: (count) => (count === 1 ? 'An alert' : 'Alerts'),
  urgent: 'Urgent',
  openAlerts: 'Open alerts',
  watched: 'You watch',
  changeWatched: 'Change what you watch',
  forecast: 'Last week’s forecast, and the next',
  ahead: 'The week ahead',
  verdicts: { hit: 'Came true', missed: 'Missed', 'cannot-tell': 'Can’t tell' },
  outcome: 'Last decision:',
  missing: 'What’s missing',
  bring: { '/imports': 'Import a file', '/connections': 'Open Integrations' },
  earlier: 'An earlier digest',
  notDelivered: 'Not delivered',
  notConfirmed: 'Not confirmed',
  refused: (day) => `The digest of ${day} could not be delivered.`,
  answered: (answer) => `The mail server said: “${answer}”`,
  unconfirmed: (day) => `The digest of ${day} may not have reached you: the mail server’s answer was lost.`,
  nothingChanges: 'nothing changes',
  noPrice: 'no price on record',
  aWeek: 'a week',
  byWeek: (from, to) => `By week, ${from} to ${to}.`,
  scaleFrom: (value) => `The scale starts at ${value}.`,
  why: (kind, business) =>
    `In Jarvin, every figure opens its record. You are getting this mail because ${kind === 'monthly' ? 'monthly reviews' : 'weekly reports'} from ${business} are switched on in your profile.`,
  change: 'Change what you get',
  or: 'or',
  stop: 'unsubscribe',
}
