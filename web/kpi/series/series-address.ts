/** Range, grouping, measure and the opened period of the Finance chart, as held in the address. Pure. */
import { IsoDate } from '#schema/core/scalars'
import { type Grain, maxRangeDays } from '#schema/kpi/series'
import { daysAfter, daysBetween } from '../../kit/business-day.ts'
import { type SeriesMeasure, seriesMeasures } from './measures.ts'

/** Ranges with a name of their own. */
export const presets = ['13w', '26w', '52w', 'fy'] as const
export type Preset = (typeof presets)[number]

/** Days from the first to the last, both included. */
export type Range = { readonly from: IsoDate; readonly to: IsoDate }

/** State of the chart. `preset` is undefined for custom dates. */
export type SeriesChoice = {
  readonly range: Range
  readonly preset: Preset | undefined
  readonly grain: Grain
  readonly measure: SeriesMeasure
  readonly showsLastYear: boolean
  /** First day of the opened period. */
  readonly opened: IsoDate | undefined
}

const weeksOf: Readonly<Record<Exclude<Preset, 'fy'>, number>> = { '13w': 13, '26w': 26, '52w': 52 }
const standard = '26w'

const dayOf = (text: string): IsoDate | undefined => (IsoDate.is(text) ? text : undefined)

/** Start of the fiscal year that contains a day; `start` as `07-01`. */
const fiscalYearOf = (day: string, start: string): string => {
  const year = Number(day.slice(0, 4))
  const own = `${year}-${start}`
  return own <= day ? own : `${year - 1}-${start}`
}

/** Days of a preset, up to the last complete week on record. */
const presetRange = (preset: Preset, last: IsoDate, fiscalYearStart: string): Range => {
  const from =
    preset === 'fy' ? fiscalYearOf(last, fiscalYearStart) : daysAfter(last, 1 - 7 * weeksOf[preset])
  return { from: dayOf(from) ?? last, to: last }
}

/** True for a range that the service accepts. */
export const isRange = ({ from, to }: { readonly from: string; readonly to: string }): boolean =>
  IsoDate.is(from) && IsoDate.is(to) && from <= to && daysBetween(from, to) <= maxRangeDays

const ownRange = (text: string): Range | undefined => {
  const [from = '', to = ''] = text.split('..')
  const [first, last] = [dayOf(from), dayOf(to)]
  return first && last && isRange({ from, to }) ? { from: first, to: last } : undefined
}

/** Longest range drawn by day; thinner bars would be too small to see or touch. */
export const maxDayBars = 92

/** Groupings offered for a range. */
export const grainsOf = ({ from, to }: Range): readonly Grain[] =>
  daysBetween(from, to) < maxDayBars ? ['day', 'week', 'month'] : ['week', 'month']

/** Names in the address that make up a view of the chart; an opened period is not one of them. */
export const seriesNames = ['range', 'by', 'measure', 'lastYear'] as const

type Setting = { readonly last: IsoDate; readonly fiscalYearStart?: string | undefined }

/** Reads the address; missing or unknown parts take their defaults. */
export const readSeries = (
  address: URLSearchParams,
  { last, fiscalYearStart = '07-01' }: Setting,
): SeriesChoice => {
  const named = address.get('range') ?? standard
  const own = ownRange(named)
  const preset = own ? undefined : (presets.find((one) => one === named) ?? standard)
  const range = own ?? presetRange(preset ?? standard, last, fiscalYearStart)
  const wanted = address.get('by') ?? 'week'
  return {
    range,
    preset,
    grain: grainsOf(range).find((one) => one === wanted) ?? 'week',
    measure: seriesMeasures.find((one) => one === address.get('measure')) ?? 'revenue',
    showsLastYear: address.get('lastYear') !== 'off',
    opened: dayOf(address.get('period') ?? ''),
  }
}

type Change = {
  readonly range?: Preset | Range
  readonly grain?: Grain
  readonly measure?: SeriesMeasure
  readonly showsLastYear?: boolean
  readonly opened?: IsoDate | undefined
}

const setOrDrop = (address: URLSearchParams, key: string, value: string | undefined): void => {
  if (value === undefined) address.delete(key)
  else address.set(key, value)
}

/** The address with a change, without defaults. Changing range or grouping closes the opened period. */
export const withSeries = (address: URLSearchParams, change: Change): URLSearchParams => {
  const next = new URLSearchParams(address)
  const { range, grain, measure, showsLastYear } = change
  if (range !== undefined) {
    const text = typeof range === 'string' ? range : `${range.from}..${range.to}`
    setOrDrop(next, 'range', text === standard ? undefined : text)
  }
  if (grain !== undefined) setOrDrop(next, 'by', grain === 'week' ? undefined : grain)
  if (measure !== undefined) setOrDrop(next, 'measure', measure === 'revenue' ? undefined : measure)
  if (showsLastYear !== undefined) setOrDrop(next, 'lastYear', showsLastYear ? undefined : 'off')
  if ('opened' in change) setOrDrop(next, 'period', change.opened)
  else if (range !== undefined || grain !== undefined) next.delete('period')
  return next
}
