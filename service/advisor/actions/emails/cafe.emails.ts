/** Emails of a café. */
import { cafeMoneyEmails } from './cafe.money-emails.ts'
import type { Emails } from './email.texts.ts'

export const cafeEmails: Emails = {
  ...cafeMoneyEmails,
  customers: {
    audience: 'Regulars on your mailing list',
    to: '[first name]',
    subjects: ['A table for you on {slow day}', 'Plenty of room on {slow day}'],
    asks: [
      '{slow day} is a quiet day for us, so we’ll have time for you. Come after {quiet}, bring someone you haven’t seen for a while, and mention this email: we’ll bring you something from the kitchen to try.',
      'We’re keeping [the table or area] free on {slow day} from {quiet}. Reply by {by} and it’s yours, with as much time as you like.',
      'On {slow day} from {quiet}, the kitchen has time to cook off the menu. Reply by {by} with what you’d love to eat.',
    ],
  },
  lapsed: {
    audience: 'Customers who haven’t been in for a while',
    to: '[first name]',
    subjects: ['We haven’t seen you for a while', 'Your usual seat, and a question'],
    asks: [
      'You used to come in, and we haven’t seen you lately; if it was the food, the wait or the music, please tell me. If life just got busy, come in by {by} and have a coffee with us.',
      'Since you were last here, [what is new]. Come and try it before {by}, ideally on a {slow}, when I have a minute to sit down with you.',
      'Come in before {by} and say you read this. I’d like to sit down over a coffee and hear what you think of the place now.',
    ],
  },
  reviews: {
    audience: 'Customers who told you they liked it',
    to: '[first name]',
    subjects: ['Would you put that in a review?', 'Two lines that would help us'],
    asks: [
      'You said something kind at the counter. Would you put it in a line or two at [review page] before {by}? People who don’t know us read those first.',
      'If you’d recommend us to a friend, would you say so at [review page] by {by}? What you ate and why you came back is all it takes.',
      'If you have a minute before {by}, please leave a review at [review page]: what you ordered, and where you like to sit.',
    ],
  },
  marketing: {
    audience: 'Your photographer or social media help',
    to: '[photographer or agency]',
    subjects: ['Next month’s posts, by {by}', 'One short film, ready by {by}?'],
    asks: [
      'Next month I’d rather have one short film from the kitchen than ten photos of plates. Please tell me by {by} what that would cost and when you could come, ideally just before {busy} on a {best}.',
      'Please let me know by {by} which recent posts brought people in and which didn’t. We’ll do more of what worked and drop the rest.',
      'Could you come in on {slow day} and photograph the people rather than the food? Please let me know by {by}, with your hourly rate.',
    ],
  },
  referral: {
    audience: 'A neighbouring business',
    to: '[neighbour]',
    subjects: ['Neighbours: an idea for {slow}', 'Shall we send each other customers?'],
    asks: [
      'Your customers need lunch, and mine need what you sell. Shall we keep each other’s cards on the counter for the rest of the season, starting on {by}?',
      'I’d like to hold a table for your team every {slow} from {quiet}. In return, would you mention us to people who ask where to eat? Please let me know by {by}.',
      'Would you keep ten of our cards on your counter until {by}, and give us ten of yours? Then we can compare how many came back.',
    ],
  },
  system: {
    audience: 'Your till provider',
    to: '[till support]',
    subjects: ['A report from our till, please by {by}', 'What the till can tell us about extras'],
    asks: [
      'I’d like to see, hour by hour, how many coffees are sold with food. Can the till report that, and could you set it up by {by}?',
      'Please tell me by {by} how to add a pastry prompt before {busy} without slowing the queue. If it takes more than one tap, don’t worry.',
      'Could you show me by {by} how to list the ten items that sell least after {quiet}?',
    ],
  },
  roster: {
    audience: 'Everyone on the floor and in the kitchen',
    to: 'all',
    subjects: ['The roster for the coming week', 'Next week’s shifts'],
    asks: [
      'I’d like to move one shift from {slow} afternoon to {best}. Tell me by {by} if you’d like it; nobody loses hours over it.',
      'On {best} we need everyone from {busy}; on {slow} one of us can go home early. Send me the days you’d swap by {by}.',
      'Please look at the draft roster before {by} and mark one shift you’d give up and one you’d like. {best} and {slow} matter most.',
    ],
  },
  partner: {
    audience: 'Your business partner',
    to: '[partner]',
    subjects: ['Our focus after the {week}', 'Our focus: half an hour before {by}?'],
    asks: [
      'Let’s sit down before {by} and decide on one thing to try on the floor and one thing to stop. I’ll bring the till figures; you bring what customers tell you.',
      'My suggestion: pick one test that customers would notice, run it until the end of next month, and look at the results together. Tell me by {by} if you see it differently.',
      'Before {by}, let’s each write down what customers would miss if we closed for a month, without talking first. Then we’ll compare notes.',
    ],
  },
  deputy: {
    audience: 'Your floor manager',
    to: '[floor manager]',
    subjects: ['What to watch in the coming week', 'Three things for the floor before {by}'],
    asks: [
      'Please keep an eye on {slow} after {quiet}: if it stays empty, send one person home and note the time. Tell me by {by} how it went.',
      'On {best} from {busy}, put one person on the door and nothing else. Try it once before {by} and tell me whether the queue was shorter.',
      'Until {by}, please count how many people turn around at the door on {slow}, and how many wait too long on {best}.',
    ],
  },
  advisory: {
    audience: 'The person who would carry out the open advice',
    to: '[person in charge]',
    subjects: ['A decision for the café by {by}', 'Shall we do this? Please by {by}'],
    asks: [
      'Please tell me by {by} what it would take in the kitchen and on the floor, and whether we can do it with the people we have.',
      'Please write down who would do it, on which day, and what we’d stop doing to make room. I’ll decide on {by}.',
      'Let’s talk it over for ten minutes before {by}. Bring one reason for it and one against.',
    ],
  },
  hire: {
    audience: 'Former casuals and people who asked for work',
    to: '[first name]',
    subjects: ['A few hours on {best}?', 'We need another pair of hands on {best}'],
    asks: [
      'Would you like a regular shift on {best} around {busy}, our liveliest time? Let me know by {by} and come in for a trial.',
      'We’re looking for someone who can carry plates and keep smiling at {busy}. If that’s you or a friend, get in touch by {by}.',
      'We have a shift on {best} around {busy}, and I’d rather give it to you than to a stranger. Could you let me know by {by}?',
    ],
  },
  mentor: {
    audience: 'Your mentor or adviser',
    to: '[mentor]',
    subjects: ['Four weeks at the café, to the {week}', 'A month at the café: what would you do?'],
    asks: [
      'I can’t tell whether that’s the season or us. If you have fifteen minutes before {by}, I’d like to hear what you’d look at first.',
      'If it were your café, would you change the menu, the hours or nothing? A blunt answer before {by} would be welcome.',
      'Which of these figures would you ask about first? A line before {by} would help, however short.',
    ],
  },
  training: {
    audience: 'The barista trainer',
    to: '[trainer]',
    subjects: ['A session with our floor team', 'Can you come on a {slow}?'],
    asks: [
      'Could you train three of us on the coffee machine on a {slow} after {quiet}? Please send two dates and a price by {by}.',
      'We’d like an afternoon on how to offer food without sounding scripted. Please suggest a {slow} and a price by {by}.',
      'Could you run a session on {slow day} or a week later: milk first, then speed, then service? Please let me know before {by}.',
    ],
  },
}
