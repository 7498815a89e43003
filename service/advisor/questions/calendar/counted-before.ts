/** "Against the four weeks before": what is held against it is as long as it is said to be, whatever the time itself lasts. */

import type { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../calendar.ts'
import { lengthOf, plusMonths, type Span } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'

const number = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)`
const unit = '(?:week|fortnight|day|month)'
const isBefore = String.raw`(?:just |right |immediately )?(?:before|prior|earlier|preceding)(?= (?:that|it|them|then|this|those|and|or)\b|[^\p{L}\p{N}]*$|[,.;?])`
const counted = new RegExp(
  String.raw`\b(?<count>${number})[ -](?<unit>${unit})s? ${isBefore}|\b(?:previous|prior|preceding) (?<other>${number}) (?<units>${unit})s?\b`,
  'iu',
)
const asLong = new RegExp(
  String.raw`\b(?:(?:the |an? )?(?:same|equal) (?:number|length|stretch|period|amount)(?: of (?:weeks|months|days|time))?|as (?:many|much) (?:weeks|months|days|time)|as long) ${isBefore}`,
  'iu',
)
const spelled = 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')
const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 }

/** The first day of the time before, which ends the day before the span begins; undefined where the message counts none. */
const beginIn = (message: string, span: Span, today: IsoDate): IsoDate | undefined => {
  const { count, unit: one, other, units } = counted.exec(message)?.groups ?? {}
  const named = (count ?? other ?? '').toLowerCase()
  const times = spelled.includes(named) ? spelled.indexOf(named) : Number(named)
  const kind = (one ?? units ?? '').toLowerCase()
  if (times > 0 && kind === 'month') return plusMonths(span.from, -times)
  const days = times * (daysOf[kind] ?? 0)
  if (days > 0) return plusDays(span.from, -days)
  const until = span.to < today ? span.to : today
  return asLong.test(message) ? plusDays(span.from, -lengthOf({ from: span.from, to: until })) : undefined
}

/** The plan with the time before as long as the message says; as it is where nothing is counted, or the length agrees. */
export const withCountedBefore = <P extends Plan>(plan: P, message: string, today: IsoDate): P => {
  if (plan.operator !== 'compare' || plan.against.period.moved !== 'just-before') return plan
  const span = resolvePeriod(plan.of.period, { today, record: undefined })
  const from = span && beginIn(message, span, today)
  if (!span || from === undefined || plusDays(from, lengthOf(span)) === span.from) return plan
  const { weekdays } = plan.of.period
  const period: Period = {
    of: { kind: 'dates', from, to: plusDays(span.from, -1) },
    ...(weekdays ? { weekdays } : {}),
  }
  return { ...plan, against: { ...plan.against, period } }
}
