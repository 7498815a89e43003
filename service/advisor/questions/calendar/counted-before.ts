/** "Against the four weeks before": what is held against it is as long as it is said to be, whatever the time itself lasts. */

import type { Period } from '#schema/advisor/period'
import type { Plan } from '#schema/advisor/plan'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../calendar.ts'
import { lengthOf } from '../../periods/dates.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'

const number = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen)`
const counted = new RegExp(
  String.raw`\b(?<count>${number})[ -](?<unit>week|fortnight|day)s? (?:just |right |immediately )?(?:before|prior|earlier|preceding)(?= (?:that|it|them|then|this|those|and|or)\b|[^\p{L}\p{N}]*$|[,.;?])|\b(?:previous|prior|preceding) (?<other>${number}) (?<units>week|fortnight|day)s?\b`,
  'iu',
)
const spelled = 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')
const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 }

/** The days that a message says the time before lasts; undefined where it counts none. */
const daysIn = (message: string): number | undefined => {
  const { count, unit, other, units } = counted.exec(message)?.groups ?? {}
  const named = (count ?? other ?? '').toLowerCase()
  const times = spelled.includes(named) ? spelled.indexOf(named) : Number(named)
  const days = times * (daysOf[(unit ?? units ?? '').toLowerCase()] ?? 0)
  return days > 0 ? days : undefined
}

/** The plan with the time before as long as the message says; as it is where nothing is counted, or the length agrees. */
export const withCountedBefore = <P extends Plan>(plan: P, message: string, today: IsoDate): P => {
  const days = plan.operator === 'compare' ? daysIn(message) : undefined
  if (days === undefined || plan.operator !== 'compare' || plan.against.period.moved !== 'just-before')
    return plan
  const span = resolvePeriod(plan.of.period, { today, record: undefined })
  if (!span || lengthOf(span) === days) return plan
  const { weekdays } = plan.of.period
  const period: Period = {
    of: { kind: 'dates', from: plusDays(span.from, -days), to: plusDays(span.from, -1) },
    ...(weekdays ? { weekdays } : {}),
  }
  return { ...plan, against: { ...plan.against, period } }
}
