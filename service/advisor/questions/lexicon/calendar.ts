/** Words of the calendar and of the clock. Phrases are in their uninflected form. */
import type { Grain } from '#schema/advisor/measure'
import type { CalendarUnit, Holiday, Season } from '#schema/advisor/period'

export const grainWords: { readonly [grain in Grain]: readonly string[] } = {
  day: ['day', 'daily'],
  week: ['week', 'weekly'],
  fortnight: ['fortnight', 'fortnightly'],
  month: ['month', 'monthly'],
  quarter: ['quarter', 'quarterly'],
}

export const unitWords: { readonly [unit in CalendarUnit]: readonly string[] } = {
  day: ['day'],
  week: ['week'],
  month: ['month'],
  quarter: ['quarter'],
  half: ['half', 'half year', 'six month'],
  year: ['year', 'calendar year', 'twelve month'],
  'financial-year': ['financial year', 'fiscal year', 'fy', 'tax year', 'fin year', 'financial yr'],
}

/** Which of several; -1 is the last. */
export const ordinalWords: readonly (readonly [nth: number, phrases: readonly string[]])[] = [
  [1, ['first', 'opening']],
  [2, ['second']],
  [3, ['third']],
  [4, ['fourth']],
  [5, ['fifth']],
  [-1, ['last', 'final']],
]

export const byWeekdayWords = [
  'of the week',
  'by weekday',
  'day of the week',
  'which weekday',
  'what weekday',
]

export const hourWords = [
  'hour',
  'hour of the day',
  'hour of the week',
  'what time',
  'what time of day',
  'what time of the day',
  'time of day',
  'time of the day',
  'hourly',
  'part of the day',
]

/** 0 is Monday. */
export const weekdayWords: readonly (readonly [weekdays: readonly number[], phrases: readonly string[]])[] = [
  [[0], ['monday', 'mon']],
  [[1], ['tuesday', 'tue', 'tues']],
  [[2], ['wednesday', 'wed']],
  [[3], ['thursday', 'thu', 'thur', 'thurs']],
  [[4], ['friday', 'fri']],
  [[5], ['saturday', 'sat']],
  [[6], ['sunday', 'sun']],
  [[5, 6], ['weekend']],
  [
    [0, 1, 2, 3, 4],
    ['weekday', 'working day', 'business day', 'midweek', 'during the week'],
  ],
]

export const monthWords: readonly (readonly string[])[] = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
]

export const seasonWords: { readonly [season in Season]: readonly string[] } = {
  summer: ['summer'],
  autumn: ['autumn'],
  winter: ['winter'],
  spring: ['spring'],
}

export const holidayWords: { readonly [holiday in Holiday]: readonly string[] } = {
  'new-year': ['new year', 'new years day'],
  'australia-day': ['australia day', 'aus day'],
  'good-friday': ['good friday'],
  easter: ['easter', 'easter weekend', 'easter long weekend', 'easter break'],
  'easter-monday': ['easter monday'],
  'anzac-day': ['anzac day', 'anzac'],
  'labour-day': ['labour day'],
  'mothers-day': ['mother day', 'mothers day'],
  ekka: [
    'ekka',
    'ekka day',
    'ekka wednesday',
    'ekka holiday',
    'ekka public holiday',
    'show day',
    'royal queensland show',
    'exhibition day',
  ],
  'melbourne-cup': ['melbourne cup', 'melbourne cup day', 'cup day'],
  'fathers-day': ['father day', 'fathers day'],
  'kings-birthday': ['king birthday', 'kings birthday'],
  'valentines-day': ['valentine day', 'valentines day', 'valentine', 'valentines'],
  'st-patricks-day': [
    'st patrick day',
    'st patricks day',
    'saint patrick day',
    'st pat day',
    'paddy day',
    'paddys day',
  ],
  halloween: ['halloween', 'hallowe en'],
  'christmas-eve': ['christmas eve'],
  'christmas-day': ['christmas', 'christmas day', 'xmas'],
  'boxing-day': ['boxing day'],
}

/** Parts of the day, from an hour until another (exclusive). */
export const dayParts: readonly (readonly [from: number, until: number, phrases: readonly string[]])[] = [
  [
    6,
    12,
    [
      'morning',
      'before noon',
      'before midday',
      'before lunch',
      'breakfast',
      'breakfast time',
      'brekky',
      'brekkie',
      'brunch',
      'am trade',
    ],
  ],
  [12, 14, ['lunch', 'lunchtime', 'lunch time', 'lunch hour', 'lunch rush']],
  [12, 17, ['afternoon', 'arvo', 'after lunch', 'after noon', 'after midday']],
  [17, 22, ['evening', 'dinner', 'dinner time', 'night', 'at night', 'after work']],
]
