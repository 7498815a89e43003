/** Where a field stands: its value, its comparisons and its trend. */
import { latest, monthOnMonth, sameWeekLastYear, slopeOf, weekOnWeek } from '../../analysis/trend.ts'
import { nameOf, unitOf } from '../../analysis/weeks.ts'
import { dayText } from '../../calendar.ts'
import { direction, measure, stated } from '../../figure.ts'
import { capital, type Line, moved, paragraph, say } from '../../line.ts'
import type { Metric } from '../question.ts'
import { type Answer, type FiguresAsk, monthOf, notOnRecord, subjectOf, weekOf } from './ask.ts'
import { monthAgainstNow, monthLine, monthsTold } from './months.ts'

const yearLine = (ask: FiguresAsk, metric: Metric, week = weekOf(ask)): Line | undefined => {
  const year = sameWeekLastYear(ask.records, metric, week)
  return year.kind === 'missing'
    ? say`${year.why}`
    : say`In the same week last year ${subjectOf(ask, metric)} was ${year.before}, so it is ${moved(year.difference, year.percent)} on the year.`
}

/** A field in the week that the question means, against the week before. */
export const weekLine = (ask: FiguresAsk, metric: Metric): Line | undefined => {
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

const fourWeeks = (ask: FiguresAsk, metric: Metric): Line | undefined => {
  const change = monthOnMonth(ask.records, metric, 4, weekOf(ask))
  return say`Over four weeks ${subjectOf(ask, metric)} averaged ${change?.now}, ${moved(change?.difference)} on the four weeks before.`
}

/** The field that a question is about, revenue where it names none. */
export const metricOf = ({ question }: FiguresAsk): Metric => question.metric ?? 'revenue'

const targetLine = (ask: FiguresAsk, metric: Metric): Line | undefined => {
  const { target } = ask.question
  const now = latest(ask.records, metric, weekOf(ask))
  if (target === undefined || !now) return undefined
  const make = measure(ask.records)
  const aim = stated('question', 'target', target)
  const { unit, change } = unitOf(metric)
  const named = make({ label: 'target', unit, formula: 'value', inputs: [aim] })
  const gap = make({
    label: `${nameOf(ask.records, metric)} against the target`,
    unit: change,
    formula: 'change',
    inputs: [...now.inputs, aim],
    shown: 'unsigned',
  })
  const side = gap && { up: 'above', down: 'below', unchanged: undefined }[direction(gap)]
  return side === undefined
    ? say`That week met the ${named} you named.`
    : say`That week is ${gap} ${side} the ${named} you named.`
}

const fieldTold = (ask: FiguresAsk, metric: Metric): readonly (Line | undefined)[] => {
  if (isOfMonth(ask)) return ask.question.months ? monthsTold(ask, [metric]) : [monthLine(ask, [metric])]
  if (ask.question.metrics)
    return [(ask.question.against === 'weeks before' ? fourWeeks : weekLine)(ask, metric)]
  return [weekLine(ask, metric), targetLine(ask, metric), weekOf(ask) && fourWeeks(ask, metric)]
}

/** What a field was, or each of several. */
export const value = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const metrics = ask.question.metrics ?? [metricOf(ask)]
  const isThere = isOfMonth(ask) ? monthOf(ask).length > 0 : weekOf(ask) !== undefined
  const lines = isThere ? metrics.flatMap((metric) => fieldTold(ask, metric)) : [notOnRecord(ask)]
  return { paragraphs: [paragraph(lines)], theme, fit: 1, more: 'view' }
}

const usual = ['revenue', 'profitMargin', 'transactions'] as const satisfies readonly Metric[]

const isOfMonth = ({ question: { when } }: FiguresAsk): boolean => when !== undefined && 'month' in when

/** The three main fields in the week or month that the question names. */
export const atThatTime = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const isThere = isOfMonth(ask) ? monthOf(ask).length > 0 : weekOf(ask) !== undefined
  const month = () => (ask.question.months ? monthsTold(ask, usual) : [monthLine(ask, usual)])
  const week = () => (isThere ? usual.map((metric) => weekLine(ask, metric)) : [notOnRecord(ask)])
  return {
    paragraphs: [paragraph(isOfMonth(ask) ? month() : week())],
    theme,
    fit: isThere ? 1 : 0.3,
    more: 'view',
  }
}

const noYearBefore = ({ question: { against } }: FiguresAsk): Line | undefined =>
  against === 'last year' ? say`The same month last year isn’t fully on record.` : undefined

/** A field, or the three main ones, against another time. */
export const compare = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const { metric, metrics, against = 'week before' } = ask.question
  if (isOfMonth(ask) && ask.question.months) {
    const each = metrics?.flatMap((one) => monthsTold(ask, [one]))
    const told = [...(each ?? monthsTold(ask, metric ? [metric] : usual)), noYearBefore(ask)]
    return { paragraphs: [paragraph(told)], theme, fit: 1, more: 'view' }
  }
  if (isOfMonth(ask)) {
    const each = metrics?.flatMap((one) => monthAgainstNow(ask, [one]))
    const told = [...(each ?? monthAgainstNow(ask, metric ? [metric] : usual)), noYearBefore(ask)]
    return { paragraphs: [paragraph(told)], theme, fit: 1, more: 'view' }
  }
  const line = { 'last year': yearLine, 'week before': weekLine, 'weeks before': fourWeeks }[against]
  const wanted: readonly Metric[] = metrics ?? (metric ? [metric] : usual)
  const isYear = against === 'last year'
  const isMissing =
    isYear && sameWeekLastYear(ask.records, wanted[0] ?? 'revenue', weekOf(ask)).kind === 'missing'
  const lines = (isMissing ? wanted.slice(0, 1) : wanted).map((one) => line(ask, one))
  // Where last year is not on record, the last eight weeks are the next best thing.
  const rest = isMissing ? wanted.map((one) => fourWeeks(ask, one)) : []
  // The comparison with last year leaves out what the figure is now.
  const now = isYear && metric && !metrics ? weekLine(ask, metric) : undefined
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
      ? say`There is no trend in ${name} over the last quarter.`
      : say`Over the last quarter ${name} has trended ${moved(slope)} a week.`
  const caveat = say`That is the direction so far, not a forecast.`
  const lines = [
    heading ?? say`There aren’t enough weeks on record for a trend.`,
    fourWeeks(ask, metric),
    yearLine(ask, metric),
    caveat,
  ]
  return { paragraphs: [paragraph(lines)], theme, fit: 0.9, more: 'view' }
}
