/** Terms of money. */
import type { Entries } from './entry.ts'

export const moneyTerms: Entries<
  | 'gross-profit'
  | 'gross-margin'
  | 'markup'
  | 'ebitda'
  | 'cost-of-goods'
  | 'prime-cost'
  | 'fixed-costs'
  | 'variable-costs'
  | 'overheads'
  | 'cash-flow'
  | 'working-capital'
  | 'debtor-days'
  | 'payables'
  | 'capital-spending'
  | 'balance-sheet'
  | 'profit-and-loss'
  | 'drawings'
  | 'return-on-investment'
  | 'payback'
  | 'elasticity'
  | 'penalty-rates'
> = {
  'gross-profit': {
    words: 'gross profits?',
    name: 'Gross profit',
    means: 'what revenue leaves after the direct cost of what was sold, before wages, rent and the rest',
    formula: 'revenue less the cost of goods sold',
  },
  'gross-margin': {
    words: 'gross (?:profit )?margins?',
    name: 'Gross margin',
    means: 'gross profit as a share of revenue',
    formula: 'revenue less the cost of goods sold, divided by revenue',
  },
  markup: {
    words: 'mark ?ups?',
    name: 'Markup',
    means: 'what is added to the cost of a thing to make its price, as a share of that cost',
    formula: 'price less cost, divided by cost',
  },
  ebitda: {
    words: 'ebitd?a?|earnings before (?:interest|tax).*',
    name: 'EBITDA',
    means: 'earnings before interest, tax, depreciation and amortisation',
    formula: 'profit plus interest, tax, depreciation and amortisation',
    needs: 'interest, tax and depreciation from the accounts; the records hold revenue less costs only',
  },
  'cost-of-goods': {
    words: 'cogs|cost of goods(?: sold)?|cost of sales?',
    name: 'Cost of goods sold',
    means: 'the direct cost of what was sold, such as ingredients or contractors',
    formula:
      'opening stock plus purchases less closing stock; without stock counts, purchases stand in for it',
  },
  'prime-cost': {
    words: 'prime costs?',
    name: 'Prime cost',
    means: 'the two costs that move most with trade, taken together',
    formula: 'staff costs plus supplies',
  },
  'fixed-costs': {
    words: 'fixed (?:costs?|expenses?)',
    name: 'Fixed costs',
    isMany: true,
    means: 'costs that stay the same whether you sell more or less, such as rent',
    formula: 'total costs less those that move with sales; the records treat supplies as the part that moves',
  },
  'variable-costs': {
    words: 'variable (?:costs?|expenses?)',
    name: 'Variable costs',
    isMany: true,
    means: 'costs that rise and fall with what you sell, such as supplies',
    formula: 'what one more sale costs, times the number of sales; the records treat supplies as these',
  },
  overheads: {
    words: 'over ?heads?',
    name: 'Overheads',
    isMany: true,
    means: 'costs of being in business at all, such as rent, insurance and software',
    formula: 'premises costs plus other costs, as far as the records divide them',
  },
  'cash-flow': {
    words: 'cash ?flows?',
    name: 'Cash flow',
    means: 'the money that came into the account less the money that left it over some time',
    formula: 'cash at the end less cash at the start',
  },
  'working-capital': {
    words: 'working capital',
    name: 'Working capital',
    means: 'what is left to run the business on after short-term debts are paid',
    formula: 'cash, unpaid customer invoices and stock, less bills and tax due within a year',
    needs: 'unpaid invoices, stock and bills due from the accounting system; the records hold the cash alone',
  },
  'debtor-days': {
    words: "(?:debtor|receivable)s?[’']? days|days sales outstanding|dso",
    name: 'Debtor days',
    isMany: true,
    means: 'how long customers take to pay, on average',
    formula: 'unpaid invoices divided by revenue, times the days of that revenue',
    needs: 'open invoices from the accounting system',
  },
  payables: {
    words: '(?:accounts )?payables?|creditors?(?: days)?',
    name: 'Accounts payable',
    isMany: true,
    means: 'bills received but not paid yet',
    needs: 'open bills from the accounting system',
  },
  'capital-spending': {
    words: 'capex|capital (?:spending|expenditure)',
    name: 'Capital spending',
    means:
      'money for things that last for years, such as a machine or a fit-out, rather than for daily running',
    needs: 'the asset register from the accounts',
  },
  'balance-sheet': {
    words: 'balance sheets?',
    name: 'A balance sheet',
    means: 'a list, on one day, of what the business owns and what it owes; the rest is the owners’ equity',
    needs: 'the accounts; the records hold the cash alone',
  },
  'profit-and-loss': {
    words: 'p ?(?:&|and|n) ?l|profit and loss(?: statement)?|income statement',
    name: 'A profit and loss statement',
    means: 'revenue, costs and what is left, over a stretch of time',
    formula: 'revenue less costs, line by line',
  },
  drawings: {
    words: "drawings|owner[’']?s? drawings?",
    name: 'Drawings',
    isMany: true,
    means:
      'money that an owner takes out for personal use; they lower cash but are not a cost of the business',
    needs: 'drawings from the accounts',
  },
  'return-on-investment': {
    words: 'roi|return on (?:an? )?investment',
    name: 'Return on investment',
    means: 'what a sum spent earned, as a share of that sum',
    formula: 'gain less cost, divided by cost',
  },
  payback: {
    words: 'pay ?back(?: period| time)?',
    name: 'Payback',
    means: 'how long a sum spent takes to earn itself back',
    formula: 'the sum divided by the extra profit it brings a week',
  },
  elasticity: {
    words: '(?:price )?elasticity',
    name: 'Price elasticity',
    means: 'how much demand moves when a price does',
    formula: 'change in volume in percent, divided by the change in price in percent',
    needs: 'a price change with sales counted before and after it',
  },
  'penalty-rates': {
    words: 'penalty rates?',
    name: 'Penalty rates',
    isMany: true,
    means: 'higher hourly pay for weekends, public holidays and late hours',
    needs: 'paid hours and rates from payroll',
    turnTo: 'Which ones apply is in your award: the Fair Work Ombudsman can tell you.',
  },
}
