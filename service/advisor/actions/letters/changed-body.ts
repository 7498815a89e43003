/** A letter after an edit: manner, length, what is taken in and what goes. */
import { capital } from '../../line.ts'
import { plainWords } from '../../quotation.ts'
import { leftOutBy, sentencesIn, withoutMatter } from '../left-out.ts'
import { asText, wantsText } from './as-text.ts'
import { lengthLimit, ofReply, withinLimit } from './length-limit.ts'
import { joined, type Letter, partsOf } from './letter-parts.ts'
import { replacedIn } from './replaced.ts'
import { askedOfReader, saidToReader } from './said-to-reader.ts'
import { toldFacts } from './told-facts.ts'

/** Words to be taken in: "add that we close at two". */
export const added =
  /\b(?:add|include|mention|say(?! (?:it|this|that) (?:(?:a|bit|little|lot|much|more|less|in|way|far|too) )*\w+(?:er|ly)?[\s.!?]*(?:[,;.]|$))|tell (?:them|her|him))(?: (?:in|also|a line|a sentence|something))*(?: (?:that|about|saying|on|:))?\s+(.+?)[\s.!?]*(?:\bplease\b)?$/i
export const isShorter =
  /\b(?:short(?:er|en)?|brief(?:er)?|less (?:text|words|wordy)|too long|cut it down|trim)\b/i
const isWarm =
  /\b(?:friendl\w*|warm\w*|kind\w*|soft(?:er|en|ly)?|(?<!too )soft|gentl\w+|casual|nic\w+|polit\w+|less (?:formal|stiff|cold|harsh|blunt|firm|strict|stern|pushy|aggressive)|(?:too|not so) (?:stiff|formal|cold|harsh|blunt|firm|strict|stern|pushy|aggressive))\b/i
const isFormal = /\b(?:(?<!less )(?<!too )(?<!so )formal\w*|professional|too casual)\b/i
const isFirm =
  /\b(?:(?<!less )(?<!too )(?<!so )(?:firm\w*|strict\w*|strong\w*|tough\w*|blunt\w*)|too (?:soft|nice|friendly|polite))\b/i
const isTooNice = /\btoo (?:soft|nice|friendly|polite)\b/i

/** The words of an edit as a sentence. */
export const statement = (words: string): string =>
  `${capital(plainWords(words, 240)).replace(/[\s.,;:]+$/, '')}.`

const shorter = (paragraphs: readonly string[]): readonly string[] => {
  const kept = paragraphs.flatMap((one, at) => {
    const [first = '', ...rest] = sentencesIn(one)
    const asks = rest.filter((each) => /\?$|^Please\b|\$\d/.test(each))
    // How to answer goes without saying.
    const isLast = at === paragraphs.length - 1
    const told = isLast ? [first, ...rest.filter((each) => !ofReply.test(each))] : [first, ...asks]
    return told.join(' ') === '' ? [] : [told.join(' ')]
  })
  const first =
    kept.slice(0, -1).find((one) => /^(?:Please|Would you|Could you)\b/.test(one)) ??
    kept.slice(0, -1).find((one) => /\$\d/.test(one)) ??
    kept[0]
  return kept.length > 2 ? [first ?? '', kept.at(-1) ?? ''] : kept
}

const wish = 'I hope you’re well.'
const clear = /^I need a clear answer\b/
const eachSentence = (one: string, turned: (sentence: string) => string): string =>
  sentencesIn(one)
    .map(turned)
    .filter((sentence) => sentence !== '')
    .join(' ')

/** Requests as a friend makes them. */
const asked = (sentence: string): string => {
  if (clear.test(sentence)) return ''
  const wanted = /^Please (?!reply\b|call\b)(.+?)\.$/.exec(sentence)?.[1]
  if (wanted) return `Would you be able to ${wanted}?`
  return sentence
    .replace(/^Could you (?!let me know|tell me)(.+)\?$/, 'Would you be able to $1?')
    .replace(/^(We|I) need (?=an answer\b)/, '$1’d be grateful for ')
}

/** Requests that leave no doubt. */
const required = (sentence: string): string =>
  sentence === wish
    ? ''
    : sentence
        .replace(/^(?:Could|Would) you (?:be able to )?(.+)\?$/, 'Please $1.')
        .replace(/^An answer by (.+) would help\.$/, 'I need an answer by $1.')

const dated = /\bby (?:\w+day\b|\d)/

