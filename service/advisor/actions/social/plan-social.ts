/** Social plan: one post a day from tomorrow, at the hour that suits the day's customers. */
import type { SocialPost } from '#schema/brief/brief'
import type { Figure } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { type HourFigure, hourPattern, weekdayPattern } from '../../analysis/season.ts'
import { dayText, hourText, plusDays, today, weekdayNames, weekdayOf } from '../../calendar.ts'
import { eachOnce, paragraph, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { vocabularies } from '../../vocabulary.ts'
import { type ActionResult, basisOf, dayCount, inTurn } from '../action.ts'
import { quietest, slowestDay } from '../quiet-times.ts'
import { onSubject } from './on-subject.ts'
import { openPost } from './open-post.ts'
import type { Posts, PostTheme } from './posts.ts'
import { postsOf } from './posts-of.ts'
import { invitedBy, type Trade, themeWhy } from './social.why.ts'
import type { SocialRequest } from './social-request.ts'

type Shape = Trade & { readonly posts: Posts; readonly weekdays: readonly number[] }

const shapeOf = (records: Records): Shape => {
  const pattern = weekdayPattern(records)
  const slow = slowestDay(pattern)
  const weekdays = pattern.map(({ weekday }) => weekday)
  const posts = postsOf(records.business)
  return { records, posts, weekdays, best: pattern[0], slow, carried: posts.carried }
}

/** The days before the best and the slowest weekday have their own theme; other days rotate. */
const themeOf = ({ records, best, slow }: Shape, date: IsoDate): PostTheme => {
  const next = weekdayOf(plusDays(date, 1))
  if (next === best?.weekday) return 'best'
  if (next === slow?.weekday) return 'slow'
  return inTurn([invitedBy(records), 'craft', 'tip', 'season', 'people'], dayCount(date))
}

/** Theme of each day. The month appears once; further turns go to those whom other posts invite less. */
const themesOf = (shape: Shape, dates: readonly IsoDate[]): readonly PostTheme[] => {
  const months = new Set<string>()
  const others = invitedBy(shape.records) === 'regulars' ? 'newcomers' : 'regulars'
  return dates.map((date) => {
    const theme = themeOf(shape, date)
    if (theme !== 'season') return theme
    const month = date.slice(0, 7)
    if (months.has(month)) return others
    months.add(month)
    return theme
  })
}

const isEve = (theme: PostTheme): boolean => theme === 'best' || theme === 'slow'

/** Hours of a weekday, best first; of all days if it is closed. */
const hoursOf = (records: Records, weekday: number): readonly HourFigure[] => {
  const own = hourPattern(records, 'transactions', weekday)
  return own.length > 0 ? own : hourPattern(records, 'transactions')
}

/** The day itself or the next open one, so that nobody is invited to a closed business. */
const openFrom = ({ weekdays }: Shape, date: IsoDate): IsoDate =>
  weekdayNames.map((_, ahead) => plusDays(date, ahead)).find((day) => weekdays.includes(weekdayOf(day))) ??
  date

const textOf = (shape: Shape, theme: PostTheme, date: IsoDate, hours: readonly HourFigure[]): string => {
  const { posts } = shape
  const count = dayCount(date)
  // A theme recurs every five days or weekly, each time with the next text.
  const turn = isEve(theme) ? Math.floor((count + 3) / 7) : Math.floor(count / 5)
  const busy = hours[0]
  const quiet = quietest(hours)
  const words: Readonly<Record<string, string>> = {
    day: weekdayNames[weekdayOf(openFrom(shape, date))] ?? '',
    date: dayText(openFrom(shape, plusDays(date, isEve(theme) ? 1 : 0))),
    next: `${weekdayNames[weekdayOf(plusDays(date, 1))]} ${dayText(plusDays(date, 1))}`,
    busy: busy ? hourText(busy.hour) : 'noon',
    quiet: quiet ? hourText(quiet.hour) : 'noon',
    season: inTurn(posts.months, Number(date.slice(5, 7)) - 1),
  }
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
  const own = inTurn(posts.texts[theme], turn)
  // A text with its own date needs no ending to differ from other weeks.
  if (own.includes('{next}')) return filled(own)
  return `${filled(own)} ${filled(inTurn(posts.endings, Math.floor(count / 7) + count))}`
}

/** Posted before people decide: an hour before the busiest one, or early on the evening before the day it invites to. */
const hourOf = (theme: PostTheme, busy: HourFigure | undefined): number => {
  if (isEve(theme)) return 17
  return Math.min(20, Math.max(6, (busy?.hour ?? 10) - 1))
}

const whenWhy = (
  theme: PostTheme,
  busy: HourFigure | undefined,
  day: string,
  isClosed: boolean,
  sales: string,
) => {
  if (!busy) return say`No hours are on record yet, so the time is a guess.`
  if (isClosed)
    return say`You are closed on ${day}, so it goes out about an hour before the usual peak, from ${busy.name} (${busy.mean} ${sales} on average).`
  return isEve(theme)
    ? say`It goes out the evening before, while people make plans; that day is busiest from ${busy.name}, with ${busy.mean} ${sales} on average.`
    : say`It goes out about an hour before ${day}’s peak, from ${busy.name} (${busy.mean} ${sales} on average).`
}

/** A post and its place in a plan; `text` is one on a requested subject. */
type Placed = {
  readonly date: IsoDate
  readonly theme: PostTheme
  readonly channel?: string | undefined
  readonly text?: { readonly post: string; readonly subject: string } | undefined
  /** Number of earlier posts on the day. */
  readonly nth: number
}

const [latest, hoursBetween] = [20, 4]

const postOf = (shape: Shape, { date, theme, channel, text, nth }: Placed): SocialPost => {
  const { records, posts } = shape
  const hours = hoursOf(records, weekdayOf(isEve(theme) ? plusDays(date, 1) : date))
  const [busy] = hours
  const day = weekdayNames[weekdayOf(date)] ?? ''
  const subject = text && quoted(text.subject, 80)
  const why = paragraph([
    subject ? say`You asked for posts about ${subject}.` : themeWhy(shape, theme),
    nth > 0
      ? say`It goes out later on the same day, so that the two do not compete.`
      : whenWhy(
          theme,
          busy,
          day,
          !isEve(theme) && !shape.weekdays.includes(weekdayOf(date)),
          vocabularies[records.business.type].sales,
        ),
  ])
  const figures: readonly Figure[] = eachOnce(why.figures)
  const hour = Math.min(latest, hourOf(theme, busy) + nth * hoursBetween)
  return {
    date,
    day,
    time: `${String(hour).padStart(2, '0')}:00`,
    channel: channel ?? posts.channels[theme],
    text: text?.post ?? textOf(shape, theme, date, hours),
    hashtags: [...posts.hashtags, ...(text ? [] : posts.hashtagsOf[theme])],
    why: why.text,
    figures: [...figures],
  }
}

const resultOf = (records: Records, items: readonly SocialPost[]): ActionResult<SocialPost> => ({
  items,
  basis: basisOf(records, items, {
    fields: ['transactions'],
    onHours: true,
    heading: 'transactions',
    unmeasured: ['who follows the business, and what earlier posts brought'],
    fit: 1,
  }),
})

/** Posts for a request: their number, days, channels and subject. */
export const socialPlanFor = (records: Records, request: SocialRequest): ActionResult<SocialPost> => {
  const shape = shapeOf(records)
  const { channels, subject } = request
  // If nobody works at weekends, a single post without a date waits for Monday.
  const isFree = !request.isNamed && new Set(request.days).size === 1
  const days = isFree ? request.days.map((date) => openFrom(shape, date)) : request.days
  const themes = themesOf(shape, [...new Set(days)])
  const themeOn = new Map([...new Set(days)].map((date, at) => [date, themes[at]] as const))
  const open = subject === undefined ? openPost(records, days) : undefined
  const items = days.map((date, at) => {
    const nth = at - days.indexOf(date)
    const channel = channels.length > 0 ? channels[at % channels.length] : undefined
    const text = subject === undefined ? undefined : { post: onSubject(records, subject, at), subject }
    // Themes for the day before would invite to a day instead of covering the subject.
    const usual = text ? 'craft' : (themeOn.get(date) ?? 'craft')
    const theme = nth > 0 ? inTurn<PostTheme>(['craft', 'people', 'tip'], at) : usual
    const post = postOf(shape, { date, theme, channel, text, nth })
    return open && open.date === date && nth === 0 ? { ...post, ...open.post } : post
  })
  return resultOf(records, items)
}

/** Up to `days` posts, one a day from tomorrow in the business's zone; none mentions revenue or margin. */
export const socialPlanFromRecords = (records: Records, days: number): ActionResult<SocialPost> => {
  const dates = Array.from({ length: days }, (_, index) => plusDays(today(records.now), index + 1))
  return socialPlanFor(records, { days: dates, isNamed: false, channels: [], subject: undefined })
}
