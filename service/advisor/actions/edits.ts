/** Edits to an earlier draft: "make it shorter", "add that we close at two", "another one for Instagram". */
import type { EmailDraft, SocialPost } from '#schema/brief/brief'
import { plusDays, weekdayNames, weekdayOf } from '../calendar.ts'
import { capital } from '../line.ts'
import { plainWords } from '../quotation.ts'
import { weekdaysNamed } from './asked-days.ts'
import { readEmailRequest } from './emails/email-request.ts'
import { leftOutBy, sentencesIn, withoutMatter } from './left-out.ts'
import { wantsText } from './letters/as-text.ts'
import { added, changedBody, type Drawn, isShorter, statement } from './letters/changed-body.ts'
import { editParts } from './letters/edit-parts.ts'
import { replacedIn } from './letters/replaced.ts'

const polite = String.raw`^\W*(?:(?:ok|okay|great|thanks|good|nice|and|now|but|also|can you|could you|please|pls|just|then|hmm|no)[,\s]+)*`
const edits =
  /(?:make|keep) (?:it|them|that|this|the (?:first|second|last|tone|email|post|text))\b|(?:a (?:bit|little) )?(?:short|long|friendl|warm|firm|formal|brief|polit|casual|strict|soft|kind)(?:er|ier|y)?\b|(?:more|less|too|not so) \w+|add\b|include\b|mention\b|say\b(?! (?:it costs?|what|why|how|when|who|which)\b)|ask (?:them|him|her|for|if|whether|everyone)\b|attach\b|use .+ instead\b|(?:by|before) \w+(?:day)?\b|(?:say|put|word|phrase|write|reword) (?:it|this|that) (?:(?:a|bit|little|lot|much|more|less|in|way|far|too) )*(?:\w+er|\w+ly|nice|warm|kind|soft|firm|harsh|blunt|polite|formal|short|friendly)\b(?! than\b)|(?:(?:a (?:bit|little|lot)|much|way|far) )?(?:nic|gentl|warm|soft|kind|friendli|firm|tough|strict|blunt|polit)er\b|tell (?:them|her|him)\b|(?:remove|drop|delete|leave (?:out|off)|take out|cut|without|no) (?!shifts?\b|one\b)|(?:don[’']?t|do not|never) (?:mention|say|include|bring up|talk about|put|name)\b|say nothing\b|not so\b|it[’']?s too\b|leave \w+ (?:\w+ )?out\b|(?:change|swap|replace|move|shift|put)\b|(?:address|send) it\b|(?:to|for) .+ instead\b|.+ instead[.!?]*$|(?:another|one more|a second|the same|same)\b|(?:one|two) (?:less|fewer|more)\b|i[’']?m away\b|sign (?:it|off|this)\b|(?:under|in|within|at most|no more than) \d+ words\b|shorten\b|condense\b|tighten\b|rewrite\b|translate\b/i
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
  !/^\W*(?:what|why|how|when|who|which|is|are|did|does)\b|^\W*(?:say|ask|by|before)\b.*\?\s*$/i.test(message)

type Change<A> = (draft: A, edit: string) => A

const to =
  /\b(?:to|for)\s+(?!me\b)([\p{L}][\p{L}’' -]*?)\s+instead\b|\baddress it to\s+([\p{L}][\p{L}’' -]*)|\bsend it to\s+([\p{L}][\p{L}’' -]*?)(?:\s+instead)?[\s.!?]*$/iu
const nameIn = (edit: string): string | undefined =>
  to
    .exec(edit)
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.trim()

/** The request to another recipient, where an edit names one: what is on record of the first is not told to the other. */
export const readdressed = (request: string, edit: string): string => {
  const [name, first] = [nameIn(edit), readEmailRequest(request).recipientText]
  return name && first ? request.replace(first, () => plainWords(name, 60)) : request
}

/** What changes of emails draw on; a fact is one that the audience may know. */
export type EmailFacts = {
  readonly now: Date
  readonly fact?: (audience: string, matter: string) => string | undefined
}

const changeEmail = (draft: EmailDraft, edit: string, { now, fact }: EmailFacts): EmailDraft => {
  const name = nameIn(edit)
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
  const drawn: Drawn = { now, fact: (matter) => fact?.(draft.audience, matter) }
  const body = changedBody(draft.body, edit, drawn).slice(0, 4000)
  const subject =
    wantsText(edit) && body !== draft.body ? 'Text message' : replacedIn(draft.subject, edit, now)
  return {
    ...draft,
    subject: (less && withoutMatter(draft.subject, less)) || subject || draft.subject,
    body,
  }
}

/** Applies edits to emails in order, each of their parts by itself. */
export const editedEmails = (
  emails: readonly EmailDraft[],
  changes: readonly string[],
  facts: EmailFacts,
): readonly EmailDraft[] =>
  changes.flatMap(editParts).reduce<readonly EmailDraft[]>((all, edit) => {
    const [first] = all
    if (/\b(?:another|one more|a second)\b/i.test(edit) && first)
      return all.concat(changeEmail(first, edit, facts))
    return all.map((one) => changeEmail(one, edit, facts))
  }, emails)

/** Those parts of an edit that change nothing in these emails. */
export const undoneParts = (
  emails: readonly EmailDraft[],
  edit: string,
  facts: EmailFacts,
): readonly string[] => {
  const undone: string[] = []
  editParts(edit).reduce((before, part) => {
    const after = editedEmails(before, [part], facts)
    if (JSON.stringify(after) === JSON.stringify(before)) undone.push(part)
    return after
  }, emails)
  return undone
}

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
