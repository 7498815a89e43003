/** German texts of the chart of hourly transactions. */
import type { TextOf } from '../../core/language.ts'
import type { hourlyText } from '../en/hourly.ts'

export const hourly: TextOf<typeof hourlyText> = {
  loading: 'Die Stunden werden geladen',
  notLoaded: 'Die Stunden konnten nicht geladen werden.',
  finding: (most: string, least: string) => `Am stärksten von ${most}, am ruhigsten von ${least}`,
  flat: 'Die Transaktionen sind in jeder Stunde gleich',
  measure: (day: string) => `Transaktionen je Stunde, ${day}`,
  sampleMeasure:
    'Transaktionen je Stunde an einem Tag eines Beispielunternehmens, bis Ihre eigenen Stunden vorliegen',
  summary: (most: string, mostCount: string, least: string, leastCount: string) =>
    `Die meisten Transaktionen gab es von ${most}: ${mostCount}; die wenigsten von ${least}: ${leastCount}.`,
  hour: 'Stunde',
  transactions: 'Transaktionen',
  span: (from: string, to: string) => `${from} bis ${to}`,
  day: 'Tag',
}
