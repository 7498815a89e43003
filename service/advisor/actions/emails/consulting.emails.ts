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
      'Our calendar is light on {slow day} from {quiet}. I would like to use an hour of it to look at your next decision with you; no invoice comes of it.',
      'Which decision in your programme has been put off most often? If you answer by {by}, I will send a page on what others did with the same one.',
      'On {slow day} two of us are free from {quiet}; send us the paper for your next meeting by {by}, and that day you have our three hardest questions.',
    ],
  },
  lapsed: {
    audience: 'Clients of earlier years',
    to: '[former sponsor]',
    subjects: ['What lasted, and what did not?', 'A year on: may I ask?'],
    asks: [
      'I would like to hear what became of the work we did together. Could we have a coffee before {by}? I will listen, and write down what we should have done otherwise.',
      'Programmes change hands, and so do their sponsors. If yours has, would you introduce me to whoever is responsible now, before {by}?',
      'Before {by} I am ringing ten former clients with one question, what they would not do again; may I begin with you?',
    ],
  },
  reviews: {
    audience: 'Sponsors whose engagement ended well',
    to: '[sponsor name]',
    subjects: ['May we name you as a reference?', 'A sentence we could quote'],
    asks: [
      'Would you allow us to name you as a reference for one proposal? Nobody will ring you without my asking first. A yes or no by {by} is all I need.',
      'If the work was useful, would you put the reason into one sentence that we may quote? By {by}, and in your own words rather than ours.',
      'If a colleague asked you before {by} what it is like to work with us, what would you say, and may we write that down?',
    ],
  },
  marketing: {
    audience: 'Whoever prepares proposals and events',
    to: '[proposals lead]',
    subjects: ['Proposals won and lost, by {by}', 'Fewer proposals, better ones'],
    asks: [
      'Please list by {by} the proposals of this quarter with the hours that went in and what became of them. I think we bid for too many.',
      'For the next event I want ten invited sponsors rather than a full room. Propose the list by {by}, with why each of them would come.',
      'By {by} please choose three past proposals, one won and two lost, and mark the page at which each was decided.',
    ],
  },
  referral: {
    audience: 'A law or engineering firm you have worked beside',
    to: '[partner at the firm]',
    subjects: ['Clients who need both of us', 'Introductions, in both directions'],
    asks: [
      'You are in the room when contracts are signed, we are when they slip. Shall we compare notes over lunch before {by} and see who needs whom?',
      'We are looking to meet sponsors outside [the sectors you serve]. If you know one, I would be grateful for a line before {by}, and would do the same for you.',
      'One introduction before {by}, from each of us to the other, would be worth more than a year of newsletters; whom shall I call for you?',
    ],
  },
  system: {
    audience: 'The provider of your time sheets',
    to: '[support contact]',
    subjects: ['Time sheets on the day, not on Friday', 'Unbilled days at a glance'],
    asks: [
      'Days that are entered late are billed late. Can the system remind each consultant by {busy} of the following day, and can we have that by {by}?',
      'I would like one view of days worked, approved and billed, by engagement. Please tell me by {by} whether your standard reports hold it.',
      'When time sheets are still open on {slow}, what do your other clients do about it? I would like to hear before {by}.',
    ],
  },
  roster: {
    audience: 'All consultants',
    to: 'colleagues',
    subjects: ['Assignments for the coming week', 'Who is with whom: the week ahead'],
    asks: [
      'Client workshops belong on {best}, internal meetings on {slow}. If yours stand the other way round, please move them, and tell me by {by} what cannot be moved.',
      'Whoever has an unassigned day next week: tell me by {by}. There is a proposal that needs two careful readers, and a client who would welcome a visit.',
      'By {by} please enter where you will be on {best}, and keep one hour of {slow} for the person whose work you will take over one day.',
    ],
  },
  partner: {
    audience: 'Your fellow partner',
    to: '[partner]',
    subjects: ['Our focus, in the light of the {week}', 'Which sectors next: before {by}'],
    asks: [
      'I propose that each of us names two sponsors to meet this month and reports on both. Let us settle who takes whom before {by}.',
      'No one client should carry the practice. Before {by} I would like us to decide which work we would turn down to keep to that.',
      'Write down before {by} which client you would be sorry to hear from a competitor, as I will; then we plan the two visits.',
    ],
  },
  deputy: {
    audience: 'The head of operations',
    to: '[head of operations]',
    subjects: ['What to watch in the practice', 'Utilisation before {by}'],
    asks: [
      'Please tell me by {by} who has fewer than four billed days planned next week, and what would have to happen for that to change.',
      'Could you close the time sheets of {slow} on the same evening, and let me know by {by} who needs help with it?',
      'Before {by} I would like to see next month by person on one page, with the days that rest on a signature we do not have.',
    ],
  },
  advisory: {
    audience: 'Whoever would carry out the open advice',
    to: '[engagement lead]',
    subjects: ['A step for the practice, to be decided by {by}', 'Please test this advice'],
    asks: [
      'Treat it like a client’s plan: what is assumed, who owns it, what would show first that it fails? A page by {by}, please.',
      'Which engagement would pay for it in attention? If the answer is none, we start on {by}; if it is one, I want to hear which.',
      'Tell me before {by} what you would need to see in the first fortnight to know that it works.',
    ],
  },
  hire: {
    audience: 'Associates and people you have interviewed',
    to: '[first name]',
    subjects: ['Available on {best}s?', 'A stage that starts soon'],
    asks: [
      '[Client] needs [days a week] on site, {best} among them. If you are free for a few months, let me know by {by} at what rate.',
      'We spoke some time ago and I kept your notes. There may be a part in a review for you; could you send me your availability by {by}?',
      'We are putting a team together after {by} and I would like you on it, with {best} on site and the rest as suits you; are you free?',
    ],
  },
  mentor: {
    audience: 'Your chair or adviser',
    to: '[chair]',
    subjects: ['The practice over four weeks, up to the {week}', 'One question for our next talk'],
    asks: [
      'What worries me is less the month than how few clients stand behind it. Before {by} I would like your view on how fast we should widen that.',
      'Would you spend the next quarter selling, or building something that sells itself? Your honest answer before {by} would be worth a workshop.',
      'If you sat on our board, what would you have asked about the {week}? I would like to think about it before {by}.',
    ],
  },
  training: {
    audience: 'The trainer for facilitation',
    to: '[trainer]',
    subjects: ['A half day on difficult meetings', 'Practice for our juniors'],
    asks: [
      'Could you work with six of us for half a day on meetings where nobody wants to decide? {slow} suits us. Please send an outline by {by}.',
      'Our juniors write well and speak too softly. Propose a format and a price by {by}, with something they can practise between the days.',
      'By {by} I am choosing between two formats, one long day or three short ones on a {slow}; which of them works, and why?',
    ],
  },
}
