/** Says a value: the figure first, its comparison, and its parts if requested. */
import type { ValueAnswer } from '#schema/advisor/answer'
import type { Cell } from '#schema/advisor/coverage'
import type { Group } from '#schema/advisor/measure'
import type { ValuePlan } from '#schema/advisor/measure-plans'
import { today } from '../../calendar.ts'
import { capital, type Line, rows, say } from '../../line.ts'
import { cellName, isOfWeekends, onOrIn } from '../cell-name.ts'
import { onBefore, withBefore } from '../comparison.ts'
import { coverageNote, coverageWeakness, supportOf } from '../coverage-words.ts'
import { passagesOf } from '../facts-words.ts'
import { cashLastsLines } from '../form/cash-lasts.ts'
import { taxInCash } from '../form/cash-spoken-for.ts'
import { whileLine } from '../form/count-condition.ts'
import { portionLine } from '../form/portion-line.ts'
import { unevenNote } from '../form/uneven-months.ts'
import { measuredText } from '../measured-text.ts'
import { type Ask, subjectFor, type Writer } from '../written.ts'
import { targetLine } from './say-target.ts'

const maxCells = 12

/** One line for each part, such as "- Monday: $2,140". */
export const cellRows = (
  { context: { records } }: Pick<Ask, 'context'>,
  cells: readonly Cell[],
  group: Group,
  isWeekend = false,
): Line | undefined =>
  cells.length === 0
    ? undefined
    : rows(
        cells
          .slice(0, maxCells)
          .map((cell) => say`- ${capital(cellName(records, cell, group, isWeekend))}: ${cell.figure}`),
      )

type ValueAsk = Ask<ValuePlan>

/** " while the profit margin was above 25%": the weeks that were measured. */
const whileOf = ({ plan, ...ask }: ValueAsk): Line =>
  whileLine({
    ...ask,
    plan: {
      operator: 'count',
      measure: plan.measure,
      period: plan.period,
      ...(plan.filter ? { filter: plan.filter } : {}),
      by: plan.each ?? 'week',
    },
  })

const ownUnit: readonly string[] = ['break-even-revenue']

const whole = (ask: ValueAsk, { figure, coverage }: ValueAnswer): Line | undefined => {
  const { context, plan } = ask
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(context.records, plan, coverage)
  const unit = ownUnit.includes(plan.measure) ? ' a week' : ''
  const compared = withBefore(context, plan.measure, plan)
  // A weekly change beside a daily figure would be about another sum.
  const isOver = coverage.to < today(context.records.now) || plan.period.of.kind === 'since'
  const isSameBasis = isOver && compared?.basis === 'whole' && compared.of.value === figure.value
  const change = onBefore(context, isSameBasis ? compared : undefined)
  return say`${capital(text)} ${was} ${figure}${unit} ${when}${whileOf(ask)}${change}.`
}

const averages = { mean: 'On average', median: 'In the middle one' } as const

const averaged = (
  ask: ValueAsk,
  { figure, coverage }: ValueAnswer,
  by: 'mean' | 'median',
): Line | undefined => {
  const { plan } = ask
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(ask.context.records, plan, coverage)
  const each = plan.each ?? coverage.grain
  return by === 'mean'
    ? say`${averages.mean}, ${text} ${was} ${figure} a ${each} ${when}${whileOf(ask)}.`
    : say`${capital(text)} ${was} ${figure} in the middle ${each} ${when}; half were higher and half lower.`
}

const extreme = (ask: ValueAsk, { figure, at, coverage }: ValueAnswer, which: string): Line | undefined => {
  const { plan, context } = ask
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(context.records, plan, coverage)
  const each = plan.each ?? coverage.grain
  return say`Of all ${each}s ${when}, ${text} ${was} ${which}${at && ` ${onOrIn(cellName(context.records, at, each))}`}, at ${figure}.`
}

const main = (ask: ValueAsk, answer: ValueAnswer): Line | undefined => {
  const { aggregate = 'whole' } = ask.plan
  if (aggregate === 'whole') return whole(ask, answer)
  if (aggregate === 'mean' || aggregate === 'median') return averaged(ask, answer, aggregate)
  return extreme(ask, answer, aggregate)
}

const lastingLines = (ask: ValueAsk, answer: ValueAnswer) =>
  ask.plan.lasting && cashLastsLines(ask, answer, ask.plan.lasting)

const passagesFor = ({ plan, context }: ValueAsk) => {
  const tax = plan.lasting ? taxInCash(context.records) : undefined
  return tax ? { passages: passagesOf([tax]) } : {}
}

export const sayValue: Writer<'value', ValuePlan> = (ask, answer) => ({
  lines: [
    ...(lastingLines(ask, answer) ?? [targetLine(ask, answer) ?? main(ask, answer)]),
    ask.plan.portion === undefined
      ? undefined
      : portionLine(ask.context.records, answer.figure, ask.plan.portion),
    ask.plan.group && answer.groups && answer.groups.length > 1
      ? cellRows(
          ask,
          answer.groups,
          ask.plan.group,
          isOfWeekends({ by: ask.plan.group, period: ask.plan.period }),
        )
      : undefined,
    answer.groups && ask.plan.group
      ? unevenNote(ask.context.records, ask.plan.measure, ask.plan.group, answer.groups, answer.coverage)
      : undefined,
    coverageNote(ask.context.records, answer.coverage),
  ],
  ...passagesFor(ask),
  support: supportOf(ask.context.records, answer.coverage),
  weakness: coverageWeakness(ask.context.records, answer.coverage),
})
