/** German texts of Imports: questions about a file, its changes, and the undo. */
import type { FileTax, ImportKind } from '#schema/import/import'
import { plural, type TextOf } from '../../core/language.ts'
import { counted, countWord } from '../german-figures/counted.ts'
import type { importText } from '../imports/import.ts'
import { apart, rowsOf } from './import-apart.ts'
import { fileHours } from './import-hours.ts'
import { leads, ledgerRoles, records, roles, titles } from './import-words.ts'

const costsSentence = ({ decided, name, share }: FileTax): string => {
  if (decided === 'none') return `Nichts wird abgezogen: Sie fordern keine ${name} zurück.`
  if (decided === 'some')
    return `Die Kosten enthalten ${name}: Nur ein Teil ist steuerpflichtig, und keine Spalte sagt, welcher.`
  const without = `Die Kosten sind ohne ${name}`
  if (decided === 'all')
    return `${without}: ${share} jedes Betrags außer Löhnen, auf den Cent. Sind manche Kosten steuerfrei, ändern Sie das.`
  return decided === 'codes'
    ? `${without}: ${share} jeder Zeile, die als steuerpflichtig gekennzeichnet ist.`
    : `${without}.`
}

const taxSentence = ({ decided, name, share }: FileTax): string => {
  if (decided === 'none') return `Nichts wird abgezogen: Sie berechnen keine ${name}.`
  if (decided === 'some')
    return `Der Umsatz enthält ${name}: Nur ein Teil des Verkauften ist steuerpflichtig, und keine Spalte sagt, welcher.`
  const without = `Der Umsatz ist ohne ${name}`
  if (decided === 'all')
    return `${without}: ${share} jedes Betrags, auf den Cent. Verkaufen Sie auch Steuerfreies, ändern Sie das.`
  return decided === 'codes'
    ? `${without}: ${share} jeder Zeile, die als steuerpflichtig gekennzeichnet ist.`
    : `${without}.`
}

const corrections = (count: number): string => counted(count, 'Berichtigung', 'Berichtigungen')
const shown = (count: number): string => count.toLocaleString('de')

