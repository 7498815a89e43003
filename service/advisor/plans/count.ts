/** count: how many complete days, weeks or months have a measure above or below a bound, and which. */

import type { Cell } from '#schema/advisor/coverage'
import type { CountPlan } from '#schema/advisor/measure-plans'
import type { Figure } from '#schema/core/advice'
import type { Measure } from '../measures/measures.ts'
import type { Records } from '../records.ts'
import { type CoverCell, cellsOf } from './cells.ts'
import { type Answered, type Context, isNothing, nothing } from './context.ts'
import { type Cover, coverageOf } from './cover.ts'
import { coverText } from './cover-text.ts'
import { toCell } from './group-cells.ts'
import { figureOf, labelOf, summedUp } from './measured.ts'
import { findMeasure, meets } from './select.ts'
import { selectGroups, withWeekBefore } from './select-groups.ts'

type Tested = { readonly cell: Cell; readonly isMet: boolean }

/** Longest unbroken run (the last of equal ones), the current one, or the last of at least so many. */
const runOf = (
  all: readonly Tested[],
  { runs, asked, runOf: least = 1 }: Pick<CountPlan, 'runs' | 'asked' | 'runOf'>,
): readonly Tested[] => {
  let best: readonly Tested[] = []
  let run: Tested[] = []
  for (const one of all) {
    run = one.isMet ? [...run, one] : []
    const isBetter = asked === 'last' ? run.length >= least : run.length >= best.length
    if (run.length > 0 && isBetter) best = run
  }
  return runs === 'current' ? run : best
}

/** Whether the value of a period rose or fell against that of the period before, as asked. */
const isStep = (step: CountPlan['step'], value: number, before: number | undefined): boolean => {
  if (before === undefined) return false
  if (step === 'rise') return value > before
  if (step === 'fall') return value < before
  return step === 'no rise' ? value <= before : value >= before
}

const completeParts = (records: Records, cover: Cover, by: CountPlan['by']): readonly CoverCell[] =>
  cellsOf(records, cover, by).filter(({ isComplete }) => isComplete)

/** Without the periods that have no value, such as a share of no revenue. */
const valuedCells = (records: Records, measure: Measure, parts: readonly CoverCell[]): readonly Cell[] =>
  parts.flatMap((cell) => toCell(records, measure, cell) ?? [])

/** The value of the week before the first, which its step is held against. */
const valueBefore = (
  records: Records,
  measure: Measure,
  plan: CountPlan,
  first: Cell,
): number | undefined => {
  const longer = plan.step && withWeekBefore(records, plan, plan.by)
  const cover = longer && selectGroups(records, measure, longer, plan.by)
  if (!cover || isNothing(cover)) return undefined
  const cells = valuedCells(records, measure, completeParts(records, cover, plan.by))
  const at = cells.findIndex(({ from }) => from === first.from)
  return at > 0 ? cells[at - 1]?.figure.value : undefined
}

const meanOf = (records: Records, measure: Measure, parts: readonly CoverCell[]): Figure | undefined =>
  summedUp(
    records,
    measure,
    parts.map(({ cover }) => cover),
    'mean',
    'mean of all that are counted',
  )

export const evaluateCount = ({ records }: Context, plan: CountPlan): Answered<'count'> => {
  const measure = findMeasure(plan.measure)
  if (isNothing(measure)) return measure
  const cover = selectGroups(records, measure, plan, plan.by)
  if (isNothing(cover)) return cover
  const parts = completeParts(records, cover, plan.by)
  const cells = valuedCells(records, measure, parts)
  const mean = plan.thanMean && meanOf(records, measure, parts)
  if (plan.thanMean && !mean) return nothing('undefined', { measure: measure.name })
  const bound = mean && { [plan.thanMean ?? 'above']: mean.value }
  const before = cells[0] && valueBefore(records, measure, plan, cells[0])
  const all = cells.map((cell, place) => ({
    cell,
    isMet:
      meets(cell.figure.value, { ...plan, ...bound }) &&
      (plan.step === undefined ||
        isStep(plan.step, cell.figure.value, place === 0 ? before : cells[place - 1]?.figure.value)),
  }))
  const met = (plan.runs ? runOf(all, plan) : all.filter(({ isMet }) => isMet)).map(({ cell }) => cell)
  const figure = figureOf(records, {
    label: labelOf(records, measure, `number of ${plan.by}s that meet the condition, ${coverText(cover)}`),
    unit: 'count',
    formula: 'periods',
    // One part for each period that meets it.
    inputs: met.map((cell, part) => cell.figure.inputs.map((input) => ({ ...input, part }))),
  })
  // The first may have none before it to step from.
  const outOf = cells.length - Number(plan.step !== undefined && before === undefined)
  if (cells.length === 0 || outOf === 0 || !figure) return nothing('no-match', { measure: measure.name })
  return {
    operator: 'count',
    measure: measure.name,
    figure,
    outOf,
    cells: met,
    coverage: coverageOf(cover),
    ...(mean ? { mean } : {}),
  }
}
