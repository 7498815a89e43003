/** Says that there is no forecast, and gives records instead. */
import type { Nothing } from '#schema/advisor/nothing'
import type { Period } from '#schema/advisor/period'
import { plusDays, today } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { addsUp } from '../../measures/measures.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { isNothing, momentOf, recordSpan } from '../../plans/context.ts'
import { inputsOf } from '../../plans/inputs.ts'
import { figureOf, labelOf, measureCover } from '../../plans/measured.ts'
import { meets, selectCover } from '../../plans/select.ts'
import { evaluateValue } from '../../plans/value.ts'
import { basisWords, withBefore } from '../comparison.ts'
import { spanText } from '../period-text.ts'
import { changed, subjectFor, type Written } from '../written.ts'
import { besideLastYear } from './forecast-against.ts'
import { boundsText, isBounded, ofPastYear } from './forecast-chance.ts'
import { daysInYear, type ForecastAsk, heldPart, lastYear, measureOf } from './forecast-guide.ts'

const fourWeeks: Period = { of: { kind: 'last', unit: 'week', count: 4 } }

/** Recent development of a measure. */
const recentLine = ({ context, plan }: ForecastAsk): Line | undefined => {
  const recent = withBefore(context, plan.measure, { period: fourWeeks })
  if (!recent) return undefined
  const { of, difference, percent, basis } = recent
  return say`Over the last four weeks it was ${of}${basisWords[basis]}, ${changed(difference, percent)} on the four before.`
}

/** Recorded part of a period, and its total if the rest repeats the year before. */
const soFarLines = (ask: ForecastAsk): readonly (Line | undefined)[] => {
  const { records } = ask.context
  const [measure, held] = [measureOf(ask.plan.measure), heldPart(ask)]
  const span = ask.plan.period && resolvePeriod(ask.plan.period, momentOf(records, 'week'))
  const end = recordSpan(records, 'week')?.to
  if (!measure || !held || !span || !end || addsUp(measure) !== 'sum') return []
  const soFar = measureCover(records, measure, held)
  const rest = { from: plusDays(end, 1 - daysInYear), to: plusDays(span.to, -daysInYear) }
  const period: Period = { of: { kind: 'dates', ...rest } }
  const cover = selectCover(records, measure, { period }, { grain: 'week' })
  const { when } = spanText(held.period, today(records.now))
  const isOn = !isNothing(cover) && cover.onRecord >= cover.of
  const both =
    isOn &&
    figureOf(records, {
      label: labelOf(records, measure, 'on record, and the rest as a year earlier'),
      unit: measure.unit,
      formula: 'sum',
      inputs: [inputsOf(records, measure, held), inputsOf(records, measure, cover)],
    })
  return [
    say`On record ${when} is ${soFar}.`,
    both
      ? say`If the rest comes in as it did a year earlier, ${spanText(rest, today(records.now)).when} (${measureCover(records, measure, cover)}), that makes about ${both}.`
      : undefined,
  ]
}

/** The measure in the last week on record. */
const lastOf = ({ context: { records }, plan }: ForecastAsk) => {
  const measure = measureOf(plan.measure)
  const period: Period = { of: { kind: 'last', unit: 'week', count: 1 } }
  const cover = measure && selectCover(records, measure, { period }, { grain: 'week' })
  return measure && cover && !isNothing(cover) ? measureCover(records, measure, cover) : undefined
}

const week = 7

/** Days of the current week, and its total if the rest repeats the week before. */
const soFarByDay = (ask: ForecastAsk): readonly (Line | undefined)[] => {
  const { records } = ask.context
  const { plan } = ask
  const measure = measureOf(plan.measure)
  const moment = momentOf(records, 'day')
  const span = plan.period && resolvePeriod(plan.period, moment)
  const now = today(records.now)
  const end = recordSpan(records, 'day')?.to
  const isWeek = span && plan.weeks === 1 && span.from < now && span.to >= now
  if (!measure || !isWeek || !end || end < span.from || addsUp(measure) !== 'sum') return []
  const days = (from: typeof end, to: typeof end) =>
    selectCover(records, measure, { period: { of: { kind: 'dates', from, to } } }, { grain: 'day' })
  const held = days(span.from, end)
  const rest = days(plusDays(end, 1 - week), plusDays(span.to, -week))
  if (isNothing(held) || isNothing(rest)) return []
  const soFar = measureCover(records, measure, held)
  const both = figureOf(records, {
    label: labelOf(records, measure, 'days so far, and the rest as a week before'),
    unit: measure.unit,
    formula: 'sum',
    inputs: [inputsOf(records, measure, held), inputsOf(records, measure, rest)],
  })
  if (!both || !soFar) return []
  const { when } = spanText({ from: span.from, to: end }, now)
  const lead = isBounded(ask)
    ? meets(both.value, plan)
      ? 'Yes, if the rest goes as it did a week before'
      : 'No, if the rest goes as it did a week before'
    : 'If the rest goes as it did a week before'
  return [
    say`${lead}: that makes about ${both}.`,
    isBounded(ask)
      ? say`On record ${when} is ${soFar}, with ${measureCover(records, measure, rest)} from the same days a week before; you asked about ${boundsText(ask)}.`
      : say`On record ${when} is ${soFar}, with ${measureCover(records, measure, rest)} from the same days a week before.`,
  ]
}

