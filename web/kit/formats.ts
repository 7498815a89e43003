/**
 * Formats of figures and times: Australian dollars, 24-hour clock; the browser's time zone by default. They follow
 * the language of the screens: English, unless every screen is translated to the chosen one.
 */

import { numberFormat, timeFormat } from '../core/formatters.ts'
import { english, hasDecimalComma, screenLocale } from '../core/language.ts'

/** Whole dollars: `$18,420`. */
export const money = (value: number): string =>
  numberFormat(screenLocale(), {
    style: 'currency',
    currency: 'AUD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(value)

/** Decimals for a dollar amount: two below $100. */
export const centPlaces = (value: number): 0 | 2 => (Math.abs(value) < 100 ? 2 : 0)

/** Dollars and cents, `$13.90`; from $100 on without cents: `$1,642`. */
export const moneyToTheCent = (value: number): string =>
  numberFormat(screenLocale(), {
    style: 'currency',
    currency: 'AUD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: centPlaces(value),
    maximumFractionDigits: centPlaces(value),
  }).format(value)

/** Every cent, also of large amounts, where sums must add up to it: `$1,821.76`. */
export const exactMoney = (value: number): string =>
  numberFormat(screenLocale(), {
    style: 'currency',
    currency: 'AUD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value)

/** In the quotation marks of the screens' language: “Rent”, „Rent“. */
export const quoted = (words: string): string => (screenLocale() === english ? `“${words}”` : `„${words}“`)

/** Names as a list: `Xero, Square and Deputy`. */
export const list = (names: readonly string[]): string => new Intl.ListFormat(screenLocale()).format(names)

/** A plain number with at most `digits` decimals: `1,284`. */
export const number = (value: number, digits = 0): string =>
  numberFormat(screenLocale(), { maximumFractionDigits: digits }).format(value)

/** A plain number with exactly `digits` decimals: `0.20`. */
export const fixed = (value: number, digits: number): string =>
  numberFormat(screenLocale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)

/** A value in percent with exactly `digits` decimals: 12.84 reads `12.8%`. */
export const percent = (value: number, digits = 1): string =>
  // The sign as the language places it: `0%`, `0 %`.
  numberFormat(screenLocale(), { style: 'percent' })
    .format(0)
    .replace('0', () => fixed(value, digits))

const inZone = (moment: Date | string, options: Intl.DateTimeFormatOptions, timeZone?: string): string =>
  timeFormat(screenLocale(), options, timeZone).format(new Date(moment))

/** `21:41`. */
export const time = (moment: Date | string, timeZone?: string): string =>
  inZone(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone)

/** `21:41:17`. */
export const timeToTheSecond = (moment: Date | string, timeZone?: string): string =>
  inZone(moment, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }, timeZone)

/** `20 Nov`. */
export const shortDay = (moment: Date | string, timeZone?: string): string =>
  inZone(moment, { day: 'numeric', month: 'short' }, timeZone)

/** `20 November`. */
export const dayAndMonth = (moment: Date | string, timeZone?: string): string =>
  inZone(moment, { day: 'numeric', month: 'long' }, timeZone)

/** `Nov`. */
export const monthName = (moment: Date | string, timeZone?: string): string =>
  inZone(moment, { month: 'short' }, timeZone)

/** `20 Nov 2026`. */
export const mediumDay = (moment: Date | string, timeZone?: string): string =>
  inZone(moment, { day: 'numeric', month: 'short', year: 'numeric' }, timeZone)

/** A calendar day in a language: `20 Nov 2026`, `20.11.2026`. */
export const dayIn = (language: string, day: string): string =>
  timeFormat(
    language,
    language === english ? { day: 'numeric', month: 'short', year: 'numeric' } : { dateStyle: 'medium' },
    'UTC',
  ).format(new Date(day))

/** `20 November 2026`. */
export const longDay = (moment: Date | string, timeZone?: string): string =>
  inZone(moment, { day: 'numeric', month: 'long', year: 'numeric' }, timeZone)

/** `Friday 20 November 2026`. */
export const weekdayAndDay = (moment: Date | string, timeZone?: string): string =>
  withWeekday(inZone(moment, { weekday: 'long' }, timeZone), longDay(moment, timeZone))

/** A weekday before a date: `Friday 20 November`, `Freitag, 20. November`. */
export const withWeekday = (weekday: string, date: string): string =>
  `${weekday}${screenLocale() === english ? '' : ','} ${date}`

/** `20 Nov 2026, 07:40`. */
export const dayAndTime = (moment: Date | string, timeZone?: string): string =>
  `${mediumDay(moment, timeZone)}, ${time(moment, timeZone)}`

/** `20 November 2026, 21:41:17`. */
export const exactMoment = (moment: Date | string, timeZone?: string): string =>
  `${longDay(moment, timeZone)}, ${timeToTheSecond(moment, timeZone)}`

/** `182 kB`, `4.1 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${number(Math.max(1, bytes / 1000))} kB` : `${number(bytes / 1_000_000, 1)} MB`

/** True if a mark in a typed amount may be a decimal mark of another language: `12,50` in English. */
export const isAmbiguousMark = (typed: string): boolean =>
  (hasDecimalComma() ? /\.(?!\d{3}(\D|$))/ : /,(?!\d{3}(\D|$))/).test(typed.trim())
