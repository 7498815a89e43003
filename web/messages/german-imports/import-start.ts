/** German texts of Imports: the list, and the ways to bring in a file. */
import type { ImportKind } from '#schema/import/import'
import type { TextOf } from '../../core/language.ts'
import type { importText } from '../imports/import.ts'
import { records, states } from './import-words.ts'

export const startTexts = {
  states,
  records,
  title: 'Importe',
  standfirst:
    'Importieren Sie Verkäufe und Kosten aus einer Datei oder Tabelle, oder geben Sie sie von Hand ein. Sie sehen vor dem Festhalten, was sich ändert, und können es jederzeit rückgängig machen.',
  integrations: 'Integrationen',
  allImports: 'Importe',
  loading: 'Die Importe werden geladen',
  notLoaded: 'Die Importe konnten nicht geladen werden.',

  inDemo: 'Dateien gehören in Ihren eigenen Arbeitsbereich',
  inDemoText:
    'Das ist ein Demo-Unternehmen mit Beispielzahlen, deshalb lässt sich hier nichts importieren. Im eigenen Arbeitsbereich importieren Sie in dieser Ansicht Verkäufe und Kosten. Eine Vorlage zeigt, wie so eine Datei aussieht.',
  notInRole:
    'Nur Inhaber und Führungskräfte können Dateien importieren. Ihre Rolle sieht, welche importiert wurden.',

  startTitle: 'Datei importieren',
  choose: 'Datei wählen',
  chooseHelp:
    'CSV, TSV oder Excel (XLSX), bis 50 MB. Sie können eine Datei auch überall auf dieser Seite ablegen.',
  paste: 'Aus einer Tabelle einfügen',
  pasteHelp: 'Kopieren Sie die Zeilen mit ihren Überschriften und fügen Sie sie ein.',
  pasteAct: 'Zeilen einfügen',
  byHand: 'Eine Woche von Hand eingeben',
  byHandHelp: 'Einnahmen je Tag oder die Kosten einer Woche.',
  byHandAct: 'Woche eingeben',
  templates: 'Mit einer Vorlage beginnen',
  templatesHelp: 'Eine Datei mit den richtigen Spalten und drei Beispielzeilen zum Ersetzen.',
  salesTemplate: 'Verkäufe',
  booksTemplate: 'Kosten',
  timesheetsTemplate: 'Zeiterfassung',
  debtorsTemplate: 'Offene Forderungen',
  registerTemplates: { managements: 'Verwaltete Objekte', listings: 'Angebote', pipeline: 'Verkaufschancen' },
  templateOf: (name: string) => `Vorlage herunterladen: ${name}`,
  dropHere: 'Datei ablegen, um sie zu importieren',
  dropHereText: 'Nichts wird festgehalten, bevor Sie gesehen haben, was sich ändert.',
  dropInDemo:
    'Dateien gehören in Ihren eigenen Arbeitsbereich. Das ist ein Demo-Unternehmen, deshalb wird nichts gesendet.',
  dropNotAllowed: 'Ihre Rolle kann keine Dateien importieren. Es wird nichts gesendet.',
  oneFile: 'Eine Datei nach der anderen',
  oneFileText: 'Nichts wurde gesendet. Legen Sie die Dateien nacheinander ab.',
  notAFile: 'Das ist keine Datei',
  notAFileText: 'Nichts wurde gesendet. Legen Sie eine CSV-, TSV- oder XLSX-Datei ab.',

  sending: (name: string) => `${name} wird gesendet`,
  sentOf: (sent: string, size: string) => `${sent} von ${size}`,
  reading: (name: string) => `${name} wird gelesen`,
  readingText: 'Spalten werden gesucht und alle Zeilen geprüft.',
  cancel: 'Abbrechen',
  notSent: (name: string) => `${name} wurde nicht importiert.`,
  refusedRows: 'Was nicht lesbar war',
  tooLarge:
    'Sie ist größer als 50 MB. Teilen Sie sie nach Monat oder Jahr, oder importieren Sie sie mit dem Befehl „npm run import“.',
  empty: 'Sie ist leer.',
  chooseAnother: 'Andere Datei wählen',
  dismiss: 'Schließen',

  pasteTitle: 'Aus einer Tabelle einfügen',
  pasteLabel: 'Zeilen',
  pasteFieldHelp: 'Die erste Zeile enthält die Überschriften der Spalten, etwa Datum und Summe.',
  pasteNeeded: 'Fügen Sie mindestens eine Zeile mit Überschriften und eine mit Zahlen ein.',
  pasteSubmit: 'Diese Zeilen lesen',
  pastedName: 'Eingefügte Zeilen',
  byHandTitle: 'Eine Woche von Hand',
  byHandNote:
    'Was Sie eingeben, kommt zu dem hinzu, was für diese Tage festgehalten ist. Um eine Woche zu ersetzen, machen Sie zuerst ihren Import rückgängig.',
  kind: 'Was Sie eingeben',
  takings: 'Einnahmen',
  costs: 'Kosten',
  week: 'Ein Tag der Woche',
  weekWrong: 'Wählen Sie einen Tag, der nicht in der Zukunft liegt.',
  weekIs: (from: string, to: string) => `Montag, ${from}, bis Sonntag, ${to}`,
  day: 'Tag',
  takingsOf: (day: string) => `Einnahmen am ${day}`,
  gstOf: (day: string) => `GST am ${day}`,
  takingsColumn: 'Einnahmen, mit GST',
  gstColumn: 'Davon GST',
  cost: 'Kosten',
  amount: 'Betrag, mit GST',
  amountOf: (cost: string) => `Betrag für ${cost}`,
  hours: 'Bezahlte Stunden',
  costNames: ['Löhne', 'Material', 'Miete', 'Sonstige Kosten'],
  amountWrong: 'Geben Sie einen Betrag wie 1204,50 ein.',
  hoursWrong: 'Geben Sie Stunden wie 120 oder 37,5 ein.',
  gstWrong: 'GST kann nicht höher sein als die Einnahmen.',
  nothingEntered: 'Geben Sie mindestens einen Betrag ein.',
  byHandSubmit: 'Zeigen, was sich ändert',
  unsaved: 'Ihre Eingaben sind noch nicht gelesen. Wenn Sie jetzt gehen, verlieren Sie sie.',
  weekFile: (kind: ImportKind, monday: string) =>
    `${kind === 'sales' ? 'Einnahmen' : 'Kosten'} von Hand, Woche ab ${monday}`,
} satisfies Partial<TextOf<typeof importText>>
