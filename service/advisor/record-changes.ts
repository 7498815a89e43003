/** What changed between two states of a workspace's records. Pure. */
import { isDeepStrictEqual } from 'node:util'
import type { AddedKind, ReplayDifference } from '#schema/brief/replay'
import type { IsoDate } from '#schema/core/scalars'
import type { Records } from './records.ts'

const added = (what: AddedKind, count: number): readonly ReplayDifference[] =>
  count > 0 ? [{ kind: 'added', what, count }] : []

const corrected = (what: 'weeks' | 'days', dates: readonly IsoDate[]): readonly ReplayDifference[] =>
  dates.length > 0 ? [{ kind: 'corrected', what, dates: [...dates] }] : []

const changed = (what: 'focus' | 'profile', before: unknown, after: unknown): readonly ReplayDifference[] =>
  isDeepStrictEqual(before, after) ? [] : [{ kind: 'changed', what }]

/** Dates of new entries, and of those with changed values. */
const compareByDate = <A>(before: readonly A[], after: readonly A[], dateOf: (one: A) => IsoDate) => {
  const known = new Map(before.map((one) => [dateOf(one), one]))
  const fresh = after.filter((one) => !known.has(dateOf(one)))
  const others = after.filter(
    (one) => known.has(dateOf(one)) && !isDeepStrictEqual(known.get(dateOf(one)), one),
  )
  return { fresh: fresh.length, others: others.map(dateOf) }
}

const newIds = (
  before: readonly { readonly id: string }[],
  after: readonly { readonly id: string }[],
): number => {
  const known = new Set(before.map(({ id }) => id))
  return after.filter(({ id }) => !known.has(id)).length
}

const settledIds = ({ advisories }: Records) => advisories.filter(({ status }) => status !== 'new')

/** Lists new, corrected and changed records between an earlier and a later state. */
export const recordChanges = (before: Records, after: Records): readonly ReplayDifference[] => {
  const weeks = compareByDate(before.kpis, after.kpis, ({ weekStart }) => weekStart)
  const days = compareByDate(before.days, after.days, ({ date }) => date)
  return [
    ...added('weeks', weeks.fresh),
    ...corrected('weeks', weeks.others),
    ...added('days', days.fresh),
    ...corrected('days', days.others),
    ...added('memos', newIds(before.memos, after.memos)),
    ...added('advisories', newIds(before.advisories, after.advisories)),
    ...added('decisions', newIds(settledIds(before), settledIds(after))),
    ...changed('focus', before.focus, after.focus),
    ...changed('profile', before.profile, after.profile),
  ]
}
