/** German texts about the source of figures. */
import { plural, type TextOf } from '../../core/language.ts'
import type { sourcesText } from '../imports/sources.ts'

const workLine = (
  week: string,
  days: string | undefined,
  share: string | undefined,
  hours: string,
): string =>
  days === undefined
    ? `Woche ab ${week}: ${hours} Stunden gearbeitet. Nichts Festgehaltenes sagt, wie viele davon abgerechnet wurden.`
    : share === undefined
      ? `Woche ab ${week}: ${days} abgerechnete Tage. Die Auslastung braucht auch die nicht abgerechneten Stunden.`
      : `Woche ab ${week}: ${days} abgerechnete Tage, ${share} Auslastung.`

export const sources: TextOf<typeof sourcesText> = {
  label: 'Woher diese Zahlen kommen',
  kinds: {
    sales: 'Verkäufe',
    books: 'Kosten',
    timesheets: 'Stunden',
    debtors: 'Offene Forderungen',
    managements: 'Verwaltete Objekte',
    listings: 'Angebote',
    pipeline: 'Verkaufschancen',
  },
  booksAlone: 'Zahlen',
  workLine,
  fromSystem: (kind: string, name: string, moment: string) =>
    `${kind} von ${name}, zuletzt empfangen ${moment}`,
  fromFile: (kind: string, name: string, day: string) => `${kind} aus ${name}, bis ${day}`,
  stale: (days: number) =>
    plural(
      days,
      { one: 'Der neueste Eintrag ist 1 Tag alt', other: `Der neueste Eintrag ist ${days} Tage alt` },
      'de',
    ),
  failed: (count: number) =>
    plural(
      count,
      {
        one: '1 Nachricht war nicht lesbar; die Verkäufe sind vielleicht zu niedrig',
        other: `${count} Nachrichten waren nicht lesbar; die Verkäufe sind vielleicht zu niedrig`,
      },
      'de',
    ),
  broken: 'Die Verbindung ist gestört; die Verkäufe sind vielleicht zu niedrig',
  newer: 'Neuere Datei importieren',
  check: 'Verbindung prüfen',
}
