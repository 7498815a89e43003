/** Where a field stands: its value, its comparisons, its trend, and the best and worst of it. */

import { hourPattern, weekdayPattern } from '../../analysis/season.ts'
import {
  averageOf,
  bestWeek,
  latest,
  monthOnMonth,
  sameWeekLastYear,
  slopeOf,
  weekOnWeek,
  worstWeek,
} from '../../analysis/trend.ts'
import { facts } from '../../brief/facts.ts'
import { dayText, longDayText, weekdayNames } from '../../calendar.ts'
import { direction } from '../../figure.ts'
import { capital, type Line, moved, paragraph, say } from '../../line.ts'
import type { Metric } from '../question.ts'
import { type Answer, type FiguresAsk, monthOf, notOnRecord, subjectOf, weekOf } from './ask.ts'

const yearLine = (ask: FiguresAsk, metric: Metric, week = weekOf(ask)): Line | undefined => {
  const year = sameWeekLastYear(ask.records, metric, week)
  return year.kind === 'missing'
    ? say`${year.why}`
    : say`In the same week last year ${subjectOf(ask, metric)} was ${year.before}, so it is ${moved(year.difference, year.percent)} on the year.`
}

const weekLine = (ask: FiguresAsk, metric: Metric): Line | undefined => {
  const week = weekOf(ask)
  if (!week) return notOnRecord(ask)
  const change = weekOnWeek(ask.records, metric, week)
  const name = capital(subjectOf(ask, metric))
  const day = dayText(week.weekStart)
  return change
    ? say`${name} was ${change.now} in the week of ${day}, ${moved(change.difference, change.percent)} on the week before.`
    : (say`${name} was ${latest(ask.records, metric, week)} in the week of ${day}; the week before is not on record.` ??
        say`For the week of ${day} no ${subjectOf(ask, metric)} is on record.`)
}

const monthLine = (ask: FiguresAsk, ...wanted: readonly Metric[]): Line | undefined => {
  const weeks = monthOf(ask)
  const end = weeks.at(-1)
  const [first] = weeks
  if (!first || !end) return notOnRecord(ask)
  const average = (one: Metric) => averageOf(ask.records, one, weeks.length, 'mean', end)
  const span = say`Over the weeks from ${longDayText(first.weekStart)} to the one of ${dayText(end.weekStart)}`
  const [one, two, three] = wanted
  return one !== undefined && two !== undefined && three !== undefined
    ? say`${span} ${subjectOf(ask, one)} averaged ${average(one)} a week, ${subjectOf(ask, two)} ${average(two)} and ${subjectOf(ask, three)} ${average(three)}.`
    : say`${span} ${subjectOf(ask, one ?? 'revenue')} averaged ${average(one ?? 'revenue')} a week.`
}

const fourWeeks = (ask: FiguresAsk, metric: Metric): Line | undefined => {
  const change = monthOnMonth(ask.records, metric, 4, weekOf(ask))
  return say`Over four weeks ${subjectOf(ask, metric)} averaged ${change?.now}, ${moved(change?.difference)} on the four weeks before.`
}

const metricOf = ({ question }: FiguresAsk): Metric => question.metric ?? 'revenue'

/** What a field was. */
export const value = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const metric = metricOf(ask)
  const isMonth = ask.question.when !== undefined && 'month' in ask.question.when
  const lines = isMonth
    ? [monthLine(ask, metric)]
    : [weekLine(ask, metric), weekOf(ask) && fourWeeks(ask, metric)]
  return { paragraphs: [paragraph(lines)], theme, fit: 1, more: 'view' }
}

const usual = ['revenue', 'profit_margin', 'weekly_footfall'] as const satisfies readonly Metric[]

const isOfMonth = ({ question: { when } }: FiguresAsk): boolean => when !== undefined && 'month' in when

/** The three main fields in the week or month that the question names. */
export const atThatTime = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const isThere = isOfMonth(ask) ? monthOf(ask).length > 0 : weekOf(ask) !== undefined
  const week = () => (isThere ? usual.map((metric) => weekLine(ask, metric)) : [notOnRecord(ask)])
  return {
    paragraphs: [paragraph(isOfMonth(ask) ? [monthLine(ask, ...usual)] : week())],
    theme,
    fit: isThere ? 1 : 0.3,
    more: 'view',
  }
}

