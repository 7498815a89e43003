/** Reason for a post in the plan; figures of the business appear here, never in the post. */
import type { WeekdayFigure } from '../../analysis/season.ts'
import { averageOf, monthOnMonth, weekOnWeek } from '../../analysis/trend.ts'
import { dayText, plusDays, today, weekNumberOf } from '../../calendar.ts'
import { direction } from '../../figure.ts'
import { type Line, moved, paragraph, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { vocabularies } from '../../vocabulary.ts'
import type { PostTheme } from './posts.ts'

/** Basis of the plan: records, strongest and weakest day, and advisories that a post may continue. */
export type Trade = {
  readonly records: Records
  readonly best: WeekdayFigure | undefined
  readonly slow: WeekdayFigure | undefined
  readonly carried: RegExp
}

const carriers: readonly PostTheme[] = ['best', 'slow', 'regulars', 'newcomers']

/** Audience according to the focus: people who know the business, or those who do not yet. */
export const invitedBy = ({ focus }: Records): 'regulars' | 'newcomers' =>
  focus && /retention|quality|experience|engagement|compliance/i.test(focus.primaryFocus)
    ? 'regulars'
    : 'newcomers'

const focusLine = ({ focus }: Records, theme: PostTheme): Line | undefined => {
  const goal = focus ? quoted(focus.primaryFocus, 60) : undefined
  return goal && (theme === 'regulars' || theme === 'newcomers')
    ? say`It supports this ${focus?.timeline ?? 'quarter'}’s focus, ${goal}.`
    : undefined
}

/** An advisory accepted in the last eight weeks that may be public, for a post to continue. */
const advisoryLine = ({ records, carried }: Trade, theme: PostTheme): Line | undefined => {
  const since = plusDays(today(records.now), -56)
  const found = records.advisories.find(
    ({ status, settledAt = '', title }) => status === 'accepted' && settledAt >= since && carried.test(title),
  )
  const title = found && quoted(found.title, 80)
  return title && carriers.includes(theme) ? say`It follows up the accepted advisory ${title}.` : undefined
}

const dayLine = (day: WeekdayFigure | undefined, rank: string): Line | undefined => {
  if (!day) return undefined
  const side = { up: 'above', down: 'below', unchanged: 'off' }[direction(day.against)]
  return say`${day.name} is the ${rank} day: ${day.mean} on average, ${day.against} ${side} the average day.`
}

const salesLine = ({ records }: Trade): Line | undefined => {
  const change = weekOnWeek(records, 'transactions')
  const { sales } = vocabularies[records.business.type]
  return (
    change &&
    say`The week of ${dayText(change.week.weekStart)} had ${change.now} ${sales}, ${moved(change.difference)} on the week before.`
  )
}

const monthLine = ({ records }: Trade): Line | undefined => {
  const month = monthOnMonth(records, 'transactions')
  const { sales } = vocabularies[records.business.type]
  return (
    month &&
    say`Over four weeks there were ${month.now} ${sales} a week, ${moved(month.difference)} on the four before.`
  )
}

const usualLine = ({ records }: Trade): Line | undefined => {
  const middle = averageOf(records, 'transactions', 13, 'median')
  const { sales } = vocabularies[records.business.type]
  return middle && say`A typical week has ${middle} ${sales}; posts without an offer help keep it there.`
}

const reasons: Readonly<Record<PostTheme, (trade: Trade) => Line | undefined>> = {
  slow: ({ slow }) => dayLine(slow, 'slowest'),
  best: ({ best }) => dayLine(best, 'strongest'),
  regulars: salesLine,
  newcomers: salesLine,
  craft: usualLine,
  tip: monthLine,
  season: ({ records }) => {
    const change = weekOnWeek(records, 'transactions')
    return change
      ? say`Habits change with the season: week ${String(weekNumberOf(change.week.weekStart))} had ${change.now} ${vocabularies[records.business.type].sales}.`
      : undefined
  },
  people: salesLine,
}

/** Reason for a post with this theme: records, focus, and an accepted advisory that it continues. */
export const themeWhy = (trade: Trade, theme: PostTheme): Line =>
  paragraph([
    reasons[theme](trade) ?? say`There are no weekly figures on record yet.`,
    focusLine(trade.records, theme),
    advisoryLine(trade, theme),
  ])
