/** Days of months as they are said or written, in one form: "the twenty seventh of july" is "27 July". */
import { monthWords } from '../lexicon/calendar.ts'
import { tens, unitOf } from '../lexicon/number-words.ts'

const oddOrdinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fifth: 5,
  eighth: 8,
  ninth: 9,
  twelfth: 12,
  twentieth: 20,
  thirtieth: 30,
}

const ordinalOf = (word: string): number | undefined =>
  oddOrdinals[word] ?? (word.endsWith('th') ? unitOf(word.slice(0, -2)) : undefined)

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const ordinal = String.raw`(?:(?:twenty|thirty)[\s-])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth)`
const dayFirst = new RegExp(
  String.raw`\b(?:the\s+)?(?<day>${ordinal})\s+(?:day\s+)?(?:of\s+)?(?<month>${month})\b`,
  'gi',
)
const monthFirst = new RegExp(
  String.raw`\b(?<month>${month})\s+(?:the\s+)?(?<day>${ordinal})\b(?!\s+(?:week|weekend|half|quarter|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)`,
  'gi',
)
/** "The 27th of July", "July 27th" and "27 of July" as "27 July". */
const digitsFirst = new RegExp(
  String.raw`\b(?:the\s+)?(?<day>[12]?\d|3[01])(?:\s?(?:st|nd|rd|th))?\s+(?:of\s+)?(?<month>${month})\b(?!\s*(?:\d{1,2}\b(?!:)))`,
  'gi',
)
const digitsLast = new RegExp(
  String.raw`\b(?<month>${month})\s+(?:the\s+)?(?<day>[12]?\d|3[01])(?:st|nd|rd|th)?\b(?![:.,/]?\d|\s*%|\s*(?:am|pm|k|grand|percent|hundred|thousand|million|dollars|bucks)\b)`,
  'gi',
)

/** "March" and "may" in small letters are verbs before a thing counted, "march 2 baristas", and before a verb, "may be". */
const isVerb = (written: string, after: string): boolean =>
  /^(?:march|may)\b/.test(written)
    ? /^\s+\p{Ll}+s\b/u.test(after)
    : /\bmay$/.test(written) && /^\s+(?:be|not|have|well|also|need|go|come|cost|take|get)\b/.test(after)

const dayOf = (words: string): number | undefined => {
  const parts = words.toLowerCase().split(/[\s-]+/)
  const last = ordinalOf(parts.at(-1) ?? '')
  if (last === undefined) return undefined
  const tensBefore = parts.length > 1 ? (tens[parts[0] ?? ''] ?? 0) : 0
  return tensBefore + last
}

const fullName = (name: string): string => {
  const full = monthWords
    .flat()
    .find((one) => one.startsWith(name.slice(0, 3).toLowerCase()) && one.length > 3)
  return full === undefined ? name : full.slice(0, 1).toUpperCase() + full.slice(1)
}

const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A day that no month has stays as it was written: the answer quotes it. */
const daysOf = (name: string): number =>
  monthDays[
    monthWords.findIndex((list) => list.some((one) => one.startsWith(name.slice(0, 3).toLowerCase())))
  ] ?? 0

const isMonthName = new RegExp(`^${month}$`, 'i')

/** Days of months in one form; the pattern has a group for the day and one for the month, in either order. */
const dated = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (written: string, one: string, other: string, at: number) => {
    if (isVerb(written, text.slice(at + written.length))) return written
    const [name, day] = isMonthName.test(one) ? [one, other] : [other, one]
    const value = /^\d/.test(day) ? Number(day) : dayOf(day)
    return value === undefined || value > daysOf(name) ? written : `${value} ${fullName(name)}`
  })

/** A message with each day of a month as "27 July". */
export const withDays = (message: string): string =>
  [dayFirst, monthFirst, digitsFirst, digitsLast].reduce(dated, message)
