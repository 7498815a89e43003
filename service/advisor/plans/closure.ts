/** Trade lost by a closure, as a weekly change of volume in percent. */
import type { Closure, LeverChange } from '#schema/advisor/change-plans'
import type { Nothing } from '#schema/advisor/nothing'
import type { Selection } from '#schema/advisor/selection'
import type { Figure } from '#schema/core/advice'
import { measureNamed } from '../measures/measures.ts'
import { type Context, isNothing, nothing } from './context.ts'
import { measureCover } from './measured.ts'
import { selectCover } from './select.ts'
import { evaluateShare } from './share.ts'

/** The change of volume, and its weekly revenue. */
export type Given = { readonly change: LeverChange; readonly lost: Figure }

/** Recorded takings of a closure's weekdays or hours; of all days, if there are no hours. */
export const closureOf = (context: Context, closed: Closure, { period }: Selection): Given | Nothing => {
  const { weekdays, hours } = closed
  if (!weekdays && !hours) return nothing('not-comparable')
  const filter = hours ? { filter: { hours } } : {}
  const given: Selection = { period: { ...period, ...(weekdays ? { weekdays } : {}) }, ...filter }
  const share = evaluateShare(context, { operator: 'share', measure: 'revenue', ...given, whole: { period } })
  if (isNothing(share)) return share
  const revenue = measureNamed('revenue')
  const cover = selectCover(context.records, revenue, given)
  if (isNothing(cover)) return cover
  const lost = measureCover(context.records, revenue, cover, 'mean')
  return lost
    ? { change: { lever: 'volume', by: 'percent', size: -share.figure.value }, lost }
    : nothing('undefined')
}
