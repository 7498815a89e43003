/** German texts about the rows behind a day. */
import type { TextOf } from '../../core/language.ts'
import { counted } from '../german-figures/counted.ts'
import type { dayRowsText } from '../imports/day-rows.ts'

export const dayRows: TextOf<typeof dayRowsText> = {
  title: { sales: 'Verkäufe', books: 'Aus- und Eingänge' },
  count: (rows: number) => counted(rows, 'Zeile', 'Zeilen'),
  columns: { what: 'Was', gst: 'GST', amount: 'Betrag' },
  row: (row: number) => `Zeile ${row}`,
  pushed: 'von einem verbundenen System gesendet',
  nothing: 'ohne Beschreibung',
  noGst: 'nicht angegeben',
  page: (from: number, to: number, all: number) => `${from} bis ${to} von ${all}`,
  previous: 'Frühere Zeilen',
  next: 'Weitere Zeilen',
  loading: 'Die Zeilen werden geladen',
  notLoaded: 'Die Zeilen dieses Tages konnten nicht geladen werden.',
  none: {
    sales: 'An diesem Tag liegen keine Verkäufe vor.',
    books: 'An diesem Tag liegen keine Aus- und Eingänge vor.',
  },
  replaced:
    'Die Zeilen hinter dieser Zahl gibt es nicht mehr, wie sie waren: Spätere haben sie ersetzt, oder sie wurden gelöscht.',
}
