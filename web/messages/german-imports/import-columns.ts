/** German texts of Imports: columns that are left out, and what they could be used for. */
import type { columnTexts as english } from '../imports/import-columns.ts'

const why: { readonly [reason: string]: ((instead: string) => string) | undefined } = {
  empty: () => 'Sie ist leer.',
  told: () => 'Sie haben sie ausgelassen.',
  earlier: () =>
    'In früheren Dateien mit diesen Spalten blieb sie außen vor. Nehmen Sie diese Importe erst zurück, um sie zu nutzen; sonst zählte etwas doppelt.',
  costs: () =>
    'Sie enthält Kosten, und diese Datei gilt als Verkäufe. Senden Sie die Kosten als eigene Datei.',
  taken: (instead) => `Statt ihrer gilt „${instead}“.`,
  amounts: (instead) => `Die Beträge stehen in „${instead}“.`,
  dates: (instead) => `Das Datum steht in „${instead}“.`,
  checked: () => 'Sie dient nur dazu, Zeilen zu erkennen, die nicht zählen.',
  'beside-periods': () => 'Sie steht neben den Monaten: eine Summe, ein Plan oder eine Notiz.',
  'no-figure': () => 'Bisher braucht sie keine Zahl.',
}

export const columnTexts: typeof english = {
  accounting: {
    cash: 'Diese Rechnung zählt nach Zahlung: Geld zählt, wenn es fließt.',
    accrual:
      'Diese Rechnung zählt nach Entstehung: Einnahmen, wenn sie verdient, und Kosten, wenn sie geschuldet sind, wann immer das Geld fließt.',
    unsaid: 'Diese Rechnung sagt nicht, ob sie nach Zahlung oder nach Entstehung zählt.',
  },
  leftOut: 'Ausgelassen',
  whyLeftOut: (reason, instead) => why[reason]?.(instead) ?? '',
  changeUse: (column) => `Ändern, wofür „${column}“ genutzt wird`,
  leftOutNote: (columns) => `Ausgelassen: ${columns}. Warum, steht unter „Wie wir diese Datei lesen“.`,
  useLead:
    'Bisher nutzt keine Zahl diese Spalte. Ihre Antwort gilt auch für spätere Dateien mit diesen Spalten.',
}
