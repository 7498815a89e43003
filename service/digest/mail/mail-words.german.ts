/** The words of a digest's mail in German. Sentences of the advisor between them stay English (decision 801). */
import type { IsoDate } from '#schema/core/scalars'
import type { MailWords } from './mail-words.ts'

const dayMonth = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayOfWeek = new Intl.DateTimeFormat('de', {
  ...{ weekday: 'long', day: 'numeric', month: 'long' },
  timeZone: 'UTC',
})
const writer =
  (format: Intl.DateTimeFormat) =>
  (day: IsoDate): string =>
    format.format(new Date(day))

export const germanMailWords: MailWords = {
  day: writer(dayMonth),
  weekday: writer(dayOfWeek),
  subject: (title, kind) => `${kind === 'monthly' ? 'Monatsbericht' : 'Wochenbericht'}: ${title}`,
  overlineEmpty: 'Ihr Unternehmen in 90 Sekunden',
  overlineMonth: 'Der Monat in 90 Sekunden',
  overlineWeek: (week) => `Woche ${week} in 90 Sekunden`,
  late: (due, hour) =>
    `Dieser Bericht war am ${due}, um ${hour} Uhr fällig. Er kommt verspätet, weil Jarvin ihn nicht früher senden konnte.`,
  decision: 'Eine Entscheidung:',
  decide: 'Jetzt entscheiden',
  open: 'In Jarvin öffnen',
  decideBy: (day) => `Entscheiden Sie bis ${day}.`,
  due: (count) => (count === 1 ? 'Eine Entscheidung ist fällig' : 'Fällige Entscheidungen'),
  isDue: (day) => `fällig am ${day}`,
  isLate: (day) => `überfällig seit ${day}`,
  openDecisions: 'Zu den Entscheidungen',
  notices: (count) => (count === 1 ? 'Eine Warnung' : 'Warnungen'),
  urgent: 'Dringend',
  openAlerts: 'Zu den Warnungen',
  watched: 'Von Ihnen beobachtet',
  changeWatched: 'Beobachtetes ändern',
  forecast: 'Die Prognose der Vorwoche und die nächste',
  ahead: 'Die nächste Woche',
  verdicts: { hit: 'Eingetroffen', missed: 'Verfehlt', 'cannot-tell': 'Nicht zu beurteilen' },
  outcome: 'Die letzte Entscheidung:',
  missing: 'Was fehlt',
  bring: { '/imports': 'Datei importieren', '/connections': 'Zu den Integrationen' },
  earlier: 'Ein früherer Bericht',
  notDelivered: 'Nicht zugestellt',
  notConfirmed: 'Nicht bestätigt',
  refused: (day) => `Der Bericht vom ${day} konnte nicht zugestellt werden.`,
  answered: (answer) => `Antwort des Mailservers: „${answer}“`,
  unconfirmed: (day) =>
    `Der Bericht vom ${day} hat Sie möglicherweise nicht erreicht: Die Antwort des Mailservers ging verloren.`,
  nothingChanges: 'nichts ändert sich',
  noPrice: 'kein Preis bekannt',
  aWeek: 'je Woche',
  byWeek: (from, to) => `Woche für Woche, ${from} bis ${to}.`,
  scaleFrom: (value) => `Die Skala beginnt bei ${value}.`,
  why: (kind, business) =>
    `In Jarvin führt jede Zahl zu ihrem Eintrag. Sie erhalten diese E-Mail, weil in Ihrem Profil die ${kind === 'monthly' ? 'Monatsberichte' : 'Wochenberichte'} von ${business} eingeschaltet sind.`,
  change: 'Auswahl ändern',
  or: 'oder',
  stop: 'abbestellen',
}
