/** Hours of the day: "between 12 and 2", "before 10 in the morning", "lunch". */
import type { BusinessType } from '#schema/session/session'
import { dayParts } from '../lexicon/calendar.ts'
import { afterWords, isWord, mayBeAt, type Word } from './calendar-words.ts'
import { clockAt, hourOf, noon, usualHalf } from './clock.ts'

/** Hours over the words from `first` until `after` (exclusive); `until` is exclusive too. */
export type HoursAt = {
  readonly first: number
  readonly after: number
  readonly from: number
  readonly until: number
}

/** Words that begin the day or time of an hour, or what it is compared with. */
const beforeDay = [
  'on',
  'in',
  'last',
  'this',
  'yesterday',
  'today',
  'each',
  'every',
  'during',
  'compare',
  'versus',
  'vs',
]

const isUnit = (words: readonly Word[], at: number): boolean =>
  isWord(
    words,
    at,
    'percent',
    'per',
    'dollar',
    'week',
    'day',
    'month',
    'year',
    'grand',
    'thousand',
    'hundred',
    'of',
  )

const rangeAt = (words: readonly Word[], at: number, isLate: boolean): HoursAt | undefined => {
  const isPair = isWord(words, at, 'between', 'from')
  const from = clockAt(words, isPair ? at + 1 : at)
  if (!from || !isWord(words, from.after, 'and', 'n', 'to', 'till', 'until', '-', '–')) return undefined
  const until = clockAt(words, from.after + 1)
  if (
    !until ||
    isUnit(words, until.after) ||
    !(isPair || from.value.isClock || until.value.isClock || isLate)
  )
    return undefined
  const end = hourOf(until.value, until.value.half ?? usualHalf(until.value, isLate))
  const taken =
    from.value.half ??
    (from.value.hour === noon
      ? undefined
      : until.value.half === 'pm' && from.value.hour < until.value.hour
        ? 'pm'
        : usualHalf(from.value, isLate))
  const start = hourOf(from.value, taken)
  const closed = end <= start ? end + noon : end
  return closed > 24 || start >= closed
    ? undefined
    : { first: at, after: until.after, from: start, until: closed }
}

const openAt = (words: readonly Word[], at: number): HoursAt | undefined => {
  const isBy = isWord(words, at, 'by')
  const isBefore = isBy || isWord(words, at, 'before', 'until', 'till')
  if (!isBefore && !isWord(words, at, 'after', 'past', 'from')) return undefined
  const clock = clockAt(words, at + 1)
  if (isBy && clock?.value.half === undefined) return undefined
  // "Saturday, after 2", "sales before 9 last month": a bare small number without a unit is a time.
  const isBare =
    clock !== undefined &&
    clock.value.hour <= noon &&
    !isWord(words, at, 'from') &&
    ((words[clock.after]?.kind ?? 'mark') === 'mark' || isWord(words, clock.after, ...beforeDay))
  if (!clock?.value.isClock && !isBare) return undefined
  const hour = hourOf(clock.value, clock.value.half ?? usualHalf(clock.value, false))
  return {
    first: at,
    after: clock.after,
    ...(isBefore ? { from: 0, until: hour } : { from: Math.min(23, hour), until: 24 }),
  }
}

// A café opens earlier than an office.
const opening = (trade: BusinessType): number => (trade === 'cafe' ? 6 : 8)

/** "Morning. How did we go?" greets, as does "afternoon all". */
const isGreeting = (words: readonly Word[], at: number): boolean =>
  isWord(words, at, 'morning', 'afternoon', 'evening', 'arvo') &&
  (at === 0 || (at <= 2 && isWord(words, at - 1, 'hi', 'hey', 'hello', ',', 'good'))) &&
  (words[at + 1]?.kind === 'mark' ||
    isWord(words, at + 1, 'all', 'jarvin', 'mate', 'team', 'everyone', 'there'))

const partAt = (words: readonly Word[], at: number, trade: BusinessType): HoursAt | undefined => {
  // "Good morning" greets.
  if (isWord(words, at - 1, 'good') || isGreeting(words, at)) return undefined
  let best: HoursAt | undefined
  for (const [from, until, list] of dayParts)
    for (const phrase of mayBeAt(words, at, list) ? list : []) {
      const after = afterWords(words, at, phrase)
      if (after === undefined || (best && after <= best.after)) continue
      best = { first: at, after, from: until === noon ? opening(trade) : from, until }
    }
  return best
}

/** "Before or after noon": the hours on both sides of one, the earlier or the later first. */
const eitherSideAt = (words: readonly Word[], at: number): readonly HoursAt[] | undefined => {
  const isBefore = isWord(words, at, 'before')
  if (!isBefore && !isWord(words, at, 'after')) return undefined
  if (!isWord(words, at + 1, 'or', 'and', 'than', 'versus', 'vs', '/')) return undefined
  const place = at + 2
  if (!isWord(words, place, isBefore ? 'after' : 'before')) return undefined
  const clock = clockAt(words, place + 1)
  if (!clock?.value.isClock) return undefined
  const hour = hourOf(clock.value, clock.value.half ?? usualHalf(clock.value, false))
  const early = { from: 0, until: hour }
  const late = { from: hour, until: 24 }
  return [
    { first: at, after: at + 1, ...(isBefore ? early : late) },
    { first: place, after: clock.after, ...(isBefore ? late : early) },
  ]
}

/** The hours of a message, in order; none overlap. */
export const hoursIn = (words: readonly Word[], trade: BusinessType): readonly HoursAt[] => {
  const isLate = words.some((_, at) => isWord(words, at, 'dinner', 'evening', 'night'))
  const found: HoursAt[] = []
  for (let at = 0; at < words.length; ) {
    const sides = eitherSideAt(words, at)
    if (sides) {
      found.push(...sides)
      at = sides[1]?.after ?? at + 1
      continue
    }
    const hours = rangeAt(words, at, isLate) ?? partAt(words, at, trade) ?? openAt(words, at)
    // "At night (after 5)" says which hours those are.
    const said = found.at(-1)
    if (hours && said && isWord(words, hours.first - 1, '(') && said.after === hours.first - 1) found.pop()
    if (hours) found.push(hours)
    at = hours?.after ?? at + 1
  }
  return found
}
