/** The particulars of a message in plain words: how many percent, how much money, which weekday, whose view. */
import type { AdvisorKey } from '#schema/chat/chat'
import { weekdayNames } from '../calendar.ts'
import type { Period, Question } from './question.ts'
import { numberOf } from './words.ts'

/** What a message compares with. */
export const againstIn = (text: string): Question['against'] => {
  if (/\b(last year|a year ago|year ago|year on year|yoy|same week|this time last)\b/.test(text))
    return 'last year'
  if (/\b(last month|month before|month on month|previous month|last four weeks|month ago)\b/.test(text))
    return 'weeks before'
  if (/\b(week before|previous week|week on week|wow|last week|before)\b/.test(text)) return 'week before'
  return undefined
}

const fractions: readonly (readonly [RegExp, number])[] = [
  [/\bdoubl(e|es|ed)\b/, 100],
  [/\bhal(f|ve|ves|ved)\b/, 50],
  [/\ba third\b/, 33],
  [/\ba quarter\b/, 25],
  [/\ba fifth\b/, 20],
  [/\ba tenth\b/, 10],
]

/** A numeral before a place, of one word or two: "twenty five", "half a". */
const numeralBefore = (words: readonly string[], at: number): number | undefined => {
  const [before = '', last = ''] = words.slice(Math.max(0, at - 2), at)
  if (last === 'a') return numberOf(before) ?? 1
  const value = numberOf(at === 1 ? before : last)
  const tens = at === 1 || /\d/.test(before) ? undefined : numberOf(before)
  const isCompound = value !== undefined && value < 10 && tens !== undefined && tens >= 20 && tens % 10 === 0
  return isCompound ? tens + value : value
}

/** Percent as it stands in a message, without a sign; undefined where it names none. */
export const percentIn = (text: string): number | undefined => {
  const words = text.split(' ')
  const at = words.indexOf('%')
  const value = at > 0 ? numeralBefore(words, at) : undefined
  if (value !== undefined) return value <= 100 ? value : undefined
  return fractions.find(([words]) => words.test(text))?.[1]
}

const moneyForms: readonly (readonly [RegExp, number])[] = [
  [/\$(\d+(?:\.\d+)?) (?:k|thousand)\b/, 1000],
  [/\$(\d+(?:\.\d+)?) (?:m|million)\b/, 1_000_000],
  [/\$(\d+(?:\.\d+)?)/, 1],
  [/\b(\d+(?:\.\d+)?) (?:dollars?|bucks)\b/, 1],
  [/\b(\d+(?:\.\d+)?) (?:c|cents?)\b/, 0.01],
]

/** Money that a message names, AUD without a sign; undefined where it names none. */
export const dollarsIn = (text: string): number | undefined => {
  for (const [form, factor] of moneyForms) {
    const amount = Number(form.exec(text)?.[1] ?? Number.NaN) * factor
    if (amount > 0) return Math.round(amount * 100) / 100
  }
  return undefined
}

const periods = ['week', 'fortnight', 'month', 'quarter', 'year'] as const satisfies readonly Period[]

/** How often a sum is paid: `piece` for a price by the hour, the litre or the like; undefined where nothing says so. */
export const perIn = (text: string, dollars: number): Period | 'piece' | undefined => {
  const named =
    /\d (?:(?:k|m|thousand|million|dollars?|bucks|cents?|c|more|extra|less) )*(?:a|an|per|each|every) (\w+)/.exec(
      text,
    )?.[1]
  const period = periods.find((one) => one === named || new RegExp(`\\b(${one}ly|each ${one})\\b`).test(text))
  if (period !== undefined) return period
  if (/\bannual(ly)?\b/.test(text)) return 'year'
  return named !== undefined || Math.abs(dollars) < 20 ? 'piece' : undefined
}

/** What a message says was aimed at, in the unit of the field that it names; undefined where it names no such number. */
export const targetIn = (text: string): number | undefined => {
  const named =
    /\b(?:targets?|goals?|hit|hits|reach|reached|above|below|over|under|more than|less than|at least) (?:(?:of|is|was|our) )*\$?(\d+(?:\.\d+)?)\b(?! (?:weeks?|months?|days?|years?|hours?)\b)/.exec(
      text,
    )?.[1]
  return named === undefined ? undefined : Number(named)
}

/** A number of things in a message that is no percentage: "two people", "20 hours". */
export const countIn = (text: string, thing: RegExp): number | undefined => {
  const words = text.split(' ')
  const at = words.findIndex((word) => thing.test(word))
  for (const word of words.slice(Math.max(0, at - 3), Math.max(0, at)).reverse()) {
    const value = numberOf(word)
    if (value !== undefined) return value
    if (word === 'another' || word === 'a') return 1
  }
  return undefined
}

/** The weekday that a message names, 0 is Monday. */
export const weekdayIn = (text: string): number | undefined => {
  const at = weekdayNames.findIndex((name) =>
    new RegExp(`\\b(${name.toLowerCase()}|${name.slice(0, 3).toLowerCase()})s?\\b`).test(text),
  )
  return at < 0 || (at === 5 && !/\bsat(urday)?s?\b/.test(text)) ? undefined : at
}

/** All the weekdays that a message names, where it names several. */
export const weekdaysIn = (text: string): Question['weekdays'] => {
  const named = weekdayNames.flatMap((name, at) =>
    new RegExp(`\\b${name.toLowerCase()}s?\\b`).test(text) ? [at] : [],
  )
  return named.length > 1 ? named : undefined
}

const lenses: readonly (readonly [RegExp, AdvisorKey])[] = [
  [
    /\b(financ(e|ial)|analyst|accountant|cfo|numbers) (terms|view|language|hat|perspective)\b|\b(as|like) (an? )?(financial )?(analyst|accountant|cfo)\b|\b(financial )?analyst\b|\bin finance\b/,
    'financial_analyst',
  ],
  [/\brisk (manager|terms|view|hat|perspective|language)\b|\bcautious (view|look)\b/, 'risk_manager'],
  [/\bvalue investor\b|\binvestor\b/, 'value_investor'],
  [/\bgrowth hacker\b|\bgrowth (terms|view|hat)\b/, 'growth_hacker'],
  [/\boperations? (expert|terms|view|hat|perspective)\b|\boperational (terms|view)\b/, 'operations_expert'],
  [/\binnovat(ion|or|ive)\b/, 'innovation_focused'],
  [/\bhospitality ceo\b|\b(on|for|from) the floor\b/, 'hospitality_ceo'],
]

/** The advisor whose view a message wants. */
export const lensIn = (text: string): AdvisorKey | undefined =>
  lenses.find(([words]) => words.test(text))?.[1]
