/** What a figure is compared with where the question names nothing: the same stretch just before, or a year before. */
import type { CompareAnswer } from '#schema/advisor/answer'
import type { MeasureName } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { Selection } from '#schema/advisor/selection'
import { type Line, say } from '../line.ts'
import { lengthOf } from '../periods/dates.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import { evaluateCompare } from '../plans/compare.ts'
import { type Context, isNothing, momentOf } from '../plans/context.ts'
import { periodText } from './period-text.ts'
import { changed } from './written.ts'

/** Longer periods are set against the year before, which has the same seasons. */
const longestJustBefore = 100

const before = (context: Context, period: Period): Period | undefined => {
  if (period.moved || period.of.kind === 'record' || period.of.kind === 'since') return undefined
  const span = resolvePeriod(period, momentOf(context.records, 'week'))
  if (span === undefined) return undefined
  return { ...period, moved: lengthOf(span) > longestJustBefore ? 'year-before' : 'just-before' }
}

/** A measure in a selection, compared with the one before; undefined where that is not on record. */
export const withBefore = (
  context: Context,
  measure: MeasureName,
  { period, filter }: Selection,
): (CompareAnswer & { readonly before: Period }) | undefined => {
  const earlier = before(context, period)
  if (earlier === undefined) return undefined
  const narrowed = filter ? { filter } : {}
  const answer = evaluateCompare(context, {
    operator: 'compare',
    measure,
    of: { period, ...narrowed },
    against: { period: earlier, ...narrowed },
  })
  return isNothing(answer) ? undefined : { ...answer, before: earlier }
}

/** Words for what both sides of a comparison are means of. */
export const basisWords = { whole: '', 'a-week': ' a week', 'a-day': ' a day' } as const

/** ", up $740 (4.2%) on October"; where means had to be compared, "; a week, $18,420, up $740 on October". */
export const onBefore = (context: Context, compared: ReturnType<typeof withBefore>): Line | undefined => {
  if (compared === undefined) return say``
  const { of, difference, percent, basis, before: earlier } = compared
  const { name } = periodText(context.records, earlier)
  const change = changed(difference, percent)
  const unit = { 'a-week': 'That is', 'a-day': 'That is' } as const
  return basis === 'whole'
    ? say`, ${change} on ${name}`
    : say`. ${unit[basis]} ${of}${basisWords[basis]}, ${change} on ${name}`
}
