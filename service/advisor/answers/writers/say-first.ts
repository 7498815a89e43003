/** Says whether something happened for the first time, and when it had happened before. */
import type { CountAnswer } from '#schema/advisor/answer'
import type { Cell } from '#schema/advisor/coverage'
import { capital, type Line, say } from '../../line.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { momentOf } from '../../plans/context.ts'
import { cellName, onOrIn } from '../cell-name.ts'
import { type CountAsk, conditionOf, placed } from '../form/count-condition.ts'
import { measuredText } from '../measured-text.ts'
import { subjectFor } from '../written.ts'

/** The time that is said to be the first: a named one, or the latest that it happened. */
const claimedCell = ({ plan, context }: CountAsk, { cells }: CountAnswer): Cell | undefined => {
  if (!plan.claimedAt) return cells.at(-1)
  const span = resolvePeriod(plan.claimedAt, momentOf(context.records, 'week'))
  return span && cells.find(({ from, to }) => from && to && from <= span.to && to >= span.from)
}

/** "No. The margin was first below 10.0% in the week of 3 March, at 9.1%." */
export const firstLines = (ask: CountAsk, answer: CountAnswer): readonly (Line | undefined)[] => {
  const { plan, context } = ask
  const { text, was } = subjectFor(ask, plan.measure)
  const { when } = measuredText(context.records, plan, answer.coverage)
  const condition = conditionOf(ask, answer.mean)
  const name = (cell: Cell) => onOrIn(cellName(context.records, cell, plan.by))
  const [first] = answer.cells
  const own = claimedCell(ask, answer)
  const noun = answer.figure.value === 1 ? plan.by : `${plan.by}s`
  if (!first) return [say`No. ${capital(text)} ${was} ${condition} ${placed(plan)} no ${plan.by} ${when}.`]
  const total = say`That was the case ${placed(plan)} ${answer.figure} ${noun} ${when}.`
  if (!own)
    return [
      say`No. ${capital(text)} ${was} not ${condition} then. The first time on record was ${name(first)}, at ${first.figure}.`,
      total,
    ]
  return own === first
    ? [
        say`Yes. ${capital(text)} ${was} ${condition} ${name(own)}, at ${own.figure}, and ${placed(plan)} no ${plan.by} on record before it.`,
        answer.cells.length > 1 ? total : undefined,
      ]
    : [
        say`No. ${capital(text)} ${was} ${condition} ${name(own)}, at ${own.figure}, but already ${name(first)}, at ${first.figure}.`,
        total,
      ]
}
