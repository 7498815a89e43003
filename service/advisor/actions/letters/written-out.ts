/** Hurried words as a letter has them: months, days and small numbers written out. */
import { capital } from '../../line.ts'
import { plainWords } from '../../quotation.ts'

const months: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}
const days: Readonly<Record<string, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)'
const day = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)'
// "Jan" and "Mon" may be people: only what leads to a date makes a date of them.
const toTime =
  '(?:till?|until|in|since|before|after|of|next|last|this|end|mid|early|late|start|through|\\d{1,2}(?:st|nd|rd|th)?)'
const months3 = new RegExp(
  String.raw`\b(${toTime}[ -](?:of )?)(${month})\b\.?(?![’'-])|\b((?:by|from|to|for) )((?!jan|may)${month})\b(?![’'-])|\b(${month})\b(?= \d)`,
  'gi',
)
const days3 = new RegExp(
  String.raw`\b((?:on|by|till?|until|before|after|from|this|next|last|every|since|and|to) )(${day})\b(?![’'-]| (?:down|up|in|out|at a)\b)`,
  'gi',
)
const wholeDays = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi
const wholeMonths =
  /\b(?:january|february|march(?= \d)|april|june|july|august|september|october|november|december|christmas|easter)\b/gi
/** "Till" as a time; the till of a shop has an article. */
const till =
  /(?<!\b(?:the|our|a|my|your|that|this|new|old|of) )\btil?l (?=(?:the (?:end|start|middle)|\d|next|after|then|we|you|i|at least|further|christmas|xmas|easter|new year|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)|end\b)/gi
/** A count of things, and neither a time, a number of a house nor a measure. */
const count =
  /(?<!\b(?:at|by|until|from|before|after|table|room|unit|level|number|no|week|part|stage|lot|and|to|or) )(?<![\p{L}\p{N}$.,:/–-])([1-9]) (?=\p{Ll}{2,})(?!(?:am|pm|kg|kilos?|km|cm|mm|ml|grams?|litres?|percent|per|cents?|stars?|grand|million|mil|to|or|and|on|o’clock|january|february|march|april|may|june|july|august|september|october|november|december)\b)/giu

const named = (word: string): string => months[word.slice(0, 3).toLowerCase()] ?? word
const weekday = (word: string): string => days[word.slice(0, 2).toLowerCase()] ?? word

/** The user’s words as part of a sentence: nothing abbreviated, names with capitals, no markup. */
export const writtenOut = (text: string): string =>
  plainWords(text, 240)
    .replace(till, 'until ')
    .replace(/\bx-?mas\b/gi, 'Christmas')
    .replace(/\b(?:tmrw|tmr|tomoz)\b/gi, 'tomorrow')
    .replace(
      months3,
      (_, to: string | undefined, one: string, by: string | undefined, two: string, three: string) =>
        `${to ?? by ?? ''}${named(one ?? two ?? three)}`,
    )
    .replace(days3, (_, to: string, one: string) => `${to}${weekday(one)}`)
    .replace(count, (_, digit: string) => `${numbers[Number(digit) - 1]} `)
    .replace(/(?<=\b(?:until|in|by|since|from|of|next|last|late|early|mid) )(?:march|may)\b/gi, named)
    .replace(wholeDays, (word) => capital(word.toLowerCase()))
    .replace(wholeMonths, (word) => capital(word.toLowerCase()))
    .replace(/\bi(?=['’ ])/g, 'I')
