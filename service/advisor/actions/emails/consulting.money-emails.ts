/** Emails of a consultancy about money. */
import type { MoneyEmails } from './email.texts.ts'

export const consultingMoneyEmails: MoneyEmails = {
  supplier: {
    audience: 'The contractors with the largest accounts',
    to: '[contractor]',
    subjects: ['Your day rate from the next renewal', 'Terms for the next engagement, by {by}'],
    asks: [
      'Before I put you forward for the next stage, I need a rate that is fixed until it ends. Please send it by {by}, with your notice period.',
      'I’d rather give you longer engagements than higher rates. Please tell me by {by} which you’d prefer, and what a longer one is worth to you.',
      'From {by} we’re setting rates by stage, not by year. What rate would you propose for the next one?',
    ],
  },
  quote: {
    audience: 'A contractor network you have not used yet',
    to: '[network contact]',
    subjects: ['Delivery specialists: rates and availability', 'A second source for specialists, by {by}'],
    asks: [
      'We sometimes need a scheduler or a cost engineer for a few weeks. Please send rates and two profiles by {by}; we’ll check references ourselves.',
      'Which specialists could you place at a fortnight’s notice, and at what rate? A reply by {by} would reach us before the next proposals go out.',
      'If a client rang on {by} and needed a cost engineer within the week, who would you send, and at what rate?',
    ],
  },
  accountant: {
    audience: 'The finance manager or accountant',
    to: '[finance manager]',
    subjects: ['Work in progress, {week}', 'Margin by engagement after the {week}'],
    asks: [
      'Please send me the unbilled work by engagement by {by}. I suspect it explains part of this.',
      'Could you split our own people from contractors on each engagement by {by}? We’ll use it to set the next rates.',
      'For each engagement in the {week}, I’d like three numbers before {by}: days worked, days billed, and days nobody will pay for.',
    ],
  },
  bank: {
    audience: 'The business banker',
    to: '[business banker]',
    subjects: ['Practice cash position, {week}', 'A credit line for the weeks between milestones'],
    asks: [
      'We invoice milestones in one piece, and salaries can’t wait for them. Please send me terms by {by} for a credit line to cover the gap.',
      'Could we go through the order book before {by}, so a facility is in place before we need it?',
      'By {by} I can show you the signed work for the next six months. How much would you lend against it?',
    ],
  },
  landlord: {
    audience: 'The property manager of your floor',
    to: '[property manager]',
    subjects: ['Spare desks, and our right to sublet', 'Our floor, before {by}'],
    asks: [
      'Can we sublet part of the floor under the current lease, and what would you need from us by {by}?',
      'Please confirm the notice date and the terms of the next option by {by}. We’re planning next year’s floor space around them.',
      'Could we walk the floor together before {by} and agree which rooms we keep, and from which month?',
    ],
  },
  debtors: {
    audience: 'Clients with an overdue invoice',
    to: '[client contact]',
    subjects: ['Invoice [number], due before {by}', 'The unpaid invoice for [engagement]'],
    asks: [
      'Invoice [number] for the completed stage is overdue. If a purchase order or a signature is missing, tell me whose and I’ll ring them; otherwise, please pay it by {by}.',
      'You’ve accepted the stage and the team has moved on, so I’d like to close the account. Could you let me know by {by} when invoice [number] will be paid?',
      'Could you check before {by} where invoice [number] is in your system? A name is enough; I’ll ring them myself.',
    ],
  },
  'running costs': {
    audience: 'Your software and data providers',
    to: '[provider contact]',
    subjects: ['Licences in use, by {by}', 'Subscriptions we could cancel'],
    asks: [
      'Please send a list of named users by {by}. Consultants who work in a client’s system all year don’t need a seat in ours too.',
      'Which of our subscriptions renew automatically this quarter? Please list them by {by}, so I can decide on each.',
      'We’re cancelling subscriptions nobody uses. Please tell us by {by} who uses yours.',
    ],
  },
  insurer: {
    audience: 'The insurance broker',
    to: '[broker]',
    subjects: ['Professional indemnity: limits and clients', 'Contract terms and our cover'],
    asks: [
      '[Client] wants a limit of [amount]. Please quote for it by {by}, and tell me which clause makes the difference.',
      'Does our cover include an adviser who signs off a milestone? I need the answer in writing by {by}, before the next assurance engagement.',
      'Please read the liability clause in the attached contract before {by} as if you had to pay the claim, and tell me what you’d strike out.',
    ],
  },
}
