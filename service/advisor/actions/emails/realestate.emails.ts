/** Emails of a property agency. */

import type { Emails } from './email.texts.ts'
import { realestateMoneyEmails } from './realestate.money-emails.ts'

export const realestateEmails: Emails = {
  ...realestateMoneyEmails,
  customers: {
    audience: 'Owners on your list who have not decided yet',
    to: '[owner name]',
    subjects: ['Your street, and an hour of our time', 'If you are thinking of selling'],
    asks: [
      '[A home near theirs] has found a new owner, and you may wonder about your own. I can walk through it with you before {by} and tell you what I would do first; you need not decide anything.',
      'We have a free hour on {slow day} from {quiet}. Ask me what you would ask a friend who happens to sell houses; there is no form to fill in.',
      'If you tell me your street before {by}, I will send you what sold there this year and what I think of it, and nothing else.',
    ],
  },
  lapsed: {
    audience: 'Landlords who left, or have gone quiet',
    to: '[landlord name]',
    subjects: ['What we could have done better', 'Your rental, and an honest question'],
    asks: [
      'You took your management elsewhere, and I never asked you why. Would you tell me in two lines before {by}? I will not try to win you back in the same breath.',
      'It is a while since we spoke about [address]. If the present arrangement suits you, good; if not, I would come by before {by} and listen.',
      'Shall I come by before {by} and go through with you what [the rule that changed] means for [address], whoever manages it?',
    ],
  },
  reviews: {
    audience: 'Sellers and buyers who have just settled',
    to: '[client name]',
    subjects: ['Now that the keys have changed hands', 'How was it, in your own words?'],
    asks: [
      'You know now what it is like to go through a campaign with us. Would you tell others at [review page] by {by}, the good and the less good?',
      'People choosing an agent read what sellers say, and skip what agents say. A few lines about [agent] at [review page] by {by} would mean a great deal.',
      'The next family in your position reads [review page] tonight; what should they know about selling with us? We would be glad of your answer by {by}.',
    ],
  },
  marketing: {
    audience: 'The campaign agency or your marketing lead',
    to: '[marketing lead]',
    subjects: ['Campaign spending, to be sorted by {by}', 'Which campaigns brought inspections?'],
    asks: [
      'For each live listing, please note by {by} what was spent and how many groups came through the door. What brought nobody ends with this month.',
      'I would like to test one home without print and one without the premium tier. Propose which by {by}, and tell the vendors first.',
      'By {by} I want to know for each home what the first week of its campaign did, and for which of them we should stop there.',
    ],
  },
  referral: {
    audience: 'Mortgage brokers and solicitors you work with',
    to: '[broker or solicitor]',
    subjects: ['Clients in common', 'A regular word about settlements'],
    asks: [
      'Buyers who wait for their banks ring us both. Could we agree on a call each {slow} about files in common, starting by {by}?',
      'When your clients ask who sells well in [area], I would like you to think of us; when ours ask who answers the phone, we name you. Shall we talk before {by}?',
      'Shall we put the files that settle after {by} on one list, yours and ours, and ring each other before the client has to?',
    ],
  },
  system: {
    audience: 'The provider of your property management system',
    to: '[support contact]',
    subjects: ['A report on leases that end soon', 'Arrears at a glance, please by {by}'],
    asks: [
      'We need a list of the leases that end within the next season, by property manager, every {slow} morning. Can the system send that from {by} on?',
      'Please show one of our property managers by {by} how to see arrears by days rather than by names.',
      'Before {by} please show me how a landlord can see the last inspection without ringing us, and what they would see by mistake.',
    ],
  },
  roster: {
    audience: 'Agents, property managers and the front office',
    to: 'team',
    subjects: ['Inspections and desks in the coming week', 'Who is where: the week ahead'],
    asks: [
      'For {best} I want two agents at the large inspections from {busy}, and for {slow} one person at the desk is enough. Tell me by {by} where that does not fit.',
      'Please keep {best} free of appraisals: the open homes need you. Routine inspections fit on {slow}; swap among yourselves and let me have it by {by}.',
      'The inspections of {best} are set; please tell me by {by} who drives where, who holds the keys, and who answers the phone at {busy}.',
    ],
  },
  partner: {
    audience: 'Your fellow director',
    to: '[director]',
    subjects: ['What we work towards, after the {week}', 'Sales or rent roll: a talk before {by}'],
    asks: [
      'I would like us to agree before {by} on what the agency puts first, the rent roll or the spring listings. Both at once is how we lose landlords.',
      'Bring your list of the ten owners who matter most, I bring mine, and we share out the visits. Half an hour before {by} will do.',
      'Let us each choose, before {by}, one landlord whom we would hate to lose, and say what we did for them this month.',
    ],
  },
  deputy: {
    audience: 'The office manager',
    to: '[office manager]',
    subjects: ['What to watch in the office', 'Settlements and calls before {by}'],
    asks: [
      'Please ring the solicitors of every settlement due next week and note by {by} which bank has not confirmed. I want to hear of a delay before the seller does.',
      'On {best} around {busy} the phone rings while all agents are out. Could you plan a second person for it, and tell me by {by} who?',
      'By {by} I would like the list of leases without an inspection date, and the name of whoever will set one on {slow}.',
    ],
  },
  advisory: {
    audience: 'Whoever would carry out the open advice',
    to: '[agent or property manager]',
    subjects: ['A step for the agency, to be decided by {by}', 'Your view on this, please'],
    asks: [
      'You would be the one to carry this out. Please tell me by {by} which vendors or landlords it touches, and what you would need.',
      'Before I say yes I want to know what could go wrong with it in a week full of inspections. A few lines by {by} are enough.',
      'Talk it over with whoever sits beside you, and give me by {by} the one question that has to be answered first.',
    ],
  },
  hire: {
    audience: 'Licensed agents and assistants you know',
    to: '[first name]',
    subjects: ['Open homes on {best}: would you help?', 'An assistant for the inspections'],
    asks: [
      'We need someone licensed for the open homes on {best} from {busy}. It is one day a week, and it could grow. Ring me by {by}.',
      'If you have your registration and like talking to strangers at the gate, come and spend a {best} with us. Let me know by {by}.',
      'Come and open one home with us on {best} before {by}; if you like it, we talk about every {best} after that.',
    ],
  },
  mentor: {
    audience: 'Your mentor or a principal you trust',
    to: '[mentor]',
    subjects: ['The agency over four weeks, up to the {week}', 'Would you hold or push?'],
    asks: [
      'You have seen more springs than I have. Does this look like a market that turns, or like one office having a slow month? A call before {by} would help.',
      'Should I hold the campaign spending through Christmas or cut it now? I would value your gut, by {by}, even against the figures.',
      'May I read you three figures over the telephone before {by}, and you tell me which of them you believe?',
    ],
  },
  training: {
    audience: 'The trainer for tenancy law',
    to: '[trainer]',
    subjects: ['A morning on tenancy rules', 'Two hours with our property managers'],
    asks: [
      'Our property managers should hear about this year’s changes from somebody who can answer questions. Could you come on a {slow} morning? Dates and price by {by}, please.',
      'Please offer us two hours on condition reports and disputes, with our own cases. We are free on a {slow}; tell me by {by} what it costs.',
      'What would you teach our newest property manager in a single morning? Please send me your outline, with a price, before {by}.',
    ],
  },
}
