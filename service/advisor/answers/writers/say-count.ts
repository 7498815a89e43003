/** Says how many periods met a condition, and the last one, or how near the nearest came. */
import type { CountAnswer } from '#schema/advisor/answer'
import type { Cell } from '#schema/advisor/coverage'
import type { CountPlan } from '#schema/advisor/measure-plans'
import type { Figure } from '#schema/core/advice'
import { stated } from '../../figure.ts'
import { capital, type Line, raised, say } from '../../line.ts'
import { isNothing, recordSpan, yesterday } from '../../plans/context.ts'
import { figureOf } from '../../plans/measured.ts'
import { bestOf } from '../../plans/order.ts'
import { evaluateValue } from '../../plans/value.ts'
import { cellName, isOfWeekends, onOrIn } from '../cell-name.ts'
import { coverageNote, coverageWeakness, supportOf } from '../coverage-words.ts'
import {
  type CountAsk,
  conditionOf,
  heldOf,
  lengthAsked,
  placed,
  whileLine,
} from '../form/count-condition.ts'
import { verdict } from '../form/count-verdict.ts'
import { madeInAll } from '../form/made-in-all.ts'
import { measuredText } from '../measured-text.ts'
import { subjectFor, type Writer } from '../written.ts'
import { firstLines } from './say-first.ts'
import { cellRows } from './say-value.ts'

const beyond = (plan: CountPlan): 'highest' | 'lowest' =>
  plan.above === undefined && plan.atLeast === undefined ? 'lowest' : 'highest'

/** Period that came nearest to an unmet condition, with its complete figure. */
const nearestCell = (ask: CountAsk): Cell | undefined => endCell(ask, beyond(ask.plan))

const endCell = (ask: CountAsk, way: 'highest' | 'lowest'): Cell | undefined => {
  const { plan, context } = ask
  const { measure, period, filter, by } = plan
  const narrowed = filter ? { filter } : {}
  const answer = evaluateValue(context, { operator: 'value', measure, period, ...narrowed, group: by })
  const cells = isNothing(answer) ? [] : (answer.groups ?? [])
  return bestOf(
    cells.filter(({ isComplete }) => isComplete),
    way,
  )[0]
}

/** The time that was furthest from what is claimed of all. */
const exceptionLine = (ask: CountAsk): Line | undefined => {
  const way = beyond(ask.plan) === 'highest' ? 'lowest' : 'highest'
  const cell = endCell(ask, way)
  return (
    cell &&
    say`The ${way} was ${cell.figure}, ${onOrIn(cellName(ask.context.records, cell, ask.plan.by, isOfWeekends(ask.plan)))}.`
  )
}

const nearestLine = (ask: CountAsk): Line | undefined => {
  // No level is near to a rise.
  if (ask.plan.step) return undefined
  const cell = nearestCell(ask)
  const { records } = ask.context
  return (
    cell &&
    say`The ${beyond(ask.plan)} was ${cell.figure}, ${onOrIn(cellName(records, cell, ask.plan.by, isOfWeekends(ask.plan)))}.`
  )
}

/** Whether the single period in question meets the condition. */
const singleLine = (ask: CountAsk, answer: CountAnswer): Line | undefined => {
  const { text, was } = subjectFor(ask, ask.plan.measure)
  const { when } = measuredText(ask.context.records, ask.plan, answer.coverage)
  const isSo = answer.cells.length > 0
  const cell = answer.cells[0] ?? nearestCell(ask)
  return say`${isSo ? 'Yes' : 'No'}. ${capital(text)} ${was} ${cell?.figure} ${when}, ${isSo ? '' : 'not '}${conditionOf(ask, answer.mean)}.`
}

const counted = (ask: CountAsk, answer: CountAnswer): Line | undefined => {
  const { plan, context } = ask
  const { weekdays: _, ...period } = plan.period
  const isOfBoth = isOfWeekends(plan)
  const { when } = measuredText(context.records, isOfBoth ? { ...plan, period } : plan, answer.coverage)
  const unit = isOfBoth ? 'weekend' : plan.by
  const held = raised(heldOf(ask, answer))
  const noun = answer.figure.value === 1 ? unit : `${unit}s`
  const isAll = answer.outOf > 1 && answer.figure.value === answer.outOf
  const isPart = plan.claimed === 'always' && !isAll && answer.outOf > 1
  const all = isPart
    ? figureOf(context.records, {
        label: `${unit}s on record`,
        unit: 'count',
        formula: 'value',
        inputs: [[stated('assumption', `${unit}s on record`, answer.outOf)]],
      })
    : undefined
  if (all && answer.cells.length > 0)
    return say`${held}${whileLine(ask)} ${placed(plan)} ${answer.figure} of the ${all} ${unit}s ${when}.`
  return answer.cells.length > 0
    ? say`${held}${whileLine(ask)} ${placed(plan)} ${isAll ? 'all ' : ''}${answer.figure} ${noun} ${when}.`
    : say`${held}${whileLine(ask)} ${placed(plan)} no ${unit} ${when}.`
}

