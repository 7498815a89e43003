/** Sentences of a text with their dates, parsed day first (en-GB) and relative to the day of writing. */
import { en } from 'chrono-node'
import { LRUCache } from 'lru-cache'
import type { IsoDate, IsoTime } from '#schema/core/scalars'
import { plusDays, today } from '../calendar.ts'
import { dateOf, type Span } from '../periods/dates.ts'

/** Sentences of a text; each line is at least one. */
export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

// The date parser takes a thousand times as long as this check for possible dates.
const mayHaveDate =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\d[/.-]\d|\b(?:tomorrow|in \w+ (?:day|week|month)s?)\b/i

// "In the week of 19 October", "two weeks from 20 July" and "the day after" do not count from the day of
// writing.
const ofOther = /\bthe (?:week|month|year|day)\b|\b(?:weeks?|days?|months?) from\b/i

const brisbaneMinutes = 600

type Parsed = ReturnType<typeof en.GB.parse>[number]
type Components = Parsed['start']

const dayOf = (components: Components): IsoDate | undefined => {
  const [year, month, day] = [components.get('year'), components.get('month'), components.get('day')]
  return year && month && day ? dateOf(year, month, day) : undefined
}

/** True for dates that name a day; a relative one such as "in two weeks" must be in the future, or it is a comparison. */
const isDate = ({ start }: Parsed, written: IsoDate): boolean => {
  if (!start.isCertain('day') || !start.isCertain('month')) return false
  const day = dayOf(start)
  return day !== undefined && (!start.tags().has('result/relativeDate') || day > written)
}

const read = (sentence: string, written: Date): readonly Span[] => {
  const day = today(written)
  return en.GB.parse(sentence, { instant: written, timezone: brisbaneMinutes }).flatMap((found) => {
    if (ofOther.test(found.text)) return []
    const from = isDate(found, day) ? dayOf(found.start) : undefined
    const to = (found.end && dayOf(found.end)) ?? from
    return from && to && from <= to ? [{ from, to }] : []
  })
}

const days = { day: 1, week: 7, fortnight: 14, month: 30 } as const
const counts: Readonly<Record<string, number>> = Object.fromEntries(
  'a two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
)
const runsOut = /\b(?:renew\w*|expir\w+|ends?|laps\w+|clos\w+|due)\b/i

/** "The agreements renew within six weeks": relative to the day of writing. */
const endOfTerm = (sentence: string, written: IsoDate): readonly Span[] => {
  const [, count = '', unit = ''] = /\bwithin (\w+) (day|week|fortnight|month)s?\b/i.exec(sentence) ?? []
  const size = counts[count.toLowerCase()] ?? Number(count)
  const length = Object.entries(days).find(([name]) => name === unit.toLowerCase())?.[1]
  if (length === undefined || !(size > 0) || !runsOut.test(sentence)) return []
  const day = plusDays(written, size * length)
  return [{ from: day, to: day }]
}

const cache = new LRUCache<string, readonly Span[]>({ max: 5000 })

/** Dates in a sentence written at a time; without a year, the date nearest to the writing. */
export const datesIn = (sentence: string, writtenAt: IsoTime | string): readonly Span[] => {
  const ofTerm = endOfTerm(sentence, today(new Date(writtenAt)))
  if (!mayHaveDate.test(sentence)) return ofTerm
  const key = `${writtenAt.slice(0, 10)} ${sentence}`
  const known = cache.get(key)
  if (known) return known
  const dates = [...read(sentence, new Date(writtenAt)), ...ofTerm]
  cache.set(key, dates)
  return dates
}
