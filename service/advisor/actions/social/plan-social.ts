/** The social plan: one post a day from tomorrow, at the hour that the day's customers call for. */
import type { SocialPost } from '#schema/brief/brief'
import type { Figure } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { type HourFigure, hourPattern, weekdayPattern } from '../../analysis/season.ts'
import { dayText, hourText, plusDays, today, weekdayNames, weekdayOf } from '../../calendar.ts'
import { eachOnce, paragraph, say } from '../../line.ts'
import type { Records } from '../../records.ts'
import { type ActionResult, basisOf, dayCount, inTurn } from '../action.ts'
import { quietest, slowestDay } from '../quiet-times.ts'
import { cafePosts } from './cafe.posts.ts'
import { consultingPosts } from './consulting.posts.ts'
import type { Posts, PostTheme } from './posts.ts'
import { realestatePosts } from './realestate.posts.ts'
import { invitedBy, type Trade, themeWhy } from './social.why.ts'

const postsOf: Readonly<Record<Records['business']['type'], Posts>> = {
  cafe: cafePosts,
  realestate: realestatePosts,
  consulting: consultingPosts,
}

type Shape = Trade & { readonly posts: Posts; readonly weekdays: readonly number[] }

const shapeOf = (records: Records): Shape => {
  const pattern = weekdayPattern(records)
  const slow = slowestDay(pattern)
  const weekdays = pattern.map(({ weekday }) => weekday)
  const posts = postsOf[records.business.type]
  return { records, posts, weekdays, best: pattern[0], slow, carried: posts.carried }
}

/** The eve of the best and of the slowest day have their post; the other days take turns. */
const themeOf = ({ records, best, slow }: Shape, date: IsoDate): PostTheme => {
  const next = weekdayOf(plusDays(date, 1))
  if (next === best?.weekday) return 'best'
  if (next === slow?.weekday) return 'slow'
  return inTurn([invitedBy(records), 'craft', 'tip', 'season', 'people'], dayCount(date))
}

const isEve = (theme: PostTheme): boolean => theme === 'best' || theme === 'slow'

/** The hours of a weekday, best first; those of every day where it is closed. */
const hoursOf = (records: Records, weekday: number): readonly HourFigure[] => {
  const own = hourPattern(records, 'transactions', weekday)
  return own.length > 0 ? own : hourPattern(records, 'transactions')
}

/** The day itself, or the next one on which the business opens: nobody is asked to come when it is closed. */
const openFrom = ({ weekdays }: Shape, date: IsoDate): IsoDate =>
  weekdayNames.map((_, ahead) => plusDays(date, ahead)).find((day) => weekdays.includes(weekdayOf(day))) ??
  date

const textOf = (shape: Shape, theme: PostTheme, date: IsoDate, hours: readonly HourFigure[]): string => {
  const { posts } = shape
  const count = dayCount(date)
  // A theme comes every fifth day, or every week: its texts move on each time.
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
  const ending = inTurn(posts.endings, Math.floor(count / 7) + count)
  return `${filled(inTurn(posts.texts[theme], turn))} ${filled(ending)}`
}

/** Posted before people decide: an hour ahead of the busiest one, or early the evening before a day that is invited to. */
const hourOf = (theme: PostTheme, busy: HourFigure | undefined): number => {
  if (isEve(theme)) return 17
  return Math.min(20, Math.max(6, (busy?.hour ?? 10) - 1))
}

const whenWhy = (theme: PostTheme, busy: HourFigure | undefined, day: string, isClosed: boolean) => {
  if (!busy) return say`No hours are on record yet, so the time is a guess.`
  if (isClosed)
    return say`You are closed on ${day}, so it goes out about an hour before the usual peak: ${busy.mean} on average from ${busy.name}.`
  return isEve(theme)
    ? say`It goes out the evening before, while people make plans; that day is busiest from ${busy.name}, with ${busy.mean} on average.`
    : say`It goes out about an hour before ${day}’s peak: ${busy.mean} on average from ${busy.name}.`
}

const postOf = (shape: Shape, date: IsoDate): SocialPost => {
  const theme = themeOf(shape, date)
  const { records, posts } = shape
  const hours = hoursOf(records, weekdayOf(isEve(theme) ? plusDays(date, 1) : date))
  const [busy] = hours
  const day = weekdayNames[weekdayOf(date)] ?? ''
  const why = paragraph([
    themeWhy(shape, theme),
    whenWhy(theme, busy, day, !isEve(theme) && !shape.weekdays.includes(weekdayOf(date))),
  ])
  const figures: readonly Figure[] = eachOnce(why.figures)
  return {
    date,
    day,
    time: `${String(hourOf(theme, busy)).padStart(2, '0')}:00`,
    channel: posts.channels[theme],
    text: textOf(shape, theme, date, hours),
    hashtags: [...posts.hashtags, ...posts.hashtagsOf[theme]],
    why: why.text,
    figures: [...figures],
  }
}

/** So many posts, one a day from tomorrow where the business stands; none tells of revenue or margin. */
export const socialPlanFromRecords = (records: Records, days: number): ActionResult<SocialPost> => {
  const shape = shapeOf(records)
  const items = Array.from({ length: days }, (_, index) =>
    postOf(shape, plusDays(today(records.now), index + 1)),
  )
  return {
    items,
    basis: basisOf(records, items, {
      fields: ['transactions'],
      onHours: true,
      heading: 'transactions',
      unmeasured: ['who follows the business, and what earlier posts brought'],
      fit: 1,
    }),
  }
}
