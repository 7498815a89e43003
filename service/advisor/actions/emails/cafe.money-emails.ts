/** Emails of a café about money. */
import type { MoneyEmails } from './email.texts.ts'

export const cafeMoneyEmails: MoneyEmails = {
  supplier: {
    audience: 'Your main food and drink supplier',
    to: '[supplier contact]',
    subjects: ['Our prices from you, before {by}', 'Can we talk about the price list by {by}?'],
    asks: [
      'Before we change anything on the menu I would like to hear what you can do on [product], by {by}. A fixed price for three months would help us more than a discount for one.',
      'Please send me your current list with the three lines we buy most marked, and your best price on each by {by}. If it depends on how often you deliver, tell me which days suit you.',
      'What would you charge from {by} on if we took [product] from you alone, and every week the same?',
    ],
  },
  quote: {
    audience: 'A second roaster, dairy or grocer',
    to: '[supplier contact]',
    subjects: ['A café asking for a price, by {by}', 'Quote wanted for our weekly order, by {by}'],
    asks: [
      'We buy coffee, milk and fresh produce every week and would like a second price on [product]. Send it by {by} with your minimum order and delivery days, and a sample if you can.',
      'Could you price our usual basket of [products] as it would arrive before {busy} on a {best}? We decide after {by}, and taste counts as much as the price.',
      'Before {by} I am asking three houses for the same list, yours among them; what is your price for [products], delivered twice a week?',
    ],
  },
  accountant: {
    audience: 'The accountant',
    to: '[accountant]',
    subjects: ['Margin in the {week}', 'The {week}: can you check these?'],
    asks: [
      'Could you look at whether stock was counted the same way in both runs of weeks? A call before {by} is enough, and the till report is ready for you.',
      'Please tell me by {by} whether anything in there was booked in the wrong week, supplies first. I would rather know before I touch the menu.',
      'Please set the supplier invoices of the {week} beside the till for me before {by}, largest first.',
    ],
  },
  bank: {
    audience: 'The bank manager',
    to: '[bank contact]',
    subjects: ['Our cash, as of the {week}', 'A short update after the {week}'],
    asks: [
      'I would like to agree on a small overdraft while we do not need it. What would you want to see from a café by {by}?',
      'Could we talk before {by} about [the loan and what you would change about it]? I will bring the till figures.',
      'If a café like ours came to you on {by} with these figures, what would you worry about first?',
    ],
  },
  landlord: {
    audience: 'The landlord',
    to: '[landlord or agent]',
    subjects: ['The café lease: a talk before {by}', 'Rent and outgoings, before {by}'],
    asks: [
      'We would like to stay for a long time, and to know what the next term costs. Could we meet at the café on a {slow} after {quiet}, before {by}?',
      'Please send me the breakdown of outgoings behind the last bill by {by}. I would like to plan the coming year with the real numbers.',
      'Could you let me know by {by} what you plan for the building in the coming year, so that [the repair or the work you wait for] and the lease can be talked about together?',
    ],
  },
  debtors: {
    audience: 'Catering customers with an open invoice',
    to: '[customer name]',
    subjects: ['Your open catering invoice, please by {by}', 'A reminder before {by}: invoice [number]'],
    asks: [
      'Thank you for having us cater. Invoice [number] of [date] is still open, and I would be glad to see it paid by {by}.',
      'It is easily forgotten after a good party: invoice [number] has not come in yet. If something was not right with the food, tell me, otherwise please settle it by {by}.',
      'Our books close on {by} and invoice [number] is the one still missing; could you pay it this week, or tell me what holds it up?',
    ],
  },
  'running costs': {
    audience: 'The energy and waste providers',
    to: '[provider contact]',
    subjects: ['Our plan with you, to be reviewed by {by}', 'A better plan before {by}?'],
    asks: [
      'Please tell me by {by} which of your plans is the cheapest for a kitchen that runs from early morning. I will compare two others.',
      'Which of the charges on our last bill could we avoid, and how? An answer by {by} lets us act before the next one.',
      'Before {by} please show me the hours in which we use most power, and what the same hours would cost on your other plans.',
    ],
  },
  insurer: {
    audience: 'The insurance broker',
    to: '[broker]',
    subjects: [
      'Cover for closed days, a question before {by}',
      'Is a flooded street covered? Please by {by}',
    ],
    asks: [
      'If the street is shut and nobody can reach the door, what do we get and from which day? Please answer in plain words by {by}.',
      'I would like the cover for lost trade to fit what we take now. Send me the form by {by}, and tell me what you need from the till.',
      'Please go through our policy with me by telephone before {by}: fridge, oven, lost trade, in this order.',
    ],
  },
}
