/** Emails of a consultancy. */
import { consultingMoneyEmails } from './consulting.money-emails.ts'
import type { Emails } from './email.texts.ts'

export const consultingEmails: Emails = {
  ...consultingMoneyEmails,
  customers: {
    audience: 'Current clients',
    to: '[sponsor name]',
    subjects: ['Before your next steering committee', 'One question about your programme'],
    asks: [
      'Our calendar is light on {slow day} from {quiet}. I’d like to spend an hour of it on your next decision with you, free of charge.',
      'Which decision in your programme keeps being put off? If you reply by {by}, I’ll send you a page on how others handled it.',
      'Two of us are free on {slow day} from {quiet}. Send us the paper for your next meeting by {by}, and we’ll bring you our three hardest questions that day.',
    ],
  },
  lapsed: {
    audience: 'Past clients',
    to: '[former sponsor]',
    subjects: ['What lasted, and what didn’t?', 'A year on: may I ask?'],
    asks: [
      'I’d like to hear what became of the work we did together. Could we have a coffee before {by}? I’ll listen, and note what we should have done differently.',
      'Programmes change hands, and so do sponsors. If yours has, would you introduce me to the new sponsor before {by}?',
      'Before {by} I’m ringing ten past clients with one question: what would you not do again? May I start with you?',
    ],
  },
  reviews: {
    audience: 'Sponsors whose engagement ended well',
    to: '[sponsor name]',
    subjects: ['Could we name you as a reference?', 'A sentence we could quote'],
    asks: [
      'Could we name you as a reference for one proposal? Nobody will ring you without my asking first. A yes or no by {by} is all I need.',
      'If the work was useful, could you send us one sentence we can quote by {by}? Your own words are best.',
      'If a colleague asked what it’s like to work with us, what would you say? Could you send me a line we may quote by {by}?',
    ],
  },
  marketing: {
    audience: 'Your proposals and events lead',
    to: '[proposals lead]',
    subjects: ['Proposals won and lost, by {by}', 'Fewer proposals, better ones'],
    asks: [
      'Please list this quarter’s proposals by {by}, with the hours that went in and the result. I think we bid for too many.',
      'For the next event, I’d rather have ten invited sponsors than a full room. Please send me a list by {by}, with the reason each would come.',
      'Please pick three past proposals by {by}, one won and two lost, and mark the page that decided each.',
    ],
  },
  referral: {
    audience: 'A law or engineering firm you work alongside',
    to: '[partner at the firm]',
    subjects: ['Clients who need both of us', 'Introductions, in both directions'],
    asks: [
      'You’re in the room when contracts are signed; we’re there when they slip. Shall we compare notes over lunch before {by}?',
      'We’d like to meet sponsors outside [the sectors you serve]. If you know one, I’d be grateful for an introduction before {by}, and would do the same for you.',
      'One introduction each before {by} would be worth more than a year of newsletters. Who would you like to meet?',
    ],
  },
  system: {
    audience: 'Your time sheet provider',
    to: '[support contact]',
    subjects: ['Time sheets on the day, not on Friday', 'Unbilled days at a glance'],
    asks: [
      'Days entered late are billed late. Can the system remind each consultant by {busy} the next day, and could you set that up by {by}?',
      'I’d like one report of days worked, approved and billed, by engagement. Please tell me by {by} whether your standard reports include it.',
      'When time sheets are still open on {slow}, what do your other customers do about it? Please let me know before {by}.',
    ],
  },
  roster: {
    audience: 'All consultants',
    to: 'colleagues',
    subjects: ['Assignments for the coming week', 'Who is with which client next week'],
    asks: [
      'Please keep {best} for client workshops and {slow} for internal meetings. If yours are the other way round, move them, and tell me by {by} what can’t be moved.',
      'If you have an unassigned day next week, tell me by {by}. One proposal needs two careful readers, and a client would welcome a visit.',
      'Please enter by {by} where you’ll be on {best}, and keep an hour on {slow} for the person whose work you cover.',
    ],
  },
  partner: {
    audience: 'Your fellow partner',
    to: '[partner]',
    subjects: ['Our focus after the {week}', 'Which sectors next: before {by}'],
    asks: [
      'I suggest we each name two sponsors to meet this month and report back on both. Let’s agree before {by} who takes whom.',
      'No single client should carry the practice. Before {by}, let’s decide which work we’d turn down to keep it that way.',
      'Before {by}, let’s each name the client we’d least like to lose to a competitor. Then we’ll plan the two visits.',
    ],
  },
  deputy: {
    audience: 'The head of operations',
    to: '[head of operations]',
    subjects: ['What to watch in the practice', 'Utilisation before {by}'],
    asks: [
      'Please tell me by {by} who has fewer than four billable days planned next week, and what it would take to change that.',
      'Could you close {slow}’s time sheets the same evening, and tell me by {by} who needs help with theirs?',
      'Before {by}, I’d like to see next month on one page, person by person, with the days that depend on a contract we haven’t signed.',
    ],
  },
  advisory: {
    audience: 'The person who would carry out the open advice',
    to: '[engagement lead]',
    subjects: ['A step for the practice, to decide by {by}', 'Please test this advice'],
    asks: [
      'Treat it like a client’s plan: what does it assume, who owns it, and what would first show it failing? A page by {by}, please.',
      'Which engagement would lose attention because of it? If the answer is none, we start on {by}; otherwise, tell me which.',
      'Tell me before {by} what you’d need to see in the first fortnight to know it works.',
    ],
  },
  hire: {
    audience: 'Associates and people you have interviewed',
    to: '[first name]',
    subjects: ['Are you free on {best}s?', 'A project stage that starts soon'],
    asks: [
      '[Client] needs someone on site [days a week], including {best}. If you’re free for a few months, please send me your rate by {by}.',
      'We spoke a while ago, and I may have a role for you on a review. Could you send me your availability by {by}?',
      'We’re putting a team together after {by}, and I’d like you on it: {best} on site, the rest as it suits you. Are you free?',
    ],
  },
  mentor: {
    audience: 'Your chair or adviser',
    to: '[chair]',
    subjects: ['Four weeks at the practice, to the {week}', 'One question for our next talk'],
    asks: [
      'I worry less about the month than about how few clients we depend on. Before {by}, I’d like your view on how fast to change that.',
      'Would you spend the next quarter selling, or building something that sells itself? I’d value your honest answer before {by}.',
      'If you sat on our board, what would you ask about the {week}? I’d like to think it over before {by}.',
    ],
  },
  training: {
    audience: 'The trainer for facilitation',
    to: '[trainer]',
    subjects: ['A half day on difficult meetings', 'Practice for our juniors'],
    asks: [
      'Could you work with six of us for half a day on meetings where nobody wants to decide? A {slow} suits us. Please send an outline by {by}.',
      'Our juniors write well and speak too softly. Please suggest a format and a price by {by}, with something to practise between sessions.',
      'I’m choosing by {by} between one long day and three short sessions on a {slow}. Which works better, and why?',
    ],
  },
}
