/** "How much over six months?", "what does it come to by Easter?": the day until which a weekly sum runs on. */
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../calendar.ts'
import { dateOf, yearOf } from '../../periods/dates.ts'
import { easterSunday } from '../../periods/easter.ts'
import { unitOf } from '../../questions/lexicon/number-words.ts'

const asks =
  /^(?:then |so )*(?:(?:how much|what)(?:'s| is| does| would| will)?(?: (?:that|it|this|all that))?(?: (?:come|add up|work out|amount|be|make|bring in|worth|cost))?(?: (?:to|at|us|me))*)(?: (?:over|in|for|after|by|until|till|up to|across)) (?:the |a |about |around )?(?:(?:whole|full|next) )?(?:(?<count>\d{1,2}|[a-z]+) (?<unit>weeks?|months?|years?)|(?<alone>month|year|quarter)|(?<day>easter|christmas|xmas|new year))(?: then| in all| in total)?$/
const weeksOf = { week: 1, month: 52 / 12, quarter: 13, year: 52 } as const

const nextOf = (today: IsoDate, on: (year: number) => IsoDate): IsoDate =>
  on(yearOf(today)) > today ? on(yearOf(today)) : on(yearOf(today) + 1)

/** The day until which a turn asks for a sum, and nothing else; undefined for another turn. */
export const untilAsked = (text: string, today: IsoDate): IsoDate | undefined => {
  const { count = '', unit, alone, day } = asks.exec(text)?.groups ?? {}
  if (day === 'easter') return nextOf(today, easterSunday)
  if (day === 'new year') return nextOf(today, (year) => dateOf(year, 1, 1))
  if (day) return nextOf(today, (year) => dateOf(year, 12, 25))
  const named = (['week', 'month', 'quarter', 'year'] as const).find(
    (one) => (unit ?? alone)?.replace(/s$/, '') === one,
  )
  const many = alone ? 1 : (unitOf(count) ?? Number(count))
  return named && many > 0 ? plusDays(today, 7 * Math.round(many * weeksOf[named])) : undefined
}
