/** Terms of money. */
import type { Entries } from './entry.ts'

const accountant = 'Your accountant can say what applies to you.'

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
  | 'accrual'
  | 'cash-basis'
  | 'depreciation'
  | 'gst'
  | 'activity-statement'
  | 'payg'
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
  accrual: {
    words: 'accruals?(?: (?:basis|accounting|method))?',
    name: 'Accrual accounting',
    means:
      'counting a sale when the work is done or invoiced and a cost when it is incurred, whenever the money moves',
    turnTo: `The records don’t say which basis your books use. ${accountant}`,
  },
  'cash-basis': {
    words: 'cash (?:basis|accounting|method)',
    name: 'Cash accounting',
    means: 'counting a sale when the money arrives and a cost when it is paid',
    turnTo: `The records don’t say which basis your books use. ${accountant}`,
  },
  depreciation: {
    words: 'depreciat\\w+|amorti[sz]ation',
    name: 'Depreciation',
    means: 'spreading the price of a long-lived thing, such as a machine, over the years it is used',
    formula: 'price less what it will sell for, divided by its years of use',
    needs: 'the asset register from the accounts',
  },
  gst: {
    words: 'gst|goods and services tax',
    name: 'GST',
    means:
      'Australia’s goods and services tax: 10% added to most prices, collected for the tax office, less the GST paid on purchases',
    formula: 'GST on sales less GST on purchases',
    turnTo:
      'What you owe is not on record: ask your accountant, your BAS agent or the Australian Taxation Office.',
  },
  'activity-statement': {
    words: '(?:the )?bas|(?:business )?activity statements?',
    name: 'A BAS, or business activity statement,',
    means:
      'the form on which a business reports and pays GST, tax withheld from wages and other taxes, usually each quarter',
    turnTo:
      'What goes on yours is a question for your accountant, your BAS agent or the Australian Taxation Office.',
  },
  payg: {
    words: 'payg(?: withholding| instalments?)?|pay as you go',
    name: 'PAYG',
    means: 'pay as you go: tax withheld from wages, or paid ahead on the business’s own income',
    turnTo: 'What applies to you is a question for your accountant or the Australian Taxation Office.',
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
    means: 'bills received and not paid yet',
    needs: 'open bills from the accounting system',
  },
  'capital-spending': {
    words: 'capex|capital (?:spending|expenditure)',
    name: 'Capital spending',
    means: 'money for things that last for years, such as a machine or a fit-out, and not for daily running',
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
    means: 'money that an owner takes out for personal use; they lower cash and are no cost of the business',
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
    means: 'higher pay by the hour for weekends, public holidays and late hours',
    needs: 'paid hours and rates from payroll',
    turnTo: 'Which ones apply is in your award: the Fair Work Ombudsman can tell you.',
  },
}
