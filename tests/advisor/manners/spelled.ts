/** Numbers, amounts and dates as they are said or otherwise written; meaning the same. */
import { pick, type Random } from './names.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number from 0 to 999,999 in words. */
export const inWords = (value: number, joint = ' '): string => {
  if (value < 20) return small[value] ?? ''
  if (value < 100)
    return `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : joint + small[value % 10]}`
  if (value < 1000) {
    const rest = value % 100
    return `${small[Math.floor(value / 100)]} hundred${rest === 0 ? '' : ` and ${inWords(rest, joint)}`}`
  }
  const rest = value % 1000
  const tail = rest === 0 ? '' : rest < 100 ? ` and ${inWords(rest, joint)}` : ` ${inWords(rest, joint)}`
  return `${inWords(Math.floor(value / 1000), joint)} thousand${tail}`
}

const odd: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** The ordinal of a day of a month in words. */
export const ordinalInWords = (value: number, joint = ' '): string => {
  const words = inWords(value, joint)
  const at = Math.max(words.lastIndexOf(' '), words.lastIndexOf('-')) + 1
  const last = words.slice(at)
  return words.slice(0, at) + (odd[last] ?? `${last.replace(/y$/, 'ie')}th`)
}

const ending = (day: number): string =>
  day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const shortened = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)/i

/** "27 July", "27th of July", "July 27" and "27/7" in a text. */
const writtenDate =
  /\b(?:the )?(?<d1>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<m1>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\b(?! (?:to|and)\b)(?!-)|\b(?<m2>(?:january|february|march|april|may|june|july|august|september|october|november|december)) (?<d2>\d{1,2})(?:st|nd|rd|th)?\b(?!:|,\d)/i

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A text with its first date in another form; undefined if it has none that may be rewritten. */
export const withOtherDate = (text: string, random: Random, isHeldOut: boolean): string | undefined => {
  const found = writtenDate.exec(text)
  if (!found) return undefined
  const { d1, m1, d2, m2 } = found.groups ?? {}
  const [day, written] = [Number(d1 ?? d2), (m1 ?? m2 ?? '').toLowerCase()]
  const month = months.findIndex((one) =>
    one.startsWith((shortened.exec(written)?.[0] ?? written).slice(0, 3)),
  )
  // A span of dates, and a date after or before another number, are not one date.
  const after = text.slice(found.index + found[0].length)
  const before = text.slice(0, found.index)
  const isPart =
    /^ ?[-–/]|^ (?:to|and|until) \d/.test(after) || /\d(?:st|nd|rd|th)? ?(?:[-–/]|to|and|&) ?$/i.test(before)
  if (month < 0 || day < 1 || day > (monthDays[month] ?? 0) || isPart) return undefined
  const name = (months[month] ?? '').replace(/^./, (letter) => letter.toUpperCase())
  const lead = /\bthe $/i.test(before) ? '' : 'the '
  const forms = isHeldOut
    ? [
        `${lead}${ordinalInWords(day, '-')} of ${name}`,
        `${name} ${day}`,
        `${lead}${day}${ending(day)} ${name}`,
        `${lead}${ordinalInWords(day)} ${name.toLowerCase()}`,
      ]
    : [
        `${lead}${ordinalInWords(day)} of ${name.toLowerCase()}`,
        `${name} ${day}${ending(day)}`,
        `${lead}${day}${ending(day)} of ${name}`,
        `${name} the ${ordinalInWords(day, '-')}`,
      ]
  // "27/7" has no article before it.
  if (lead !== '' && !/^\s*\d{4}/.test(after)) forms.push(`${day}/${month + 1}`)
  return before + pick(random, forms) + after
}

const amount =
  /(?<![\w/:.–-])(?<money>\$ ?)?(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?<tenths>\.5)?(?<k>k\b)?(?<percent> ?%)?(?! ?(?:am|pm)\b)(?!(?:st|nd|rd|th)\b)(?![\w/:–.-]?\d)(?!\/)(?!-)/gi

// What is no amount: a year, the day of a month, a date.
const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text)
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const isOfDate = (before: string, after: string): boolean =>
  new RegExp(`^ (?:of )?${month}`, 'i').test(after) ||
  new RegExp(String.raw`\b${month}[a-z]* $`, 'i').test(before)

const thousand = 1000

/** A text with its amounts in words: "$12.5k" is "twelve and a half grand"; undefined if nothing changes. */
export const withSpelledAmounts = (text: string, random: Random, isHeldOut: boolean): string | undefined => {
  const joint = isHeldOut ? '-' : ' '
  const spelled = text.replace(amount, (written: string, ...groups) => {
    type Group = string | undefined
    const [money, digits = '', tenths, k, percent]: readonly Group[] = groups.slice(0, 5)
    const offset = Number(groups[5])
    const [before, after] = [text.slice(0, offset), text.slice(offset + written.length)]
    const value = Number(digits.replaceAll(',', ''))
    const isPlain = !money && !k && !percent
    // "4 us", "2 the": a digit for a word.
    if (isPlain && (digits === '2' || digits === '4')) return written
    if (isPlain && (isYear(digits) || isOfDate(before, after))) return written
    if (value > 999_999 || (k && value > 999) || /^[a-z]/i.test(after)) return written
    const half = tenths ? ' and a half' : ''
    if (percent) return `${inWords(value, joint)}${half} ${isHeldOut ? 'per cent' : 'percent'}`
    const isRound = value % thousand === 0 && value >= thousand && !tenths
    if (k) return `${inWords(value, joint)}${half} ${money ? 'grand' : 'thousand'}`
    if (money && isRound && random() < 0.5) return `${inWords(value / thousand, joint)} grand`
    if (tenths && value > 100) return written
    return `${inWords(value, joint)}${half}${money ? (isHeldOut ? ' bucks' : ' dollars') : ''}`
  })
  return spelled === text ? undefined : spelled
}
