/** Cells with figures: of time ranges, recurring groups, or expense lines. */
import type { Cell } from '#schema/advisor/coverage'
import type { Group, RecordedMeasure } from '#schema/advisor/measure'
import type { Nothing } from '#schema/advisor/nothing'
import { type ExpenseKind, expenseKinds } from '#schema/kpi/kpi'
import { combinationOf } from '../measures/combined.ts'
import { addsUp, type Measure, measureNamed } from '../measures/measures.ts'
import type { Records } from '../records.ts'
import { type CoverCell, cellsOf, isRecurring } from './cells.ts'
import { nothing } from './context.ts'
import type { Cover } from './cover.ts'
import { type Basis, measureCover } from './measured.ts'

/** A cell with its figure; undefined for a ratio without denominator. */
export const toCell = (
  records: Records,
  measure: Measure,
  { key, cover, isComplete }: CoverCell,
  basis: Basis = 'whole',
): Cell | undefined => {
  const figure = measureCover(records, measure, cover, basis)
  return figure && { key, figure, isComplete, from: cover.period.from, to: cover.period.to }
}

const shareOf = (kind: ExpenseKind): RecordedMeasure => `${kind}-share`

/** Expense lines of all costs, or of their share. */
const expenseLines = (records: Records, { name }: Measure, cover: Cover): readonly Cell[] | undefined => {
  const some = combinationOf(name)
  const isOfSome = some?.kind === 'sum-of'
  if (name !== 'costs' && name !== 'cost-share' && !isOfSome) return undefined
  const isShare = isOfSome ? some.isShare : name === 'cost-share'
  const kinds = isOfSome ? expenseKinds.filter((kind) => some.lines.includes(kind)) : expenseKinds
  return kinds.flatMap((kind) => {
    const line = measureNamed(isShare ? shareOf(kind) : kind)
    return toCell(records, line, { key: kind, cover, isComplete: true }) ?? []
  })
}

/** Groups of a cover, in natural order. Recurring ones are daily means. */
export const groupCells = (
  records: Records,
  measure: Measure,
  cover: Cover,
  group: Group,
  basis: Basis = isRecurring(group) ? 'mean' : 'whole',
): readonly Cell[] | Nothing => {
  if (group === 'expense')
    return expenseLines(records, measure, cover) ?? nothing('no-parts', { measure: measure.name })
  return cellsOf(records, cover, group).flatMap((cell) => toCell(records, measure, cell, basis) ?? [])
}

/** True for a sum by months of four and five whole weeks: longer ones would always win. */
export const isUneven = (records: Records, measure: Measure, cover: Cover, group: Group): boolean => {
  if (cover.grain !== 'week' || (group !== 'month' && group !== 'quarter') || addsUp(measure) !== 'sum')
    return false
  const lengths = cellsOf(records, cover, group).flatMap(({ isComplete, cover: own }) =>
    isComplete ? [own.dates.length] : [],
  )
  return new Set(lengths).size > 1
}

/** Bases that every day or week needs for its groups to add up. */
export const basesForGroup = (group: Group | undefined): readonly ExpenseKind[] =>
  group === 'expense' ? expenseKinds : []
