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
import { audienceOf, narrowedBy } from './letters/narrowed.ts'
import { replacedIn } from './letters/replaced.ts'

type Change<A> = (draft: A, edit: string) => A

const to =
  /\b(?:to|for)\s+(?!me\b)([\p{L}][\p{L}’' -]*?)\s+instead\b|\baddress it to\s+([\p{L}][\p{L}’' -]*)|\bsend it to\s+([\p{L}][\p{L}’' -]*?)(?:\s+instead)?[\s.!?]*$/iu
const nameIn = (edit: string): string | undefined =>
  to
    .exec(edit)
    ?.slice(1)
    .find((one) => one !== undefined)
    ?.trim()

/** The request to another recipient, where an edit names one: what is on record of the first is not told to the other, and the matter stays. */
export const readdressed = (request: string, edit: string, matter?: string): string => {
  const name = editParts(edit).flatMap((part) => nameIn(part) ?? [])[0]
  const first = readEmailRequest(request).recipientText
  if (!name || !first) return request
  const other = request.replace(first, () => plainWords(name, 60))
  return matter && !other.endsWith(matter) ? `${other} about ${matter}` : other
}

/** What changes of emails draw on; a fact is one that the audience may know. */
export type EmailFacts = {
  readonly now: Date
  /** The people that the request is about, beside its reader. */
  readonly others?: string | undefined
  /** The sentences that earlier changes told. */
  readonly told?: readonly string[]
  readonly fact?: (audience: string, matter: string) => string | undefined
}

const changeEmail = (
  draft: EmailDraft,
  edit: string,
  { now, fact, others, told }: EmailFacts,
): EmailDraft => {
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
  const { audience } = draft
  const drawn: Drawn = {
    now,
    fact: (matter) => fact?.(audience, matter),
    audience,
    others,
    ...(told ? { told } : {}),
  }
  const narrowed = less ? undefined : narrowedBy(edit)
  const who = narrowed && audienceOf(narrowed, audience)
  const body = changedBody(draft.body, edit, drawn).slice(0, 4000)
  const subject =
    wantsText(edit) && body !== draft.body ? 'Text message' : replacedIn(draft.subject, edit, now)
  return {
    ...draft,
    ...(who ? { audience: capital(plainWords(who, 120)) } : {}),
    subject: (less && withoutMatter(draft.subject, less)) || subject || draft.subject,
    body,
  }
}

const bodies = (emails: readonly EmailDraft[]): readonly string[] =>
  emails.flatMap(({ body }) => body.split('\n\n').flatMap(sentencesIn))

/** Applies edits to emails in order, each of their parts by itself; what one tells, a later one that shortens keeps. */
export const editedEmails = (
  emails: readonly EmailDraft[],
  changes: readonly string[],
  facts: EmailFacts,
): readonly EmailDraft[] => {
  let all = emails
  const told: string[] = []
  for (const edit of changes.flatMap(editParts)) {
    const [first] = all
    const known = { ...facts, told }
    const before = new Set(bodies(all))
    all =
      /\b(?:another|one more|a second)\b/i.test(edit) && first
        ? all.concat(changeEmail(first, edit, known))
        : all.map((one) => changeEmail(one, edit, known))
    if (added.test(edit)) told.push(...bodies(all).filter((one) => !before.has(one)))
  }
  return all
}

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