/** An unbroken run: its length, start and end. */
const runLine = (ask: CountAsk, answer: CountAnswer): Line | undefined => {
  const { plan, context } = ask
  const held = heldOf(ask, answer)
  const [first, last] = [answer.cells[0], answer.cells.at(-1)]
  const name = (cell: Cell) => cellName(context.records, cell, plan.by)
  const { when } = measuredText(context.records, plan, answer.coverage)
  const lead = verdict(ask, answer)
  if (!first || !last)
    return plan.runs === 'current'
      ? say`There is no current run: ${heldOf(ask, answer, true)} ${placed(plan)} the last ${plan.by} on record.`
      : plan.runOf && plan.asked === 'last'
        ? say`There is no run of ${lengthAsked(ask)} ${plan.by}s in which ${held} (${when}).`
        : say`${lead}${raised(held)} ${placed(plan)} no ${plan.by} ${when}.`
  const noun = answer.figure.value === 1 ? plan.by : `${plan.by}s`
  const span = first === last ? name(first) : `from ${name(first)} to ${name(last)}`
  if (plan.runs === 'current' && answer.figure.value === 1)
    return say`${raised(held)}${whileLine(ask)} ${placed(plan)} the last ${noun} on record, but not the one before: a run of ${answer.figure}.`
  if (plan.runs === 'current')
    return say`${raised(held)}${whileLine(ask)} ${placed(plan)} each of the last ${answer.figure} ${noun}, since ${name(first)}.`
  return plan.asked === 'last'
    ? say`The last time was ${span}: ${held}${whileLine(ask)} for ${answer.figure} ${noun} in a row.`
    : say`${lead}The longest run of ${plan.by}s in which ${held}${whileLine(ask)} is ${answer.figure} ${noun}, ${span} (${when}).`
}

const lastLine = (ask: CountAsk, answer: CountAnswer): Line | undefined => {
  const last = answer.cells.at(-1)
  if (!last) return nearestLine(ask)
  const { records } = ask.context
  const name = cellName(records, last, ask.plan.by, isOfWeekends(ask.plan))
  const held = recordSpan(records, answer.coverage.grain)
  const { to } = answer.coverage
  // A later one may be on record, but not in the time in question.
  const isOfAll = ask.plan.asked === 'last' || !held || to >= held.to || to >= yesterday(records)
  return answer.cells.length === 1
    ? say`That was ${name}, at ${last.figure}.`
    : say`The last${isOfAll ? '' : ' of them'} was ${name}, at ${last.figure}.`
}

/** "In 62% of the weeks: 29 of 47." */
const shareLine = (ask: CountAsk, answer: CountAnswer): Line | undefined => {
  const { plan, context } = ask
  const { when } = measuredText(context.records, plan, answer.coverage)
  const all = stated('assumption', `${plan.by}s on record`, answer.outOf)
  const make = (
    label: string,
    unit: Figure['unit'],
    formula: 'part-of-periods' | 'value',
    inputs: (typeof all)[][],
  ) => figureOf(context.records, { label, unit, formula, inputs })
  const met = stated('assumption', `${plan.by}s that meet it`, answer.figure.value)
  const part = make('part of the periods', 'percent', 'part-of-periods', [[met], [{ ...all, part: 1 }]])
  const whole = make(`${plan.by}s on record`, 'count', 'value', [[all]])
  return say`${raised(heldOf(ask, answer))}${whileLine(ask)} ${placed(plan)} ${part} of the ${plan.by}s, ${answer.figure} of ${whole}, ${when}.`
}

const linesOf = (ask: CountAsk, answer: CountAnswer): readonly (Line | undefined)[] => {
  const { plan } = ask
  if (plan.runs) return [runLine(ask, answer)]
  if (plan.claimed === 'first') return firstLines(ask, answer)
  if (plan.claimed === 'mostly' || plan.claimed === 'rarely')
    return [say`${verdict(ask, answer)}${shareLine(ask, answer)}`, lastLine(ask, answer)]
  if (plan.asked === 'whether' && answer.outOf === 1 && !plan.step) return [singleLine(ask, answer)]
  const lead = verdict(ask, answer)
  const number = counted(ask, answer)
  if (plan.asked === 'share') return [shareLine(ask, answer), lastLine(ask, answer)]
  if (plan.asked === 'last' && answer.cells.length > 1) return [lastLine(ask, answer), number]
  if (plan.claimed === 'always' && answer.figure.value < answer.outOf)
    return [say`${lead}${number}`, exceptionLine(ask)]
  const first = lead && number ? say`${lead}${number}` : number
  return plan.asked === 'which' && answer.cells.length > 1
    ? [first, cellRows(ask, answer.cells, plan.by, isOfWeekends(plan))]
    : [first, madeInAll(ask), lastLine(ask, answer)]
}

export const sayCount: Writer<'count', CountPlan> = (ask, answer) => ({
  lines: [...linesOf(ask, answer), coverageNote(ask.context.records, answer.coverage)],
  support: supportOf(ask.context.records, answer.coverage),
  weakness: coverageWeakness(ask.context.records, answer.coverage),
})
