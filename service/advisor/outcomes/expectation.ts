/**
 * Expected result of accepting an advisory: the mean of the four weeks before plus the promised change, with
 * a band as wide as such means have differed before; and the same band around no change, for doing nothing.
 */
import type { Expectation, Promised } from '#schema/advisory/outcome'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, today } from '../calendar.ts'
import { mondayOf, type Span } from '../periods/dates.ts'
import type { Context } from '../plans/context.ts'
import { weeklyMean, weeksFrom } from './weekly-mean.ts'

/** Weeks of the baseline. */
const weeksBefore = 4

/** Minimum pairs of earlier means for a band. */
const fewestSwings = 8

/** Share of pairs within the band: four in five. */
const [heldSwings, ofSwings] = [4, 5]

const rounded = (value: number): number => Number(value.toFixed(2)) || 0

/** Weeks before and after each recorded Monday, if both are complete. */
const earlierPairs = (mondays: readonly IsoDate[], weeks: number): readonly (readonly [Span, Span])[] => {
  const [first, last] = [mondays[0], mondays.at(-1)]
  if (first === undefined || last === undefined) return []
  return mondays
    .filter(
      (monday) => plusDays(monday, -7 * weeksBefore) >= first && plusDays(monday, 7 * (weeks - 1)) <= last,
    )
    .map((monday) => [weeksFrom(plusDays(monday, -7 * weeksBefore), weeksBefore), weeksFrom(monday, weeks)])
}

/** Half the band's width: the quantile of rank ⌈0.8 (n + 1)⌉ of the sizes of earlier changes (split-conformal). */
const usualSwing = (context: Context, { measure, weeks }: Promised): number | undefined => {
  const sizes = earlierPairs(
    context.records.kpis.map(({ weekStart }) => weekStart),
    weeks,
  )
    .flatMap(([before, after]) => {
      const [one, other] = [weeklyMean(context, measure, before), weeklyMean(context, measure, after)]
      return one && other ? [Math.abs(other.value - one.value)] : []
    })
    .sort((one, other) => one - other)
  const rank = Math.min(sizes.length, Math.ceil((heldSwings * (sizes.length + 1)) / ofSwings))
  return sizes.length < fewestSwings ? undefined : sizes[rank - 1]
}

/** Days until a decision without an expected effect is due. */
const usualDays = 14

/** Proposed due date of a decision: the first week in which its effect is measured, or two weeks after the decision. */
export const proposedDue = (expects: Expectation | undefined, takenAt: Date): IsoDate =>
  expects?.from ?? plusDays(today(takenAt), usualDays)

/** Expectation at the records' reference time; undefined if they are too few for a band. */
export const expectationOf = (
  promised: Promised,
  context: Context,
  style?: string,
): Expectation | undefined => {
  const { measure, change, weeks } = promised
  const last = context.records.kpis.at(-1)?.weekStart
  if (last === undefined) return undefined
  const before = weeklyMean(context, measure, weeksFrom(plusDays(last, -7 * (weeksBefore - 1)), weeksBefore))
  const swing = usualSwing(context, promised)
  if (before === undefined || swing === undefined) return undefined
  // The first whole week after the decision.
  const span = weeksFrom(plusDays(mondayOf(today(context.records.now)), 7), weeks)
  const around = (value: number) => ({
    value: rounded(value),
    low: rounded(value - swing),
    high: rounded(value + swing),
  })
  return {
    measure,
    change,
    ...span,
    before: rounded(before.value),
    ...around(before.value + change),
    nothing: around(before.value),
    ...(style === undefined ? {} : { style }),
  }
}
