/** Says which periods, weekdays, hours or lines come first, which periods meet a condition, and what share a part is. */

import type { RankAnswer } from '#schema/advisor/answer'
import type { Cell } from '#schema/advisor/coverage'
import { type Group, RecordedMeasure } from '#schema/advisor/measure'
import type { CountPlan, RankPlan, SharePlan } from '#schema/advisor/measure-plans'
import type { Figure } from '#schema/core/advice'
import { stated } from '../../figure.ts'
import { capital, type Line, rows, say } from '../../line.ts'
import { addsUp, measureNamed } from '../../measures/measures.ts'
import { isNothing } from '../../plans/context.ts'
import { figureOf } from '../../plans/measured.ts'
import { evaluateRank } from '../../plans/rank.ts'
import { evaluateShare } from '../../plans/share.ts'
import { cellName } from '../cell-name.ts'
import { coverageNote, coverageWeakness, supportOf } from '../coverage-words.ts'
import { measuredText, wholeWeeks } from '../measured-text.ts'
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

type RankAsk = Parameters<Writer<'rank', RankPlan>>[0]

/** What a line of the expenses is of all of them. */
const shareOfCosts = ({ context, plan }: RankAsk, { key }: Cell): Figure | undefined => {
  if (plan.measure !== 'costs' || !RecordedMeasure.is(key)) return undefined
  const { period, filter } = plan
  const narrowed = filter ? { filter } : {}
  const whole = { measure: 'costs' as const, ...narrowed }
  const answer = evaluateShare(context, { operator: 'share', measure: key, period, ...narrowed, whole })
  return isNothing(answer) ? undefined : answer.figure
}

/** Each line with its share of all costs, the first in a sentence of its own. */
const expenseLines = (ask: RankAsk, { cells, coverage }: RankAnswer): readonly (Line | undefined)[] => {
  const { plan, context } = ask
  const { when } = measuredText(context.records, plan, coverage)
  const named = cells.map((cell) => {
    const share = shareOfCosts(ask, cell)
    const name = cellName(context.records, cell, 'expense')
    return { name, cell, share }
  })
  const [first] = named
  if (!first) return []
  const { text, was } = { text: capital(first.name), was: first.name.endsWith('costs') ? 'were' : 'was' }
  const size = plan.order === 'highest' ? 'largest' : 'smallest'
  return [
    first.share
      ? say`${text} ${was} the ${size} cost ${when}: ${first.cell.figure}, ${first.share} of all costs.`
      : say`${text} ${was} the ${plan.order} ${when}, at ${first.cell.figure}.`,
    rows(
      named
        .slice(1)
        .map(({ name, cell, share }) =>
          share
            ? say`- ${capital(name)}: ${cell.figure} (${share})`
            : say`- ${capital(name)}: ${cell.figure}`,
        ),
    ),
  ]
}

const eachOf: { readonly [group in Group]?: string } = { weekday: ' a day', hour: ' an hour' }

export const sayRank: Writer<'rank', RankPlan> = (ask, answer) => {
  const { plan, context } = ask
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(context.records, plan, answer.coverage)
  const [first, second] = answer.cells
  const isMonths = plan.by === 'month' || plan.by === 'quarter'
  const weeks =
    first?.from && first.to && isMonths && answer.coverage.grain === 'week'
      ? wholeWeeks(context.records, { from: first.from, to: first.to })
      : undefined
  const name = first && onOrIn(cellName(context.records, first, plan.by))
  const isSum = addsUp(measureNamed(RecordedMeasure.is(plan.measure) ? plan.measure : 'revenue')) === 'sum'
  const each = isSum ? (eachOf[plan.by] ?? '') : ''
  const lines =
    plan.by === 'expense'
      ? expenseLines(ask, answer)
      : [
          say`${capital(text)} ${was} ${plan.order} ${name}${weeks ? ` (whole weeks, ${weeks})` : ''}, at ${first?.figure}${each}${each ? ' on average' : ''}, of all ${groupNames[plan.by]} ${when}.`,
          second ? cellRows(ask, answer.cells, plan.by) : undefined,
        ]
  return {
    lines: [...lines, coverageNote(context.records, answer.coverage)],
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

const beyond = (plan: CountPlan): 'highest' | 'lowest' =>
  plan.above === undefined && plan.atLeast === undefined ? 'lowest' : 'highest'

/** The period that came nearest to a condition that none met. */
const nearestLine = (ask: Parameters<typeof sayCount>[0]): Line | undefined => {
  const { plan, context } = ask
  const { measure, period, filter, by } = plan
  const order = beyond(plan)
  const narrowed = filter ? { filter } : {}
  const ranked = { operator: 'rank', measure, period, ...narrowed, by, order, count: 1 } as const
  const answer = evaluateRank(context, ranked)
  const [cell] = isNothing(answer) ? [] : answer.cells
  return cell && say`The ${order} was ${cell.figure}, ${onOrIn(cellName(context.records, cell, by))}.`
}

export const sayCount: Writer<'count', CountPlan> = (ask, answer) => {
  const { plan, context } = ask
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(context.records, plan, answer.coverage)
  const conditions = (
    [
      ['above ', plan.above, ''],
      ['below ', plan.below, ''],
      ['', plan.atLeast, ' or more'],
      ['', plan.atMost, ' or less'],
    ] as const
  ).flatMap(([before, value, after]) => {
    const figure = bound(ask, value)
    return figure ? (say`${before}${figure}${after}` ?? []) : []
  })
  const condition =
    conditions.reduce<Line | undefined>(
      (all, one, index) => (index === 0 ? one : say`${all} and ${one}`),
      undefined,
    ) ?? say`on record`
  const last = answer.cells.at(-1)
  const noun = answer.figure.value === 1 ? plan.by : `${plan.by}s`
  const isOne = answer.cells.length === 1
  return {
    lines: [
      last
        ? say`${capital(text)} ${was} ${condition} in ${answer.figure} ${noun} ${when}.`
        : say`${capital(text)} ${was} ${condition} in no ${plan.by} ${when}.`,
      last
        ? isOne
          ? say`That was ${cellName(context.records, last, plan.by)}, at ${last.figure}.`
          : say`The last was ${cellName(context.records, last, plan.by)}, at ${last.figure}.`
        : nearestLine(ask),
      coverageNote(context.records, answer.coverage),
    ],
    support: supportOf(ask.context.records, answer.coverage),
    weakness: coverageWeakness(ask.context.records, answer.coverage),
  }
}

export const sayShare: Writer<'share', SharePlan> = (ask, answer) => {
  const { plan, context } = ask
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(context.records, plan, answer.coverage)
  const whole = subjectFor(ask, plan.whole.measure ?? plan.measure)
  const isSameTime = JSON.stringify(plan.whole.period?.of) === JSON.stringify(plan.period.of)
  const wholeWhen = plan.whole.period
    ? ` ${(isSameTime ? measuredText(context.records, { period: plan.whole.period, ...(plan.whole.filter ? { filter: plan.whole.filter } : {}) }, answer.coverage) : periodText(context.records, plan.whole.period, plan.whole.filter)).when}`
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
