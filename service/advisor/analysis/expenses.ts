/**
 * What the costs are made of, and margin against the industry.
 * expenseShares (share of revenue by kind, and its change) · marginAgainstIndustry · costShareAgainstIndustry
 */
import type { Figure } from '#schema/core/advice'
import { counted } from '../../runtime/counted.ts'
import { type Benchmark, benchmarks } from '../benchmarks.ts'
import type { WeekField } from '../field-values.ts'
import { measure, stated } from '../figure.ts'
import type { Records } from '../records.ts'
import { lastWeeks, latestWeek, nameOf, weekBefore, weeksInput } from './weeks.ts'

/** The five kinds of expense. */
export const expenseFields = ['staff', 'supplies', 'premises', 'marketing', 'other'] as const
export type ExpenseField = (typeof expenseFields)[number]

/** One kind of expense: weekly cost, share of revenue, and change of that share in percentage points. */
export type ExpenseShare = {
  readonly field: ExpenseField
  readonly amount: Figure
  readonly share: Figure
  readonly change: Figure | undefined
}

const shareChange = (records: Records, field: WeekField, count: number): Figure | undefined => {
  const end = latestWeek(records)
  const middle = end && weekBefore(records, end, count)
  if (!middle) return undefined
  const runs = [lastWeeks(records, count), lastWeeks(records, count, middle)]
  if (!runs.flat().every(({ expenses }) => expenses !== undefined)) return undefined
  const inputs = runs.flatMap((weeks) =>
    [weeksInput(weeks, field), weeksInput(weeks, 'revenue')].flatMap((input) => input ?? []),
  )
  return measure(records)({
    label: `change in ${nameOf(records, field)} as a share of revenue, last ${count} weeks against the ${count} before`,
    unit: 'points',
    formula: 'share-change',
    inputs,
    shown: 'unsigned',
  })
}

/** Expenses by kind over the last `count` weeks, largest first; empty if there are none on record. */
export const expenseShares = (records: Records, count = 4): readonly ExpenseShare[] => {
  const weeks = lastWeeks(records, count)
  // A week without expenses would lower every share.
  if (weeks.length === 0 || weeks.some(({ expenses }) => expenses === undefined)) return []
  const revenue = weeksInput(weeks, 'revenue')
  return expenseFields
    .flatMap((field): readonly ExpenseShare[] => {
      const input = weeksInput(weeks, field)
      if (!input || !revenue) return []
      const name = nameOf(records, field)
      const label = `${name}, mean of the last ${counted(weeks.length, 'week')}`
      const amount = measure(records)({ label, unit: 'aud', formula: 'mean', inputs: [input] })
      const share = measure(records)({
        label: `${name} as a share of revenue, last ${counted(weeks.length, 'week')}`,
        unit: 'percent',
        formula: 'share',
        inputs: [input, revenue],
      })
      return amount && share ? [{ field, amount, share, change: shareChange(records, field, count) }] : []
    })
    .sort((a, b) => b.amount.value - a.amount.value)
}

/** A figure beside the industry's; `gap` is ours minus theirs, in percentage points. */
export type Against = {
  readonly ours: Figure
  readonly theirs: Figure
  readonly gap: Figure
  readonly benchmark: Benchmark
}

const againstIndustry = (
  records: Records,
  name: string,
  field: keyof Benchmark & string,
  value: number,
  inputs: Parameters<ReturnType<typeof measure>>[0]['inputs'],
  formula: 'mean' | 'share',
): Against | undefined => {
  const make = measure(records)
  const benchmark = benchmarks[records.business.type]
  const theirsInput = stated('benchmark', field, value)
  const ours = make({ label: name, unit: 'percent', formula, inputs })
  const theirs = make({
    label: `${name}, ${benchmark.industry} ${benchmark.year} (our assumption)`,
    unit: 'percent',
    formula: 'value',
    inputs: [theirsInput],
  })
  const whole = stated('benchmark', 'whole', 100)
  const gap = make({
    label: `${name}, ours less ${benchmark.industry}`,
    unit: 'points',
    formula: formula === 'mean' ? 'change' : 'share-change',
    inputs: formula === 'mean' ? [...inputs, theirsInput] : [...inputs, theirsInput, whole],
    shown: 'unsigned',
  })
  return ours && theirs && gap && { ours, theirs, gap, benchmark }
}

/** Profit margin of the last `count` weeks against our industry table. */
export const marginAgainstIndustry = (records: Records, count = 13): Against | undefined => {
  const input = weeksInput(lastWeeks(records, count), 'profitMargin')
  const { profitMargin } = benchmarks[records.business.type]
  const name = 'profit margin, mean of the last quarter'
  return input && againstIndustry(records, name, 'profitMargin', profitMargin, [input], 'mean')
}

/** A kind of expense as a share of revenue, against our industry table; undefined for `other`. */
export const costShareAgainstIndustry = (
  records: Records,
  field: Exclude<ExpenseField, 'other'>,
  count = 13,
): Against | undefined => {
  const weeks = lastWeeks(records, count)
  if (!weeks.every(({ expenses }) => expenses !== undefined)) return undefined
  const inputs = [weeksInput(weeks, field), weeksInput(weeks, 'revenue')].flatMap((input) => input ?? [])
  const value = benchmarks[records.business.type][`${field}Share`]
  const name = `${nameOf(records, field)} as a share of revenue`
  return inputs.length === 2
    ? againstIndustry(records, name, `${field}Share`, value, inputs, 'share')
    : undefined
}
