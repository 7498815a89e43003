/** Thirds of a month: "early September", "mid-October", "the end of August". */
import type { NamedPeriod, Season } from '#schema/advisor/period'
import { unitSpan } from '../../periods/calendar-units.ts'
import { type Moment, resolvePeriod } from '../../periods/resolve-period.ts'
import { type At, afterWords, mayBeAt, monthAt, seasonAt, type Word } from './calendar-words.ts'
import { yearAfter } from './year-after.ts'

const thirds: readonly (readonly [words: readonly string[], from: number, to: number])[] = [
  [['early', 'early in', 'start of', 'beginning of'], 1, 10],
  [['mid', 'middle of', 'in the middle of'], 11, 20],
  [['late', 'late in', 'end of', 'tail end of'], 21, 31],
]

const monthsOfSeason = {
  summer: [12, 1, 2],
  autumn: [3, 4, 5],
  winter: [6, 7, 8],
  spring: [9, 10, 11],
} as const

/** "Early spring" is its first month. */
const thirdOfSeason = (
  { after, value }: At<Season>,
  from: number,
  moment: Moment,
): At<NamedPeriod> | undefined => {
  const month = monthsOfSeason[value][Math.floor(from / 10)]
  const span = month === undefined ? undefined : resolvePeriod({ of: { kind: 'month', month } }, moment)
  return span && { after, value: { kind: 'dates', from: span.from, to: span.to } }
}

/** "Early September", "mid-October", "the end of August". */
export const partOfMonthAt = (
  words: readonly Word[],
  at: number,
  moment: Moment,
): At<NamedPeriod> | undefined => {
  for (const [leads, from, to] of thirds) {
    if (!mayBeAt(words, at, leads)) continue
    for (const lead of leads) {
      const place = afterWords(words, at, lead)
      const month = place === undefined ? undefined : monthAt(words, place)
      const season = place === undefined || month ? undefined : seasonAt(words, place)
      if (season) return thirdOfSeason(season, from, moment)
      if (!month) continue
      const { after, value } = yearAfter(words, month.after, moment.today)
      const span = resolvePeriod({ of: { kind: 'month', month: month.value, ...value } }, moment)
      if (!span) return undefined
      const { to: last } = unitSpan('month', span.from)
      const on = (day: number) => unitSpan('day', span.from, day - 1).from
      return { after, value: { kind: 'dates', from: on(from), to: to > 28 ? last : on(to) } }
    }
  }
  return undefined
}
