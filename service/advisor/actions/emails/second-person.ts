/**
 * Addresses statements on record to the people they are about: "The portal put up its premium tier" becomes
 * "You put up your premium tier".
 */

import { taggedWords } from '../../subjects/tagged-words.ts'

/** Stem for comparing records: first five letters, lower case. */
const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s?$/, '')
    .slice(0, 5)

const agreed: Readonly<Record<string, string>> = { has: 'have', was: 'were', is: 'are', does: 'do' }

const article = /^(?:the|our|both|all|these|their)$/i
const possessive = /(?:[’']s|s[’'])$/

/** Words about several people as words to them. */
export const yours = (text: string): string =>
  text.replace(/\b(?:their|its)\b/g, 'your').replace(/\b(?:they|them)\b/g, 'you')

/** True if a text contains one of the names. */
export const names = (text: string, stems: ReadonlySet<string>): boolean =>
  (text.match(/[\p{L}’'-]+/gu) ?? []).some((word) => stems.has(stemOf(word)))

// "Tell the owner the same day", "an offer to every landlord with ten homes or more".
const addressed =
  /\b(tell|ring|call|ask|give|send|offer|show|write to) (?:the|each|every|all|our|both) ([\p{L}’'-]+)/giu

/** A part of a sentence in which the people of these names are told or given something: "tell you". */
export const toYou = (text: string, stems: ReadonlySet<string>): string =>
  text.replace(addressed, (whole, verb: string, name: string) =>
    stems.has(stemOf(name)) ? `${verb} you` : whole,
  )

const someOf = /^(?:two|three|four|five|six|seven|eight|nine|ten|some|most|many|all|both|several)$/i

/** Words of the subject at the start of a sentence: article, at most one more word, and the name. */
const subjectWords = (words: readonly string[], stems: ReadonlySet<string>): number => {
  // "Three of last year’s clients".
  const isSome = someOf.test(words[0] ?? '') && words[1] === 'of'
  const named = isSome ? words.slice(2, 6).findIndex((word) => stems.has(stemOf(word))) : -1
  if (named >= 0) return named + 3
  const from = article.test(words[0] ?? '') ? 1 : 0
  const isNamed = (at: number) => stems.has(stemOf(words[at] ?? ''))
  const first = isNamed(from) ? from : isNamed(from + 1) ? from + 1 : undefined
  if (first === undefined) return 0
  return isNamed(first + 1) ? first + 2 : first + 1
}

// "The landlord who left" has no reliable form in the second person, nor has a noun after the name.
const isUnsure = (verb: string, sentence: string): boolean =>
  /^(?:who|which|that|of|from|with|without|at|in|on|by|for|under|over)$/.test(verb) ||
  (isThird(verb) && !taggedWords(sentence).some(({ word, tag }) => word === verb && tag === 'VERB'))

/** True for a verb like "comes"; "has" and "is" have forms of their own. */
const isThird = (verb: string): boolean => !Object.hasOwn(agreed, verb) && /[^s]s$/.test(verb)

/** "Comes" of the third person as "come". */
const withoutS = (verb: string): string =>
  verb
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|o)es$/, '$1')
    .replace(/([^s])s$/, '$1')

/**
 * The sentence addressed to the people that the stems name; unchanged if it does not name them, undefined if
 * it cannot be converted.
 */
export const toSecondPerson = (sentence: string, stems: ReadonlySet<string>): string | undefined => {
  if (!names(sentence, stems)) return sentence
  const both = /^The ([\p{L}’'-]+) and the ([\p{L}’'-]+) (.+)$/u.exec(sentence)
  if (both && !stems.has(stemOf(both[1] ?? '')) && stems.has(stemOf(both[2] ?? '')))
    return toSecondPerson(`The ${both[2]} and the ${both[1]} ${both[3]}`, stems)
  const words = sentence.split(' ')
  const count = subjectWords(words, stems)
  const rest = words.slice(count).join(' ')
  if (count === 0 || names(rest, stems)) return undefined
  if (possessive.test(words[count - 1] ?? '')) return `Your ${yours(rest)}`
  const verb = words[count] ?? ''
  if (isUnsure(verb, sentence)) return undefined
  const form = Object.hasOwn(agreed, verb) ? agreed[verb] : isThird(verb) ? withoutS(verb) : verb
  return `You ${yours(`${form}${rest.slice(verb.length)}`)}`
}

const lowered = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** A date at the end of an instruction: "by Friday 27 November". */
const byDate = /\s+(?:by|before) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day )?\d{1,2} \w+$/i

/** Their part of an instruction to several people: our part follows "and". */
const theirPart = (text: string): string => {
  const when = byDate.exec(text)?.[0] ?? ''
  const [first = text] = text.split(/,? and (?=(?:upload|tell|put|send|then|sign|have|stop|keep)\b)/)
  return first.endsWith(when) ? first : `${first}${when}`
}

/** Our own day for an act of ours is no date of an offer: they have not been asked for anything by then. */
const withoutOurDay = (text: string): string => text.replace(byDate, '')

/** An instruction as what we would like to do. */
export const ourPlan = (instruction: string): string =>
  `We’d like to ${lowered(instruction.replace(/[.\s]+$/, ''))}.`

const who = String.raw`(?:(?:each|both|all)(?: of)? )?(?:the |our |both |two |three |them|each of them)?[\p{L}’' -]*?`

type Turn = readonly [pattern: RegExp, ask: (rest: string) => string]
const turns: readonly Turn[] = [
  [new RegExp(`^Ask ${who} to (.+)$`, 'u'), (rest) => `Could you ${rest}?`],
  [new RegExp(`^Ask ${who} for (.+)$`, 'u'), (rest) => `Could you send us ${rest}?`],
  [
    new RegExp(`^(?:Ring|Call|Phone|Email) ${who} and (?:get|ask for) (.+)$`, 'u'),
    (rest) => `Could you give us ${rest}?`,
  ],
  [
    new RegExp(`^(?:Write|Talk|Speak) to ${who}(?: this week| today)? and suggest (.+)$`, 'u'),
    (rest) => `I’d like to suggest ${rest.replace(/\bwith each\b.*$/, 'with you')}.`,
  ],
  [
    new RegExp(`^(?:Meet|Visit|See) ${who}( in person)? and offer (.+)$`, 'u'),
    (rest) => `I’d like to meet you in person and offer you ${rest}.`,
  ],
  [/^Offer (?:them|both of them) (.+)$/, (rest) => `We can offer you ${withoutOurDay(rest)}.`],
]

/**
 * Converts a recorded instruction to a request to the recipient: "Ask the broker for the certificate" becomes
 * "Could you send us the certificate?"; our own tasks become plans.
 */
export const toRequest = (instruction: string, stems: ReadonlySet<string>): string => {
  const plain = instruction.replace(/[.\s]+$/, '')
  for (const [pattern, ask] of turns) {
    const found = pattern.exec(plain)
    const rest = found?.at(-1)
    if (!rest) continue
    return ask(theirPart(rest))
  }
  const offered =
    /^Offer (.+?) to (?:the )?([\p{L} ’-]+?)((?: at| by| before| until| within| from| on| for) .+)?$/u.exec(
      plain,
    )
  if (offered && names(offered[2] ?? '', stems))
    return withoutOurDay(`We can offer you ${offered[1]}${offered[3] ?? ''}`).concat('.')
  return ourPlan(plain)
}