/** A field, or the three main ones, against another time. */
export const compare = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const { metric, against = 'week before' } = ask.question
  if (isOfMonth(ask)) return metric ? value(ask, theme) : atThatTime(ask, theme)
  const line = { 'last year': yearLine, 'week before': weekLine, 'weeks before': fourWeeks }[against]
  const wanted: readonly Metric[] = metric ? [metric] : usual
  const isYear = against === 'last year'
  const isMissing =
    isYear && sameWeekLastYear(ask.records, wanted[0] ?? 'revenue', weekOf(ask)).kind === 'missing'
  const lines = (isMissing ? wanted.slice(0, 1) : wanted).map((one) => line(ask, one))
  // Where last year is not on record, the last eight weeks are the next best thing.
  const rest = isMissing ? wanted.map((one) => fourWeeks(ask, one)) : []
  // The comparison with last year leaves out what the figure is now.
  const now = isYear && metric ? weekLine(ask, metric) : undefined
  return {
    paragraphs: [paragraph([now, ...(weekOf(ask) ? [...lines, ...rest] : [notOnRecord(ask)])])],
    theme,
    fit: 1,
    more: 'view',
  }
}

/** Where a field is heading. */
export const trend = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const metric = metricOf(ask)
  const slope = slopeOf(ask.records, metric)
  const name = subjectOf(ask, metric)
  const heading =
    slope && direction(slope) === 'unchanged'
      ? say`Over the last quarter ${name} shows no trend.`
      : say`Over the last quarter the trend takes ${name} ${moved(slope)} a week.`
  const caveat = say`That is where it has been heading. The records hold the past, so it is no forecast.`
  const lines = [
    heading ?? say`There are too few weeks for a trend.`,
    fourWeeks(ask, metric),
    yearLine(ask, metric),
    caveat,
  ]
  return { paragraphs: [paragraph(lines)], theme, fit: 0.9, more: 'view' }
}

const noHours = say`No hours are on record yet, so I cannot tell one day or hour from another. Connecting the point of sale would bring them.`

const dayLine = ({ records, view, question: { end, weekday, metric } }: FiguresAsk): Line | undefined => {
  const isOfNumber = metric === 'weekly_footfall'
  const pattern = weekdayPattern(records, isOfNumber ? 'transactions' : 'revenue')
  const of = isOfNumber ? ` ${view.words.sales}` : ''
  const named = pattern.find((day) => day.weekday === weekday)
  if (weekday !== undefined && !named)
    return say`No hours are on record for a ${weekdayNames[weekday]}; as far as they show, it is closed.`
  if (named && end === undefined)
    return say`A ${named.name} ${isOfNumber ? 'brings' : 'takes'} ${named.mean}${of} on average, ${moved(named.against)} on the mean day.`
  const [best] = pattern
  const worst = pattern.at(-1)
  const [one, other] = end === 'worst' ? [worst, best] : [best, worst]
  return say`${capital(one?.name ?? '')} is the ${end === 'worst' ? 'weakest' : 'strongest'} day, with ${one?.mean}${of} on average, ${moved(one?.against)} on the mean day. At the other end stands ${other?.name}, with ${other?.mean}.`
}

const hourLine = ({ records, question: { end, weekday } }: FiguresAsk): Line | undefined => {
  const pattern = hourPattern(records, 'revenue', weekday)
  const [best] = pattern
  const worst = pattern.at(-1)
  const [one, other] = end === 'worst' ? [worst, best] : [best, worst]
  const day = weekday === undefined ? 'day' : weekdayNames[weekday]
  return say`On a ${day} the hour from ${one?.name} is the ${end === 'worst' ? 'weakest' : 'strongest'}, with ${one?.mean} on average. At the other end stands the one from ${other?.name}, with ${other?.mean}.`
}

/** The best or worst week, day or hour. */
export const extreme = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const { records, question } = ask
  const metric = metricOf(ask)
  if (
    question.grain === 'week' ||
    (question.grain === undefined && question.metric && question.weekday === undefined)
  ) {
    const week = (question.end === 'worst' ? worstWeek : bestWeek)(records, metric)
    const line = say`The ${question.end === 'worst' ? 'lowest' : 'highest'} week for ${subjectOf(ask, metric)} on record was that of ${week && longDayText(week.weekStart)}, with ${latest(records, metric, week)}.`
    return {
      paragraphs: [paragraph([line, metric === 'revenue' ? facts.anomaly(ask.view) : undefined])],
      theme,
      fit: 1,
      more: 'view',
    }
  }
  const isHour = question.grain === 'hour' || (question.weekday !== undefined && question.end !== undefined)
  const line = isHour ? hourLine(ask) : dayLine(ask)
  const other = !isHour && question.weekday !== undefined ? hourLine(ask) : undefined
  return {
    paragraphs: [paragraph([line ?? noHours, other])],
    theme,
    fit: line ? 1 : 0.3,
    onHours: true,
    more: 'view',
  }
}
