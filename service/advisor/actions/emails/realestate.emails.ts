/** Emails of a property agency. */

import type { Emails } from './email.texts.ts'
import { realestateMoneyEmails } from './realestate.money-emails.ts'

export const realestateEmails: Emails = {
  ...realestateMoneyEmails,
  customers: {
    audience: 'Owners on your list who haven’t decided yet',
    to: '[owner name]',
    subjects: ['Your street, and an hour of our time', 'If you are thinking of selling'],
    asks: [
      '[A home near theirs] has just sold, and you may be wondering about yours. I can walk through it with you before {by} and tell you what I’d do first. No decision needed.',
      'We have a free hour on {slow day} from {quiet}. Ask me what you’d ask a friend who happens to sell houses. There’s no form to fill in.',
      'Tell me your street before {by} and I’ll send you what sold there this year and what I make of it. Nothing else.',
    ],
  },
  lapsed: {
    audience: 'Landlords who left, or have gone quiet',
    to: '[landlord name]',
    subjects: ['What we could have done better', 'Your rental, and an honest question'],
    asks: [
      'You took your management elsewhere, and I never asked why. Would you tell me in two lines before {by}? I won’t try to win you back in the same email.',
      'It’s a while since we spoke about [address]. If your current manager suits you, good. If not, I’d be glad to come by before {by} and listen.',
      'Shall I come by before {by} and explain what [the rule that changed] means for [address], whoever manages it?',
    ],
  },
  reviews: {
    audience: 'Sellers and buyers who have just settled',
    to: '[client name]',
    subjects: ['Now that the keys have changed hands', 'How was it, in your own words?'],
    asks: [
      'You know what a campaign with us is like. Would you tell others at [review page] by {by}, the good and the bad?',
      'People choosing an agent read what sellers say and skip what agents say. A few lines about [agent] at [review page] by {by} would mean a lot.',
      'The next family in your position will read [review page]. What should they know about selling with us? A few lines by {by} would help them.',
    ],
  },
  marketing: {
    audience: 'The campaign agency or your marketing lead',
    to: '[marketing lead]',
    subjects: ['Campaign spending, by {by}', 'Which campaigns brought inspections?'],
    asks: [
      'For each live listing, please note by {by} what we spent and how many groups inspected. Anything that brought nobody stops at the end of the month.',
      'I’d like to test one home without print and one without the premium tier. Suggest which by {by}, and ask the vendors first.',
      'Please tell me by {by} what the first week of each campaign achieved, and which we should stop there.',
    ],
  },
  referral: {
    audience: 'Mortgage brokers and solicitors you work with',
    to: '[broker or solicitor]',
    subjects: ['Our shared clients', 'A weekly call about settlements'],
    asks: [
      'Buyers waiting on their banks ring us both. Could we have a call each {slow} about our shared files, starting by {by}?',
      'When your clients ask who sells well in [area], I’d like you to think of us; when ours ask who picks up the phone, we’ll name you. Shall we talk before {by}?',
      'Shall we keep one list of the files that settle after {by}, and ring each other before the client has to?',
    ],
  },
  system: {
    audience: 'Your property management system provider',
    to: '[support contact]',
    subjects: ['A report on leases that end soon', 'Arrears at a glance, please by {by}'],
    asks: [
      'We need a list every {slow} morning of leases that end within three months, by property manager. Can the system send that from {by}?',
      'Please show one of our property managers by {by} how to sort arrears by days overdue.',
      'Please show me before {by} how a landlord can see the last inspection without ringing us, and what else they’d be able to see.',
    ],
  },
  roster: {
    audience: 'Agents, property managers and the front office',
    to: 'team',
    subjects: ['Inspections and desk duty next week', 'Who is where next week'],
    asks: [
      'On {best} I want two agents at the large inspections from {busy}; on {slow} one person on the desk is enough. Tell me by {by} where that doesn’t work.',
      'Please keep {best} free of appraisals: the open homes need you. Routine inspections can go on {slow}. Swap among yourselves and send me the result by {by}.',
      '{best}’s inspections are set. Please tell me by {by} who goes where, who has the keys, and who answers the phone at {busy}.',
    ],
  },
  partner: {
    audience: 'Your fellow director',
    to: '[director]',
    subjects: ['Our focus after the {week}', 'Sales or rent roll: can we talk before {by}?'],
    asks: [
      'Let’s agree before {by} what comes first, the rent roll or new listings. Trying to do both at once is how we lose landlords.',
      'Bring your list of the ten owners who matter most and I’ll bring mine, and we’ll share out the visits. Half an hour before {by} will do.',
      'Before {by}, let’s each pick one landlord we’d hate to lose, and say what we did for them this month.',
    ],
  },
  deputy: {
    audience: 'The office manager',
    to: '[office manager]',
    subjects: ['What to watch in the office', 'Settlements and calls before {by}'],
    asks: [
      'Please ring the solicitors for every settlement due next week and note by {by} which banks haven’t confirmed. I want to hear about a delay before the seller does.',
      'On {best} around {busy} the phone rings while every agent is out. Could you put a second person on, and tell me by {by} who it is?',
      'Please send me a list by {by} of leases without an inspection date, and tell me who will book them on {slow}.',
    ],
  },
  advisory: {
    audience: 'The person who would carry out the open advice',
    to: '[agent or property manager]',
    subjects: ['A step for the agency, to decide by {by}', 'Your view on this, please'],
    asks: [
      'You’d be the one to carry this out. Please tell me by {by} which vendors or landlords it affects, and what you’d need.',
      'Before I say yes, I’d like to know what could go wrong with it in a week full of inspections. A few lines by {by} are enough.',
      'Talk it over with a colleague, and tell me by {by} the one question we have to answer first.',
    ],
  },
  hire: {
    audience: 'Licensed agents and assistants you know',
    to: '[first name]',
    subjects: ['Could you help with open homes on {best}?', 'An assistant for the inspections'],
    asks: [
      'We need someone licensed for the open homes on {best} from {busy}. It’s one day a week and could grow. Ring me by {by}.',
      'If you’re registered and like meeting people, come and spend a {best} with us. Let me know by {by}.',
      'Come and open one home with us on a {best}. If you like it, we can talk about every {best} after that. Let me know by {by}.',
    ],
  },
  mentor: {
    audience: 'Your mentor or a principal you trust',
    to: '[mentor]',
    subjects: ['Four weeks at the agency, to the {week}', 'Would you hold or push?'],
    asks: [
      'You’ve seen more springs than I have. Does this look like a turning market, or one office having a slow month? A call before {by} would help.',
      'Should I keep up campaign spending through Christmas or cut it now? I’d value your gut feel by {by}, even if it goes against the figures.',
      'Could I read you three figures over the phone before {by}, and hear which of them you believe?',
    ],
  },
  training: {
    audience: 'The trainer for tenancy law',
    to: '[trainer]',
    subjects: ['A morning on tenancy rules', 'Two hours with our property managers'],
    asks: [
      'Our property managers need to hear about this year’s changes from someone who can answer questions. Could you come on a {slow} morning? Please send dates and a price by {by}.',
      'We’d like two hours on condition reports and disputes, using our own cases. A {slow} suits us; please send a price by {by}.',
      'What would you teach our newest property manager in a single morning? Please send an outline and a price before {by}.',
    ],
  },
}
