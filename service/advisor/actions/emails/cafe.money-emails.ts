/** Emails of a café about money. */
import type { MoneyEmails } from './email.texts.ts'

export const cafeMoneyEmails: MoneyEmails = {
  supplier: {
    audience: 'Your main food and drink supplier',
    to: '[supplier contact]',
    subjects: ['Your prices, before {by}', 'Can we talk about the price list by {by}?'],
    asks: [
      'Before we change the menu, I’d like to hear by {by} what you can do on [product]. A fixed price for three months would help us more than a discount for one.',
      'Please send me your current price list by {by}, with your best price on the three lines we buy most. If the price depends on delivery days, tell me which suit you.',
      'What would you charge from {by} if we bought [product] only from you, in the same quantity every week?',
    ],
  },
  quote: {
    audience: 'A second roaster, dairy or grocer',
    to: '[supplier contact]',
    subjects: ['A café asking for a price, by {by}', 'Quote wanted for our weekly order, by {by}'],
    asks: [
      'We buy coffee, milk and fresh produce every week and would like a second quote for [product]. Please send it by {by} with your minimum order and delivery days, and a sample if you can.',
      'Could you quote by {by} for our usual order of [products], delivered before {busy} on a {best}? Taste counts as much as price.',
      'I’m asking three suppliers to quote for the same list by {by}. What is your price for [products], delivered twice a week?',
    ],
  },
  accountant: {
    audience: 'The accountant',
    to: '[accountant]',
    subjects: ['Margin in the {week}', 'The {week}: can you check these?'],
    asks: [
      'Could you check that stock was counted the same way in both periods? A call before {by} is enough, and the till report is ready for you.',
      'Please tell me by {by} whether anything was booked to the wrong week, starting with supplies. I’d like to know before I change the menu.',
      'Please compare the supplier invoices for the {week} with the till before {by}, largest first.',
    ],
  },
  bank: {
    audience: 'The bank manager',
    to: '[bank contact]',
    subjects: ['Our cash position, {week}', 'A short update after the {week}'],
    asks: [
      'I’d like to arrange a small overdraft while we don’t need it. What would you need to see from us by {by}?',
      'Could we talk before {by} about [the loan and what you would change]? I’ll bring the till figures.',
      'If a café like ours came to you with these figures, what would worry you first? Could we talk by {by}?',
    ],
  },
  landlord: {
    audience: 'The landlord',
    to: '[landlord or agent]',
    subjects: ['The café lease: can we meet before {by}?', 'Rent and outgoings, before {by}'],
    asks: [
      'We’d like to stay long term, and to know what the next term would cost. Could we meet at the café on a {slow} after {quiet}, before {by}?',
      'Please send me a breakdown of the outgoings on the last bill by {by}, so I can plan next year with real numbers.',
      'Could you let me know by {by} what you plan for the building next year, so we can discuss [the repair you’re waiting for] and the lease together?',
    ],
  },
  debtors: {
    audience: 'Catering customers with an unpaid invoice',
    to: '[customer name]',
    subjects: ['Your catering invoice, due by {by}', 'A reminder before {by}: invoice [number]'],
    asks: [
      'Thank you for having us cater. Invoice [number] from [date] is still unpaid; please pay it by {by}.',
      'It’s easy to forget after a good party: invoice [number] is still unpaid. If something wasn’t right with the food, please tell me; otherwise, please pay it by {by}.',
      'Our books close on {by}, and invoice [number] is the only one outstanding. Could you pay it this week, or tell me what’s holding it up?',
    ],
  },
  'running costs': {
    audience: 'Your energy and waste providers',
    to: '[provider contact]',
    subjects: ['Reviewing our plan by {by}', 'A better plan before {by}?'],
    asks: [
      'Please tell me by {by} which of your plans is cheapest for a kitchen that starts early. I’ll compare it with two others.',
      'Which charges on our last bill could we avoid, and how? A reply by {by} would let us act before the next one.',
      'Please show me before {by} which hours we use most power, and what those hours would cost on your other plans.',
    ],
  },
  insurer: {
    audience: 'The insurance broker',
    to: '[broker]',
    subjects: ['Cover for closed days, a question before {by}', 'Are we covered if the street floods?'],
    asks: [
      'If the street is closed and nobody can reach us, what does the policy pay, and from which day? Please answer in plain English by {by}.',
      'I’d like our business interruption cover to match what we take now. Please send me the form by {by} and tell me what you need from the till.',
      'Please go through our policy with me by phone before {by}: fridge, oven and lost trade, in that order.',
    ],
  },
}
