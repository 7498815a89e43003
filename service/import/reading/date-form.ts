/** Dates and times as written in files, and the orders of day, month and year in which a date can be read. */
import { earliestYear, latestYear } from '#schema/core/calendar-date-form'
import { IsoDate } from '#schema/core/scalars'

export const dateOrders = ['day-first', 'month-first', 'year-first'] as const
export type DateOrder = (typeof dateOrders)[number]

/** A date, with time of day and UTC offset if the cell has them. */
export type WrittenDate = {
  readonly date: IsoDate
  /** Minutes since midnight. */
  readonly minutes?: number
  /** Minutes east of UTC. */
  readonly offset?: number
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const germanMonths = [
  /^(?:jan|jän)(?:uar|ner)?$/,
  /^feb(?:ruar|er)?$/,
  /^(?:märz?|mrz|maerz)$/,
  /^april?$/,
  /^mai$/,
  /^juni?$/,
  /^juli?$/,
  /^aug(?:ust)?$/,
  /^sept?(?:ember)?$/,
  /^okt(?:ober)?$/,
  /^nov(?:ember)?$/,
  /^dez(?:ember)?$/,
]
const germanWeekdays = ['so', 'mo', 'di', 'mi', 'do', 'fr', 'sa']

/** 1 for January, in English or German; 0 for any other word. */
export const monthNamed = (name: string): number => {
  const lower = name.toLowerCase()
  const english = months.findIndex(
    (month) =>
      lower === month || lower === month.slice(0, 3) || (lower === 'sept' && month.startsWith(lower)),
  )
  return (english >= 0 ? english : germanMonths.findIndex((form) => form.test(lower))) + 1
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** Date from three numbers; undefined if it does not exist. */
const dateOf = (year: number, month: number, day: number): IsoDate | undefined => {
  const text = `${year}-${pad(month)}-${pad(day)}`
  return year >= earliestYear && year <= latestYear && IsoDate.is(text) ? text : undefined
}

const clock =
  /^(?<hour>\d{1,2})(?:[:.h](?<minute>\d\d))?(?:[:.](?<second>\d\d)(?:[.,]\d{1,9})?)?\s?(?<half>[ap]\.?\s?m\.?)?$/i

/** Minutes since midnight of a time of day: "14:05", "2.05 pm", "14:05:33.120"; a bare hour needs am or pm. */
export const readTime = (cell: string): number | undefined => {
  if (cell.length > 20) return undefined
  const found = clock.exec(cell)?.groups
  if (!found) return undefined
  const half = found.half?.toLowerCase()[0]
  const [hour, minute] = [Number(found.hour), Number(found.minute ?? 0)]
  if (found.minute === undefined && half === undefined) return undefined
  if (minute > 59 || Number(found.second ?? 0) > 59) return undefined
  if (half !== undefined)
    return hour >= 1 && hour <= 12 ? ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute : undefined
  return hour <= 23 ? hour * 60 + minute : undefined
}

const zone = /\s?(?:(?<utc>z|utc|gmt)|(?<sign>[+-])(?<hours>\d\d):?(?<minutes>\d\d)?)$/i

/** Rest of a cell after its date: empty, or a time with or without offset. */
const readRest = (rest: string): Omit<WrittenDate, 'date'> | undefined => {
  const text = rest.replace(/^(?:t|,|\s|at\b)+/i, '')
  if (text === '') return {}
  const found = zone.exec(text)
  const minutes = readTime(found ? text.slice(0, found.index) : text)
  if (minutes === undefined) return undefined
  if (!found?.groups) return { minutes }
  const { sign, hours = '0', minutes: own = '0' } = found.groups
  const offset = Number(hours) * 60 + Number(own)
  return { minutes, offset: sign === '-' ? -offset : offset }
}

const isoForm = /^(\d{4})([-/.]?)(\d\d?)\2(\d\d?)(?=$|[\sT,])/i
const compactForm = /^(\d{4})(\d\d)(\d\d)$/
const numberForm = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})(?=$|[\sT,])/i
const namedForm =
  /^(\d{1,2})(?:st|nd|rd|th)?[-/. ,]{0,2}([A-Za-zä]{3,9})\.?[-/. ,]{0,2}(\d{4}|\d{2})(?=$|[\sT,])/i
