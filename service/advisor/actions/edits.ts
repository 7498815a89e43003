/** Edits to an earlier draft: "make it shorter", "add that we close at two", "another one for Instagram". */
import type { EmailDraft, SocialPost } from '#schema/brief/brief'
import { plusDays, weekdayNames, weekdayOf } from '../calendar.ts'
import { capital } from '../line.ts'
import { plainWords } from '../quotation.ts'
import { weekdaysNamed } from './asked-days.ts'
import { leftOutBy, sentencesIn, withoutMatter } from './left-out.ts'

const polite = String.raw`^\W*(?:(?:ok|okay|great|thanks|good|nice|and|now|but|also|can you|could you|please|pls|just|then|hmm|no)[,\s]+)*`
const edits =
  /(?:make|keep) (?:it|them|that|this|the (?:first|second|last|tone|email|post|text))\b|(?:a (?:bit|little) )?(?:short|long|friendl|warm|firm|formal|brief|polit|casual|strict|soft|kind)(?:er|ier|y)?\b|(?:more|less|too|not so) \w+|add\b|include\b|mention\b|say (?:that|also)\b|tell (?:them|her|him)\b|(?:remove|drop|delete|leave (?:out|off)|take out|cut|without|no) (?!shifts?\b|one\b)|(?:don[’']?t|do not|never) (?:mention|say|include|bring up|talk about|put|name)\b|say nothing\b|not so\b|it[’']?s too\b|leave \w+ (?:\w+ )?out\b|(?:change|swap|replace|move|shift|put)\b|(?:address|send) it\b|(?:to|for) .+ instead\b|.+ instead[.!?]*$|(?:another|one more|a second|the same|same)\b|(?:one|two) (?:less|fewer|more)\b|i[’']?m away\b|shorten\b|rewrite\b|translate\b/i
const isEditPattern = new RegExp(`${polite}(?:${edits.source})`, 'i')
const longest = 16

/** True for a message that edits the previous draft rather than requesting a new one. */
export const isEdit = (message: string): boolean =>
  message.split(/\s+/).length <= longest &&
  isEditPattern.test(message) &&
  !/^\W*(?:what|why|how|when|who|which|is|are|did|does)\b/i.test(message)

type Change<A> = (draft: A, edit: string) => A

const added =
  /\b(?:add|include|mention|say|tell (?:them|her|him))(?: (?:in|also|a line|a sentence|something))*(?: (?:that|about|saying|on|:))?\s+(.+?)[\s.!?]*(?:\bplease\b)?$/i
const isShorter = /\b(?:short(?:er|en)?|brief(?:er)?|less (?:text|words|wordy)|too long|cut it down|trim)\b/i
const to =
  /\b(?:to|for)\s+(?!me\b)([\p{L}][\p{L}’' -]*?)\s+instead\b|\baddress it to\s+([\p{L}][\p{L}’' -]*)|\bsend it to\s+([\p{L}][\p{L}’' -]*?)(?:\s+instead)?[\s.!?]*$/iu
const isWarm =
  /\b(?:friendl\w*|warm\w*|kind\w*|soft\w*|casual|nic\w+|less formal|too (?:stiff|formal|cold|harsh))\b/i
const isFormal = /\b(?:(?<!less )(?<!too )formal\w*|professional|too casual)\b/i
const isFirm = /\b(?:firm\w*|strict\w*|strong\w*|tough\w*|too (?:soft|nice))\b/i

const statement = (words: string): string => `${capital(plainWords(words, 240)).replace(/[\s.,;:]+$/, '')}.`

/** Greeting, paragraphs and sign-off of a letter. */
const partsOf = (
  body: string,
): { readonly head: string; readonly middle: readonly string[]; readonly foot: string } => {
  const parts = body.split('\n\n')
  const isLetter = parts.length > 2 && /,$/.test(parts[0] ?? '')
  return isLetter
    ? { head: parts[0] ?? '', middle: parts.slice(1, -1), foot: parts.at(-1) ?? '' }
    : { head: '', middle: parts, foot: '' }
}

const ofReply = /\b(?:reply|ring me|reach me|call me|contact me)\b/i

const shorter = (paragraphs: readonly string[]): readonly string[] => {
  const kept = paragraphs.flatMap((one, at) => {
    const [first = '', ...rest] = sentencesIn(one)
    const asks = rest.filter((each) => /\?$|^Please\b/.test(each))
    // How to answer goes without saying.
    const isLast = at === paragraphs.length - 1
    const told = isLast ? [first, ...rest.filter((each) => !ofReply.test(each))] : [first, ...asks]
    return told.join(' ') === '' ? [] : [told.join(' ')]
  })
  return kept.length > 2 ? [kept[0] ?? '', kept.at(-1) ?? ''] : kept
}

const withManner = (head: string, foot: string, edit: string): readonly [string, string] => {
  if (isWarm.test(edit))
    return [
      head.replace(/^(?:Dear|Hello)\b/, 'Hi'),
      foot.replace(/^(?:Kind regards|Regards),/, 'Warm regards,'),
    ]
  if (isFormal.test(edit))
    return [head.replace(/^(?:Hi|Hello)\b/, 'Dear'), foot.replace(/^(?:Cheers|Regards),/, 'Kind regards,')]
  return [head, foot]
}

const changedBody = (body: string, edit: string): string => {
  const { head, middle, foot } = partsOf(body)
  const [hello, close] = withManner(head, foot, edit)
  const less = leftOutBy(edit)
  const more = less ? undefined : added.exec(edit)?.[1]
  const kept = less ? middle.map((one) => withoutMatter(one, less)).filter((one) => one !== '') : middle
  const cut = isShorter.test(edit) ? shorter(kept) : kept
  const place = Math.max(0, cut.length - 1)
  const told = more ? [...cut.slice(0, place), statement(more), ...cut.slice(place)] : cut
  const warm = isWarm.test(edit) && hello !== '' ? ['I hope you’re well.', ...told] : told
  const all = isFirm.test(edit) ? [...warm, 'I need a clear answer by then.'] : warm
  return [hello, ...all, close].filter((one) => one !== '').join('\n\n')
}

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
