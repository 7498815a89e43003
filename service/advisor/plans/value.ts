/** value: a measure over a period, or its mean, median, highest, lowest or last over parts of it; grouped if asked. */
import type { Cell } from '#schema/advisor/coverage'
import type { ValuePlan } from '#schema/advisor/measure-plans'
import type { Nothing } from '#schema/advisor/nothing'
import { addsUp, type Measure } from '../measures/measures.ts'
import type { Records } from '../records.ts'
import { cellsOf, needsDays } from './cells.ts'
import { type Answered, type Context, isNothing, nothing } from './context.ts'
import { type Cover, coverageOf } from './cover.ts'
import { coverText } from './cover-text.ts'
import { basesForGroup, groupCells, toCell } from './group-cells.ts'
import { measureCover, summedUp } from './measured.ts'
import { bestOf } from './order.ts'
import { findMeasure } from './select.ts'
import { selectGroups } from './select-groups.ts'

type Found = Pick<Answered<'value'> & { operator: 'value' }, 'figure' | 'at'>

/** Complete parts only, because half a month is not a month. */
const partsOf = (records: Records, cover: Cover, each: ValuePlan['each']) =>
  cellsOf(records, cover, each ?? cover.grain).filter(
    ({ isComplete }) => isComplete || each === undefined || each === cover.grain,
  )

const averaged = (
  records: Records,
  measure: Measure,
  cover: Cover,
  { aggregate, each }: Pick<ValuePlan, 'each'> & { readonly aggregate: 'mean' | 'median' },
): Found | Nothing => {
  const isRatio = addsUp(measure) === 'ratio'
  const parts = partsOf(records, cover, each)
  const figure =
    aggregate === 'mean' && isRatio
      ? measureCover(records, measure, cover)
      : summedUp(
          records,
          measure,
          parts.map((part) => part.cover),
          aggregate,
          `${aggregate} by ${each ?? cover.grain}, ${coverText(cover)}`,
        )
  return figure ? { figure } : nothing('undefined', { measure: measure.name })
}

const extreme = (
  records: Records,
  measure: Measure,
  cover: Cover,
  { aggregate, each }: Pick<ValuePlan, 'each'> & { readonly aggregate: 'highest' | 'lowest' | 'last' },
): Found | Nothing => {
  const cells = partsOf(records, cover, each).flatMap((part) => toCell(records, measure, part) ?? [])
  const at = aggregate === 'last' ? cells.at(-1) : bestOf(cells, aggregate)[0]
  return at ? { figure: at.figure, at } : nothing('undefined', { measure: measure.name })
}

const summary = (
  records: Records,
  measure: Measure,
  cover: Cover,
  { aggregate = 'whole', each }: ValuePlan,
): Found | Nothing => {
  if (aggregate === 'mean' || aggregate === 'median')
    return averaged(records, measure, cover, { aggregate, each })
  if (aggregate !== 'whole') return extreme(records, measure, cover, { aggregate, each })
  const figure = measureCover(records, measure, cover)
  return figure ? { figure } : nothing('undefined', { measure: measure.name })
}

export const evaluateValue = ({ records }: Context, plan: ValuePlan): Answered<'value'> => {
  const measure = findMeasure(plan.measure)
  if (isNothing(measure)) return measure
  const byDay = needsDays(plan.group) || plan.each === 'day'
  const cover = selectGroups(records, measure, plan, plan.group, { byDay, bases: basesForGroup(plan.group) })
  if (isNothing(cover)) return cover
  const found = summary(records, measure, cover, plan)
  if (isNothing(found)) return found
  const groups: readonly Cell[] | Nothing | undefined =
    plan.group && groupCells(records, measure, cover, plan.group)
  if (groups && isNothing(groups)) return groups
  return {
    operator: 'value',
    measure: measure.name,
    ...found,
    coverage: coverageOf(cover),
    ...(groups ? { groups: [...groups] } : {}),
  }
}
