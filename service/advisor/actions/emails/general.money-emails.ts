/** Emails about money for a business of any trade. */
import type { MoneyEmails } from './email.texts.ts'

export const generalMoneyEmails: MoneyEmails = {
  supplier: {
    audience: 'Your largest supplier',
    to: '[supplier]',
    subjects: ['Our prices from the next order', 'Terms with you, by {by}'],
    asks: [
      'I’m going through what we buy from you. Please send me your best price for the ten lines we order most by {by}.',
      'What would a regular order save us? Please send me a proposal by {by}, with the smallest order it needs.',
    ],
  },
  quote: {
    audience: 'A supplier you have not used yet',
    to: '[supplier]',
    subjects: ['A quote, please, by {by}', 'A second source for what we buy most'],
    asks: [
      'Please quote by {by} for the list below, with delivery and payment terms. [List.]',
      'We’re comparing suppliers until {by}. What would you charge for the list below, and how soon could you deliver? [List.]',
    ],
  },
  accountant: {
    audience: 'Your accountant or bookkeeper',
    to: '[accountant]',
    subjects: ['A question about the {week}', 'The books, before {by}'],
    asks: [
      'Before {by}, please tell me which cost moved most, and whether it will come back next month.',
      'Could you send me by {by} what is due to the tax office this quarter, and when?',
    ],
  },
  bank: {
    audience: 'Your business banker',
    to: '[banker]',
    subjects: ['Our cash position, {week}', 'Terms for a small overdraft'],
    asks: [
      'I’d like an overdraft agreed before we need one. Please send me your terms by {by}.',
      'Please tell me by {by} what you’d want to see before you lend, and how long a decision takes.',
    ],
  },
  landlord: {
    audience: 'Your landlord or property manager',
    to: '[property manager]',
    subjects: ['Our lease, before {by}', 'The outgoings on our lease'],
    asks: [
      'Please send me the outgoings for the last twelve months by {by}, item by item.',
      'I’d like to talk about the next term before {by}. When could we meet?',
    ],
  },
  debtors: {
    audience: 'Customers with an overdue invoice',
    to: '[customer]',
    subjects: ['Invoice [number], overdue', 'Invoice [number], please by {by}'],
    asks: [
      'Invoice [number] is overdue. If something about it is wrong, tell me and I’ll fix it; otherwise, please pay it by {by}.',
      'Could you let me know by {by} on which day invoice [number] will be paid?',
    ],
  },
  'running costs': {
    audience: 'Your software and service providers',
    to: '[provider]',
    subjects: ['What we pay you for, by {by}', 'Which plan do we need?'],
    asks: [
      'Please send me a list of what we pay for and what we used last month by {by}.',
      'Is there a smaller plan that would do for us? Please tell me by {by} what we’d lose.',
    ],
  },
  insurer: {
    audience: 'Your insurance broker',
    to: '[broker]',
    subjects: ['Our cover, before {by}', 'The renewal of our insurance'],
    asks: [
      'Please compare two other insurers before our renewal and send me the result by {by}.',
      'What are we covered for twice, and what not at all? A short list by {by} is enough.',
    ],
  },
}
