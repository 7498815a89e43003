/** German texts of Imports: a general ledger. */
import type { TextOf } from '../../core/language.ts'
import type { importText } from '../imports/import.ts'

export const ledgerTexts = {
  ledger: 'Hauptbuch',
  isLedger: 'Das ist ein Hauptbuch: Jede Buchung steht zweimal darin, im Soll und im Haben.',
  countsAs: {
    sales: (names: string) => `Zählt als Verkäufe: ${names}.`,
    costs: (names: string) => `Zählt als Kosten: ${names}.`,
    left: (names: string) => `Die Gegenseite, die als keines von beiden zählt: ${names}.`,
  },
  noLedgerSales: 'Kein Konto zählt als Verkäufe.',
  noLedgerCosts: 'Kein Konto zählt als Kosten.',
  salesElsewhere: 'Der Umsatz kommt aus den schon festgehaltenen Verkäufen.',
  unclearLedger: (names: string) =>
    `Kosten werden erst gezeigt, wenn Sie sagen, ob das laufende Kosten sind oder Anschaffungen: ${names}. Sie werden gefragt, sobald die Datei festgehalten ist.`,
  booksIncome: 'Umsatz aus Ihren Büchern',
  incomeEnds: (weeks: number, from: string, to: string) =>
    `Ihr Umsatz kommt bisher aus Ihren Büchern. Sobald Verkäufe festgehalten sind, kommt er nur noch aus Verkäufen: ${weeks === 1 ? `Eine Woche (${from} bis ${to}) hätte dann keinen` : `${weeks} Wochen zwischen ${from} und ${to} hätten dann keinen`}. Bringen Sie auch die Verkäufe dieser Zeit ein, oder legen Sie die Datei beiseite und bleiben Sie bei Ihren Büchern.`,
  ledgerWithoutTax: 'GST hat ein eigenes Konto; Umsatz und Kosten sind ohne sie.',
  ledgerWithTax:
    'Kein Konto und keine Spalte sagt, wie viel GST in diesen Beträgen steckt; sie zählen, wie sie sind.',
} satisfies Partial<TextOf<typeof importText>>
