/** German texts of the Briefs. */
import { plural, type TextOf } from '../../core/language.ts'
import type { briefText } from '../en/brief.ts'
import { actions } from './brief-actions.ts'

/** The examples stay English, because the advisors read them. */
export const brief: Omit<TextOf<typeof briefText>, 'examples'> = {
  title: 'Briefings',
  standfirst: 'Was geschah, warum und was zu tun ist. Jede Zahl nennt ihren Eintrag.',
  generate: 'Briefing erstellen',
  loading: 'Briefings werden geladen',
  loadingOne: 'Das Briefing wird geladen',
  latest: 'Neueste Briefings',
  none: 'Noch keine Briefings. Fragen Sie, was Ihre Daten beantworten können.',
  notLoaded: 'Die Briefings konnten nicht geladen werden.',
  briefNotLoaded: 'Dieses Briefing konnte nicht geladen werden.',
  missing: 'Dieses Briefing wurde nicht gefunden. Vielleicht gehört es zu einem anderen Unternehmen.',
  all: 'Alle Briefings',
  confidence: (percent: number, label: string) => `Sicherheit ${percent}, ${label}`,
  confidences: { high: 'Hoch', medium: 'Mittel', low: 'Gering' },

  what: 'Was',
  why: 'Warum',
  soWhat: 'Was folgt daraus',
  confidenceTitle: 'Sicherheit',
  coverage: 'Abdeckung der Frage',
  recency: 'Aktualität der Daten',
  agreement: 'Übereinstimmung der Zahlen',
  passages: 'Auch gelesen',
  about: 'Über dieses Briefing',
  topic: 'Thema',
  style: 'Stil',
  category: 'Kategorie',
  written: 'Geschrieben',
  advisor: 'Berater',
  builtIn: (version: string) => `Jarvins eigene Analyse, ${version}`,
  model: (model: string, version: string) => `${model}, an den Daten geprüft, ${version}`,
  languageModel: 'Ein Sprachmodell',
  note: 'Hinweis',

  week: 'Woche',
  weekFrom: (day: string) => `Woche ab ${day}`,
  byWeek: (measure: string, from: string, to: string) => `${measure} je Woche, ${from} bis ${to}`,
  chartRange: (lowest: string, highest: string, latest: string) =>
    `Tiefster Wert ${lowest}, höchster ${highest}, letzter ${latest}.`,
  chartAhead: (value: string, day: string, low: string, high: string) =>
    `Prognose für die Woche ab ${day}: ${value}, in acht von zehn Fällen zwischen ${low} und ${high}.`,
  inWeekOf: (day: string) => `in der Woche ab ${day}`,
  unusualWeek: 'ungewöhnlich',

  showWorking: 'Rechenweg zeigen',
  hideWorking: 'Rechenweg ausblenden',
  working: 'Der Rechenweg',
  workingNotLoaded: 'Der Rechenweg konnte nicht geladen werden.',
  loadingWorking: 'Der Rechenweg wird geladen',
  weekFromHead: 'Woche ab',
  sum: 'Summe',
  allZero: (count: number) =>
    plural(count, { one: '1 weiterer Wert ist 0', other: `${count} weitere Werte sind 0` }, 'de'),

  ask: 'Dazu fragen',
  askAgain: 'Erneut fragen',
  askedAgain: 'Dasselbe Thema, erneut gefragt',
  question: (title: string) => `About the brief “${title}”: `,
  export: 'Exportieren',
  exportAs: 'Exportieren als',
  markdown: 'Markdown',
  json: 'JSON',
  pdf: 'PDF, über den Druckdialog',
  notExported: 'Briefing nicht exportiert',
  notExportedText:
    'Die Datei konnte nicht erstellt werden. Prüfen Sie die Verbindung und exportieren Sie erneut.',
  share: 'Teilen',
  linkCopied: 'Link kopiert',
  linkCopiedText: 'Wer bei diesem Unternehmen angemeldet ist, kann ihn öffnen.',
  linkNotCopied: 'Link nicht kopiert',
  linkNotCopiedText:
    'Ihr Browser hat den Zugriff auf die Zwischenablage verweigert. Kopieren Sie den Link aus der Adresszeile.',
  printed:
    'Geschrieben von Jarvin. Jarvin kann sich irren: Prüfen Sie wichtige Entscheidungen, bevor Sie danach handeln.',

  generateTitle: 'Entscheidungsbriefing erstellen',
  topicLabel: 'Thema',
  topicHelp:
    'Eine Frage oder eine Entscheidung, auf Englisch. Das Briefing entsteht aus Ihren Daten, ebenfalls auf Englisch.',
  topicExamples: 'Zum Beispiel',
  generateNow: 'Erstellen',
  writing: 'Liest Ihre Daten und schreibt das Briefing',
  seconds: (count: number) =>
    plural(count, { one: 'bisher 1 Sekunde', other: `bisher ${count} Sekunden` }, 'de'),
  close: 'Schließen',
  cancel: 'Abbrechen',
  topicRequired: 'Thema fehlt',
  topicRequiredText: 'Geben Sie ein Thema für das Briefing ein',
  generated: 'Briefing erstellt',
  notGenerated: 'Briefing nicht erstellt',
  notGeneratedText: 'Versuchen Sie es noch einmal',
  topicKept:
    'Es wurde kein Briefing geschrieben. Ihr Thema ist noch da: Versuchen Sie es gleich noch einmal.',
  cancelled: 'Erstellung abgebrochen',
  cancelledText: 'War das Briefing fast fertig, kann es noch in der Liste erscheinen.',
  unsavedTopic: 'Ihr Briefing ist noch nicht erstellt. Wenn Sie jetzt gehen, verlieren Sie das Thema.',
  ...actions,
}
