/** German texts of advisories. */
import type { Urgency } from '#schema/advisory/advisory'
import { plural, type TextOf } from '../../core/language.ts'
import type { advisoryText } from '../en/advisory.ts'
import { countWord } from '../german-figures/counted.ts'

const noneOf: Readonly<Record<Urgency, string>> = {
  high: 'Es gibt keine dringenden Empfehlungen.',
  medium: 'Es gibt keine wichtigen Empfehlungen.',
  low: 'Es gibt keine normalen Empfehlungen.',
}

const show: Readonly<Record<Urgency, string>> = {
  high: 'Dringende Empfehlungen zeigen',
  medium: 'Wichtige Empfehlungen zeigen',
  low: 'Normale Empfehlungen zeigen',
}

export const advisory: TextOf<typeof advisoryText> = {
  title: 'Empfehlungen',
  awaitingDecision: (count: number) =>
    count === 0
      ? 'Nichts wartet auf Ihre Entscheidung.'
      : `${countWord(count)} ${plural(count, { one: 'wartet', other: 'warten' }, 'de')} auf Ihre Entscheidung.`,
  filter: 'Filter',
  all: 'Alle',
  statuses: { new: 'Neu', accepted: 'Angenommen', dismissed: 'Verworfen' },
  urgencies: { high: 'Dringend', medium: 'Wichtig', low: 'Normal' },
  sort: 'Sortierung',
  sorts: { priority: 'Nach Priorität', date: 'Nach Datum, neueste zuerst' },
  suggested: 'Vorschlag',
  worth: 'Wert',
  consult: 'Annehmen',
  consultNote: 'Aus der Empfehlung wird eine Entscheidung.',
  dismiss: 'Verwerfen',
  more: 'Weitere Antworten',
  deferTo: {
    week: 'Nächsten Montag wieder fragen',
    fortnight: 'In zwei Wochen wieder fragen',
    month: 'In einem Monat wieder fragen',
  },
  dismissWhy: 'Mit Begründung verwerfen …',
  takeBack: 'Zurücknehmen …',
  deferredUntil: (day: string) => `Aufgeschoben bis ${day}`,
  deferredTitle: 'Aufgeschoben',
  deferredText: (day: string) => `Sie kommt am ${day} wieder.`,
  reasonWas: 'Grund',
  nextStep: 'Sie finden sie unter Entscheidungen.',
  undo: 'Rückgängig',
  undone: 'Zurückgenommen',
  ask: 'Dazu fragen',
  question: (title: string) => `What is the evidence for the advisory “${title}”?`,
  decidedAt: (status: string, day: string, time: string) => `${status} am ${day}, ${time}`,
  noneOf,
  noneWithStatus: (urgency: string, status: string) =>
    `Keine Empfehlung ist zugleich „${urgency}“ und „${status}“.`,
  show,
  showAll: 'Alle Empfehlungen zeigen',
  none: 'Noch keine Empfehlungen. Eine erscheint, wenn sich in mindestens 12 Wochen Ihrer Daten etwas stärker ändert, als Zufall es erklärt, und so bleibt. Mit Kosten und Kontostand gilt das auch für Marge und Liquidität.',
  toOverview: 'Zurück zum Überblick',
  notFound: 'Die gesuchte Empfehlung ist nicht hier. Das sind die vorhandenen.',
  notLoaded: 'Die Empfehlungen konnten nicht geladen werden.',
  acknowledged: 'Empfehlung angenommen',
  acknowledgedText: 'Sie ist jetzt eine Entscheidung',
  dismissedTitle: 'Empfehlung verworfen',
  alreadyDecided: 'Schon entschieden',
  alreadyDecidedText: 'Diese Empfehlung wurde bereits angenommen oder verworfen.',
  noResponse: 'Keine Antwort',
  noResponseText: 'Ihre Antwort wurde vielleicht festgehalten, vielleicht nicht. Die Liste wird neu geladen.',
  notRecorded: 'Antwort nicht festgehalten',
  notRecordedText: 'Nichts wurde geändert. Versuchen Sie es noch einmal.',
}
