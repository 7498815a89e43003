/** Addresses and figures of imports. Pure. */
import type { Import, ImportQuestion } from '#schema/import/import'
import type { ImportPreview, ImportWeek } from '#schema/import/preview'
import { daysAfter } from '../kit/business-day.ts'
import { dayAndMonth, mediumDay, shortDay, weekdayAndDay } from '../kit/formats.ts'

/** Path of the screen. */
export const importsPath = '/imports'

/** Ways to bring in figures without a file. */
export const ways = ['paste', 'hand'] as const
export type Way = (typeof ways)[number]

/** Id of the import in the address, if any. */
export const fileOf = (address: URLSearchParams): string | undefined => address.get('file') ?? undefined
export const wayOf = (address: URLSearchParams): Way | undefined =>
  ways.find((way) => way === address.get('by'))

export const pathOfImport = (importId: string): string =>
  `${importsPath}?file=${encodeURIComponent(importId)}`
export const pathOfWay = (way: Way): string => `${importsPath}?by=${way}`

/** A calendar day as a moment, to be formatted in UTC. */
const moment = (day: string): string => `${day}T00:00:00Z`
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** `3 Nov`. */
export const shortDate = (day: string): string => shortDay(moment(day), 'UTC')
/** `3 Nov 2026`. */
export const mediumDate = (day: string): string => mediumDay(moment(day), 'UTC')
/** `Tuesday 3 November 2026`; other texts unchanged. */
export const longDate = (text: string): string => (isDay(text) ? weekdayAndDay(moment(text), 'UTC') : text)
/** `November`. */
export const monthOf = (day: string): string => dayAndMonth(moment(day), 'UTC').split(' ').at(-1) ?? ''
/** `Tuesday`. */
export const weekdayOf = (day: string): string => longDate(day).split(' ')[0] ?? ''

/** `9 to 15 Nov`, `29 Oct to 4 Nov`. */
export const weekRange = (monday: string): string => dateRange(monday, daysAfter(monday, 6))

/** `1 to 31 July`, `1 July to 30 Sept`. */
export const dateRange = (from: string, to: string): string => {
  const [day = '', month = ''] = shortDate(from).split(' ')
  const end = shortDate(to)
  return end.endsWith(` ${month}`) ? `${day} to ${end}` : `${day} ${month} to ${end}`
}

/** Index of a sample cell whose meaning differs in every reading; 0 if there is none. */
const tellingSample = ({ readings }: ImportQuestion): number => {
  const [first] = readings
  const at = first?.rows.findIndex((_, place) => {
    const meanings = readings.map(({ rows }) => rows[place]?.means)
    return new Set(meanings).size === readings.length
  })
  return Math.max(0, at ?? 0)
}

/** The cell to show with a question, and its meaning in each reading. */
export const exampleOf = (
  question: ImportQuestion,
): { readonly cell: string; readonly meanings: readonly string[] } => {
  const at = tellingSample(question)
  return {
    cell: question.readings[0]?.rows[at]?.cell ?? '',
    meanings: question.readings.map(({ rows }) => rows[at]?.means ?? ''),
  }
}

/** Month of each reading of a date, if they all differ. */
export const monthsOf = (question: ImportQuestion): readonly string[] | undefined => {
  const example = { ...question }
  for (const place of question.readings[0]?.rows.keys() ?? []) {
    const months = example.readings.map(({ rows }) => rows[place]?.means ?? '')
    if (!months.every(isDay)) continue
    const named = months.map(monthOf)
    if (new Set(named).size === named.length) return named
  }
  return undefined
}

/** The cell that `monthsOf` reads. */
export const cellOfMonths = (question: ImportQuestion): string => {
  const months = monthsOf(question)
  const rows = question.readings[0]?.rows ?? []
  const at = rows.findIndex((_, place) =>
    question.readings.every(({ rows: samples }, reading) => {
      const means = samples[place]?.means ?? ''
      return isDay(means) && monthOf(means) === months?.[reading]
    }),
  )
  return rows[at]?.cell ?? ''
}

/** Number of rows that cannot be read. */
export const rejectedCount = ({ rejected, rejectedRows }: Import): number => rejectedRows ?? rejected.length

/** Number of rows that are not records, by reason. */
export const apartCounts = ({ setApart = [] }: Import): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { why } of setApart) counts.set(why, (counts.get(why) ?? 0) + 1)
  return counts
}

/** Figures of a week that the preview shows. */
export type WeekFigure = 'revenue' | 'moneyOut' | 'moneyIn' | 'billedDays' | 'hours'

/** Figures that are no money. */
export const isTime = (figure: WeekFigure): boolean => figure === 'billedDays' || figure === 'hours'

/** One line of the preview; dollars, days or hours. */
export type WeekLine = {
  readonly weekStart: string
  /** Set for the amounts of a whole period that ends in the week. */
  readonly period: ImportPreview['weeks'][number]['period']
  readonly before: number | undefined
  readonly after: number | undefined
  readonly sales: number | undefined
  /** Billed days as a share of those available, in percent. */
  readonly utilisation: number | undefined
}

const utilisationOf = ({ billedDays, availableDays }: ImportWeek): number | undefined =>
  billedDays === undefined || availableDays === undefined || Number(availableDays) <= 0
    ? undefined
    : (100 * Number(billedDays)) / Number(availableDays)

const dollars = (week: ImportWeek | undefined, figure: WeekFigure): number | undefined => {
  const text = week?.[figure]
  return text === undefined ? undefined : Number(text)
}

/** Lines of a preview for one figure. */
export const weekLines = ({ weeks }: ImportPreview, figure: WeekFigure): readonly WeekLine[] =>
  weeks.map(({ weekStart, period, before, after }) => ({
    weekStart,
    period,
    before: dollars(before, figure),
    after: dollars(after, figure),
    sales: after.sales,
    utilisation: utilisationOf(after),
  }))
