/** Edits to an earlier draft: "make it shorter", "add that we close at two", "another one for Instagram". */
import type { EmailDraft, SocialPost } from '#schema/brief/brief'
import { plusDays, weekdayNames, weekdayOf } from '../calendar.ts'
import { capital } from '../line.ts'
import { plainWords } from '../quotation.ts'
import { weekdaysNamed } from './asked-days.ts'
import { leftOutBy, sentencesIn, withoutMatter } from './left-out.ts'
import { added, changedBody, isShorter, statement } from './letters/changed-body.ts'

const polite = String.raw`^\W*(?:(?:ok|okay|great|thanks|good|nice|and|now|but|also|can you|could you|please|pls|just|then|hmm|no)[,\s]+)*`
const edits =
  /(?:make|keep) (?:it|them|that|this|the (?:first|second|last|tone|email|post|text))\b|(?:a (?:bit|little) )?(?:short|long|friendl|warm|firm|formal|brief|polit|casual|strict|soft|kind)(?:er|ier|y)?\b|(?:more|less|too|not so) \w+|add\b|include\b|mention\b|say (?:that|also)\b|(?:say|put|word|phrase|write|reword) (?:it|this|that) (?:(?:a|bit|little|lot|much|more|less|in|way|far|too) )*(?:\w+er|\w+ly|nice|warm|kind|soft|firm|harsh|blunt|polite|formal|short|friendly)\b(?! than\b)|(?:(?:a (?:bit|little|lot)|much|way|far) )?(?:nic|gentl|warm|soft|kind|friendli|firm|tough|strict|blunt|polit)er\b|tell (?:them|her|him)\b|(?:remove|drop|delete|leave (?:out|off)|take out|cut|without|no) (?!shifts?\b|one\b)|(?:don[’']?t|do not|never) (?:mention|say|include|bring up|talk about|put|name)\b|say nothing\b|not so\b|it[’']?s too\b|leave \w+ (?:\w+ )?out\b|(?:change|swap|replace|move|shift|put)\b|(?:address|send) it\b|(?:to|for) .+ instead\b|.+ instead[.!?]*$|(?:another|one more|a second|the same|same)\b|(?:one|two) (?:less|fewer|more)\b|i[’']?m away\b|sign (?:it|off|this)\b|(?:under|in|within|at most|no more than) \d+ words\b|shorten\b|condense\b|tighten\b|rewrite\b|translate\b/i
const isEditPattern = new RegExp(`${polite}(?:${edits.source})`, 'i')
/** A change of manner may come with its reason. */
const [longest, longestOfManner] = [16, 30]
const ofManner = new RegExp(
  `${polite}(?:(?:make|keep|say|put) (?:it|this|that) )?(?:(?:a|bit|little|much) )*(?:\\w+er\\b(?! (?:than|for|to)\\b)|(?:more|less) \\w+)`,
  'i',
)

/** True for a message that edits the previous draft rather than requesting a new one. */
export const isEdit = (message: string): boolean =>
  message.split(/\s+/).length <= (ofManner.test(message) ? longestOfManner : longest) &&
  isEditPattern.test(message) &&
  !/^\W*(?:what|why|how|when|who|which|is|are|did|does)\b/i.test(message)

type Change<A> = (draft: A, edit: string) => A

const to =
  /\b(?:to|for)\s+(?!me\b)([\p{L}][\p{L}’' -]*?)\s+instead\b|\baddress it to\s+([\p{L}][\p{L}’' -]*)|\bsend it to\s+([\p{L}][\p{L}’' -]*?)(?:\s+instead)?[\s.!?]*$/iu
const changeEmail: Change<EmailDraft> = (draft, edit) => {
  const found = to.exec(edit)
  const name = found
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.trim()
  if (name) {
    const plain = capital(plainWords(name.replace(/^(?:the|our|my) /i, ''), 60))
    const isPerson = !name.includes(' ') && /^(?!the|staff|team|everyone|customers|regulars)/i.test(name)
    return {
      ...draft,
      audience: capital(plainWords(name, 60)),
      body: draft.body.replace(
        /^(Hi|Dear|Hello) .+?,/,
        (_, hello: string) => `${hello} ${isPerson ? plain : '[name]'},`,
      ),
    }
  }
  const less = leftOutBy(edit)
  return {
    ...draft,
    subject: (less && withoutMatter(draft.subject, less)) || draft.subject,
    body: changedBody(draft.body, edit).slice(0, 4000),
  }
}

/** Applies edits to emails in order. */
export const editedEmails = (
  emails: readonly EmailDraft[],
  changes: readonly string[],
): readonly EmailDraft[] =>
  changes.reduce<readonly EmailDraft[]>((all, edit) => {
    const [first] = all
    if (/\b(?:another|one more|a second)\b/i.test(edit) && first) return all.concat(changeEmail(first, edit))
    return all.map((one) => changeEmail(one, edit))
  }, emails)

const channels: readonly (readonly [string, RegExp])[] = [
  ['Instagram', /\binsta(?:gram)?\b/i],
  ['Facebook', /\b(?:facebook|fb)\b/i],
  ['LinkedIn', /\blinked.?in\b/i],
  ['TikTok', /\btik.?tok\b/i],
]
const places = [
  /\b(?:first|1st)\b/i,
  /\b(?:second|2nd)\b/i,
  /\b(?:third|3rd)\b/i,
  /\b(?:fourth|4th)\b/i,
] as const

const changePost: Change<SocialPost> = (post, edit) => {
  const channel = channels.find(([, words]) => words.test(edit))?.[0]
  const [weekday] =
    /\b(?:move|change|put|shift|post|instead|on)\b/i.test(edit) && !added.test(edit)
      ? weekdaysNamed(edit)
      : []
  const date =
    weekday === undefined ? post.date : plusDays(post.date, (weekday - weekdayOf(post.date) + 7) % 7)
  const less = leftOutBy(edit)
  const more = less ? undefined : added.exec(edit)?.[1]
  const isTagless = less !== undefined && /hash.?tags?/i.test(less)
  const text = less && !isTagless ? withoutMatter(post.text, less) : post.text
  const cut = isShorter.test(edit) ? sentencesIn(text).slice(0, 1).join(' ') : text
  return {
    ...post,
    date,
    day: weekdayNames[weekdayOf(date)] ?? post.day,
    channel: channel ?? post.channel,
    text: (more ? `${cut} ${statement(more)}` : cut || post.text).slice(0, 2000),
    hashtags: isTagless ? [] : post.hashtags,
  }
}

/** Applies edits to posts in order: to one post if the message names its place, otherwise to all. */
export const editedPosts = (
  posts: readonly SocialPost[],
  changes: readonly string[],
): readonly SocialPost[] =>
  changes.reduce<readonly SocialPost[]>((all, edit) => {
    const last = all.at(-1)
    if (/\b(?:another|one more|a second one|the same|same)\b/i.test(edit) && last)
      return all.concat(changePost(last, edit))
    const named = places.findIndex((words) => words.test(edit))
    const at = /\blast\b/i.test(edit) ? all.length - 1 : named
    return all.map((one, place) => (at < 0 || at === place ? changePost(one, edit) : one))
  }, posts)