export const decideTexts = {
  roles,
  ledgerRoles,
  questionCount: (at: number, all: number) => (all === 1 ? '1 Frage' : `Frage ${at} von ${all}`),
  monthQuestion: (cell: string, one: string, other: string) => `Liegt ${cell} im ${one} oder im ${other}?`,
  dayQuestion: (cell: string) => `Welcher Tag ist ${cell}?`,
  markQuestion: (cell: string, one: string, other: string) => `Ist ${cell} der Betrag ${one} oder ${other}?`,
  signQuestion: (cell: string) => `Ist ${cell} ein Eingang oder ein Ausgang?`,
  titles,
  taxQuestion: (name: string) => `Enthalten diese Beträge ${name}?`,
  anyQuestion: (column: string) => `Wie soll „${column}“ gelesen werden?`,
  leads,
  anyLead: 'Die Datei lässt das offen, und bei Ihren Zahlen raten wir nicht.',
  monthIsRight: (month: string) => `${month} ist richtig`,
  thisIsRight: 'Das ist richtig',
  readAs: 'wird gelesen als',
  yourAnswer: 'Ihre bisherige Antwort',
  keys: 'Auch die Tasten 1 bis 9 wählen.',
  notSure: 'Nicht sicher?',
  setAside: 'Datei beiseitelegen',
  setAsideNote: 'Nichts ist festgehalten. Die Datei wartet hier einen Tag.',
  back: 'Vorige Frage',
  answering: 'Die Datei wird neu gelesen',
  notAnswered: 'Ihre Antwort konnte nicht verwendet werden.',
  remembered: 'Ist die Datei festgehalten, werden spätere mit diesen Spalten ebenso gelesen, ohne zu fragen.',

  previewLoading: 'Die Änderungen werden berechnet',
  previewFailed: 'Die Änderungen konnten nicht berechnet werden.',
  weeksWillChange: (weeks: number) =>
    weeks === 1 ? 'Eine Woche ändert sich' : `${countWord(weeks)} Wochen ändern sich`,
  periodsWillChange: (periods: number) =>
    periods === 1 ? 'Ein Zeitraum wird festgehalten' : `${countWord(periods)} Zeiträume werden festgehalten`,
  timesheetsOf: (weeks: number) =>
    weeks === 1
      ? 'Stundenzettel einer Woche werden festgehalten'
      : `Stundenzettel aus ${countWord(weeks).toLowerCase()} Wochen werden festgehalten`,
  nothingNew: 'Nichts Neues in dieser Datei',
  nothingNewText: (rows: string) =>
    `Alles ist schon festgehalten: ${rows}. Nichts zählt doppelt, es gibt also nichts festzuhalten.`,
  newRecords: (kind: ImportKind, count: number, from: string, to: string) =>
    from === to ? `${records(kind, count)} vom ${from}.` : `${records(kind, count)} vom ${from} bis ${to}.`,
  untilYouSay: 'Nichts wird festgehalten, bis Sie es sagen.',
  revenueByWeek: 'Umsatz je Woche in AUD',
  onRecord: 'Festgehalten',
  new: 'Neu',
  beforeCorrection: 'Vor dieser Datei',
  weekColumn: 'Woche',
  periodColumn: 'Zeitraum',
  revenueBefore: 'Umsatz davor',
  outBefore: 'Ausgänge davor',
  inBefore: 'Eingänge davor',
  debitsBefore: 'Soll davor',
  creditsBefore: 'Haben davor',
  bothBefore: 'Soll, und ebenso viel Haben, davor',
  billedBefore: 'Abgerechnete Tage davor',
  hoursBefore: 'Stunden davor',
  utilisationColumn: 'Auslastung danach',
  hoursLabel: 'Zeit in der Datei',
  hoursText: fileHours,
  after: 'Danach',
  change: 'Änderung',
  salesColumn: 'Verkäufe danach',
  none: 'keine',
  unknownCount: 'nicht gezählt',
  showAllWeeks: (count: number) => `Alle ${count} Wochen zeigen`,
  noTax: 'Diese Datei hat keine GST-Spalte; ihre Beträge zählen voll.',
  noCostsTax: 'Keine Spalte sagt, wie viel GST in diesen Beträgen steckt; sie zählen, wie sie sind.',
  tax: (tax: FileTax, kind: ImportKind) => (kind === 'books' ? costsSentence(tax) : taxSentence(tax)),
  wholeOf: { sales: 'Einnahmen in der Datei', books: 'Ausgänge in der Datei' },
  takingsWithout: (name: string) => `Ohne ${name}`,
  changeTax: (name: string) => `Ändern, wie ${name} gelesen wird`,
  rejectedTitle: (count: number) =>
    count === 1
      ? `${rowsOf(count)} ist nicht lesbar und wird ausgelassen`
      : `${rowsOf(shown(count))} sind nicht lesbar und werden ausgelassen`,
  rejectedLeftOut: (count: number) => `${rowsOf(shown(count))} ausgelassen`,
  rejectedMore: (count: number) =>
    `Die ersten ${count} sind aufgeführt. Berichtigen Sie sie in der Datei und senden Sie sie noch einmal.`,
  rejectedNote:
    'Berichtigen Sie sie in der Datei und senden Sie sie noch einmal: Schon Festgehaltenes zählt einmal.',
  row: 'Zeile',
  column: 'Spalte',
  reason: 'Grund',
  twinsTitle: (count: number) => counted(count, 'wahrscheinliche Dublette', 'wahrscheinliche Dubletten'),
  twinsNote: 'Tag und Betrag wie bei einem Eintrag aus anderer Quelle. Beide zählen.',
  twin: (row: number) => `Zeile ${row}`,
  twinOf: (other: string) => `sieht aus wie ${other}`,
  record: (kind: ImportKind, count: number, corrected: number) =>
    `${[...(count > 0 ? [records(kind, count)] : []), ...(corrected > 0 ? [corrections(corrected)] : [])].join(' und ')} festhalten`.trim(),
  recordingNow: 'Wird festgehalten',
  recordedOf: (rows: string, all: string) => `${rows} von ${all} Zeilen`,
  setAsideAct: 'Beiseitelegen',
  undoNote: 'Das lässt sich jederzeit rückgängig machen. Die Zahlen kehren auf den Cent zurück.',
  notRecorded: 'Die Datei wurde nicht festgehalten.',
  mayBeRecorded: 'Die Antwort ging verloren. Versuchen Sie es noch einmal: Nichts wird doppelt festgehalten.',

  howRead: 'Wie wir diese Datei lesen',
  closePanel: 'Leseweise schließen',
  whereRowsWent: 'Wohin jede Zeile kam',
  rowsInFile: 'Zeilen in der Datei',
  newRows: 'Neu',
  sameRows: 'Schon festgehalten, unverändert',
  correctedRows: 'Schon festgehalten, jetzt anders',
  unreadableRows: 'Nicht lesbar',
  repeatedRows: (count: number) =>
    `Gleich wie eine andere Zeile der Datei, und mitgezählt: ${rowsOf(count)}.`,
  setApart: (parts: string) => `Ausgesondert: ${parts}.`,
  apart,
  apartOther: (count: number, why: string) => `${rowsOf(count)} (${why})`,
  youTold: 'Was Sie uns gesagt haben',
  changeAnswer: 'Ändern',
  columns: 'Wie wir die Spalten lesen',
  columnFallback: 'Ohne Überschrift',
  readAsFile: (how: string) => `Gelesen als: ${how}.`,

  doneTitle: (kind: ImportKind, count: number) => `${records(kind, count)} festgehalten`,
  correctionsOnRecord: (count: number) => `${corrections(count)} festgehalten`,
  nothingAdded: 'Nichts hinzugefügt',
  doneText: (from: string, to: string) => (from === to ? `Vom ${from}.` : `Vom ${from} bis ${to}.`),
  duplicatesOnce: (rows: string) => `${rows} waren schon festgehalten und zählen einmal.`,
  seeFigures: 'Zu Ihren Zahlen',
  another: 'Weitere Datei importieren',
  addCosts: 'Kosten hinzufügen',
  noCosts: 'Noch sind keine Kosten importiert, deshalb wird keine Marge gezeigt.',
  missing: 'Fehlt',
  undo: 'Diesen Import rückgängig machen',
  undoneTitle: (file: string) => `${file} wurde rückgängig gemacht`,
  undoneText: 'Die Zahlen sind wie ohne diese Datei. Das Entscheidungsprotokoll behält beide Schritte.',
  seeLog: 'Entscheidungsprotokoll öffnen',
  restedOn: 'Diese haben Zahlen aus der Datei verwendet',
  restedOnKinds: {
    brief: 'Briefing',
    advisory: 'Angenommene Empfehlung, ihr Ergebnis lässt sich nicht bestimmen',
    'open-advisory': 'Empfehlung, zurückgezogen',
  },
  undoTitle: (file: string) => `${file} rückgängig machen?`,
  undoText: (what: string) =>
    `${what} der Datei zählen nicht mehr, und jede Zahl kehrt auf den Stand ohne sie zurück.`,
  undoRested:
    'Briefings und angenommene Empfehlungen bleiben, wie sie sind. Die mit diesen Zahlen stehen danach hier.',
  undoAct: 'Import rückgängig machen',
  undoing: 'Wird rückgängig gemacht …',
  undoFailed: 'Er wurde nicht rückgängig gemacht.',
  undone: 'Import rückgängig gemacht',
  alreadyUndone: 'Er war schon rückgängig gemacht.',

  listTitle: 'Bisherige Dateien',
  emptyList: 'Noch wurden keine Dateien importiert.',
  file: 'Datei',
  period: 'Zeitraum',
  added: 'Neu',
  state: 'Stand',
  continueFile: 'Fortsetzen',
  openFile: 'Öffnen',
  dayRange: (from: string, to: string) => (from === to ? from : `${from} bis ${to}`),
  gone: 'Diese Datei ist nicht mehr hier',
  goneText:
    'Dateien, die nicht festgehalten werden, verfallen nach einem Tag. Aus ihr wurde nichts festgehalten.',
  summaryOf: (rows: string, rejected: number) =>
    rejected === 0
      ? rows
      : `${rows}, ${plural(rejected, { one: '1 ausgelassen', other: `${rejected} ausgelassen` }, 'de')}`,
} satisfies Partial<TextOf<typeof importText>>
