/** The two times of a change. */
import type { RowsPart } from '#schema/advisor/rows-plan'
import { plusDays } from '../../calendar.ts'
import { type Days, within } from '../sums.ts'
import { daysIn, heldFor, type RowsContext, resolved } from './rows-context.ts'

export type Sides = {
  readonly now: Days
  readonly past: Days
  /** How the earlier time was chosen, if the message did not name it. */
  readonly chosen?: string | undefined
  /** True if either was limited to days with rows. */
  readonly isCut: boolean
}

const quarter = 91
const nearlySame = 0.04
const longestBefore = 13 * 7

const cutTo = (named: Days | undefined, held: Days): Days | undefined => named && within(named, held)

const isWhole = (named: Days | undefined, held: Days): named is Days =>
  named !== undefined && named.from >= held.from && named.to <= held.to

/** Undefined if one of them has no rows. */
export const sidesOf = (context: RowsContext, part: RowsPart): Sides | undefined => {
  const held = heldFor(context, part)
  if (!held) return undefined
  const { plan } = context
  const last = { from: plusDays(held.to, 1 - quarter), to: held.to }
  const asked = plan.comparedWith && resolved(context, plan.comparedWith)
  const own = plan.period && resolved(context, plan.period)
  if (own && asked) {
    const [now, past] = [cutTo(own, held), cutTo(asked, held)]
    return now && past && { now, past, isCut: !isWhole(own, held) || !isWhole(asked, held) }
  }
  if (plan.comparedWith && !asked) return undefined
  if (asked) {
    const past = cutTo(asked, held)
    const from = plusDays(held.to, 1 - daysIn(asked))
    const after = plusDays(asked.to, 1)
    const now = cutTo({ from: from > after ? from : after, to: held.to, weekdays: asked.weekdays }, held)
    return (
      now && past && { now, past, chosen: 'the latest time as long as that', isCut: !isWhole(asked, held) }
    )
  }
  const now = cutTo(own ?? last, held)
  if (!now) return undefined
  if (own && plan.period && plan.period.of.kind !== 'record') {
    const { weekdays } = own
    const before = resolved(context, { ...plan.period, moved: 'year-before' })
    if (isWhole(before, held))
      return { now, past: before, chosen: 'the same time a year before', isCut: !isWhole(own, held) }
    const from = plusDays(now.from, -longestBefore)
    const earlier = cutTo({ from, to: plusDays(now.from, -1), weekdays }, held)
    if (earlier && 2 * daysIn(earlier) >= Math.min(daysIn(now), longestBefore))
      return { now, past: earlier, chosen: 'the mean of the weeks before', isCut: !isWhole(own, held) }
  }
  // A time that starts with the rows has nothing before it, so its own ends are compared.
  const length = Math.min(quarter, Math.floor(daysIn(now) / 2))
  const end = { from: plusDays(now.to, 1 - length), to: now.to, weekdays: now.weekdays }
  const past = cutTo(
    { from: plusDays(end.from, -length), to: plusDays(end.from, -1), weekdays: now.weekdays },
    held,
  )
  return past && length > 0 ? { now: end, past, chosen: 'the time as long before', isCut: false } : undefined
}

const startsMonth = (date: string): boolean => date.endsWith('-01')

/** Number of whole months; undefined if the days start or end inside one. */
const monthsIn = ({ from, to }: Days): number | undefined =>
  startsMonth(from) && startsMonth(plusDays(to, 1)) ? Math.round(daysIn({ from, to }) / 30.44) : undefined

/** True if lengths differ so much that weekly means are compared; months count as equal. */
export const areUneven = ({ now, past }: Sides): boolean => {
  const months = monthsIn(now)
  if (months !== undefined && months === monthsIn(past)) return false
  return Math.abs(daysIn(now) - daysIn(past)) / Math.max(daysIn(now), daysIn(past)) > nearlySame
}

/** A sum for comparison: the total, or a weekly mean. */
export const compared = (sides: Sides, days: Days, sum: number): number =>
  areUneven(sides) ? (sum * 7) / daysIn(days) : sum
