/** German texts of Imports: exporting records. */
import type { ImportKind } from '#schema/import/import'
import type { RecordsFormat } from '#schema/import/records-export'
import type { TextOf } from '../../core/language.ts'
import type { importText } from '../imports/import.ts'

const kinds: Readonly<Record<ImportKind, string>> = {
  sales: 'Verkäufe',
  books: 'Kosten und Geld',
  timesheets: 'Zeiterfassung',
  debtors: 'Offene Forderungen',
  managements: 'Verwaltete Objekte',
  listings: 'Angebote',
  pipeline: 'Verkaufschancen',
}
const formats: Readonly<Record<RecordsFormat, string>> = { csv: 'CSV', xlsx: 'Excel' }

export const takeOutTexts = {
  outTitle: 'Ihre Daten exportieren',
  outKind: kinds,
  outHelp: {
    sales: 'Jeder Verkauf und jede Erstattung, aus Dateien und aus verbundenen Systemen.',
    books: 'Alle Kosten, Löhne und Geldbewegungen.',
    timesheets: 'Jede Stunde, abgerechnet oder nicht, nach Person und Kunde.',
    debtors: 'Was Kunden an den festgehaltenen Tagen schuldeten, nach Kunde und Alter.',
    managements: 'Jedes verwaltete Objekt der festgehaltenen Tage, mit Miete und Gebühr.',
    listings: 'Jedes Angebot der festgehaltenen Tage.',
    pipeline: 'Jede Chance der festgehaltenen Tage, mit Stufe und Wert.',
  },
  outFormat: formats,
  outAs: (kind: ImportKind, format: RecordsFormat) => `${kinds[kind]} als ${formats[format]} herunterladen`,
  outNote:
    'Die Datei lässt sich wieder importieren, hier oder in einer anderen Installation. Jeder Export wird festgehalten.',
  outMaking: 'Die Datei wird erstellt …',
  outDone: (rows: number, name: string) =>
    `${rows.toLocaleString('de')} ${rows === 1 ? 'Zeile' : 'Zeilen'} in ${name}.`,
  outEmpty: (kind: ImportKind) => `Noch nichts festgehalten: ${kinds[kind]}.`,
  outFailed:
    'Die Datei konnte nicht heruntergeladen werden. Nichts hat sich geändert; versuchen Sie es noch einmal.',
  outTooLong: 'Für ein Excel-Blatt sind es zu viele Zeilen. Laden Sie stattdessen CSV herunter.',
} satisfies Partial<TextOf<typeof importText>>
