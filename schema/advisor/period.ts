/**
 * Periods as data: calendar units, holidays, runs of units, and ways to combine them. They state what is meant, such as
 * "Fridays of last winter"; the dates follow from the day of asking and from the records. The types are not recursive, so
 * that a JSON Schema can be derived from them.
 */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, integer, oneOf, text } from '../core/scalars.ts'

/** Units of the calendar. A financial year runs from July to June and is named after the year in which it ends. */
export const calendarUnits = ['day', 'week', 'month', 'quarter', 'half', 'year', 'financial-year'] as const
export const CalendarUnit = oneOf(...calendarUnits)
export type CalendarUnit = t.TypeOf<typeof CalendarUnit>

/** Seasons of the southern hemisphere; summer is named after the year of its January. */
export const seasons = ['summer', 'autumn', 'winter', 'spring'] as const
export const Season = oneOf(...seasons)
export type Season = t.TypeOf<typeof Season>

/**
 * Public holidays of the state in which the business is, and two days that fill tables. `easter` is Good Friday to Easter
 * Monday.
 */
export const holidays = [
  'new-year',
  'australia-day',
  'good-friday',
  'easter',
  'easter-monday',
  'anzac-day',
  'labour-day',
  'mothers-day',
  'ekka',
  'fathers-day',
  'kings-birthday',
  'melbourne-cup',
  'valentines-day',
  'st-patricks-day',
  'halloween',
  'christmas-eve',
  'christmas-day',
  'boxing-day',
] as const
export const Holiday = oneOf(...holidays)
export type Holiday = t.TypeOf<typeof Holiday>

const Year = integer(1970, 2999)
// Without a year: the latest one that has begun.
const ofYear = { year: Year }

/** A period with a name. Without a year it is the latest that has begun by the day of asking. */
export const NamedPeriod = t.union([
  /** All days from one to another, both inclusive. */
  record({ kind: oneOf('dates'), from: IsoDate, to: IsoDate }),
  /** The unit that contains a date. */
  record({ kind: oneOf('unit-of'), unit: CalendarUnit, date: IsoDate }),
  /** The current unit, or the one `back` units before it. */
  record({ kind: oneOf('current'), unit: CalendarUnit }, { back: integer(0, 600) }),
  /** The last complete units before the current one. */
  record({ kind: oneOf('last'), unit: CalendarUnit, count: integer(1, 600) }),
  record({ kind: oneOf('year'), year: Year }),
  record({ kind: oneOf('month'), month: integer(1, 12) }, ofYear),
  /** January to March is the first. */
  record({ kind: oneOf('quarter'), quarter: integer(1, 4) }, ofYear),
  /** January to June is the first. */
  record({ kind: oneOf('half'), half: integer(1, 2) }, ofYear),
  /** The financial year that ends in `year`, or a quarter of it; July to September is the first. */
  record({ kind: oneOf('financial-year'), year: Year }, { quarter: integer(1, 4) }),
  record({ kind: oneOf('season'), season: Season }, ofYear),
  record({ kind: oneOf('holiday'), holiday: Holiday }, ofYear),
  /** The Queensland school holidays that begin in a season; the summer holidays begin in December of the year before. */
  record({ kind: oneOf('school-holidays'), season: Season }, ofYear),
  /** All public holidays of the state of the business; they are only ever left out. */
  record({ kind: oneOf('public-holidays') }),
  /** The week in which a text on record places an event, such as "the landlord left". */
  record({ kind: oneOf('event'), words: t.array(text(40, 1)) }),
  /** From the first to the last day on record. */
  record({ kind: oneOf('record') }),
])
export type NamedPeriod = t.TypeOf<typeof NamedPeriod>

/** A named period, everything from its start until the day of asking, or everything from one named period to another. */
export const PeriodRange = t.union([
  NamedPeriod,
  record({ kind: oneOf('since'), from: NamedPeriod }),
  record({ kind: oneOf('between'), from: NamedPeriod, to: NamedPeriod }),
])
export type PeriodRange = t.TypeOf<typeof PeriodRange>

/**
 * A range, shifted or narrowed. `moved`: the same range a year earlier (weeks by 52 weeks, so that weekdays match), or the
 * previous period of the same kind. `weekdays` keeps only these days; 0 is Monday.
 */
export const Period = record(
  { of: PeriodRange },
  { moved: oneOf('year-before', 'just-before'), weekdays: t.array(integer(0, 6)) },
  'Period',
)
export type Period = t.TypeOf<typeof Period>