const americanForm = /^([A-Za-z]{3,9})\.?[-/ ](\d{1,2})(?:st|nd|rd|th)?,?[-/ ](\d{4}|\d{2})(?=$|[\sT,])/i
const weekdayForm = /^(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\.?,?\s+/i
const germanWeekdayForm =
  /^(mo|di|mi|do|fr|sa|so)(ntag|enstag|ttwoch|nnerstag|eitag|mstag|nntag|nnabend)?\.?,?\s+/i

const yearOf = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits))

const numbersOf = (cell: string): { parts: [string, string, string]; rest: string } | undefined => {
  const found = numberForm.exec(cell)
  return found
    ? {
        parts: [found[1] ?? '', found[3] ?? '', found[4] ?? ''],
        rest: cell.slice(found[0].length),
      }
    : undefined
}

const ordered = ([one, two, three]: readonly [string, string, string], order: DateOrder) => {
  if (order === 'day-first') return dateOf(yearOf(three), Number(two), Number(one))
  if (order === 'month-first') return dateOf(yearOf(three), Number(one), Number(two))
  return three.length === 2 && one.length === 2 ? dateOf(yearOf(one), Number(two), Number(three)) : undefined
}

/** Dates with only one reading. */
const plainDate = (cell: string): { date: IsoDate | undefined; rest: string } | undefined => {
  const iso = isoForm.exec(cell) ?? compactForm.exec(cell)
  if (iso) {
    const parts = iso.length === 4 ? iso.slice(1) : [iso[1], iso[3], iso[4]]
    const [year = '', month = '', day = ''] = parts
    return { date: dateOf(Number(year), Number(month), Number(day)), rest: cell.slice(iso[0].length) }
  }
  const named = namedForm.exec(cell)
  if (named && monthNamed(named[2] ?? '') > 0)
    return {
      date: dateOf(yearOf(named[3] ?? ''), monthNamed(named[2] ?? ''), Number(named[1])),
      rest: cell.slice(named[0].length),
    }
  const american = americanForm.exec(cell)
  if (american && monthNamed(american[1] ?? '') > 0)
    return {
      date: dateOf(yearOf(american[3] ?? ''), monthNamed(american[1] ?? ''), Number(american[2])),
      rest: cell.slice(american[0].length),
    }
  return undefined
}

const weekdayOf = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** A weekday at the start of a cell, with its number from Sunday. */
const weekdayIn = (cell: string): { readonly day: number; readonly rest: string } | undefined => {
  const english = weekdayForm.exec(cell)
  if (english)
    return { day: weekdays.indexOf((english[1] ?? '').toLowerCase()), rest: cell.slice(english[0].length) }
  const german = germanWeekdayForm.exec(cell)
  if (!german) return undefined
  // "Sonnabend" is the day before Sunday.
  const name = german[2]?.toLowerCase() === 'nnabend' ? 'sa' : (german[1] ?? '').toLowerCase()
  return { day: germanWeekdays.indexOf(name), rest: cell.slice(german[0].length) }
}

/** Reads a cell as a date in a given order; undefined if it is not one. A weekday in front must match. */
export const readDate = (cell: string, order: DateOrder): WrittenDate | undefined => {
  if (cell.length < 6 || cell.length > 40) return undefined
  // Most dates begin with a digit.
  const weekday = cell.charCodeAt(0) > 64 ? weekdayIn(cell) : undefined
  const text = weekday ? weekday.rest : cell
  const plain = plainDate(text)
  const numbers = plain ? undefined : numbersOf(text)
  const date = plain ? plain.date : numbers && ordered(numbers.parts, order)
  const rest = readRest((plain ?? numbers)?.rest ?? '')
  if (date === undefined || rest === undefined) return undefined
  if (weekday && weekdayOf(date) !== weekday.day) return undefined
  return { date, ...rest }
}

/** Numbers and amounts, which are most cells of a long file; dates without separators have six to eight digits. */
const numberOnly = /^(?:\d{1,5}|\d{9,}|\d+\.\d\d?)$/
const noDates: ReadonlyMap<DateOrder, WrittenDate> = new Map()

/** Possible dates of a cell by order; empty if it is not a date. */
export const readingsOfDate = (cell: string): ReadonlyMap<DateOrder, WrittenDate> => {
  if (numberOnly.test(cell)) return noDates
  const found = new Map<DateOrder, WrittenDate>()
  for (const order of dateOrders) {
    const written = readDate(cell, order)
    if (written) found.set(order, written)
  }
  return found
}
