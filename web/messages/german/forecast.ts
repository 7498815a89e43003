/** German texts of the forecasts on the dashboards. */
import { plural, type TextOf } from '../../core/language.ts'
import type { forecastText } from '../en/forecast.ts'

export const forecast: TextOf<typeof forecastText> = {
  revenueRange: (low: string, high: string, day: string) =>
    `In acht von zehn Fällen liegt der Umsatz in der Woche ab ${day} zwischen ${low} und ${high}.`,
  marginRange: (low: string, high: string, day: string) =>
    `In acht von zehn Fällen liegt die Marge in der Woche ab ${day} zwischen ${low} und ${high}.`,
  inWeekOf: (day: string) => `in der Woche ab ${day}`,
  skill: (percent: string) => `${percent} genauer als die bloße Wiederholung der Vorwoche`,
  noSkill: 'Keine Prognose: Über vier Wochen war keine genauer als die bloße Wiederholung der Vorwoche.',
  tooEarly: (weeks: number, needed: number) =>
    `Zu früh für eine Prognose. Sie braucht ${needed} Wochen; bisher ${plural(weeks, { one: 'liegt eine vor', other: `liegen ${weeks} vor` }, 'de')}.`,
  notLoaded: 'Die Prognose konnte nicht geladen werden.',
  loading: 'Die Prognose wird geladen',
  loadAgain: 'Erneut versuchen: Prognose laden',
  revenueLine: (value: string, low: string, high: string, day: string) =>
    `Der Umsatz dürfte in der Woche ab ${day} etwa ${value} betragen, in acht von zehn Fällen zwischen ${low} und ${high}.`,
  toFinance: 'Zur Prognose',
}
