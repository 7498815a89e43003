/** German words for rows that are not records. */
import { counted } from '../german-figures/counted.ts'

export const rowsOf = (count: number | string): string => counted(count, 'Zeile', 'Zeilen')

export const apart: { readonly [why: string]: ((count: number) => string) | undefined } = {
  'above the labels': (count) => `${rowsOf(count)} über den Überschriften`,
  total: (count) => counted(count, 'Summenzeile', 'Summenzeilen'),
  text: (count) => counted(count, 'Textzeile', 'Textzeilen'),
  'no sale': (count) => counted(count, 'Auszahlung oder Gebühr', 'Auszahlungen oder Gebühren'),
  paid: (count) => counted(count, 'Zeile ohne offenen Betrag', 'Zeilen ohne offenen Betrag'),
  'further line': (count) =>
    counted(count, 'weitere Zeile einer Bestellung', 'weitere Zeilen von Bestellungen'),
  'not completed': (count) =>
    counted(count, 'nicht abgeschlossene Zahlung', 'nicht abgeschlossene Zahlungen'),
  'labels again': (count) =>
    counted(count, 'wiederholte Überschriftenzeile', 'wiederholte Überschriftenzeilen'),
}
