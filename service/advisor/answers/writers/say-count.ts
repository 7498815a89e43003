/** Says how many periods met a condition, and the last that did, or how near the nearest came. */
import { RecordedMeasure } from '#schema/advisor/measure'
import type { CountPlan } from '#schema/advisor/measure-plans'
import { stated } from '../../figure.ts'
import { capital, type Line, say } from '../../line.ts'
import { measureNamed } from '../../measures/measures.ts'
import { isNothing } from '../../plans/context.ts'
import { figureOf } from '../../plans/measured.ts'
import { evaluateRank } from '../../plans/rank.ts'
import { cellName, onOrIn } from '../cell-name.ts'
import { coverageNote, coverageWeakness, supportOf } from '../coverage-words.ts'
import { measuredText } from '../measured-text.ts'
import { subjectFor, type Writer } from '../written.ts'

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
