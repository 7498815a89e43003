/** Emails of a consultancy about money. */
import type { MoneyEmails } from './email.texts.ts'

export const consultingMoneyEmails: MoneyEmails = {
  supplier: {
    audience: 'The contractors with the largest accounts',
    to: '[contractor]',
    subjects: ['Your day rate from the next renewal', 'Terms for the next engagement, by {by}'],
    asks: [
      'Before I put you forward for the next stage I need a rate that holds to its end. Please send it by {by}, with the notice you would want.',
      'I would rather give you longer engagements than higher rates. Tell me by {by} which you would prefer, and what a longer one is worth to you.',
      'From {by} on we write rates into the contract of each stage rather than of each year; which rate would you put there?',
    ],
  },
  quote: {
    audience: 'A contractor network you have not used yet',
    to: '[network contact]',
    subjects: ['Delivery specialists: rates and availability', 'A second source for specialists, by {by}'],
    asks: [
      'We sometimes need a scheduler or a cost engineer for a few weeks. Please send rates and two profiles by {by}; we check references ourselves.',
      'Which specialists could you place with a fortnight’s notice, and at what rate? An answer by {by} reaches us before the next proposals go out.',
      'If a client rang on {by} and needed a cost engineer within the week, whom would you send, and at what rate?',
    ],
  },
  accountant: {
    audience: 'The finance manager or accountant',
    to: '[finance manager]',
    subjects: ['Work in progress, {week}', 'Margin by engagement after the {week}'],
    asks: [
      'Please let me have, by {by}, the work that was done and not billed yet, by engagement. I suspect that part of the picture sits there.',
      'Could you separate our own people from contractors on each engagement by {by}? We set the next rates from it.',
      'For each engagement of the {week} I would like three numbers before {by}: days worked, days billed, days that nobody will pay for.',
    ],
  },
  bank: {
    audience: 'The business banker',
    to: '[business banker]',
    subjects: ['Practice cash position, {week}', 'A line for the weeks between milestones'],
    asks: [
      'Milestones are invoiced in one piece, and salaries are not. By {by} I would like to know the terms of a line that covers the weeks between.',
      'Could we go through the order book before {by}, so that any facility is in place when we do not need it?',
      'By {by} I can show you the signed stages of the coming half year; what would you lend against them, and what not?',
    ],
  },
  landlord: {
    audience: 'The property manager of your floor',
    to: '[property manager]',
    subjects: ['Desks we do not use, and the right to sublet', 'Our floor, before {by}'],
    asks: [
      'May we sublet part of the floor under the present lease, and what would you need from us by {by}?',
      'Please confirm by {by} the notice date and the terms of the next option. We plan the year’s floor space around it.',
      'Before {by} I would like to walk the floor with you and agree which rooms we keep, and from which month.',
    ],
  },
  debtors: {
    audience: 'Clients with an invoice past its date',
    to: '[client contact]',
    subjects: ['Invoice [number], due before {by}', 'The open invoice for [engagement]'],
    asks: [
      'Invoice [number] for the completed stage is past its date. If a purchase order or a signature is missing, tell me whose, and I will ring them; otherwise I count on payment by {by}.',
      'The stage is accepted and the team has moved on, so I would like to close the account as well. Could you let me know by {by} when invoice [number] will be paid?',
      'Could you look in your system before {by} where invoice [number] has stopped? A name is enough, I will ring them myself.',
    ],
  },
  'running costs': {
    audience: 'The provider of your software and data services',
    to: '[provider contact]',
    subjects: ['Licences in use, to be counted by {by}', 'What we would not miss'],
    asks: [
      'Please send the list of named users by {by}. Consultants who sit in a client’s system all year do not need a seat in ours as well.',
      'Which of our subscriptions renew this quarter without anyone being asked? I want to be asked; please list them by {by}.',
      'Until {by} every subscription here has to find somebody who wants it; please tell us who uses yours.',
    ],
  },
  insurer: {
    audience: 'The insurance broker',
    to: '[broker]',
    subjects: ['Professional indemnity: limits and clients', 'Contract terms our cover should know'],
    asks: [
      '[Client] asks for a limit of [amount]. Please quote it by {by}, and say which clause makes the difference.',
      'Does our cover follow an adviser who signs off a milestone? I need the answer in writing by {by}, before the next assurance engagement.',
      'Before {by} please read the liability clause of the attached contract as if you had to pay for it, and tell me what you would strike out.',
    ],
  },
}
