/** Short letters for an occasion between people: congratulations, farewell, welcome, birthday, illness, loss. */
import { tidy } from '../email-purpose.ts'
import type { Occasion } from '../occasion.ts'

type Card = {
  readonly words: RegExp
  readonly subject: string
  /** First sentences; `matter` is what the card is for, in the user's words. */
  readonly say: (matter: string | undefined, business: string) => string
}

const cards: readonly Card[] = [
  {
    words: /\bcongratulat\w+|\bcongrats\b/i,
    subject: 'Congratulations',
    say: (matter) =>
      `Congratulations${matter ? ` ${matter}` : ''}! [What it means to you or to the team, with one example.]`,
  },
  {
    words: /\b(?:farewell|good-?bye|leaving card)\b/i,
    subject: 'All the best',
    say: () =>
      'Thank you for everything you have done with us. [One thing that you will remember.] I wish you all the best for what comes next.',
  },
  {
    words: /\b(?:happy )?birthday (?:card|note|message|wish\w*|email|text)\b/i,
    subject: 'Happy birthday',
    say: (_matter, business) => `Happy birthday from all of us at ${business}! [A line of your own.]`,
  },
  {
    words: /\bget[ -]well\b/i,
    subject: 'Get well soon',
    say: () =>
      'I’m sorry to hear that you’re unwell. [What you can take off their hands.] Take all the time you need.',
  },
  {
    words: /\b(?:condolences?|sympathy)\b/i,
    subject: 'With our sympathy',
    say: () =>
      'I’m very sorry for your loss. [A memory, or a word about the person.] If there is anything we can do, please tell me.',
  },
  {
    words: /\bwelcome (?:card|note|message|email|letter|text)\b/i,
    subject: 'Welcome',
    say: (_matter, business) => `Welcome to ${business}! [When and where to come, and whom to ask for.]`,
  },
]

/** "Congratulate Priya on ten years", "a note congratulating them for the award" */
const ofMatter = /\bcongratulat\w+\b[^,.;]*?\s(?<word>on|for|about)\s+(?<matter>[^.;!?]+)/i

export const card: Occasion = ({ records: { business }, text, request }) => {
  const found = cards.find(({ words }) => words.test(text))
  // "A farewell for Priya, who is retiring" has its own first sentence.
  if (!found || request.clause !== undefined) return undefined
  const { word = 'on', matter } = ofMatter.exec(text)?.groups ?? {}
  const said = matter && `${word.toLowerCase() === 'for' ? 'for' : 'on'} ${tidy(matter)}`
  return {
    to: request.recipientText,
    subject: found.subject,
    paragraphs: [found.say(said, business.name)],
    isBare: false,
  }
}
