/** Emails of a property agency about money. */
import type { MoneyEmails } from './email.texts.ts'

export const realestateMoneyEmails: MoneyEmails = {
  supplier: {
    audience: 'The account manager of the listing portal',
    to: '[portal account manager]',
    subjects: ['Our listing tiers, before {by}', 'What we pay the portal, and for what'],
    asks: [
      'Please send me enquiries per listing for each tier over the last quarter by {by}. Where the premium tier brings no more than the one below, we’ll step down.',
      'I’d like one rate for all our listings this season rather than a price for each. Please tell me by {by} how many listings that would take.',
      'We decide on {by} which listings stay on the premium tier. Please show us before then, home by home, what it achieved.',
    ],
  },
  quote: {
    audience: 'A second photographer, signwriter or campaign printer',
    to: '[supplier contact]',
    subjects: ['A quote for our campaigns', 'Your price for our campaigns, by {by}'],
    asks: [
      'We run several campaigns at a time and would like a second quote for [photography, boards or printing]. Please send it by {by}, and tell us how soon you can be on site after we call.',
      'Could you quote for one full campaign, from photos to the board on the lawn, and for a second home in the same street? We’ll compare quotes on {by}.',
      'What would photos, floor plan and board cost together for a home that goes live after {by}? And what if it goes live a day late?',
    ],
  },
  accountant: {
    audience: 'The practice accountant',
    to: '[accountant]',
    subjects: ['Fees and margin, {week}', 'Settlements booked in the {week}'],
    asks: [
      'Could you check that each commission is booked to the week it settled? I need the answer by {by}, before we pay the agents.',
      'Please split management fees from sales commission for me by {by}. I want to see which of them moved.',
      'Please reconcile the settlements of the {week} with the trust account before {by}, and ring me about anything that does not match.',
    ],
  },
  bank: {
    audience: 'The relationship manager at the bank',
    to: '[relationship manager]',
    subjects: ['Agency cash position, {week}', 'Before the quiet months: our position'],
    asks: [
      'Before the quiet months, could you tell me by {by} what facility you’d offer an agency with a rent roll like ours?',
      'Could we meet before {by} and go through the settlement pipeline? I’d rather show it to you in a good month.',
      'Could we go through our figures for [three quiet months] before {by}? I’d like to know whether you’d have lent through them.',
    ],
  },
  landlord: {
    audience: 'The owner of your office',
    to: '[office landlord]',
    subjects: ['The office lease: can we talk before {by}?', 'Our floor space and rent'],
    asks: [
      'Could we give back [the rooms we rarely use] at the next review? Please tell me by {by}.',
      'We’d like to settle our next lease early. Please send me your terms by {by}, and we’ll reply within the week.',
      'Please tell me by {by} whether you’d like us to take up [the option in the lease], and when you plan to repaint the shopfront.',
    ],
  },
  debtors: {
    audience: 'Vendors with unpaid campaign costs',
    to: '[vendor name]',
    subjects: ['Your campaign account, please by {by}', 'Your unpaid campaign costs'],
    asks: [
      'The campaign for [address] has ended and part of the cost is still unpaid. Please pay the attached account by {by}, or ring me if any of it isn’t clear.',
      'I’d like to close the account for [address]. Could you pay the balance by {by}? The printing is itemised.',
      'The advertising account for [address] is due on {by}. If you have a question about it, please ring me before then.',
    ],
  },
  'running costs': {
    audience: 'Your office software and phone provider',
    to: '[provider contact]',
    subjects: ['Licences we pay for, by {by}', 'Our contract with you: what can go?'],
    asks: [
      'Please list by {by} which of our agents logged in last month. We’ll cancel the licences nobody used.',
      'Which modules in our contract could an agency our size do without? Please reply by {by}, because the next term starts soon after.',
      'Please tell us by {by} the notice period for each phone and each licence in our name.',
    ],
  },
  insurer: {
    audience: 'The insurance broker',
    to: '[broker]',
    subjects: ['Indemnity and late settlements, before {by}', 'Are we covered for late settlements?'],
    asks: [
      'When a buyer’s bank is late and a settlement slips, is any of our loss covered? A plain yes or no with the clause by {by}, please.',
      'I’d like to check our professional indemnity against the fees we earn now. Please tell me by {by} what you need in order to quote.',
      'Could you tell me before {by} which claim agencies our size made most this year, and whether we’re covered for it?',
    ],
  },
}
