/** Texts of Imports: a general ledger. */
export const ledgerTexts = {
  ledger: 'General ledger',
  isLedger: 'This is a general ledger: every entry appears twice, as a debit and as a credit.',
  countsAs: {
    sales: (names: string) => `Counts as sales: ${names}.`,
    costs: (names: string) => `Counts as costs: ${names}.`,
    left: (names: string) => `The other side, which counts as neither: ${names}.`,
  },
  noLedgerSales: 'No account counts as sales.',
  noLedgerCosts: 'No account counts as costs.',
  salesElsewhere: 'Revenue comes from the sales that are on record.',
  unclearLedger: (names: string) =>
    `No costs will be shown until you say whether these are costs or things you bought to keep: ${names}. You’ll be asked once the file is on record.`,
  booksIncome: 'Revenue from your books',
  incomeEnds: (weeks: number, from: string, to: string) =>
    `So far, your revenue comes from your books. Once sales are on record, it will come from sales alone: ${weeks === 1 ? `one week (${from} to ${to}) would then have none` : `${weeks} weeks between ${from} and ${to} would then have none`}. Import the sales for that time too, or set this file aside and carry on with your books.`,
  ledgerWithoutTax: 'GST has an account of its own, so revenue and costs are without it.',
  ledgerWithTax: 'No account or column says how much GST is in these amounts, so they count as they stand.',
}
