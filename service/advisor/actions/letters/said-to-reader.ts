/** The words of an edit as sentences to the reader of a draft: "that their rent stays" is "Your rent stays." */
import { capital } from '../../line.ts'
import { taggedWords } from '../../subjects/tagged-words.ts'
import { isWholeSentence } from '../emails/whole-sentence.ts'
import { toThem } from './told-facts.ts'
import { writtenOut } from './written-out.ts'

/** Hurried words without their apostrophe. */
const unmarked: Readonly<Record<string, string>> = {
  wont: 'won’t',
  dont: 'don’t',
  cant: 'can’t',
  isnt: 'isn’t',
  arent: 'aren’t',
  doesnt: 'doesn’t',
  didnt: 'didn’t',
  wasnt: 'wasn’t',
  havent: 'haven’t',
  hasnt: 'hasn’t',
  theyre: 'they’re',
  theyve: 'they’ve',
  youre: 'you’re',
}
const unmarkedWord = new RegExp(String.raw`\b(?:${Object.keys(unmarked).join('|')})\b`, 'gi')

/** Nouns of several people, by their ending. */
const people =
  /^(?!(?:orders|offers|numbers|papers|letters|covers|matters|quarters|others|dinners|banners|flyers|computers|vouchers|drawers|doors|floors|errors|mirrors|years|hours)$|\p{L}*(?:ments|ours)$)\p{L}{2,}(?:ers|ors|ents|ants|ists|ees|ians|lords|cooks|chefs|guests|friends|regulars|seniors|juniors)$|^(?:people|staff|team|crew|kids|children|men|women|baristas|analysts|apprentices|casuals|graduates|grads|temps)$/u
const pronoun = /\b(?:they|them|their|theirs)\b/i

/** True if "they" are other people, whom the words name before. */
const isOfOthers = (words: string): boolean => {
  const at = words.search(pronoun)
  return at > 0 && taggedWords(words.slice(0, at)).some(({ word }) => people.test(word))
}

/** "They can start Monday", of other people than the reader: the first word names them. */
const ofOthersNamed = (words: string, others: string): string =>
  words
    .replace(/^they[’']re\b/i, `${others} are`)
    .replace(/^they[’']ve\b/i, `${others} have`)
    .replace(/^they[’']ll\b/i, `${others} will`)
    .replace(/^they\b/i, others)
    .replace(/^their\b/i, `${others}${/s$/.test(others) ? '’' : '’s'}`)

const peopleNamed =
  /\b(?:(?:the|our|my|both|all|these|those|two|three|four|five|six|\d+) )+(?:[\p{L}-]+ ){0,2}[\p{L}-]+/giu

/** The people that a request is about, in its words; undefined if it names none beside its reader. */
export const othersIn = (request: string, reader: string): string | undefined => {
  const about = request.replace(reader, ' ')
  for (const found of about.matchAll(peopleNamed)) {
    const words = found[0].split(' ')
    const at = words.findIndex((word) => people.test(word.toLowerCase()))
    if (at > 0) return words.slice(0, at + 1).join(' ')
  }
  return undefined
}

const ended = (words: string): string => `${capital(words).replace(/[\s.,;:!]+$/, '')}.`

/** Details that the writer has to fill in. */
const detail =
  /^(?:the |our |my |your |a |an )?(?:[\p{L}-]+ )?(?:number|address|link|website|e-?mail|signature|abn|bank details|details)$/iu
const asksHow = /^(?:why|how|what|when|where|who|whether)\b/i
const thing = /^(?:the|our|my|an?|this|that|these|those|his|her|their|your|\p{L}+day[’']s)\b/iu

/** "Their rates stay as they are": what follows a thing of theirs may speak of the thing. */
const ofTheirThing = /^(?<theirs>.*?\btheir (?:\p{L}+ ){0,2}?\p{L}{3,}s\b)(?<rest>.+)$/iu

const toThemAll = (text: string): string => {
  const { theirs, rest = '' } = ofTheirThing.exec(text)?.groups ?? {}
  return theirs ? `${toThem(theirs)}${rest.replace(/\btheir\b/gi, 'your')}` : toThem(text)
}

/** The words of an edit, in the form in which a letter to its reader has them; `others` are the people that the letter is about. */
export const toReader = (words: string, others?: string): string => {
  const plain = writtenOut(words)
    .replace(unmarkedWord, (word) => unmarked[word.toLowerCase()] ?? word)
    .replaceAll("'", '’')
    .replace(/^that /i, '')
  if (others && /^(?:they|their)\b/i.test(plain)) return ofOthersNamed(plain, others)
  return isOfOthers(plain) ? plain : toThemAll(plain)
}

/** "A date for the visit, Tuesday 1 December": the day is what is to be said. */
const appointed =
  /^(?:(?:a|the|our|my) )?(?:date|day|time)(?: (?:for|of|to) (?<what>[^,:;–]+?))?(?:\s*[,:;–]+\s*|\s+-\s+| (?:on|of|being) )(?<when>[^,;]*(?:\d|day\b|noon\b|morning\b|afternoon\b)[^;]*)$/i

/** A sentence that says to the reader what an edit adds; square brackets where the edit only names the matter. */
export const saidToReader = (
  words: string,
  fact: (words: string) => string | undefined,
  others?: string,
): string => {
  const { what, when } = appointed.exec(words)?.groups ?? {}
  if (when) return ended(`I suggest ${when}${what ? ` for ${toReader(what)}` : ''}`)
  const said = toReader(words, others)
  if (detail.test(said) || (asksHow.test(said) && !/\?$/.test(words))) return `[${ended(said)}]`
  if (!thing.test(said) || isWholeSentence(said)) return ended(said)
  return fact(said) ?? `About ${said.replace(/[\s.,;:!]+$/, '')}: [what you want to say].`
}

const toAsk =
  /\b(?:ask|tell|remind|get)(?:ing)?(?: (?:them|him|her|everyone|everybody))? to (?<act>.+?)[\s.!?]*$/i
const toKnow =
  /\bask(?:ing)?(?: (?:them|him|her|everyone|everybody))? (?<what>(?:if|whether|what|when|which|who|how|where|why)\b.+?)[\s.!?]*$/i
const toGet = /\bask(?:ing)?(?: (?:them|him|her))? for (?<what>.+?)[\s.!?]*$/i

/** Terms are given, and nothing that is sent. */
const ofTerms = /\b(?:off|discount|credit|extension|time|refund|rate|deal|price)\b/i

/** What an edit asks of the reader: "ask them to ring first"; undefined if it asks nothing. */
export const askedOfReader = (edit: string): { readonly said: string; readonly at: number } | undefined => {
  const found = toAsk.exec(edit) ?? toKnow.exec(edit) ?? toGet.exec(edit)
  if (!found) return undefined
  const { act, what = '' } = found.groups ?? {}
  if (act) return { said: ended(`please ${toReader(act)}`), at: found.index }
  const wanted = toReader(what.replace(/,? instead$/i, ''))
  const ask = toKnow.test(edit)
    ? `tell me ${wanted}`
    : /\d ?%? off$/i.test(wanted)
      ? `take ${wanted}`
      : ofTerms.test(wanted)
        ? `give us ${wanted}`
        : `send us ${wanted}`
  return { said: `Could you ${ask}?`, at: found.index }
}
