/** A message as words: lower case, plain spelling, numbers kept; small slips of the keyboard forgiven. */

const numerals: { readonly [word: string]: number | undefined } = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
}

/** Characters of a message that are read for its question; more is a text, not a question. */
const longestQuestion = 600

/** The part of a message that is read for its question, with runs of spaces and of one punctuation mark made one. */
export const questionPart = (message: string): string =>
  message
    .slice(0, 10 * longestQuestion)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([^\p{L}\p{N}])\1+/gu, '$1')
    .slice(0, longestQuestion)

/** The message in plain small letters: words, numbers, % and $, one space between them. */
export const plainWords = (message: string): string =>
  (
    message
      .slice(0, longestQuestion)
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[’‘`´]/g, "'")
      .replaceAll(/\b(how|what|who|where|that|it|there)'s\b/g, '$1 is')
      .replaceAll(/per ?cents?\b|\bpct\b/g, '%')
      .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
      .match(/\$?\d+(?:\.\d+)?|%|[\p{L}']+/gu) ?? []
  )
    .map((word) => word.replaceAll(/^'+|'+$/g, '').replace(/'s$/, ''))
    .filter((word) => word !== '')
    .join(' ')

/** A number written as a numeral or a word; undefined where it is neither. */
export const numberOf = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined
  if (Object.hasOwn(numerals, word)) return numerals[word]
  return /^\$?\d+(\.\d+)?$/.test(word) ? Number(word.replace('$', '')) : undefined
}

/** True where one letter too many, too few, another one, or two swapped make one word the other. */
const isSlipOf = (typed: string, meant: string): boolean => {
  if (Math.abs(typed.length - meant.length) > 1 || typed === meant) return typed === meant
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  const rest = (word: string, skip: number) => word.slice(start + skip)
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (typed[start] === meant[start + 1] &&
      typed[start + 1] === meant[start] &&
      rest(typed, 2) === rest(meant, 2))
  )
}

/** Words of everyday speech that lie one letter from a word of business and do not mean it. */
const everyday = new Set(
  `about again beast blood board break bring bread brief bright chance cheap check crash chief clear close could cover count
  dates doing drive every fails feast fired first front friend given going grand great group guess happy heart house least
  leave lights light lines loose lover might money mouse never night other party pages paint panel peace place plans
  please point posts power prize pride quick quite ready right round sails scale scales season sense share shall shift
  short should since sleep small smart sorry sound spell stage stand start state still stock store story stuff style
  table taken tales taste teams thank thing think these there their those three times today total touch tower trade
  train under until wait waste water weeds weird where which while white whole whose words world worth would write
  wrong young your raised`.split(/\s+/),
)

/** A word, and the word with each one of its letters left out: two words one slip apart have one of these in common. */
const tracesOf = (word: string): readonly string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]

/** The longest word worth a correction; no known word comes near it. */
const longestWord = 24

/** Finds the known word that a typed one stands for: itself, or for longer words the first that it is a slip of. */
export type MeantWord = (typed: string) => string | undefined

/** A finder for a list of words. It looks words up by their traces, so the length of the list costs nothing. */
export const meantWordIn = (known: ReadonlySet<string>): MeantWord => {
  const order = new Map([...known].map((word, at) => [word, at]))
  const byTrace = new Map<string, string[]>()
  for (const word of known)
    if (word.length >= 4)
      for (const trace of new Set(tracesOf(word))) byTrace.set(trace, [...(byTrace.get(trace) ?? []), word])
  return (typed) => {
    if (known.has(typed)) return typed
    if (typed.length < 5 || typed.length > longestWord || everyday.has(typed)) return undefined
    const near = tracesOf(typed).flatMap((trace) => byTrace.get(trace) ?? [])
    return near
      .filter((word) => isSlipOf(typed, word))
      .sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0))[0]
  }
}
