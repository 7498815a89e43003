/** What the chart of a day's transactions says. */
import { area } from '../../core/language.ts'

export const hourlyText = area('hourly', {
  loading: 'Loading the hours',
  notLoaded: 'The hours could not be loaded.',
  finding: (most: string, least: string) => `Busiest from ${most}, quietest from ${least}`,
  flat: 'Transactions stay the same from hour to hour',
  measure: (day: string) => `Transactions by hour, ${day}`,
  sampleMeasure: 'Transactions by hour on a day of a sample business, until hours are on record here',
  summary: (most: string, mostCount: string, least: string, leastCount: string) =>
    `Most transactions came from ${most}, ${mostCount} of them; the fewest from ${least}, ${leastCount}.`,
  hour: 'Hour',
  transactions: 'Transactions',
  span: (from: string, to: string) => `${from} to ${to}`,
  day: 'Day',
})
