/** Emails of a property agency about money. */
import type { MoneyEmails } from './email.texts.ts'

export const realestateMoneyEmails: MoneyEmails = {
  supplier: {
    audience: 'The account manager of the listing portal',
    to: '[portal account manager]',
    subjects: ['Our listing tiers, before {by}', 'What we pay the portal, and for what'],
    asks: [
      'Please send me by {by} the enquiries per listing for each tier over the last quarter. Where the premium tier brings no more than the one below, we will step down.',
      'I would like a rate for the spring listings as a whole rather than one by one. Tell me by {by} from how many on you would move.',
      'We decide on {by} which listings keep the premium tier; show us before then, home by home, what it did for them.',
    ],
  },
  quote: {
    audience: 'A second photographer, signwriter or campaign printer',
    to: '[supplier contact]',
    subjects: ['An agency asking for campaign prices', 'Your price for our campaigns, by {by}'],
    asks: [
      'We run several campaigns at a time and want a second price for [photography, boards or printing]. Please send it by {by}, with how soon after the call you can be on site.',
      'Could you price one full campaign, from photographs to the board on the lawn, and tell us what a second home in the same street would cost? We compare on {by}.',
      'What would photographs, floor plan and board cost together for a home that goes live after {by}, and what if it goes live a day late?',
    ],
  },
  accountant: {
    audience: 'The practice accountant',
    to: '[accountant]',
    subjects: ['Fees and margin, {week}', 'Settlements booked in the {week}'],
    asks: [
      'Could you check whether each commission sits in the week in which it settled? I need the answer by {by}, before we pay out the agents.',
      'Please split management fees from sales commission for me by {by}. I want to see which of the two moved.',
      'Please reconcile the settlements of the {week} with the trust account before {by}, and ring me about anything that does not match.',
    ],
  },
  bank: {
    audience: 'The relationship manager at the bank',
    to: '[relationship manager]',
    subjects: ['Agency cash position, {week}', 'Before the quiet months: our position'],
    asks: [
      'Before the quiet months I would like to know by {by} what facility you would offer an agency with a rent roll like ours, before we ask for it.',
      'Could we meet before {by} and go through the settlement pipeline? I would rather show it to you in a good month.',
      'Before {by} please look at our figures of [three quiet months] with me and say which of them you would have lent through.',
    ],
  },
  landlord: {
    audience: 'The owner of your office',
    to: '[office landlord]',
    subjects: ['The office lease, a word before {by}', 'Our floor space, and its price'],
    asks: [
      'Would you let us give back [the rooms we seldom use] at the next review? Please tell me by {by}.',
      'As people who draw up leases we would like to settle ours early. Send me your terms for the next one by {by}, and we will answer within the week.',
      'Please tell me by {by} whether you would like us to take [the option in the lease], and what the shopfront needs before you would paint it.',
    ],
  },
  debtors: {
    audience: 'Vendors whose campaign costs are still open',
    to: '[vendor name]',
    subjects: ['Your campaign account, please by {by}', 'Campaign costs still open'],
    asks: [
      'The campaign for [address] has ended and part of its cost is still open. Please settle the attached account by {by}, or ring me if a line of it is not clear.',
      'Before the file for [address] goes to the archive I would like to close its account. Could you pay the balance by {by}? The printed matter is itemised.',
      'Until {by} we hold the advertising account for [address] open for questions; after that it is simply due, and I would be grateful to see it settled.',
    ],
  },
  'running costs': {
    audience: 'The provider of your office software and phones',
    to: '[provider contact]',
    subjects: ['Seats we pay for, to be checked by {by}', 'Our contract with you: what can go?'],
    asks: [
      'Please list by {by} which of our agents logged in during the last month. We will give back the seats that nobody used.',
      'Which two of the modules in our contract could an agency of our size do without? Answer by {by}, since the next term starts soon after.',
      'By {by} please tell us the notice period of each phone and each licence that runs in our name.',
    ],
  },
  insurer: {
    audience: 'The insurance broker',
    to: '[broker]',
    subjects: [
      'Indemnity and late settlements, before {by}',
      'Does our cover know about slipped settlements?',
    ],
    asks: [
      'When a buyer’s bank is late and a settlement slips, is any of our loss covered? A plain yes or no with the clause, please, by {by}.',
      'I would like to review the professional indemnity against the fees we earn now. Please send me by {by} what you need to quote.',
      'Before {by} I would like to hear which claim agencies of our size made most this year, and whether we are covered for it.',
    ],
  },
}
