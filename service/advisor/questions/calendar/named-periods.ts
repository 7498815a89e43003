/** Periods with names: months, seasons, holidays, quarters, halves and years, alone or with the year that they are in. */
import type { NamedPeriod } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../../calendar.ts'
import { monthOf, yearOf } from '../../periods/dates.ts'
import { type Moment, resolvePeriod } from '../../periods/resolve-period.ts'
import {
  type At,
  afterWords,
  countAt,
  holidayAt,
  isWord,
  monthAt,
  ordinalAt,
  seasonAt,
  skipJoining,
  unitAt,
  type Word,
  yearAt,
} from './calendar-words.ts'
import { half, halfYear } from './half-years.ts'
import { longWeekendAt } from './long-weekends.ts'
import { partOfMonthAt } from './parts-of-months.ts'
import { schoolHolidaysAt } from './school-holiday-periods.ts'
import { yearAfter } from './year-after.ts'

type Named = At<NamedPeriod>

/** The financial year of a day, named after the year in which it ends. */
export const financialYearOf = (day: IsoDate): number => yearOf(day) + (monthOf(day) >= 7 ? 1 : 0)

const century = 2000
const fullYear = (value: number): number | undefined =>
  value >= 1990 && value <= 2100 ? value : value < 100 ? century + value : undefined

/** "FY26", "FY 2025-26", "2025-26", "financial year 2026", "the year ended June 2026". */
const financialYear = (words: readonly Word[], at: number, today: IsoDate): At<number> | undefined => {
  const ended = afterWords(words, at, 'year ended june') ?? afterWords(words, at, 'year to june')
  const endYear = ended === undefined ? undefined : yearAt(words, ended)
  if (ended !== undefined)
    return { after: endYear === undefined ? ended : ended + 1, value: endYear ?? financialYearOf(today) - 1 }
  const unit = unitAt(words, at)
  const isNamed = unit?.value === 'financial-year'
  const place = isNamed ? unit.after : at
  const first = words[place]
  const dash = words[place + 1]
  const second = words[place + 2]
  const isSpan = dash && ['-', '–', '/'].includes(dash.word) && !dash.isApart && second?.value !== undefined
  if (isSpan && first?.value !== undefined && (first.value >= century || isNamed) && second.value < 100) {
    const after = place + 3
    const trailing = unitAt(words, after)
    return {
      after: trailing?.value === 'financial-year' ? trailing.after : after,
      value: century + second.value,
    }
  }
  const year = isNamed && first?.value !== undefined ? fullYear(first.value) : undefined
  return year === undefined ? undefined : { after: place + 1, value: year }
}

const joints = ['vs', 'versus', 'v', 'and', 'or', 'against', 'to', 'with', 'than', '/', '&']

/** "Q3", "third quarter", "September quarter", each with a year or a financial year. */
const quarter = (words: readonly Word[], at: number, today: IsoDate): Named | undefined => {
  const month = monthAt(words, at)
  // "The June quarter against the September one", "which quarter was better, June or September?"
  const isElided =
    month !== undefined &&
    (isWord(words, month.after, 'one', ...joints) || isWord(words, at - 1, ...joints)) &&
    words.slice(0, at).some((_, before) => isWord(words, before, 'quarter')) &&
    !words.some((_, other) => isWord(words, other, 'month'))
  // Quarters are named by their last month, but "the October quarter" is the one that holds October.
  if (month && (isWord(words, month.after, 'quarter') || (isElided && month.value % 3 === 0))) {
    const { after, value } = yearAfter(words, month.after + 1, today)
    return { after, value: { kind: 'quarter', quarter: Math.ceil(month.value / 3), ...value } }
  }
  const short =
    isWord(words, at, 'q') && words[at + 1]?.isApart === false ? countAt(words, at + 1) : undefined
  const nth = ordinalAt(words, at)
  const long =
    nth && isWord(words, nth.after, 'quarter') ? { after: nth.after + 1, value: nth.value } : undefined
  const found = short ?? long
  if (!found || found.value < 1 || found.value > 4) return undefined
  const place = skipJoining(words, found.after)
  const fiscal = financialYear(words, place, today)
  if (fiscal)
    return {
      after: fiscal.after,
      value: { kind: 'financial-year', year: fiscal.value, quarter: found.value },
    }
  const isBack = isWord(words, place, 'last', 'previous')
  const unit = unitAt(words, isBack || isWord(words, place, 'this', 'current') ? place + 1 : place)
  if (unit?.value === 'financial-year') {
    const year = financialYearOf(today) - (isBack ? 1 : 0)
    return { after: unit.after, value: { kind: 'financial-year', year, quarter: found.value } }
  }
  // "Q1 against Q2 of FY26": both are of that year.
  const other = isWord(words, found.after, ...joints) ? quarter(words, found.after + 1, today) : undefined
  if (other?.value.kind === 'financial-year' && other.value.quarter !== undefined)
    return { after: found.after, value: { ...other.value, quarter: found.value } }
  const { after, value } = yearAfter(words, found.after, today)
  const year = unit?.value === 'year' ? unit.after : after
  return { after: Math.max(after, year), value: { kind: 'quarter', quarter: found.value, ...value } }
}

/** "Christmas week", "Labour Day weekend", "New Year's Eve": a holiday's week, weekend or eve. */
const holidayAtPlace = (words: readonly Word[], found: Named, moment: Moment): Named => {
  const span = resolvePeriod({ of: found.value }, moment)
  if (!span) return found
  if (isWord(words, found.after, 'week'))
    return { after: found.after + 1, value: { kind: 'unit-of', unit: 'week', date: span.from } }
  if (isWord(words, found.after, 'eve')) {
    const date = plusDays(span.from, -1)
    return { after: found.after + 1, value: { kind: 'unit-of', unit: 'day', date } }
  }
  const weekend = isWord(words, found.after, 'long') ? found.after + 1 : found.after
  if (!isWord(words, weekend, 'weekend') || span.from !== span.to) return found
  const saturday = plusDays(span.from, -((weekdayOf(span.from) + 2) % 7))
  const weekday = weekdayOf(span.from)
  const from = weekday === 4 ? span.from : saturday
  // Mother's Day is a Sunday, and its weekend has no Monday.
  const isLong = weekday === 4 || weekday === 0
  return { after: weekend + 1, value: { kind: 'dates', from, to: plusDays(from, isLong ? 2 : 1) } }
}

/** A period with a name at a place. */
export const namedAt = (words: readonly Word[], at: number, moment: Moment): Named | undefined => {
  const { today } = moment
  const special =
    longWeekendAt(words, at, moment) ??
    schoolHolidaysAt(words, at, moment) ??
    partOfMonthAt(words, at, moment) ??
    quarter(words, at, today) ??
    half(words, at, today) ??
    halfYear(words, at, today)
  if (special) return special
  const fiscal = financialYear(words, at, today)
  if (fiscal) return { after: fiscal.after, value: { kind: 'financial-year', year: fiscal.value } }
  const month = monthAt(words, at)
  const season = seasonAt(words, at)
  const holiday = holidayAt(words, at)
  const found = month ?? season ?? holiday
  if (found) {
    const { after, value } = yearAfter(words, found.after, today)
    if (holiday)
      return holidayAtPlace(
        words,
        { after, value: { kind: 'holiday', holiday: holiday.value, ...value } },
        moment,
      )
    if (season) return { after, value: { kind: 'season', season: season.value, ...value } }
    if (month) return { after, value: { kind: 'month', month: month.value, ...value } }
  }
  const year = yearAt(words, at)
  return year === undefined ? undefined : { after: at + 1, value: { kind: 'year', year } }
}
