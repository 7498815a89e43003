/** The post proposed by an open advisory, on its weekday and hour. */
import type { SocialPost } from '#schema/brief/brief'
import type { IsoDate } from '#schema/core/scalars'
import { weekdayOf } from '../../calendar.ts'
import { questionOf } from '../../questions/question-of.ts'
import { hoursIn } from '../../questions/selection.ts'
import { plainWords, quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { weekdaysNamed } from '../asked-days.ts'

type OpenPost = {
  readonly date: IsoDate
  readonly post: Pick<SocialPost, 'text' | 'why'> & Partial<SocialPost>
}

const posts = /^(?:Film|Photograph|Record|Post|Share|Publish)\s+(.+?)(?:,? and (?:post|share|publish)\b.*)?$/
const isPosted = /\b(?:post|share|publish)\b/i
const atHour = /\bat (\d{1,2}) ?(am|pm)\b/i

const timeOf = ({ business, now }: Records, action: string): string | undefined => {
  const [, hour, half] = atHour.exec(action) ?? []
  const [span] = hour ? [] : hoursIn(questionOf(action, business.type, now))
  const at = hour ? (Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0) : span?.from
  return at === undefined ? undefined : `${String(at).padStart(2, '0')}:00`
}

/** First open advisory that proposes a post on one of the days; undefined if none. */
export const openPost = (records: Records, days: readonly IsoDate[]): OpenPost | undefined => {
  for (const { status, suggestedAction: action = '', title } of records.advisories) {
    const what = posts.exec(action)?.[1]
    if (status !== 'new' || !what || !isPosted.test(action)) continue
    // The last weekday is that of the post: "film the Saturday pass and post it on a Thursday".
    const after = action.slice(action.search(isPosted))
    const [weekday] = weekdaysNamed(after)
    const date = weekday === undefined ? days[0] : days.find((day) => weekdayOf(day) === weekday)
    const time = timeOf(records, action)
    if (!date) continue
    return {
      date,
      post: {
        text: `Here it is: ${plainWords(what, 200)}. [Add it here.] Tell us what you’d like to see next.`,
        why: `It uses the open advisory ${quoted(title, 80) ?? ''}, which you haven’t decided on yet.`,
        figures: [],
        ...(time ? { time } : {}),
      },
    }
  }
  return undefined
}
