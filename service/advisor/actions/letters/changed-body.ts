/** A letter after an edit: manner, length, what is taken in and what goes. */
import { capital } from '../../line.ts'
import { plainWords } from '../../quotation.ts'
import { leftOutBy, sentencesIn, withoutMatter } from '../left-out.ts'
import { asText, wantsText } from './as-text.ts'
import { inBullets, wantsBullets } from './bullets.ts'
import { courtesyIn } from './courtesies.ts'
import { lengthLimit, ofReply, withinLimit } from './length-limit.ts'
import { joined, type Letter, partsOf } from './letter-parts.ts'
import { narrowedBy, narrowedText } from './narrowed.ts'
import { withoutPlaced } from './placed-part.ts'
import { replacedIn } from './replaced.ts'
import { askedOfReader, saidToReader } from './said-to-reader.ts'
import { shorter } from './shorter.ts'
import { toldFacts } from './told-facts.ts'

/** Words to be taken in: "add that we close at two". */
export const added =
  /\b(?:add|include|mention|say(?! (?:it|this|that) (?:(?:a|bit|little|lot|much|more|less|in|way|far|too) )*\w+(?:er|ly)?[\s.!?]*(?:[,;.]|$))|(?:tell|remind) (?:them|her|him|everyone)(?! to\b)|let (?:them|her|him|everyone) know|point out)(?: (?:in|also|a line|a sentence|something))*(?: (?:that|about|saying|on|:))?\s+(.+?)[\s.!?]*(?:\bplease\b)?$/i
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
  /\bsign(?:ed)? (?:(?:it|this|that|off|as|from|by|with|me|my name|myself),? )*(?<name>(?!(?:it|this|that|off|as|from|by|with|me|my|myself|the|us|we|our|please|and|properly|here)\b)\p{L}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)/u

/** "Sign it from Anna": whose name stands below. */
const withSigner = (foot: string, edit: string): string => {
  const name = signer.exec(edit)?.groups?.name
  return name ? foot.replace('[Your name]', capital(plainWords(name, 60))) : foot
}

/** What a change may draw on: the time it is made, and a fact on record about a matter that the reader may know. */
export type Drawn = {
  readonly now: Date
  readonly fact?: (matter: string) => string | undefined
  /** Who reads the draft, and the other people that it is about. */
  readonly audience?: string
  readonly others?: string | undefined
  /** The sentences that earlier changes told. */
  readonly told?: readonly string[]
}

/** The paragraphs without the first thing that they ask for. */
const withoutFirstAsk = (paragraphs: readonly string[]): readonly string[] => {
  const first = paragraphs.flatMap(sentencesIn).find((one) => /\?$|^Please\b/.test(one) && !ofReply.test(one))
  return paragraphs
    .map((one) =>
      sentencesIn(one)
        .filter((sentence) => sentence !== first)
        .join(' '),
    )
    .filter((one) => one !== '')
}

/** The body of a letter with a change. */
export const changedBody = (
  body: string,
  edit: string,
  { now, fact = () => undefined, audience = 'you', others, told = [] }: Drawn,
): string => {
  if (wantsText(edit)) return asText(body)
  const replaced = replacedIn(body, edit, now)
  if (replaced !== undefined) return replaced
  const letter = partsOf(body)
  if (wantsBullets(edit)) return joined(inBullets(letter))
  const { head, middle } = letter
  const less = leftOutBy(edit)
  const narrowed = less ? undefined : narrowedBy(edit)
  const asked = less || narrowed ? undefined : (courtesyIn(edit) ?? askedOfReader(edit))
  const words = less || asked || narrowed ? undefined : added.exec(edit)
  const ofOthers = words && /\b(?:tell|let|remind)\b/i.test(words[0]) ? undefined : others
  const more = narrowed
    ? narrowedText(narrowed, audience)
    : (asked?.said ?? (words?.[1] && saidToReader(words[1], fact, ofOthers)))
  const change = edit.slice(0, asked?.at ?? words?.index)
  const { facts, name } = less ? { facts: [], name: undefined } : toldFacts(change)
  const asksAnew = asked !== undefined && /\binstead\W*$/i.test(edit)
  const kept = less
    ? (withoutPlaced(middle, less) ??
      middle.map((one) => withoutMatter(one, less)).filter((one) => one !== ''))
    : asksAnew
      ? withoutFirstAsk(middle)
      : middle
  const limit = lengthLimit(edit)
  const cut = limit ? withinLimit(kept, limit) : isShorter.test(edit) ? shorter(kept, new Set(told)) : kept
  // A text message goes on; in a letter, what is told stands before the request.
  const place = letter.joint === ' ' ? cut.length : Math.max(0, cut.length - 1)
  // What binds us comes first.
  const whole = [
    ...(facts.length > 0 ? [facts.join(' ')] : []),
    ...cut.slice(0, place),
    ...(more ? [more] : []),
    ...cut.slice(place),
  ]
  const greeted = name ? head.replace(/\[(?:first )?name\]/, name) : head
  const done = inManner({ ...letter, head: greeted, middle: whole }, change)
  return joined({ ...done, foot: withSigner(done.foot, edit) })
}
