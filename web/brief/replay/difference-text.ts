/** What changed since a brief, in words. */
import { parseISO } from 'date-fns'
import type { ReplayDifference } from '#schema/brief/replay'
import { personaNames } from '#schema/persona/persona'
import type { TextOf } from '../../core/language.ts'
import { dayAndMonth } from '../../kit/formats.ts'
import type { replayText } from '../../messages/en/replay.ts'

/** Up to this many dates are listed; more are only counted. */
const maxDates = 4

/** One sentence for a difference. */
export const differenceText = (one: ReplayDifference, text: TextOf<typeof replayText>): string => {
  if (one.kind === 'version') return text.advisor(one.from, one.to)
  if (one.kind === 'style')
    return text.style(personaNames[one.from] ?? one.from, personaNames[one.to] ?? one.to)
  if (one.kind === 'added') return text.added[one.what](one.count)
  if (one.kind === 'changed') return text.changed[one.what]
  const days = one.dates.slice(0, maxDates).map((date) => dayAndMonth(parseISO(date)))
  const rest = one.dates.length - days.length
  return text.corrected[one.what]([...days, ...(rest > 0 ? [text.more(rest)] : [])].join(', '))
}
