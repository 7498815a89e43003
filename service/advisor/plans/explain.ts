/**
 * explain: what moved a measure between two periods, in parts that add up to the change, with facts from the timeline.
 *
 * - revenue: the number of sales at the midpoint price, and the price at the midpoint number
 * - costs: the change of each expense line; profit: the two parts of revenue, less the change of each line
 * - margin: less the change of each line's share of revenue; cost-share: the change of each line's share
 * - supplies: the number of sales at the midpoint supplies per sale, and those at the midpoint number
 * - any other ratio a ÷ b: the change of a at the midpoint b, and of b at the midpoint a
 * - other measures: the timeline only
 *
 * Sums are weekly or daily means, ratios are in percentage points or in the unit of the measure. Facts are from the later
 * period and the two weeks after it.
 */
import type { ExplainPlan } from '#schema/advisor/change-plans'
import type { Cell } from '#schema/advisor/coverage'
import type { Figure } from '#schema/core/advice'
import { plusDays } from '../calendar.ts'
import { addsUp, type Measure } from '../measures/measures.ts'
import type { Span } from '../periods/dates.ts'
import type { Records } from '../records.ts'
import { timelineOf } from '../timeline/timeline.ts'
import { cellsOf } from './cells.ts'
import { basisName, coverBoth } from './compare.ts'
import { type Answered, type Context, isNothing, nothing } from './context.ts'
import { type Cover, coverageOf } from './cover.ts'
import { partsOfChange } from './explain-parts.ts'
import { toCell } from './group-cells.ts'
import { comparedCovers, measureCover } from './measured.ts'
import { findMeasure } from './select.ts'

const figuresOf = (records: Records, measure: Measure, covers: readonly [Cover, Cover]) => {
  const [of, against] = covers.map((cover) => measureCover(records, measure, cover, 'mean'))
  const change = comparedCovers(records, measure, covers, 'difference of', 'mean')
  return of && against && change && { of, against, change }
}

// Days after a change for which its cause may still be written down.
const reportDays = 14
const reportedSpan = ({ from, to }: Span): Span => ({ from, to: plusDays(to, reportDays) })

/** Minimum weeks in a period for a single week to matter. */
const leastWeeks = 3
const mostOfChange = 0.5

/** The week without which most of the change disappears. */
const mostOf = (
  records: Records,
  measure: Measure,
  covers: readonly [Cover, Cover],
  change: Figure,
): { readonly week: Cell; readonly without: Figure } | undefined => {
  const found = covers.flatMap((cover, side) =>
    cover.grain !== 'week' || cover.dates.length < leastWeeks
      ? []
      : cellsOf(records, cover, 'week').flatMap((cell) => {
          const rest = { ...cover, dates: cover.dates.filter((date) => !cell.cover.dates.includes(date)) }
          const sides = side === 0 ? ([rest, covers[1]] as const) : ([covers[0], rest] as const)
          const without = comparedCovers(records, measure, sides, 'difference of', 'mean')
          const week = toCell(records, measure, cell)
          return without && week ? [{ week, without }] : []
        }),
  )
  const [best] = found.toSorted((one, other) => Math.abs(one.without.value) - Math.abs(other.without.value))
  const turned = found.find(({ without }) => without.value * change.value < 0)
  const chosen = turned ?? best
  const isMost =
    chosen !== undefined &&
    (chosen === turned || Math.abs(chosen.without.value) <= (1 - mostOfChange) * Math.abs(change.value))
  return isMost ? chosen : undefined
}

/** The largest part first. */
const bySize = (one: Figure, other: Figure): number => Math.abs(other.value) - Math.abs(one.value)

export const evaluateExplain = (context: Context, plan: ExplainPlan): Answered<'explain'> => {
  const { records } = context
  const measure = findMeasure(plan.measure)
  if (isNothing(measure)) return measure
  const covers = coverBoth(records, measure, { period: plan.of }, { period: plan.against }, false)
  if (isNothing(covers)) return covers
  const parts = partsOfChange(records, measure, covers) ?? []
  const figures = figuresOf(records, measure, covers)
  const found = parts.filter((part) => part !== undefined)
  if (figures === undefined || found.length < parts.length)
    return nothing('undefined', { measure: measure.name })
  const [cover, earlier] = covers
  const most = mostOf(records, measure, covers, figures.change)
  return {
    operator: 'explain',
    measure: measure.name,
    ...figures,
    parts: found.sort(bySize),
    facts: [...timelineOf(context, reportedSpan(cover.period))],
    basis: addsUp(measure) === 'sum' ? basisName('mean', cover) : 'whole',
    coverage: coverageOf(cover),
    coverageAgainst: coverageOf(earlier),
    ...(most ? { most } : {}),
  }
}
