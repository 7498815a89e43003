/** German texts shared by several dashboards. */
import type { TextOf } from '../../core/language.ts'
import type { dashboardsText } from '../en/dashboards.ts'

export const dashboards: TextOf<typeof dashboardsText> = {
  sampleNote: 'Beispielinhalt für ein Unternehmen wie Ihres. Er stammt nicht aus Ihren Daten.',
  noEarlierSamples:
    'Beispiele zeigen nur den heutigen Stand. Sie sind nicht festgehalten, deshalb gibt es keine für einen früheren Zeitpunkt.',
  askAdvisor: 'Berater fragen',
  needsFigures: 'Das wird aus den Wochenzahlen berechnet, die nicht geladen werden konnten.',
  hoursNotLoaded: 'Die Stundenzahlen konnten nicht geladen werden.',
  noHours: 'Stunden erscheinen hier, sobald Verkäufe mit Uhrzeit vorliegen.',
  noWeeks: 'Das erscheint, sobald die Zahlen der ersten Woche eintreffen.',
  noCosts: 'Kosten erscheinen hier, sobald die einer ganzen Woche bekannt sind.',
  connect: 'Quelle verbinden',
  loading: (what: string) => `Wird geladen: ${what}`,
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  weekdaysShort: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  hourSpan: (hour: number) =>
    `${String(hour).padStart(2, '0')}:00 bis ${String((hour + 1) % 24).padStart(2, '0')}:00`,
  weekday: 'Wochentag',
  hourHead: 'Stunde',
  dayLine: (day: string, week: number) => `${day} · Woche ${week}`,
  agent: 'Jarvins Agent',
  agentSoon: 'Der KI-Berater für die Führung kommt bald.',
  agentText:
    'Er wird Ihre Prioritäten selbstständig abarbeiten, vor jedem Schritt fragen und alles festhalten. Bis dahin antworten Agent, Analyst und Berater im Chat.',
}
