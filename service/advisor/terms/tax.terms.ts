/** Terms of bookkeeping and tax, for which an accountant knows more. */
import type { Entries } from './entry.ts'

const accountant = 'Your accountant can say what applies to you.'

export const taxTerms: Entries<
  'accrual' | 'cash-basis' | 'depreciation' | 'gst' | 'activity-statement' | 'payg'
> = {
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
}
