/** Posts for a business of any trade, in any place. */
import type { Posts } from './posts.ts'

export const generalPosts: Posts = {
  channels: {
    slow: 'Facebook',
    best: 'Facebook',
    regulars: 'Facebook',
    newcomers: 'Instagram',
    craft: 'Instagram',
    tip: 'Facebook',
    season: 'Instagram',
    people: 'Instagram',
  },
  texts: {
    slow: [
      '{next} is one of our quieter days, so we’ll have time for you from {quiet}.',
      'No queue and plenty of time: try us on {next}, after {quiet}.',
    ],
    best: [
      '{next} is our busiest day. Come before {busy} if you’d like more time with us.',
      'We’ll all be here on {next}. The rush starts around {busy}.',
    ],
    regulars: [
      'To everyone who keeps coming back: thank you. What should we never change?',
      'What do you always ask us for? Tell us below.',
    ],
    newcomers: [
      'Never been here before? Say so on {day}, and we’ll show you around.',
      'New to us? Ask us anything below. We answer all of it.',
    ],
    craft: [
      'How we do it: [one step of your work, in a photo].',
      'What takes us longest, and why we won’t skip it: [one step of your work].',
    ],
    tip: [
      'A tip from us: [something useful in one sentence].',
      'What we’d do ourselves: [one piece of advice].',
    ],
    season: ['{season} What do you need before it ends?', '{season} Tell us what you have planned.'],
    people: [
      'Meet [name], who [what they do here]. [Photo, with their permission.]',
      'If someone here made your day, tell us their name below.',
    ],
  },
  carried: /offer|opening hours|delivery|online|regulars/i,
  endings: [
    'We look forward to seeing you on {date}.',
    'Come by and see us on {date}.',
    'Drop in any time on {date}.',
    'Got a question? Ask us on {date}.',
  ],
  months: [
    'January: a new year has begun.',
    'February: everyone is back at work.',
    'March: the first quarter is nearly over.',
    'April is here.',
    'May is here.',
    'June: the financial year is ending.',
    'July: a new financial year has begun.',
    'August is here.',
    'September is here.',
    'October: the last quarter has begun.',
    'November: the end of the year is close.',
    'December: the last weeks before the holidays.',
  ],
  hashtags: ['smallbusiness'],
  hashtagsOf: {
    slow: ['quiettime'],
    best: ['busyday'],
    regulars: ['thankyou'],
    newcomers: ['welcome'],
    craft: ['howwedoit'],
    tip: ['goodtoknow'],
    season: ['thismonth'],
    people: ['ourteam'],
  },
}