const quarter: Period = { of: { kind: 'last', unit: 'week', count: 13 } }

/** Range of the last quarter's weeks, which is the minimum error of a guess. */
export const rangeLine = ({ context, plan }: ForecastAsk): Line | undefined => {
  const of = (aggregate: 'lowest' | 'highest') =>
    evaluateValue(context, {
      operator: 'value',
      measure: plan.measure,
      period: quarter,
      aggregate,
      each: 'week',
    })
  const [low, high] = [of('lowest'), of('highest')]
  if (isNothing(low) || isNothing(high)) return undefined
  return say`Single weeks of the last thirteen ranged from ${low.figure} to ${high.figure}, so allow for that.`
}

/** Cash depends on payment dates, which are not on record in advance: gives its level, and the weekly surplus. */
const cashLines = (ask: ForecastAsk): readonly (Line | undefined)[] => {
  const last = lastOf(ask)
  const recent = withBefore(ask.context, 'cash', { period: fourWeeks })
  const profit = evaluateValue(ask.context, {
    operator: 'value',
    measure: 'profit',
    period: quarter,
    aggregate: 'mean',
    each: 'week',
  })
  return [
    last
      ? say`I can’t forecast cash: no record says what will be paid when. At the end of last week it was ${last}${recent && say`, ${changed(recent.difference, recent.percent)} on four weeks earlier`}.`
      : say`I can’t forecast cash: no record says what will be paid when.`,
    isNothing(profit)
      ? undefined
      : say`A typical week of the last thirteen left ${profit.figure} of profit, before tax, loan repayments and what you take out.`,
  ]
}

const refusals: { readonly [reason in Nothing['reason']]?: (name: string) => Line | undefined } = {
  'no-skill': (name) =>
    say`I can’t forecast ${name}: no method I tried beats assuming another week like the last.`,
  'too-far-ahead': (name) => say`I can’t forecast ${name} that far ahead, but the records give a guide.`,
}

/** Says that there is no forecast, with the part so far, the year before and the recent development. */
export const sayNoForecast = (ask: ForecastAsk, { reason }: Nothing): Written | undefined => {
  if (ask.plan.measure === 'cash' && !isBounded(ask)) return { lines: cashLines(ask), support: 1 }
  const { text } = subjectFor(ask, ask.plan.measure)
  const last = lastOf(ask)
  const soFar = soFarLines(ask).filter((line) => line !== undefined)
  const year = soFar.length > 1 ? undefined : lastYear(ask, ask.plan.period)
  // A season recorded a year ago says more than the past week.
  const guess =
    reason !== 'no-skill' || !last
      ? undefined
      : year
        ? say`Recent weeks don’t predict ${text}, so go by the same time last year. ${year}`
        : say`My best guess is another week like the last, ${last}. No method I tried on ${text} beats that.`
  const refusal = guess ?? refusals[reason]?.(text)
  if (!refusal) return undefined
  const sides = besideLastYear(ask)
  if (sides) return { lines: [sides, recentLine(ask), rangeLine(ask)], support: 1 }
  const soFarDays = soFarByDay(ask)
  const isNearlyOver = soFarDays.length > 0 && ask.plan.asked !== 'range'
  if (isNearlyOver) return { lines: [...soFarDays, recentLine(ask)], support: 1 }
  return {
    lines: [
      ...(soFarDays.length > 0 ? soFarDays : [ofPastYear(ask)]),
      ask.plan.asked === 'range' ? rangeLine(ask) : undefined,
      refusal,
      ...soFar,
      guess && year ? undefined : year,
      recentLine(ask),
      // Weeks of another season say nothing about the possible error.
      ask.plan.asked === 'range' || (guess && year) ? undefined : rangeLine(ask),
    ],
    support: 1,
  }
}
