/**
 * compare: a measure in one selection minus the same in another. Sums over different numbers of days or weeks
 * are compared by means, and the answer says so. A period in progress is compared with the same days of the
 * earlier one.
 */
import type { ComparePlan } from '#schema/advisor/measure-plans'
import type { Nothing } from '#schema/advisor/nothing'
import type { Selection } from '#schema/advisor/selection'
import { daysBetween, plusDays } from '../calendar.ts'
import { addsUp, type Measure } from '../measures/measures.ts'
import { lengthOf } from '../periods/dates.ts'
import type { Records } from '../records.ts'
import { type Answered, type Context, isNothing, nothing } from './context.ts'
import { type Cover, coverageOf } from './cover.ts'
import { sameElapsed } from './elapsed.ts'
import { type Basis, comparedCovers, measureCover } from './measured.ts'
import { findMeasure, selectCover } from './select.ts'

/**
 * The weeks just before an open time ("since 19 October"): as many as it has whole weeks on record, since its last days
 * are in no whole week yet.
 */
const asManyWeeks = (
  records: Records,
  measure: Measure,
  [of, against]: readonly [Selection, Selection],
  [one, other]: readonly [Cover, Cover],
): Cover => {
  const { moved, ...open } = against.period
  const [first, last] = [one.recorded[0], one.recorded.at(-1)]
  const isJustBefore = moved === 'just-before' && JSON.stringify(open) === JSON.stringify(of.period)
  if (!isJustBefore || open.of.kind !== 'since' || one.grain !== 'week' || !first || !last) return other
  const days = daysBetween(first, last) + 7
  const span = { kind: 'dates', from: plusDays(first, -days), to: plusDays(first, -1) } as const
  const evened = selectCover(records, measure, { ...against, period: { of: span } }, { grain: 'week' })
  return isNothing(evened) ? other : evened
}

const weeksOfYear = 52
const yearDays = 365
/** Of a longer time, all weeks on record say more than the few with a counterpart. */
const mostDays = 31

/**
 * The later of two times a year apart without the weeks whose counterparts are from before the records: otherwise one week
 * would stand against two. `pair` is the later one first.
 */
const sameWeeks = (
  records: Records,
  measure: Measure,
  later: Selection,
  [one, other]: readonly [Cover, Cover],
): Cover => {
  const years = Math.round(daysBetween(other.period.from, one.period.from) / yearDays)
  const [first] = other.recorded
  const isShort = lengthOf(one.period) <= mostDays
  if (years < 1 || !isShort || one.grain !== 'week' || !first || first <= other.period.from) return one
  const counterparts = new Set(other.recorded.map((monday) => plusDays(monday, years * weeksOfYear * 7)))
  const kept = one.recorded.filter((monday) => counterparts.has(monday))
  const [from, last] = [kept[0], kept.at(-1)]
  if (!from || !last || kept.length === one.recorded.length || kept.length !== other.recorded.length)
    return one
  const period = { ...later.period, of: { kind: 'dates', from, to: plusDays(last, 6) } } as const
  const evened = selectCover(records, measure, { ...later, period }, { grain: 'week' })
  return isNothing(evened) ? one : evened
}

/** Both covers, the later one without weeks that have no counterpart on record. */
const evenedYears = (
  records: Records,
  measure: Measure,
  [of, against]: readonly [Selection, Selection],
  [one, other]: readonly [Cover, Cover],
): readonly [Cover, Cover] =>
  one.period.from >= other.period.from
    ? [sameWeeks(records, measure, of, [one, other]), other]
    : [one, sameWeeks(records, measure, against, [other, one])]

