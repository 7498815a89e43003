/** A letter after an edit: manner, length, what is taken in and what goes. */
import { capital } from '../../line.ts'
import { plainWords } from '../../quotation.ts'
import { leftOutBy, sentencesIn, withoutMatter } from '../left-out.ts'
import { lengthLimit, ofReply, withinLimit } from './length-limit.ts'
import { toldFacts } from './told-facts.ts'
import { writtenOut } from './written-out.ts'

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

type Letter = { readonly head: string; readonly middle: readonly string[]; readonly foot: string }

/** Greeting, paragraphs and sign-off of a letter. */
const partsOf = (body: string): Letter => {
  const parts = body.split('\n\n')
  const isLetter = parts.length > 2 && /,$/.test(parts[0] ?? '')
  return isLetter
    ? { head: parts[0] ?? '', middle: parts.slice(1, -1), foot: parts.at(-1) ?? '' }
    : { head: '', middle: parts, foot: '' }
}

const shorter = (paragraphs: readonly string[]): readonly string[] => {
  const kept = paragraphs.flatMap((one, at) => {
    const [first = '', ...rest] = sentencesIn(one)
    const asks = rest.filter((each) => /\?$|^Please\b/.test(each))
    // How to answer goes without saying.
    const isLast = at === paragraphs.length - 1
    const told = isLast ? [first, ...rest.filter((each) => !ofReply.test(each))] : [first, ...asks]
    return told.join(' ') === '' ? [] : [told.join(' ')]
  })
  const first = kept.slice(0, -1).find((one) => /^(?:Please|Would you|Could you)\b/.test(one)) ?? kept[0]
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

const warmed = ({ head, middle, foot }: Letter): Letter => {
  const turned = middle.map((one) => eachSentence(one, asked)).filter((one) => one !== '')
  return {
    head: head.replace(/^(?:Dear|Hello)\b/, 'Hi'),
    middle: head === '' ? turned : [wish, ...turned.filter((one) => one !== wish)],
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

const firmed = ({ head, middle, foot }: Letter): Letter => {
  const turned = middle.map((one) => eachSentence(one, required)).filter((one) => one !== '')
  const text = turned.join(' ')
  const isSaid = /\bneed (?:a clear|an) answer\b/.test(text)
  const closing = dated.test(text) ? 'I need a clear answer by then.' : 'I need a clear answer.'
  return {
    head: head.replace(/^Hi\b/, 'Hello'),
    middle: isSaid ? turned : [...turned.slice(0, -1), withClosing(turned.at(-1) ?? '', closing)],
    foot: foot.replace(/^(?:Cheers|Warm regards),/, 'Regards,'),
  }
}

const formal = ({ head, middle, foot }: Letter): Letter => ({
  head: head.replace(/^(?:Hi|Hello)\b/, 'Dear'),
  middle,
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

/** The body of a letter with a change. */
export const changedBody = (body: string, edit: string): string => {
  const { head, middle, foot } = partsOf(body)
  const less = leftOutBy(edit)
  const words = less ? undefined : added.exec(edit)
  const more = words?.[1]
  const change = words ? edit.slice(0, words.index) : edit
  const { facts, name } = less ? { facts: [], name: undefined } : toldFacts(change)
  const kept = less ? middle.map((one) => withoutMatter(one, less)).filter((one) => one !== '') : middle
  const limit = lengthLimit(edit)
  const cut = limit ? withinLimit(kept, limit) : isShorter.test(edit) ? shorter(kept) : kept
  const place = Math.max(0, cut.length - 1)
  // What binds us comes first; what else is told stands before the request.
  const told = [
    ...(facts.length > 0 ? [facts.join(' ')] : []),
    ...cut.slice(0, place),
    ...(more ? [statement(writtenOut(more))] : []),
    ...cut.slice(place),
  ]
  const greeted = name ? head.replace(/\[(?:first )?name\]/, name) : head
  const done = inManner({ head: greeted, middle: told, foot }, change)
  return [done.head, ...done.middle, withSigner(done.foot, edit)].filter((one) => one !== '').join('\n\n')
}
