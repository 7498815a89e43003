/** rank: highest or lowest days, weeks, months, weekdays, hours or expense lines by a measure. */
import type { RankPlan } from '#schema/advisor/measure-plans'
import { type Answered, type Context, isNothing, nothing } from './context.ts'
import { coverageOf } from './cover.ts'
import { basesForGroup, groupCells, isUneven } from './group-cells.ts'
import { bestOf } from './order.ts'
import { findMeasure } from './select.ts'
import { selectGroups } from './select-groups.ts'

export const evaluateRank = ({ records }: Context, plan: RankPlan): Answered<'rank'> => {
  const measure = findMeasure(plan.measure)
  if (isNothing(measure)) return measure
  const cover = selectGroups(records, measure, plan, plan.by, { bases: basesForGroup(plan.by) })
  if (isNothing(cover)) return cover
  const isByWeek = isUneven(records, measure, cover, plan.by)
  const cells = groupCells(records, measure, cover, plan.by, isByWeek ? 'mean' : undefined)
  if (isNothing(cells)) return cells
  // Half a month would always be lowest.
  const complete = cells.filter(({ isComplete }) => isComplete)
  if (complete.length === 0) return nothing('no-match', { measure: measure.name })
  const first = (plan.from ?? 1) - 1
  const best = bestOf(complete, plan.order).slice(first, first + plan.count)
  const wholes = isByWeek ? groupCells(records, measure, cover, plan.by) : []
  return {
    operator: 'rank',
    measure: measure.name,
    cells: best,
    outOf: complete.length,
    leftOut: cells.length - complete.length,
    coverage: coverageOf(cover),
    ...(isByWeek && !isNothing(wholes)
      ? {
          basis: 'a-week',
          wholes: best.flatMap(({ key }) => wholes.find((one) => one.key === key)?.figure ?? []),
        }
      : {}),
  }
}