const coversOf = (
  records: Records,
  measure: Measure,
  sides: readonly [Selection, Selection],
): readonly [Cover, Cover] | Nothing => {
  const [of, against] = sides
  const one = selectCover(records, measure, of)
  if (isNothing(one)) return one
  const other = selectCover(records, measure, against)
  if (isNothing(other)) return other
  const evened = (pair: readonly [Cover, Cover]) =>
    evenedYears(records, measure, sides, [pair[0], asManyWeeks(records, measure, sides, pair)])
  if (one.grain === other.grain) return evened([one, other])
  for (const grain of ['week', 'day'] as const) {
    const [again, otherAgain] = [one, other].map((cover, index) =>
      cover.grain === grain ? cover : selectCover(records, measure, index === 0 ? of : against, { grain }),
    )
    if (
      again &&
      otherAgain &&
      !isNothing(again) &&
      !isNothing(otherAgain) &&
      again.grain === otherAgain.grain
    )
      return evened([again, otherAgain])
  }
  return nothing('not-comparable', { measure: measure.name })
}

/**
 * Covers of two selections at the same granularity: days only if both have them; cut to the same days for a
 * period in progress, or to as many weeks where one of them is on record by the week alone.
 */
export const coverBoth = (
  records: Records,
  measure: Measure,
  first: Selection,
  second: Selection,
  isCut = true,
): readonly [Cover, Cover] | Nothing => {
  const sides = [first, second] as const
  if (!isCut) return coversOf(records, measure, sides)
  const covers = coversOf(records, measure, sameElapsed(records, measure, sides))
  if (isNothing(covers) || covers[0].grain === 'day') return covers
  return coversOf(records, measure, sameElapsed(records, measure, sides, ['week']))
}

/** Totals if both have as many days or weeks, and for ratios, which need no mean; otherwise means. */
export const basisOf = (measure: Measure, [one, other]: readonly [Cover, Cover]): Basis =>
  addsUp(measure) !== 'sum' ||
  (one.onRecord === other.onRecord &&
    !one.isNarrowed &&
    !other.isNarrowed &&
    (one.rule === 'touching') === (other.rule === 'touching'))
    ? 'whole'
    : 'mean'

/** The name of a basis in an answer. */
export const basisName = (basis: Basis, { grain }: Cover): 'whole' | 'a-week' | 'a-day' => {
  if (basis === 'whole') return 'whole'
  return grain === 'week' ? 'a-week' : 'a-day'
}

const weekdaysOf = ({ period }: Selection): string => JSON.stringify(period.weekdays ?? [])

export const evaluateCompare = ({ records }: Context, plan: ComparePlan): Answered<'compare'> => {
  const measure = findMeasure(plan.measure)
  if (isNothing(measure)) return measure
  const covers = coverBoth(records, measure, plan.of, plan.against)
  if (isNothing(covers)) return covers
  // Weekdays are compared per day, since eight Wednesdays say less than one.
  const isOfGroups = weekdaysOf(plan.of) !== weekdaysOf(plan.against)
  const isByWeek = plan.each !== undefined && covers[0].grain === plan.each
  const basis = (isOfGroups || isByWeek) && addsUp(measure) === 'sum' ? 'mean' : basisOf(measure, covers)
  const [of, against] = covers.map((cover) => measureCover(records, measure, cover, basis))
  const difference = comparedCovers(records, measure, covers, 'difference of', basis)
  if (!of || !against || !difference) return nothing('undefined', { measure: measure.name })
  // A percentage of a share, or of a value that is not positive, would mislead.
  const percent =
    measure.unit === 'percent' || against.value <= 0
      ? undefined
      : comparedCovers(records, measure, covers, 'percent change of', basis)
  const isUp = difference.value > 0
  return {
    operator: 'compare',
    measure: measure.name,
    of,
    against,
    difference,
    basis: basisName(basis, covers[0]),
    coverage: coverageOf(covers[0]),
    coverageAgainst: coverageOf(covers[1]),
    ...(percent ? { percent } : {}),
    ...(measure.better && difference.value !== 0 ? { isBetter: (measure.better === 'up') === isUp } : {}),
  }
}
