/** "Monday to Saturday", "Mon-Fri": a run of weekdays, and not its two ends; "Monday and Tuesday last week": two of one week. */
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayOf } from '../../calendar.ts'
import { meaningOf, type Term } from '../term.ts'

const until = /^(?:to|till|until|thru|through|-|–|—)$/i
const ofChange = /^(?:chang|r[io]se|ris|f[ae]ll|drop|jump|differ|gap|mov|shift|swing|compar|grow|grew)\w*$/i

const dayOf = (term: Term | undefined): number | undefined => {
  const days = term && meaningOf(term, 'weekdays')?.weekdays
  return days?.length === 1 ? days[0] : undefined
}

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)/i

/** The day of "Sunday last week". */
const dateOf = (term: Term | undefined): IsoDate | undefined => {
  const of = term && weekday.test(term.text) ? meaningOf(term, 'period')?.period.of : undefined
  return of?.kind === 'unit-of' && of.unit === 'day' ? of.date : undefined
}

/** From one weekday to another, both included, across the weekend if need be. */
const run = (from: number, to: number): readonly number[] => {
  const days = [from]
  for (let day = from; day !== to; ) {
    day = (day + 1) % 7
    days.push(day)
  }
  return days.sort((one, other) => one - other)
}

/** The terms with each run of weekdays as one; a change from one day to another keeps both. */
const withWeekdayRanges = (terms: readonly Term[]): readonly Term[] => {
  // A change in percent is of all of those days.
  const isSized = terms.some(({ text }) => /%|\bper ?cent\b/i.test(text))
  if (!isSized && terms.some(({ text }) => ofChange.test(text))) return terms
  const found: Term[] = []
  for (let at = 0; at < terms.length; at++) {
    const [term, lead, end] = [terms[at], terms[at + 1], terms[at + 2]]
    if (!term) break
    const date = dateOf(end)
    const [from, to] = [dayOf(term), date === undefined ? dayOf(end) : weekdayOf(date)]
    if (from === undefined || to === undefined || from === to || !until.test(lead?.text ?? '')) {
      found.push(term)
      continue
    }
    const all = terms.slice(at, at + 3)
    found.push({
      ...term,
      end: end?.end ?? term.end,
      text: all.map(({ text }) => text).join(' '),
      words: all.flatMap(({ words }) => words),
      meanings: [{ kind: 'weekdays', weekdays: run(from, to) }],
    })
    // "Friday to Sunday last week": the week of the last of them.
    if (end && date !== undefined)
      found.push({
        ...end,
        meanings: [{ kind: 'period', period: { of: { kind: 'unit-of', unit: 'week', date } } }],
      })
    at += 2
  }
  return found
}

const joint = /^(?:and|&|,|plus|and on|on|or)$/i
const ofTwoSides = /^(?:compar\w*|against|versus|vs|than|differ\w*|between|better|worse|from|or|beat\w*)$/i

/** The place of the next weekday of a list; undefined where no list goes on. `between` is what may stand between two. */
const nextOf = (terms: readonly Term[], at: number, between: RegExp): number | undefined => {
  let next = at + 1
  while (between.test(terms[next]?.text ?? '')) next++
  const isDay = dayOf(terms[next]) !== undefined || dateOf(terms[next]) !== undefined
  return next > at + 1 && isDay ? next : undefined
}

const besides = /^(?:and|&|,|or|vs|versus|than|with|against|to|on|and on)$/i

/** A weekday as the day that it is in the week of a date. */
const datedBy = (term: Term, date: IsoDate): Term => {
  const day = dayOf(term)
  return day === undefined
    ? term
    : {
        ...term,
        meanings: [
          {
            kind: 'period',
            period: { of: { kind: 'unit-of', unit: 'day', date: plusDays(date, day - weekdayOf(date)) } },
          },
        ],
      }
}

/** Each list of weekdays of which one is dated, as these days of its week; of two sides, each as its own day. */
const withDatedWeekdays = (terms: readonly Term[]): readonly Term[] => {
  const isOfSides = terms.some(({ text }) => ofTwoSides.test(text))
  const between = isOfSides ? besides : joint
  const found: Term[] = []
  for (let at = 0; at < terms.length; at++) {
    const places = [at]
    for (let next = nextOf(terms, at, between); next !== undefined; next = nextOf(terms, next, between))
      places.push(next)
    const days = places.flatMap((place) => terms[place] ?? [])
    const dates = days.flatMap((day) => dateOf(day) ?? [])
    const [date, other] = dates
    const [first, last] = [days[0], days.at(-1)]
    const isList = days.length > 1 && days.every((day) => (dayOf(day) ?? dateOf(day)) !== undefined)
    if (!first || !last || !isList || date === undefined || other !== undefined) {
      found.push(...terms.slice(at, at + 1))
      continue
    }
    const end = places.at(-1) ?? at
    if (isOfSides) {
      found.push(...terms.slice(at, end + 1).map((term) => datedBy(term, date)))
      at = end
      continue
    }
    const numbers = days.map((day) => dayOf(day) ?? weekdayOf(date)).sort((one, next) => one - next)
    found.push(
      { ...first, meanings: [{ kind: 'weekdays', weekdays: numbers }] },
      { ...last, meanings: [{ kind: 'period', period: { of: { kind: 'unit-of', unit: 'week', date } } }] },
    )
    at = end
  }
  return found
}

/** The terms where "last Tuesday", beside the Tuesday of this week, is the one before it. */
const withEarlierLast = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) => {
    const date = /^last /i.test(term.text) ? dateOfLast(term) : undefined
    const isSame =
      date !== undefined &&
      terms.some((other, place) => place !== at && !/^last /i.test(other.text) && dateOf(other) === date)
    return isSame
      ? {
          ...term,
          meanings: [
            { kind: 'period', period: { of: { kind: 'unit-of', unit: 'day', date: plusDays(date, -7) } } },
          ],
        }
      : term
  })

const dateOfLast = (term: Term): IsoDate | undefined =>
  dateOf({ ...term, text: term.text.replace(/^last /i, '') })

/** The terms with runs and lists of weekdays as one, and each "last Tuesday" on its day. */
export const weekdaysTogether = (terms: readonly Term[]): readonly Term[] =>
  withEarlierLast(withDatedWeekdays(withWeekdayRanges(terms)))
