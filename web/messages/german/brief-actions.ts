/** German texts of a brief's quick actions: roster, emails, social plan. */
import { plural, type TextOf } from '../../core/language.ts'
import type { briefText } from '../en/brief.ts'
import { counted } from '../german-figures/counted.ts'

export const actions = {
  quickActions: 'Schnellaktionen',
  act: 'Gleich umsetzen',
  rosterAction: 'Dienstplan',
  emailsAction: 'E-Mail-Entwürfe',
  socialAction: 'Social-Media-Plan',
  edited: 'Bearbeitet',
  ready: 'Fertig',
  generateAgain: 'Neu erstellen',
  confirmReplace: 'Das ersetzt Ihre Änderungen.',
  replace: 'Änderungen ersetzen',
  keep: 'Behalten',
  done: 'Fertig',
  copy: 'Kopieren',
  copyAll: 'Alle kopieren',
  downloadText: 'Textdatei',
  downloadTable: 'CSV-Tabelle',
  downloadCalendar: 'Kalenderdatei',
  figures: (count: number) =>
    plural(count, { one: '1 Zahl und ihr Eintrag', other: `${count} Zahlen und ihre Einträge` }, 'de'),
  actionNotGeneratedText: 'Die vorige Fassung bleibt unverändert. Versuchen Sie es noch einmal.',
  unsavedDrafts:
    'Ihre Änderungen an den Entwürfen sind nirgends sonst gespeichert. Kopieren oder laden Sie sie vorher herunter.',
  nothing: 'Noch nichts zu zeigen. Entwürfe brauchen Zahlen.',

  emailsRunning: 'Liest Ihre Daten und entwirft fünf E-Mails',
  emailsDone: 'E-Mail-Entwürfe erstellt',
  emailsNotDone: 'E-Mail-Entwürfe nicht erstellt',
  emailsHelp:
    'Von hier wird nichts gesendet. Füllen Sie die Teile in Klammern aus und senden Sie die Mail selbst.',
  email: (number: number) => `Entwurf ${number}`,
  to: 'An',
  subject: 'Betreff',
  body: 'Text',

  rosterRunning: 'Liest Ihre Stunden und plant die Woche',
  rosterDone: 'Dienstplan erstellt',
  rosterNotDone: 'Dienstplan nicht erstellt',
  rosterWeek: (day: string) => `Woche ab ${day}`,
  otherWeek: 'Andere Woche',
  rosterHelp:
    'Ändern Sie, wie viele Personen eine Schicht arbeiten; Stunden, Kosten und Anteil folgen. Schichten mit 0 Personen fehlen in den Dateien.',
  rosterTable: 'Schichten der Woche',
  role: 'Aufgabe',
  shift: 'Schicht',
  from: 'Von',
  until: 'Bis',
  date: 'Datum',
  day: 'Tag',
  people: 'Personen',
  peopleOf: (role: string, day: string, from: string, to: string) =>
    `Personen, ${role}, ${day} ${from} bis ${to}`,
  hours: 'Stunden',
  cost: 'Personalkosten',
  expected: 'Erwartete Einnahmen',
  labourShare: 'Personalanteil',
  dayExpected: (takings: string, sales: string) =>
    `${takings} erwartet, ${counted(sales, 'Verkauf', 'Verkäufe')}`,
  dayLabour: (hours: string, cost: string) => `${counted(hours, 'Stunde', 'Stunden')}, ${cost}`,
  dayShare: (share: string) => `${share} der Einnahmen`,
  peopleInvalid: 'Geben Sie eine ganze Zahl von 0 bis 500 ein',
  closed: 'Keine Schichten',
  shiftEntry: (role: string, people: string) => `${role}: ${people}`,
  persons: (count: number) => plural(count, { one: '1 Person', other: `${count} Personen` }, 'de'),

  socialRunning: 'Liest Ihre Daten und plant sieben Tage',
  socialDone: 'Social-Media-Plan erstellt',
  socialNotDone: 'Social-Media-Plan nicht erstellt',
  socialHelp:
    'Von hier wird nichts veröffentlicht. Die Kalenderdatei erinnert Sie rechtzeitig an jeden Beitrag.',
  time: 'Zeit',
  text: 'Text',
  hashtags: 'Hashtags',
  postEntry: (channel: string, start: string) => `${channel}: ${start}`,
} satisfies Partial<TextOf<typeof briefText>>
