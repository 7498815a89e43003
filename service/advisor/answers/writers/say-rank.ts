/** Says which periods, weekdays, hours or lines come first, which periods meet a condition, and what share a part is. */
import { type Group, RecordedMeasure } from '#schema/advisor/measure'
import type { CountPlan, RankPlan, SharePlan } from '#schema/advisor/measure-plans'
import { stated } from '../../figure.ts'
import { capital, say } from '../../line.ts'
import { measureNamed } from '../../measures/measures.ts'
import { figureOf } from '../../plans/measured.ts'
import { cellName } from '../cell-name.ts'
import { coverageNote, coverageWeakness, supportOf } from '../coverage-words.ts'
import { periodText } from '../period-text.ts'
import { subjectFor, type Writer } from '../written.ts'
import { cellRows } from './say-value.ts'

const onOrIn = (name: string): string =>
  /^(?:\w+days?\b|yesterday|today)/.test(name) ? `on ${name}` : `in ${name}`

const groupNames: Readonly<Record<Group, string>> = {
  day: 'days',
  week: 'weeks',
  fortnight: 'fortnights',
  month: 'months',
  quarter: 'quarters',
  weekday: 'days of the week',
  hour: 'hours of the day',
  expense: 'lines',
}

export const sayRank: Writer<'rank', RankPlan> = (ask, answer) => {
  const { plan, context } = ask
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = periodText(context.records, plan.period, plan.filter)
  const [first, second] = answer.cells
  const name = first && onOrIn(cellName(context.records, first, plan.by))
  const isAverage = plan.by === 'weekday' || plan.by === 'hour'
  const each = isAverage ? ', on average' : ''
  const isLine = plan.by === 'expense'
  const only = isLine
    ? say`The ${plan.order} line ${when} was ${first && cellName(context.records, first, plan.by)}, at ${first?.figure}.`
    : say`${capital(text)} ${was} ${plan.order} ${name}, at ${first?.figure}${each}, of all ${groupNames[plan.by]} ${when}.`
  return {
    lines: [
      only,
      second ? cellRows(ask, answer.cells, plan.by) : undefined,
      coverageNote(context.records, answer.coverage),
    ],
    support: supportOf(ask.context.records, answer.coverage),
    weakness: coverageWeakness(ask.context.records, answer.coverage),
  }
}

/** A bound out of the question, as a figure. */
const bound = (ask: Parameters<typeof sayCount>[0], value: number | undefined) => {
  const { measure } = ask.plan
  return value === undefined || !isRecorded(measure)
    ? undefined
    : figureOf(ask.context.records, {
        label: 'bound asked about',
        unit: measureNamed(measure).unit,
        formula: 'value',
        inputs: [[stated('question', 'bound', value)]],
      })
}

const isRecorded = RecordedMeasure.is

export const sayCount: Writer<'count', CountPlan> = (ask, answer) => {
  const { plan, context } = ask
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = periodText(context.records, plan.period, plan.filter)
  const [above, below] = [bound(ask, plan.above), bound(ask, plan.below)]
  const condition =
    above && below
      ? say`between ${above} and ${below}`
      : above
        ? say`above ${above}`
        : below
          ? say`below ${below}`
          : say`on record`
  const last = answer.cells.at(-1)
  const noun = answer.figure.value === 1 ? plan.by : `${plan.by}s`
  return {
    lines: [
      last
        ? say`${capital(text)} ${was} ${condition} in ${answer.figure} ${noun} ${when}.`
        : say`${capital(text)} ${was} ${condition} in no ${plan.by} ${when}.`,
      last && say`The last was ${cellName(context.records, last, plan.by)}, at ${last.figure}.`,
      coverageNote(context.records, answer.coverage),
    ],
    support: supportOf(ask.context.records, answer.coverage),
    weakness: coverageWeakness(ask.context.records, answer.coverage),
  }
}

export const sayShare: Writer<'share', SharePlan> = (ask, answer) => {
  const { plan, context } = ask
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = periodText(context.records, plan.period, plan.filter)
  const whole = subjectFor(ask, plan.whole.measure ?? plan.measure)
  const wholeWhen = plan.whole.period
    ? ` ${periodText(context.records, plan.whole.period, plan.whole.filter).when}`
    : ''
  return {
    lines: [
      say`${capital(text)} ${when} ${was} ${answer.figure} of ${whole.text}${wholeWhen}: ${answer.part} of ${answer.whole}.`,
      coverageNote(context.records, answer.coverage),
    ],
    support: supportOf(ask.context.records, answer.coverage),
    weakness: coverageWeakness(ask.context.records, answer.coverage),
  }
}
