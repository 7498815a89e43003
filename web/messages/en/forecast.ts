/** Texts of the forecasts on the dashboards. */
import { area, plural } from '../../core/language.ts'

export const forecastText = area('forecast', {
  revenueRange: (low: string, high: string, day: string) =>
    `Eight times out of ten, revenue lands between ${low} and ${high} in the week of ${day}.`,
  marginRange: (low: string, high: string, day: string) =>
    `Eight times out of ten, margin lands between ${low} and ${high} in the week of ${day}.`,
  inWeekOf: (day: string) => `in the week of ${day}`,
  skill: (percent: string) => `${percent} more accurate than repeating last week’s figure`,
  noSkill:
    'No forecast is shown: over four weeks, none has been more accurate than simply repeating last week’s figure.',
  tooEarly: (weeks: number, needed: number) =>
    `Too early for a forecast. It takes ${needed} weeks on record; so far there ${plural(weeks, { one: 'is one', other: `are ${weeks}` })}.`,
  notLoaded: 'The forecast could not be loaded.',
  loading: 'Loading the forecast',
  loadAgain: 'Try again: loading the forecast',
  revenueLine: (value: string, low: string, high: string, day: string) =>
    `Revenue should be about ${value}, eight times out of ten between ${low} and ${high}, in the week of ${day}.`,
  toFinance: 'See the forecast',
})
