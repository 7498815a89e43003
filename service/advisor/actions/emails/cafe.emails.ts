/** Emails of a café. */
import { cafeMoneyEmails } from './cafe.money-emails.ts'
import type { Emails } from './email.texts.ts'

export const cafeEmails: Emails = {
  ...cafeMoneyEmails,
  customers: {
    audience: 'Regular guests on your mailing list',
    to: '[first name]',
    subjects: ['A table for you on {slow day}', 'Come by on {slow day}, it is calm'],
    asks: [
      '{slow day} is a day when we have time for you. Come after {quiet}, bring somebody you have not talked to for a while, and say that you read this: we will bring you something from the kitchen to try.',
      'We are keeping [the table or the place in the room] free of bookings on {slow day} from {quiet}. Answer this by {by} and one of them is yours, with as much time as you like.',
      'On {slow day} from {quiet} the kitchen has time to cook what is not on the menu; write to me by {by} what you would wish for.',
    ],
  },
  lapsed: {
    audience: 'Guests who have not been in for a while',
    to: '[first name]',
    subjects: ['We have not seen you for a while', 'Your seat, and a question'],
    asks: [
      'You used to come in, and now you do not. If it was the food, the wait or the music, tell me by answering; if it was only life, come in by {by} and have a coffee with us.',
      'Since you were last here [what is new with us]. Come and try it before {by}, best of all on a {slow} when I can sit down with you for a minute.',
      'Come in before {by} and bring this message: I would like to know what you think of the place now, and the first coffee is a conversation.',
    ],
  },
  reviews: {
    audience: 'Guests who told you that they liked it',
    to: '[first name]',
    subjects: ['Would you write that down for us?', 'Two lines that would help us'],
    asks: [
      'You said something kind across the counter. Would you put it into two lines at [review page] before {by}? People who do not know us read those first.',
      'If you would send a friend to us, would you also tell strangers, at [review page]? What you ate and why you came back is all it takes, and {by} would be in time.',
      'If you have a minute before {by}, tell the people at [review page] which table you liked and what you ordered.',
    ],
  },
  marketing: {
    audience: 'Whoever makes your posts and photos',
    to: '[photographer or agency]',
    subjects: ['The next month of posts, please by {by}', 'One short film, ready by {by}?'],
    asks: [
      'For the coming month I would rather have one short film from the kitchen than ten photos of plates. Tell me by {by} what that would cost and when you could come; before {busy} on a {best} there is most to see.',
      'Please send me by {by} which of the last posts brought people in and which did not. We will do more of the first kind and drop the second.',
      'Could you stand at the counter on {slow day} and photograph the people who make the room, rather than the food? Let me know by {by}, and what you charge for an hour.',
    ],
  },
  referral: {
    audience: 'A neighbouring business',
    to: '[neighbour]',
    subjects: ['Neighbours: an idea for {slow}', 'Shall we send each other people?'],
    asks: [
      'Your people need lunch and mine need what you sell. Shall we put each other’s card on the counter until the end of the season, beginning on {by}?',
      'I would like to offer your team a standing table on {slow} from {quiet}. In return, would you mention us to those who ask where to eat? Tell me by {by}.',
      'Would you put ten of our cards on your counter until {by}, and give me ten of yours, and shall we count then what came of it?',
    ],
  },
  system: {
    audience: 'The provider of the till',
    to: '[till support]',
    subjects: ['A report from our till, please by {by}', 'What the till can tell us about extras'],
    asks: [
      'I would like to see, by hour, how many coffees go out with something to eat. Can the till show that, and can you set it up by {by}?',
      'Please tell me by {by} how to add a prompt for pastries before {busy} without slowing the queue. If it takes more than one tap, leave it.',
      'By {by} I would like a list of the ten things that sell least after {quiet}; can you show me where the till hides it?',
    ],
  },
  roster: {
    audience: 'Everybody on the floor and in the kitchen',
    to: 'all',
    subjects: ['The roster for the coming week', 'Who works when: the week ahead'],
    asks: [
      'I would like to move one shift from {slow} afternoon to {best}, and ask who wants it before I decide. Tell me by {by}; nobody loses hours over it.',
      'On {best} we need all hands from {busy}, on {slow} one of us can go home early. Write to me by {by} with the days you would swap.',
      'Please look at the draft roster before {by} and mark one shift that you would give away and one that you would like; {best} and {slow} matter most.',
    ],
  },
  partner: {
    audience: 'Your business partner',
    to: '[partner]',
    subjects: ['Where we stand with our focus, after the {week}', 'Our focus: half an hour before {by}?'],
    asks: [
      'Let us sit down before {by} and decide on one thing to try on the floor, and one thing to stop. I will bring the till figures, you bring what guests tell you.',
      'My proposal: we pick one test that a guest would notice, run it until the end of next month, and look at it together. Tell me by {by} whether you see it differently.',
      'Before {by} each of us writes down, without talking first, what guests would miss if we closed for a month; then we compare.',
    ],
  },
  deputy: {
    audience: 'Whoever runs the floor when you are away',
    to: '[floor manager]',
    subjects: ['What to watch in the coming week', 'Three things for the floor before {by}'],
    asks: [
      'Please keep an eye on {slow} after {quiet}: if it stays empty, send one person home and write down when. By {by} I would like to know how it went.',
      'On {best} from {busy} somebody should do nothing but the door. Try it once before {by} and tell me whether the queue was shorter.',
      'From now to {by}, please count on {slow} how many guests turn round at the door, and on {best} how many wait longer than they like.',
    ],
  },
  advisory: {
    audience: 'Whoever would carry out the open advice',
    to: '[person in charge]',
    subjects: ['A decision for the café by {by}', 'Shall we do this? Please by {by}'],
    asks: [
      'Would you think about what it takes in the kitchen and on the floor, and tell me by {by}? If it cannot be done with the people we have, say so.',
      'Please write down who would do it, on which day and what we would stop doing for it. I decide on {by}.',
      'Let us talk it over for ten minutes on the floor before {by}; bring one reason for it and one against.',
    ],
  },
  hire: {
    audience: 'Former casuals and people who asked for work',
    to: '[first name]',
    subjects: ['A few hours on {best}?', 'We need two hands on {best}'],
    asks: [
      'Would you like a regular shift on {best} around {busy}? It is the liveliest time in the house. Tell me by {by} and come for a trial.',
      'We are looking for somebody who can carry plates and keep smiling at {busy}. If that is you, or a friend of yours, write to me by {by}.',
      'On {best} there is a shift around {busy} that I would rather fill with you than with a stranger; can you let me know by {by}?',
    ],
  },
  mentor: {
    audience: 'Your mentor or adviser',
    to: '[mentor]',
    subjects: ['The café in four weeks, up to the {week}', 'A month at the café: what would you do?'],
    asks: [
      'What I cannot judge is whether that is the season or us. If you have a quarter of an hour before {by}, I would like to hear what you would look at first.',
      'If it were your room, would you change the menu, the hours or nothing? I would take a blunt answer before {by}.',
      'Which one of these figures would you have asked me about first? Write me a line before {by}, however short.',
    ],
  },
  training: {
    audience: 'The barista trainer',
    to: '[trainer]',
    subjects: ['A session with our floor team', 'Can you come on a {slow}?'],
    asks: [
      'Could you train three of us on the machine on a {slow} after {quiet}? Send me two dates and a price by {by}.',
      'I am looking for one afternoon on how to offer something to eat without sounding like a script. Please propose a {slow} and a price by {by}.',
      'Before {by}, could you offer us a session on {slow day} or a week later, on milk, on speed and on the smile, in that order?',
    ],
  },
}
