/** Emails of a business of any trade. */
import type { Emails } from './email.texts.ts'
import { generalMoneyEmails } from './general.money-emails.ts'

export const generalEmails: Emails = {
  ...generalMoneyEmails,
  customers: {
    audience: 'Customers on your mailing list',
    to: '[first name]',
    subjects: ['We have time for you on {slow day}', 'A quieter time to see us'],
    asks: [
      '{slow day} is a quiet day for us, so we’ll have time for you. Reply by {by} and tell us what you need.',
      'If you’ve been putting something off, {slow day} is a good day to bring it to us. Reply by {by} and we’ll set time aside.',
    ],
  },
  lapsed: {
    audience: 'Customers you have not seen for a while',
    to: '[first name]',
    subjects: ['We haven’t seen you for a while', 'A question for you'],
    asks: [
      'You used to buy from us, and we haven’t heard from you lately. If something went wrong, please tell me by {by}; I’d like to put it right.',
      'Since you were last here, [what is new]. Come and see before {by}, and ask for me.',
    ],
  },
  reviews: {
    audience: 'Customers who told you they liked it',
    to: '[first name]',
    subjects: ['Would you put that in a review?', 'Two lines that would help us'],
    asks: [
      'You said something kind about us. Would you put it in a line or two at [review page] before {by}?',
      'If you’d recommend us to a friend, would you say so at [review page] by {by}? What you came for and how it went is enough.',
    ],
  },
  marketing: {
    audience: 'The person who runs your advertising',
    to: '[agency or helper]',
    subjects: ['Next month’s plan, by {by}', 'What worked last month?'],
    asks: [
      'Please let me know by {by} what brought people to us last month and what didn’t. We’ll do more of the first and drop the rest.',
      'What would you do with half of our budget? Please send me your answer by {by}, on one page.',
    ],
  },
  referral: {
    audience: 'A business whose customers need you too',
    to: '[owner]',
    subjects: ['Shall we send each other customers?', 'An idea for us both, by {by}'],
    asks: [
      'Your customers need what we sell, and ours need you. Shall we recommend each other for a month, starting on {by}?',
      'Would you tell three customers about us before {by}, and let us do the same for you? Then we can compare results.',
    ],
  },
  system: {
    audience: 'The provider of your sales system',
    to: '[support]',
    subjects: ['A report from our system, by {by}', 'Which report shows this?'],
    asks: [
      'I’d like to see sales by hour and by kind of item. Can your system report that, and could you set it up by {by}?',
      'How do I export our sales with date, time and amount? Please send me the steps by {by}.',
    ],
  },
  roster: {
    audience: 'Everyone who works with you',
    to: 'all',
    subjects: ['The coming week', 'Who works when next week'],
    asks: [
      'We need most of us on {best} and fewer on {slow}. Tell me by {by} which day you’d swap.',
      'Please look at the draft for next week before {by}, and mark one day you’d give up and one you’d like.',
    ],
  },
  partner: {
    audience: 'Your business partner',
    to: '[partner]',
    subjects: ['Our focus after the {week}', 'Half an hour before {by}?'],
    asks: [
      'Let’s sit down before {by} and decide on one thing to try and one thing to stop.',
      'Before {by}, let’s each write down what our customers would miss most if we closed for a month. Then we’ll compare.',
    ],
  },
  deputy: {
    audience: 'The person who runs things when you are away',
    to: '[deputy]',
    subjects: ['What to watch in the coming week', 'Two things before {by}'],
    asks: [
      'Please watch {slow} after {quiet}, and tell me by {by} what people did with the time.',
      'Please count until {by} how many people ask for something we don’t have, and write down what it was.',
    ],
  },
  advisory: {
    audience: 'The person who would carry out the open advice',
    to: '[person in charge]',
    subjects: ['A decision by {by}', 'Shall we do this?'],
    asks: [
      'Please tell me by {by} what it would take, and whether we can do it with the people we have.',
      'Please write down who would do it, on which day, and what we’d stop doing to make room. I’ll decide on {by}.',
    ],
  },
  hire: {
    audience: 'People who asked you for work',
    to: '[first name]',
    subjects: ['Would {best} suit you?', 'We need help on {best}'],
    asks: [
      'Would you like regular hours on {best} around {busy}? Let me know by {by} and come in for a trial.',
      'We need another pair of hands on {best}. If that’s you or a friend, get in touch by {by}.',
    ],
  },
  mentor: {
    audience: 'Your mentor or adviser',
    to: '[mentor]',
    subjects: ['Four weeks, to the {week}', 'What would you do?'],
    asks: [
      'What would you look at first, and what would you leave alone? Half an hour before {by} would help me a lot.',
      'If this were your business, what would you stop doing? I’d like your answer before {by}.',
    ],
  },
  training: {
    audience: 'A trainer for your team',
    to: '[trainer]',
    subjects: ['Half a day with our team', 'A short course on a {slow}'],
    asks: [
      'Could you work with us for half a day on [subject]? A {slow} suits us. Please send an outline and a price by {by}.',
      'What could we practise by ourselves in twenty minutes a week? Please send me two suggestions by {by}.',
    ],
  },
}
