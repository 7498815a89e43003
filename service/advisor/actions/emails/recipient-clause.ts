/** The clause about the recipients of an email: "who owes us money", "whose sale fell through", "still on old rates". */
import { taggedWords } from '../../subjects/tagged-words.ts'

const lead =
  /^[\s,]*(?:(?<pronoun>who|which|that|whose)(?=\s|[’'](?:s|ve|re|d)\b)|(?=(?:still|currently|already)\s+(?:on|in|with|at|without)\b|we\s+\p{L}))/iu
const said = `(?:ask|say|tell|thank|offer|apologi[sz]e|remind|let|invite|explain|suggest|propose|confirm|see (?:if|whether))`
const saying = `(?:asking|saying|telling|thanking|offering|apologi[sz]ing|reminding|letting|inviting|explaining|suggesting|proposing|confirming|announcing|requesting|warning)`
/** "Who asked about parking": the topic of their own question belongs to the clause. */
const spoke = `(?:ask(?:ed|ing|s)?|enquir(?:ed|ing|es)|inquir(?:ed|ing|es)|complain(?:ed|ing|s)?|call(?:ed|ing|s)?|rang|wrote|spoke|talked|heard|kn[eo]w|worried|unsure|unhappy|upset|angry|think(?:s|ing)?|thought)`
/** "Who wants to tell us", "who has to say": the verb belongs to the clause. */
const wanting = `(?:want(?:s|ed|ing)?|like[sd]?|need(?:s|ed)?|asked|hop(?:es|ed|ing)|plan(?:s|ned|ning)?|going|tr(?:y|ies|ied|ying)|used|has|have|had|promised|agreed|offered|refused|forgot|meant|due)`
const boundary = new RegExp(
  [
    '[,;:.!?–]',
    String.raw`\s(?:and\s+)?${saying}\b`,
    String.raw`\sand\s+${said}\b`,
    String.raw`(?<!\b${wanting})\s(?:in order )?to\s+${said}\b`,
    String.raw`(?<!\b${spoke})\s(?:about|regarding)\s`,
  ].join('|'),
  'i',
)

/** Forms of the third person and those of the second. */
const forms: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  was: 'were',
  does: 'do',
  hasnt: 'haven’t',
  isnt: 'aren’t',
  wasnt: 'weren’t',
  doesnt: 'don’t',
}
const adverb = /^(?:also|always|already|just|never|now|often|only|once|recently|still|usually|\p{L}+ly)$/iu
const withoutS = (verb: string): string =>
  verb
    .replace(/ies$/i, 'y')
    .replace(/(ss|sh|ch|x|o)es$/i, '$1')
    .replace(/([^s])s$/i, '$1')

/** What is said of them, said to them: "owes us money" becomes "owe us money". */
const toThem = (words: string): string => {
  const parts = words.split(' ')
  const at = parts.findIndex((word) => !adverb.test(word))
  const verb = parts[at] ?? ''
  const plain = verb.toLowerCase().replace(/[’']/g, '')
  const form = Object.hasOwn(forms, plain) ? forms[plain] : undefined
  const agreed = form ?? (/[^s]s$/i.test(verb) ? withoutS(verb) : verb.replace(/n't$/i, 'n’t'))
  return [...parts.slice(0, at), agreed, ...parts.slice(at + 1)].join(' ')
}

/** True if the words after "that" state something by themselves: "that we open at eight". */
const isStatement = (after: string): boolean => !/^(?:VERB|AUX|ADV)$/.test(taggedWords(after)[0]?.tag ?? '')

export type Clause = {
  /** Words to follow "you", or with their own subject: "owe us money", "your sale fell through". */
  readonly clause: string | undefined
  /** The request after the clause. */
  readonly rest: string
}

const toTheirs = (text: string): string =>
  text.replace(/\b(?:their|his|her)\b/gi, 'your').replace(/\b(?:they|them)\b/gi, 'you')

/** Separates the clause from the request that follows the recipients. */
export const splitClause = (after: string): Clause => {
  const found = lead.exec(after)
  const pronoun = found?.groups?.pronoun?.toLowerCase()
  if (!found) return { clause: undefined, rest: after }
  const text = after
    .slice(found[0].length)
    .replace(/^[’']s\b/i, ' is')
    .replace(/^[’']ve\b/i, ' have')
    .replace(/^[’']re\b/i, ' are')
    .trim()
  if (text === '' || (pronoun === 'that' && isStatement(text))) return { clause: undefined, rest: after }
  const cut = boundary.exec(text)
  // "Who are working on Sunday that we open at eight".
  const stated = [...text.matchAll(/\s(?=that\s)/gi)].find(({ index }) => isStatement(text.slice(index + 6)))
  const until = Math.min(cut?.index ?? text.length, stated?.index ?? text.length)
  const words = toTheirs(text.slice(0, until).trim())
  const isOurs = /^(?:we|i)\s/i.test(words)
  const own = pronoun === undefined && !isOurs ? `are ${words}` : words
  const clause = pronoun === 'whose' ? `your ${words}` : isOurs ? words : toThem(own)
  return { clause: words === '' ? undefined : clause, rest: text.slice(until) }
}

/** A name without the participle after it: "staff working on Sunday". */
export const withoutParticiple = (name: string): string =>
  /^(.+?) \p{L}+ing(?= (?:on|in|at|with|for|to|from|us|our|the|this|next)\b)/iu.exec(name)?.[1] ?? name

const auxiliary =
  /^(?:have|haven[’']t|had|hadn[’']t|did|didn[’']t|do|don[’']t|will|won[’']t|can|can[’']t|could|couldn[’']t|are|were|never|still|just|also|already|recently|only|once|been)$/i
const preposition = /\b(?:about|at|for|from|on|to|with)$/i

/** "We haven’t seen for a while" as "we haven’t seen you for a while". */
const withYou = (clause: string): string => {
  if (preposition.test(clause)) return `${clause} you`
  const [subject = '', ...words] = clause.split(' ')
  const at = words.findIndex((word) => !auxiliary.test(word))
  return at < 0
    ? `${clause} you`
    : [subject, ...words.slice(0, at + 1), 'you', ...words.slice(at + 1)].join(' ')
}

/** What we did, as a statement to the recipients; undefined if the clause is about them. */
export const ourStatement = (clause: string): string | undefined => {
  if (/^(?:we|i)\s/i.test(clause)) return withYou(clause)
  const [, noun, did] = /^(your [\p{L} ]+?) ((?:we|i)\s.+)$/iu.exec(clause) ?? []
  return noun && did ? `${did} ${noun}` : undefined
}
