/** The hour that brings in most over all days, where the best average is of an hour that is open on few of them. */
import type { Cell } from '#schema/advisor/coverage'
import { isMeasured } from '#schema/advisor/measure'
import type { RankPlan } from '#schema/advisor/measure-plans'
import type { Figure } from '#schema/core/advice'
import { type Line, say } from '../../line.ts'
import { addsUp, measureNamed } from '../../measures/measures.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateRank } from '../../plans/rank.ts'
import { evaluateValue } from '../../plans/value.ts'
import { cellName } from '../cell-name.ts'
import type { Ask } from '../written.ts'

const hoursOfDay = 24

/** "In all, noon to 1 pm brought in most, $20,964: 7 pm to 8 pm is not open every day." */
export const hourInAll = ({ plan, context }: Ask<RankPlan>, first: Cell): Line | undefined => {
  const { by, order, measure, period } = plan
  if (by !== 'hour' || order !== 'highest' || plan.filter || !isMeasured(measure)) return undefined
  if (addsUp(measureNamed(measure)) !== 'sum') return undefined
  const ranked = evaluateRank(context, { ...plan, count: hoursOfDay })
  if (isNothing(ranked)) return undefined
  const totals = ranked.cells.flatMap((cell): { readonly cell: Cell; readonly figure: Figure }[] => {
    const from = Number(cell.key)
    const value = evaluateValue(context, {
      operator: 'value',
      measure,
      period,
      filter: { hours: { from, until: from + 1 } },
    })
    return isNothing(value) || !value.figure ? [] : [{ cell, figure: value.figure }]
  })
  const [most] = totals.toSorted((one, other) => other.figure.value - one.figure.value)
  if (!most || most.cell.key === first.key) return undefined
  const name = (cell: Cell) => cellName(context.records, cell, by)
  return say`In all, ${name(most.cell)} ${measureNamed(measure).unit === 'aud' ? 'brought in' : 'had'} the most, ${most.figure}: ${name(first)} is not open on all days.`
}
