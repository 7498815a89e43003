/** German texts about what customers owe. */
import type { FileDebtors } from '#schema/import/file-debtors'
import type { TextOf } from '../../core/language.ts'
import { counted } from '../german-figures/counted.ts'
import type { debtorsText } from '../imports/debtors.ts'

export const debtors: TextOf<typeof debtorsText> = {
  title: 'Offene Forderungen',
  asOf: (day: string) => `Stand ${day}, nach Ihrer letzten Liste.`,
  columns: { customer: 'Kunde', owed: 'Offen', overdue: 'Überfällig', oldest: 'Am längsten fällig' },
  total: 'Summe',
  notSaid: 'nicht angegeben',
  all: (count: number) => `Alle ${count} zeigen`,
  replaced: 'Die Namen jenes Zeitpunkts sind nicht mehr vorhanden: Eine spätere Liste hat sie ersetzt.',
  nobody: 'An diesem Tag schuldete niemand etwas.',
  owedLine: (owed: string, overdue: string | undefined, day: string) =>
    overdue === undefined
      ? `Kunden schulden Ihnen ${owed}, Stand ${day}.`
      : `Kunden schulden Ihnen ${owed}, davon ${overdue} überfällig, Stand ${day}.`,
  nobodyOwes: (day: string) => `Kein Kunde schuldete Ihnen etwas, Stand ${day}.`,
  willBeRecorded: (day: string) => `Festgehalten wird, was Kunden am ${day} schuldeten`,
  newSum: (debts: string, total: string) =>
    `${debts}, zusammen ${total}. Keine Woche mit Zahlen ändert sich, und der Umsatz bleibt, wie er ist.`,
  before: (day: string) => `Festgehalten, Stand ${day}`,
  after: (day: string) => `Neu, Stand ${day}`,
  sum: 'Betrag',
  owedInAll: 'Zusammen offen',
  stays: (day: string) => `Die Liste vom ${day} bleibt die jüngste, denn sie ist neuer als diese.`,
  file: ({ customers, overdue, credits }: FileDebtors, day: string, money: (cents: string) => string) =>
    [
      `${counted(customers, 'Kunde schuldet', 'Kunden schulden')} Geld, Stand ${day}.`,
      overdue === undefined
        ? 'Die Liste sagt nicht, wie viel überfällig ist.'
        : `${money(overdue)} sind überfällig.`,
      ...(credits === undefined ? [] : [`Gutschriften von ${money(credits)} sind abgezogen.`]),
      'Der Umsatz ändert sich nicht.',
    ].join(' '),
}
