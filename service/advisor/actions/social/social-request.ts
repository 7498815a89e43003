/** Extracts number, days, channels and subject of requested posts. */
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, today } from '../../calendar.ts'
import { plainWords } from '../../quotation.ts'
import { askedDays } from '../asked-days.ts'
import { isWholeSentence } from '../emails/whole-sentence.ts'

export type SocialRequest = {
  /** Day of each post, in order; a day may have several. */
  readonly days: readonly IsoDate[]
  readonly isNamed: boolean
  readonly channels: readonly string[]
  readonly subject: string | undefined
}

const [usualDays, maxPosts] = [7, 28]

const channelWords: readonly (readonly [string, RegExp])[] = [
  ['Instagram', /\b(?:instagram|insta|ig)\b/i],
  ['Facebook', /\b(?:facebook|fb)\b/i],
  ['LinkedIn', /\b(?:linked.?in)\b/i],
  ['TikTok', /\btik.?tok\b/i],
]

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
}
const count = String.raw`(a|one|two|three|four|five|six|seven|eight|ten|twelve|\d{1,2})`
const thing = `(?:(?:social|insta(?:gram)?|facebook|fb|linked.?in|short|good|new|fresh)(?: media)? )*(?:posts?|ideas?|stories|story|captions?|reels?|tweets?|updates?|options?|versions?|alternatives?|variants?)`
const counted = new RegExp(String.raw`\b${count} ${thing}\b(?!s? (?:plan|calendar))`, 'i')
const everyWeek = new RegExp(String.raw`\b${count} (?:${thing} )?(?:times )?(?:a|per|each|every) week\b`, 'i')
const everyDay = new RegExp(String.raw`\b${count} (?:${thing} )?(?:times )?(?:a|per|each|every) day\b`, 'i')

const onePost =
  /^\W*(?:(?:please|can you|could you|write|draft|make|do|create|me|us|an?) )*post (?:about|for|on|saying|announcing)\b|\b(?:insta(?:gram)?|facebook|fb|linked.?in|media|social|quick|short) (?:post|story|reel|caption)\b/i

const numberOf = (word: string): number => numbers[word.toLowerCase()] ?? Number(word)

const timeOrPlace =
  /\b(?:(?:for|over|in|on|during|of) )?(?:the |this |next |coming |a |my |our )*(?:insta(?:gram)?|ig|facebook|fb|linked.?in|tik.?tok|socials?|social media|stories|feed|page|(?:next|this|coming|whole) ?(?:week|wk|fortnight|month|weekend)s?|fortnight|week|wk|nxt wk|month|weekend|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d+ (?:days?|weeks?)|(?:two|three|four) weeks)\b(?! (?!and\b|at\b|for\b|on\b|to\b|from\b|until\b|morning|afternoon|evening|night|please)\p{L})/giu

const aboutPattern =
  /\b(?:about|around|promoting|promote|featuring|announcing|advertising|pushing|to push|to plug|regarding|saying(?: that)?|on the theme of|to do with|show(?:ing|casing)(?: off)?|celebrating)\s+(.+)/i
// "For a post about soup": the words before the post are not its subject.
const forPattern =
  /\b(?:for|on)\s+((?!insta|ig\b|fb\b|facebook|linked|tik|social|a (?:post|\w+ post)|next|this week|the week|the fortnight|the month|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: (?:morning|afternoon|evening|night)s?)?(?=$|[,.?!]|\s+(?:and|at|about|to)\b)|me\b|us\b|tomorrow|today|\d|a week|a month|a fortnight|each|every).+)/i

const courtesy = /[,.]?\s*\b(?:please|pls|plz|thanks|ta|for me|write it|can you.*|could you.*)\b[\s.!?]*$/i

/** "Saying that we close at two on Sundays": the day belongs to the statement. */
const stating =
  /\b(?:(?:saying|announcing|telling (?:people|everyone|customers|followers))(?: that)?|(?:post|reel|story) that)\s+(.+)/i

const isSaid = /\b(?:saying|telling)\b/i

const subjectIn = (text: string): string | undefined => {
  const stated = plainWords((stating.exec(text)?.[1] ?? '').replace(courtesy, ''), 120).replace(/[.!?]+$/, '')
  if (/^(?:we|our|the|there)\b/i.test(stated) && (isWholeSentence(stated) || isSaid.test(text)))
    return `that ${stated}`
  const words = (aboutPattern.exec(text)?.[1] ?? forPattern.exec(text)?.[1] ?? '')
    .replace(courtesy, '')
    .replace(timeOrPlace, ' ')
    .replace(/\s+(?:and|plus|\+|&|for|on|to|in|,)\s*$/i, '')
    .replace(/[?.!,;:]+.*$/, '')
  const subject = plainWords(words, 80).trim()
  return /\p{L}{3,}/u.test(subject) ? subject : undefined
}

/** Distributes posts evenly over the days. */
const spread = (days: readonly IsoDate[], posts: number): readonly IsoDate[] =>
  Array.from({ length: posts }, (_, at) => days[Math.floor((at * days.length) / posts)] ?? days[0]).flatMap(
    (day) => day ?? [],
  )

export const readSocialRequest = (text: string, now: Date): SocialRequest => {
  const subject = subjectIn(text)
  // "Posts about the Christmas menu" are for the coming days, not for Christmas.
  const { days: named, isNamed } = askedDays(subject ? text.replace(subject, ' ') : text, now)
  const days = isNamed
    ? named
    : Array.from({ length: usualDays }, (_, ahead) => plusDays(today(now), ahead + 1))
  const isChoice = /\b(?:options?|versions?|alternatives?|variants?)\b/i.test(text)
  const weekly = everyWeek.exec(text)?.[1]
  const daily = everyDay.exec(text)?.[1]
  const single =
    !isNamed && onePost.test(text) && !/\b(?:posts|ideas|plan|calendar)\b/i.test(text) ? 'one' : undefined
  const whole = counted.exec(text)?.[1] ?? single
  const posts = weekly
    ? Math.max(1, Math.round((numberOf(weekly) * days.length) / usualDays))
    : daily
      ? numberOf(daily) * days.length
      : whole
        ? numberOf(whole)
        : days.length
  return {
    // Options share one day.
    days:
      isChoice && !isNamed
        ? spread(days.slice(0, 1), Math.max(1, Math.min(maxPosts, posts)))
        : spread(days, Math.max(1, Math.min(maxPosts, posts))),
    isNamed,
    channels: channelWords.flatMap(([name, words]) => (words.test(text) ? [name] : [])),
    subject,
  }
}
