/** What a question groups by: hours, weekdays, or stretches of time. */
import type { Grain, Group } from '#schema/advisor/measure'
import type { Question, Used } from '../question.ts'
import { isOneOfSeven } from '../selection.ts'
import { meaningOf } from '../term.ts'

export const takeGroup = ({ terms }: Question, used: Used): Group | undefined => {
  for (const [at, term] of terms.entries()) {
    if (used.has(at)) continue
    const hour = meaningOf(term, 'hour-of-day')
    const grain = meaningOf(term, 'grain')
    const isWeekday = meaningOf(term, 'by-weekday') !== undefined || isOneOfSeven(terms, at)
    if (!isWeekday && !hour && !grain) continue
    used.add(at)
    if (isWeekday) return 'weekday'
    return hour ? 'hour' : grain?.grain
  }
  return undefined
}

/** "Which weekend was best?", "how many weekends?": both days of each together, which a week's Saturday and Sunday are. */
export const isByWeekend = ({ text }: Question): boolean => byWeekend.test(text)
const byWeekend =
  /\b(?:which|what|how many|(?:have|had|having|see|seen) an?|best|worst|busiest|quietest|slowest|strongest|weakest|biggest|highest|lowest|top|each|every|\d+|two|three|four|five|number of) (?:of (?:the |our )?)?(?:\w+ )?weekends?\b/i

export const isGrain = (group: Group | undefined): group is Grain =>
  group !== undefined && group !== 'weekday' && group !== 'hour' && group !== 'expense'
