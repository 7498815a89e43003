/** German texts about the expected and actual results of accepted advice. */
import type { TextOf } from '../../core/language.ts'
import type { outcomeText } from '../en/outcome.ts'

export const outcome: TextOf<typeof outcomeText> = {
  measures: {
    revenue: 'Umsatz',
    transactions: 'Transaktionen',
    'hours-traded': 'Öffnungsstunden',
    staff: 'Personalkosten',
    supplies: 'Material',
    premises: 'Räume',
    marketing: 'Marketing',
    other: 'Sonstige Kosten',
    costs: 'Kosten',
    profit: 'Gewinn',
    margin: 'Gewinnmarge',
    'staff-share': 'Personalanteil am Umsatz',
    'supplies-share': 'Materialanteil am Umsatz',
    'premises-share': 'Raumkostenanteil am Umsatz',
    'marketing-share': 'Marketinganteil am Umsatz',
    'other-share': 'Anteil sonstiger Kosten am Umsatz',
    'cost-share': 'Kostenanteil am Umsatz',
    'revenue-per-transaction': 'Umsatz je Transaktion',
    'contribution-per-sale': 'Deckungsbeitrag je Verkauf',
    'revenue-per-hour': 'Umsatz je Öffnungsstunde',
    'transactions-per-hour': 'Transaktionen je Öffnungsstunde',
    'break-even-revenue': 'Kostendeckender Umsatz',
    runway: 'Liquiditätsreichweite',
    cash: 'Liquidität',
    utilisation: 'Auslastung',
    growth: 'Umsatzwachstum',
  },
  expectation: (measure: string, value: string, low: string, high: string, from: string, to: string) =>
    `${measure}: im Schnitt ${value} je Woche vom ${from} bis ${to}, in acht von zehn Fällen zwischen ${low} und ${high}.`,
  found: (measure: string, found: string, value: string, before: string) =>
    `${measure}: im Schnitt ${found} je Woche. Erwartet: ${value}; zuvor: ${before}.`,
  usualSwing: 'Das liegt innerhalb der üblichen Schwankung von Monat zu Monat.',
  notOnRecord: 'Einige dieser Wochen liegen nicht vor.',
  takenBack: (file: string, day: string) =>
    `${file} wurde am ${day} zurückgenommen. Die Zahlen dahinter zählen nicht mehr, daher lässt sich kein Ergebnis bestimmen.`,
  baselineTakenBack: 'Die Vergleichszahlen wurden mit ihrer Datei zurückgenommen.',
  alsoThen: 'In diesen Wochen außerdem festgehalten',
}
