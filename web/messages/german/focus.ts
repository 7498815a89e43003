/** German texts of the strategic focus. Suggestions stay English, because the advisors read them. */
import type { FocusTimeline } from '#schema/focus/focus'
import type { TextOf } from '../../core/language.ts'
import type { focusText } from '../en/focus.ts'

const endOfEach: { readonly [timeline: string]: string | undefined } = {
  week: 'jeder Woche',
  month: 'jedes Monats',
  quarter: 'jedes Quartals',
  year: 'jedes Jahres',
}

export const focus: Omit<TextOf<typeof focusText>, 'primaryChoices' | 'secondaryChoices'> = {
  loading: 'Der Fokus wird geladen',
  notLoaded: 'Der Fokus konnte nicht geladen werden.',
  primary: 'Hauptfokus',
  primaryHelp:
    'Wählen Sie einen Vorschlag, oder schreiben Sie ihn selbst: auf Englisch, wie die Berater lesen.',
  primaryRequired: 'Der Hauptfokus fehlt',
  choicesOf: (list: string) => `Vorschläge für ${list}`,
  urgency: 'Dringlichkeit',
  urgencies: { low: 'Gering', medium: 'Mittel', high: 'Hoch' },
  timeline: 'Zeitrahmen',
  timelines: { week: 'Woche', month: 'Monat', quarter: 'Quartal', year: 'Jahr' },
  description: 'Beschreibung',
  secondary: 'Weitere Prioritäten',
  metrics: 'Erfolgsmaße',
  metricsHelp:
    'Verfolgt wird, was Kennzahl, Höhe und Datum nennt, auf Englisch, etwa „profit margin of 13% by 30 June 2027“.',
  tracked: (measure: string, isLess: boolean, level: string, day: string) =>
    `Verfolgt: ${measure} von ${isLess ? 'höchstens' : 'mindestens'} ${level} bis ${day}.`,
  weekly: (level: string) => `${level} je Woche`,
  movesWithDate: 'Da kein Jahr genannt ist, rückt das Ziel jedes Mal um ein Jahr weiter.',
  movesWithTimeline: (timeline: FocusTimeline) =>
    `Da kein Datum genannt ist, gilt das Ziel für das Ende ${endOfEach[timeline] ?? timeline}.`,
  outlooks: {
    'on-track': 'Nach der Prognose wird es erreicht.',
    'off-track': 'Nach der Prognose wird es verfehlt.',
    'not-known': 'Für dieses Datum gibt es noch keine Prognose.',
    met: 'Zum Termin erreicht.',
    missed: 'Zum Termin verfehlt.',
  },
  wordsOnly: 'Bleibt, wie Sie es schrieben, und wird nicht verfolgt.',
  notRead: 'Ob das verfolgt wird, konnte nicht geladen werden.',
  add: 'Hinzufügen',
  addTo: (list: string) => `Zu ${list} hinzufügen`,
  remove: (item: string) => `${item} entfernen`,
  alreadyListed: 'Das steht schon in der Liste.',
  set: 'Fokus festlegen',
  change: 'Fokus speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  saved: 'Der Fokus ist gespeichert.',
  notSaved: 'Der Fokus wurde nicht gespeichert.',
  maybeSaved: 'Es kam keine Antwort; der Fokus wurde vielleicht gespeichert, vielleicht nicht.',
}
