/** Texts of the chart of hourly transactions. */
import { area } from '../../core/language.ts'

export const hourlyText = area('hourly', {
  loading: 'Loading the hours',
  notLoaded: 'The hours could not be loaded.',
  finding: (most: string, least: string) => `Busiest from ${most}, quietest from ${least}`,
  flat: 'Transactions stay the same from hour to hour',
  measure: (day: string) => `Transactions by hour, ${day}`,
  sampleMeasure: 'Transactions by hour on one day at a sample business, until your own hours are on record',
  summary: (most: string, mostCount: string, least: string, leastCount: string) =>
    `Most transactions were from ${most}, with ${mostCount}; the fewest were from ${least}, with ${leastCount}.`,
  hour: 'Hour',
  transactions: 'Transactions',
  span: (from: string, to: string) => `${from} to ${to}`,
  day: 'Day',
})