const warmed = ({ head, middle, foot, joint }: Letter): Letter => {
  const said = middle.map((one) => eachSentence(one, asked)).filter((one) => one !== '')
  // In a text message the first sentence may go on from the greeting.
  const turned = joint === ' ' ? said.map(capital) : said
  return {
    head: head.replace(/^(?:Dear|Hello)\b/, 'Hi'),
    middle: head === '' ? turned : [wish, ...turned.filter((one) => one !== wish)],
    joint,
    foot: foot.replace(/^(?:Kind regards|Regards|Cheers),/, 'Warm regards,'),
  }
}

/** A sentence before the words on how to reply. */
const withClosing = (paragraph: string, closing: string): string => {
  const sentences = sentencesIn(paragraph)
  const at = sentences.findIndex((one) => ofReply.test(one))
  return at < 0
    ? `${paragraph} ${closing}`.trim()
    : [...sentences.slice(0, at), closing, ...sentences.slice(at)].join(' ')
}

const firmed = ({ head, middle, foot, joint }: Letter): Letter => {
  const turned = middle.map((one) => eachSentence(one, required)).filter((one) => one !== '')
  const text = turned.join(' ')
  const isSaid = /\bneed (?:a clear|an) answer\b/.test(text)
  const closing = dated.test(text) ? 'I need a clear answer by then.' : 'I need a clear answer.'
  return {
    head: head.replace(/^Hi\b/, 'Hello'),
    middle: isSaid ? turned : [...turned.slice(0, -1), withClosing(turned.at(-1) ?? '', closing)],
    joint,
    foot: foot.replace(/^(?:Cheers|Warm regards),/, 'Regards,'),
  }
}

const formal = ({ head, middle, foot, joint }: Letter): Letter => ({
  head: head.replace(/^(?:Hi|Hello)\b/, 'Dear'),
  middle,
  joint,
  foot: foot.replace(/^(?:Cheers|Regards),/, 'Kind regards,'),
})

/** The letter in the manner that an edit asks for. */
const inManner = (letter: Letter, edit: string): Letter => {
  if (isWarm.test(edit) && !isTooNice.test(edit)) return warmed(letter)
  if (isFirm.test(edit)) return firmed(letter)
  return isFormal.test(edit) ? formal(letter) : letter
}

const signer =
  /\bsign(?:ed)? (?:it |this |off )?(?:it )?(?:as|from|by|with|off as) (?<name>\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)/u

/** "Sign it from Anna": whose name stands below. */
const withSigner = (foot: string, edit: string): string => {
  const name = signer.exec(edit)?.groups?.name
  return name ? foot.replace('[Your name]', plainWords(name, 60)) : foot
}

/** What a change may draw on: the time it is made, and a fact on record about a matter that the reader may know. */
export type Drawn = { readonly now: Date; readonly fact?: (matter: string) => string | undefined }

/** The body of a letter with a change. */
export const changedBody = (body: string, edit: string, { now, fact = () => undefined }: Drawn): string => {
  if (wantsText(edit)) return asText(body)
  const replaced = replacedIn(body, edit, now)
  if (replaced !== undefined) return replaced
  const letter = partsOf(body)
  const { head, middle } = letter
  const less = leftOutBy(edit)
  const asked = less ? undefined : askedOfReader(edit)
  const words = less || asked ? undefined : added.exec(edit)
  const more = asked?.said ?? (words?.[1] && saidToReader(words[1], fact))
  const change = edit.slice(0, asked?.at ?? words?.index)
  const { facts, name } = less ? { facts: [], name: undefined } : toldFacts(change)
  const kept = less ? middle.map((one) => withoutMatter(one, less)).filter((one) => one !== '') : middle
  const limit = lengthLimit(edit)
  const cut = limit ? withinLimit(kept, limit) : isShorter.test(edit) ? shorter(kept) : kept
  // A text message goes on; in a letter, what is told stands before the request.
  const place = letter.joint === ' ' ? cut.length : Math.max(0, cut.length - 1)
  // What binds us comes first.
  const told = [
    ...(facts.length > 0 ? [facts.join(' ')] : []),
    ...cut.slice(0, place),
    ...(more ? [more] : []),
    ...cut.slice(place),
  ]
  const greeted = name ? head.replace(/\[(?:first )?name\]/, name) : head
  const done = inManner({ ...letter, head: greeted, middle: told }, change)
  return joined({ ...done, foot: withSigner(done.foot, edit) })
}
