/** The best and the worst month, week, day or hour, and what a weekday takes. */

import { bestWeek, worstWeek } from '../../analysis/extreme-weeks.ts'
import { hourPattern, weekdayPattern } from '../../analysis/season.ts'
import { latest } from '../../analysis/trend.ts'
import { facts } from '../../brief/facts.ts'
import { longDayText, weekdayNames } from '../../calendar.ts'
import { capital, type Line, moved, paragraph, say } from '../../line.ts'
import { type Answer, type FiguresAsk, subjectOf } from './ask.ts'
import { extremeMonth } from './months.ts'
import { closedAlready } from './opening-hours.ts'
import { metricOf } from './standing.ts'

const noHours = say`No hours are on record yet, so I can’t compare days or hours. Connect your sales system to record them.`

/** Says that what was asked of a day is on record by the week only. */
export const ofWeeksOnly = ({ view, question: { metric } }: FiguresAsk): Line | undefined =>
  metric === undefined || metric === 'revenue' || metric === 'transactions'
    ? undefined
    : say`Day by day, the records hold only takings and ${view.words.sales}.`

const dayLine = (ask: FiguresAsk): Line | undefined => {
  const { records, view, question } = ask
  const { end, weekday, weekdays, metric } = question
  if (weekdays)
    return paragraph(
      weekdays.map((one) => dayLine({ ...ask, question: { metric, intent: 'extreme', weekday: one } })),
    )
  const isOfNumber = metric === 'transactions'
  const pattern = weekdayPattern(records, isOfNumber ? 'transactions' : 'revenue')
  const of = isOfNumber ? ` ${view.words.sales}` : ''
  const named = pattern.find((day) => day.weekday === weekday)
  if (weekday !== undefined && !named) return closedAlready(weekday)
  if (named && end === undefined)
    return say`A ${named.name} ${isOfNumber ? 'brings' : 'takes'} ${named.mean}${of} on average, ${moved(named.against)} on the average day.`
  const [best] = pattern
  const worst = pattern.at(-1)
  const [one, other] = end === 'worst' ? [worst, best] : [best, worst]
  return say`${capital(one?.name ?? '')} is the ${end === 'worst' ? 'weakest' : 'strongest'} day, with ${one?.mean}${of} on average, ${moved(one?.against)} on the average day. At the other end is ${other?.name}, with ${other?.mean}.`
}

const hourLine = ({ records, question: { end, weekday } }: FiguresAsk): Line | undefined => {
  const pattern = hourPattern(records, 'revenue', weekday)
  const [best] = pattern
  const worst = pattern.at(-1)
  const [one, other] = end === 'worst' ? [worst, best] : [best, worst]
  const day = weekday === undefined ? 'day' : weekdayNames[weekday]
  return say`On a ${day} the hour from ${one?.name} is the ${end === 'worst' ? 'weakest' : 'strongest'}, with ${one?.mean} on average. At the other end is the hour from ${other?.name}, with ${other?.mean}.`
}

/** Says that the time named is not what the best and the worst are looked for in. */
const overAll = ({ question: { when } }: FiguresAsk): Line | undefined =>
  when && ('month' in when || when.weeksBack > 0)
    ? say`This covers everything on record, not just the period you named.`
    : undefined

/** The best or worst month, week, day or hour. */
export const extreme = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const { records, question } = ask
  const metric = metricOf(ask)
  if (question.grain === 'month')
    return { paragraphs: [extremeMonth(ask, metric)], theme, fit: 1, more: 'view' }
  if (
    question.grain === 'week' ||
    (question.grain === undefined && question.metric && question.weekday === undefined)
  ) {
    const week = (question.end === 'worst' ? worstWeek : bestWeek)(records, metric)
    const line = say`The ${question.end === 'worst' ? 'lowest' : 'highest'} week for ${subjectOf(ask, metric)} on record was the week of ${week && longDayText(week.weekStart)}, with ${latest(records, metric, week)}.`
    return {
      paragraphs: [
        paragraph([overAll(ask), line, metric === 'revenue' ? facts.anomaly(ask.view) : undefined]),
      ],
      theme,
      fit: 1,
      more: 'view',
    }
  }
  const isOfSeveral = question.weekdays !== undefined
  const isHour =
    !isOfSeveral &&
    (question.grain === 'hour' || (question.weekday !== undefined && question.end !== undefined))
  const line = isHour ? hourLine(ask) : dayLine(ask)
  const other = !isHour && !isOfSeveral && question.weekday !== undefined ? hourLine(ask) : undefined
  return {
    paragraphs: [paragraph([overAll(ask), ofWeeksOnly(ask), line ?? noHours, other])],
    theme,
    fit: line ? 1 : 0.3,
    onHours: true,
    more: 'view',
  }
}
