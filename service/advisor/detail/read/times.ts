/** Times in a message over rows: the one asked about, and the one it is compared with. */
import type { Period } from '#schema/advisor/period'
import type { RowsPlan } from '#schema/advisor/rows-plan'
import { narrowedBy, type Skeleton } from './skeleton.ts'

export type Times = Pick<RowsPlan, 'period' | 'comparedWith'>

const allTime: Period = { of: { kind: 'record' } }

const isLong = (period: Period): boolean =>
  ['month', 'quarter', 'half', 'season', 'year', 'financial-year', 'holiday', 'school-holidays'].includes(
    period.of.kind,
  ) ||
  ((period.of.kind === 'unit-of' || period.of.kind === 'current') && period.of.unit !== 'day')

const onRecord = (period: Period): number =>
  // Only the order of the two matters: a moved period is the earlier one.
  period.moved ? 1 : 0

/** Times of a change: two named ones, both ends of a stretch, or a time and everything since. */
const ofChange = (periods: readonly Period[]): Times => {
  const [one, other] = periods
  if (one && other) {
    const isFirstMoved = onRecord(one) > onRecord(other)
    return isFirstMoved ? { period: other, comparedWith: one } : { period: one, comparedWith: other }
  }
  if (!one) return {}
  const { of, weekdays } = one
  const days = weekdays ? { weekdays } : {}
  if (of.kind === 'between') return { period: { of: of.to, ...days }, comparedWith: { of: of.from, ...days } }
  if (of.kind === 'since' && isLong({ of: of.from })) return { comparedWith: { of: of.from, ...days } }
  return { period: one }
}

/** `isOfChange` if the message asks how something changed. */
export const timesOf = ({ periods, weekdays, text }: Skeleton, isOfChange: boolean): Times => {
  const own = periods.filter(({ relation }) => relation === undefined)
  const related = periods.find(({ relation }) => relation !== undefined)
  const named = own.map(({ period }) => narrowedBy(period, weekdays))
  const [first] = named
  if (related?.relation)
    return first
      ? { period: first, comparedWith: { ...first, moved: related.relation } }
      : { comparedWith: { of: allTime.of, moved: related.relation } }
  // "Since winter, is it up on that": the time after "since" is the earlier one.
  const sinceAt =
    /\b(?:since|than|(?:up|down|higher|lower|risen|fallen|grown|dropped) (?:on|from|since)|(?:compared? )?(?:with|to)|against|versus|vs) (?:in |the )?P(\d)/.exec(
      text,
    )
  if (
    isOfChange &&
    named.length === 1 &&
    sinceAt &&
    first &&
    first.of.kind !== 'between' &&
    first.of.kind !== 'since'
  )
    return { comparedWith: first }
  if (isOfChange || named.length > 1) return ofChange(named)
  if (first) return { period: first }
  return weekdays.length > 0 ? { period: narrowedBy(allTime, weekdays) } : {}
}
