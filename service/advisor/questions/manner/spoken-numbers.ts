/** Numbers and days as they are said, in digits: "twelve and a half grand" is "$12,500", "the twenty seventh of july" is "27 july". */

import { monthWords } from '../lexicon/calendar.ts'

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  k: 1000,
  million: 1_000_000,
  mil: 1_000_000,
}

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

const unitOf = (word: string): number | undefined => {
  const at = units.indexOf(word)
  return at < 0 ? undefined : at
}

const ordinalOf = (word: string): number | undefined =>
  oddOrdinals[word] ?? (word.endsWith('th') ? unitOf(word.slice(0, -2)) : undefined)

const small = units.join('|')
const large = Object.keys(tens).join('|')
const oneWord = `(?:${small}|${large}|hundred|thousand|grand|million)`
// "Two hundred and forty-five thousand", "a hundred", "fourteen fifty".
const run = new RegExp(
  String.raw`(?<![\p{L}\d$.'’-])(?:\d[\d,]*(?:\.\d+)?|a|${oneWord})(?:(?:\s+|-)(?:and\s+(?!a\b))?${oneWord})*(?<half>\s+and\s+a\s+half(?:\s+(?<scale>hundred|thousand|grand|k|million|mil))?)?(?![\p{L}\d'’]|-\p{L})`,
  'giu',
)

/** The value of number words in a row; undefined if they are no single number, such as "two three". */
const numberFrom = (words: readonly string[]): number | undefined => {
  let total = 0
  let part = 0
  let last = Number.POSITIVE_INFINITY
  for (const word of words) {
    if (word === 'and' || word === 'a') continue
    const scale = scales[word]
    const value =
      unitOf(word) ?? tens[word] ?? (/^\d/.test(word) ? Number(word.replaceAll(',', '')) : undefined)
    if (scale === 100) part = Math.max(1, part) * scale
    else if (scale !== undefined) {
      total += Math.max(1, part) * scale
      part = 0
    } else if (value === undefined) return undefined
    else {
      const fits =
        part === 0 ||
        (part % 100 === 0 && value < 100) ||
        (last >= 20 && last < 100 && value < 10 && last % 10 === 0)
      if (!fits) return undefined
      part += value
    }
    last = scale ?? value ?? last
  }
  return total + part
}

const shownAs = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en-AU') : String(value)

// "One" is a pronoun, "second" a part of a minute: the readers of counts and hours know small numbers in words.
const leastAlone = 13

/** Before these, a spelled number counts nothing: "half past three" is left to those who read times. */
const isOfClock = /\b(?:past|at|o['’]?clock|quarter to|before|after|until|till|between)\s+$/i
const clockNext = /^\s*(?:o['’]?clock|am\b|pm\b|thirty\b|fifteen\b)/i

const numeral = (
  written: string,
  offset: number,
  text: string,
  halfSaid: string | undefined,
  scaleAfter: string | undefined,
): string => {
  const said = halfSaid === undefined ? written : written.slice(0, written.length - halfSaid.length)
  const words = said.toLowerCase().split(/[\s-]+/)
  const isDigits = /^\d/.test(said)
  const isPlainDigits = isDigits && words.length === 1
  if (isPlainDigits && halfSaid === undefined) return written
  if (words.length === 1 && words[0] === 'a') return written
  // "A hundred" is a number, "a five" is none, and "hundreds" is no number either.
  if (words[0] === 'a' && scales[words[1] ?? ''] === undefined) return written
  const whole = numberFrom(words)
  if (whole === undefined) return written
  const isAlone = words.length === 1 && halfSaid === undefined
  const [before, after] = [text.slice(Math.max(0, offset - 24), offset), text.slice(offset + written.length)]
  if (isAlone && (whole < leastAlone || scales[words[0] ?? ''] !== undefined)) return written
  if (isAlone && (isOfClock.test(before) || clockNext.test(after))) return written
  const lastScale = scales[words.at(-1) ?? '']
  const half = halfSaid === undefined ? 0 : 0.5 * (scaleAfter ? 1 : (lastScale ?? 1))
  const value = (whole + half) * (scaleAfter ? (scales[scaleAfter.toLowerCase()] ?? 1) : 1)
  const isGrand = words.at(-1) === 'grand' || scaleAfter?.toLowerCase() === 'grand'
  const isMoney = isGrand && !/^\s+(?:dollars|bucks)\b/i.test(after)
  return `${isMoney ? '$' : ''}${shownAs(value)}`
}

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
  String.raw`\b(?<month>${month})\s+(?:the\s+)?(?<day>[12]?\d|3[01])(?:st|nd|rd|th)?\b(?![:.,/]?\d|\s*%|\s*(?:am|pm|k|grand|percent)\b)`,
  'gi',
)

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
  text.replace(pattern, (written: string, one: string, other: string) => {
    const [name, day] = isMonthName.test(one) ? [one, other] : [other, one]
    const value = /^\d/.test(day) ? Number(day) : dayOf(day)
    return value === undefined || value > daysOf(name) ? written : `${value} ${fullName(name)}`
  })

/** A message with the numbers and the days of months that are written in words in digits. */
export const withNumerals = (message: string): string => {
  const days = [dayFirst, monthFirst, digitsFirst, digitsLast].reduce(dated, message)
  return days.replace(
    run,
    (written: string, half: string | undefined, scale: string | undefined, at: number) =>
      numeral(written, at, days, half, scale),
  )
}
