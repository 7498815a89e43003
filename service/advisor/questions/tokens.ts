/** Divides a message into tokens. Linear in its length: one pass with one regular expression. */

import { byText } from './by-word.ts'
import { spellings } from './lexicon/spellings.ts'

/** Units that a number can be written with. */
export type NumberUnit = 'dollars' | 'cents' | 'percent' | 'hours' | 'plain'

/** A word, a number or a mark, with its place in the message. `value` is the number's; `unit` is what it was written with. */
export type Token = {
  readonly kind: 'word' | 'number' | 'mark'
  /** In lower case, without the possessive `'s`. */
  readonly word: string
  /** As written; empty for the second word of a contraction. */
  readonly text: string
  /** True if it is written apart from the token before it. */
  readonly isApart: boolean
  readonly value?: number
  readonly unit?: NumberUnit
}

// A few words are written with a digit or a stroke.
const pattern =
  /(?<word>(?:b4|2day|sum1|any1|every1|2moro|b\/w|w\/o)(?![\p{L}\d])|\p{L}+(?:['’]\p{L}+)*)|(?<money>\$)?(?<digits>\d(?:[\d,]*\d)?(?:\.\d+)?)(?<thousands>k(?!\p{L}))?(?<percent>\s?%)?|(?<mark>[.?!;:,\n/–%+=>@&-])/gu

// "% of sales", "rent +10%".
const spelledMarks: Readonly<Record<string, string>> = {
  '%': 'percent',
  '+': 'plus',
  '&': 'and',
  '>': 'above',
  '@': 'at',
}

// Contractions are told apart by the part after the apostrophe.
const contractions: Readonly<Record<string, string>> = {
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: 'would',
  m: 'am',
}

const wordToken = (word: string, text: string, isApart: boolean): Token => ({
  kind: 'word',
  word: (Object.hasOwn(spellings, word) ? spellings[word] : undefined) ?? word,
  text,
  isApart,
})

/** The second word of a contraction. */
const contracted = (word: string): Token => ({ kind: 'word', word, text: '', isApart: false })

const negated: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall' }

const wordTokens = (written: string, isApart: boolean): readonly Token[] => {
  const plain = written.toLowerCase().replaceAll('’', "'")
  if (plain.endsWith("n't")) {
    const verb = plain.slice(0, -3)
    return [wordToken(negated[verb] ?? verb, written, isApart), contracted('not')]
  }
  if (plain === "o'clock") return [wordToken('oclock', written, isApart)]
  const [head = plain, tail] = plain.split("'")
  const verb = tail === undefined ? undefined : contractions[tail]
  const first = wordToken(head, written, isApart)
  return verb === undefined ? [first] : [first, contracted(verb)]
}

const numberToken = (
  text: string,
  isApart: boolean,
  groups: Readonly<Record<string, string | undefined>>,
): Token => {
  const value = Number((groups.digits ?? '').replaceAll(',', '')) * (groups.thousands ? 1000 : 1)
  const unit = groups.money ? 'dollars' : groups.percent ? 'percent' : 'plain'
  return { kind: 'number', word: text.toLowerCase(), text, isApart, value, unit }
}

/**
 * The tokens of a message, in order. Anything that is no word, number or mark of punctuation is left out, and so are the
 * hyphens inside words.
 */
export const tokensOf = (message: string): readonly Token[] => {
  const tokens: Token[] = []
  let end = -1
  for (const { 0: text, index, groups = {} } of message.matchAll(pattern)) {
    const isApart = index !== end
    end = index + text.length
    if (groups.word !== undefined) tokens.push(...wordTokens(groups.word, isApart))
    else if (groups.mark === undefined) tokens.push(numberToken(text, isApart, groups))
    else if (text in spelledMarks)
      tokens.push({ kind: 'word', word: spelledMarks[text] ?? text, text, isApart })
    else if (!(text === '-' && /^\p{L}/u.test(message.slice(end, end + 1))))
      tokens.push({ kind: 'mark', word: groups.mark, text, isApart })
  }
  return tokens
}

/** Tokens of a message that is read as a whole. A question is shorter. */
const readAsWhole = 128

/** Tokens read from each end of a longer message, which is pasted text; what it has in between is not read. */
const readAtEachEnd = 40

/** Characters that these tokens have at most; what is longer is no sentence. */
const charactersAtEachEnd = 800

/** The first and the last characters of a message, cut between words where there are any. */
const ends = (message: string): readonly [start: string, end: string] => {
  const start = message.slice(0, charactersAtEachEnd)
  const end = message.slice(-charactersAtEachEnd)
  return [start.replace(/\s\S*$/u, ''), end.replace(/^\S*\s/u, '')]
}

/** Characters that are read of a run; no word is longer. */
const longestRun = 60

/** Letters, digits and what joins them, too many for a word: a letter may take two characters. Only where a run begins is one looked for. */
const longRun = /(?=[\p{L}\p{M}\p{N}’'&-])(?<![\p{L}\p{M}\p{N}’'&-])[\p{L}\p{M}\p{N}’'&-]{31,}/gu

const endlessSpace = /(?<start>\s{2})\s+/g

// Patterns try each place of a run, so the cost of a run would grow with the square of its length.
const withoutEndlessRuns = (text: string): string =>
  text
    .replace(longRun, (found) =>
      found.length > longestRun ? found.slice(0, longestRun).toWellFormed() : found,
    )
    .replace(endlessSpace, '$<start>')

/** Characters of a message, and how many messages with their parts are remembered. */
export const [longestMessage, maxMessages] = [8000, 32]

/** The part of a message that is read, so that no message takes longer than another (decision 171). */
export const readablePart = (written: string): string =>
  // So short a text has neither too many tokens nor an endless run.
  written.length <= longestRun ? written : readableOf(written)

const readable = (written: string): string => {
  const message = withoutEndlessRuns(written)
  // The two ends with a line between them are read as they are.
  const isLong = message.length > 2 * charactersAtEachEnd + 1
  const [start, end] = isLong ? ends(message) : [message, message]
  const [first, last] = [[...start.matchAll(pattern)], isLong ? [...end.matchAll(pattern)] : undefined]
  const all = last ?? first
  const [until, from] = [first[readAtEachEnd - 1], all.at(-readAtEachEnd)]
  if (!isLong && first.length <= readAsWhole) return message
  const read = [
    until ? start.slice(0, until.index + until[0].length) : start,
    from ? end.slice(from.index) : end,
  ]
  return read.join('\n')
}

const readableOf = byText(readable, longestMessage, maxMessages)

/** The text of tokens, as written. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ text, isApart }, at) => (isApart && at > 0 ? ` ${text}` : text)).join('')
