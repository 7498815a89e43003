/** Says a question in another manner, without changing what it asks. */
import { filledIn, pick, type Random } from './names.ts'
import type { Phrases } from './phrases.ts'
import { withOtherDate, withSpelledAmounts } from './spelled.ts'

/** The half of the phrases to use, and whether it is the one that is only measured. */
export type Half = { readonly phrases: Phrases; readonly isHeldOut: boolean }

/** A question said otherwise; undefined if this manner does not apply to it. */
export type Transform = (question: string, random: Random, half: Half) => string | undefined

type Listed = { [key in keyof Phrases]: Phrases[key] extends readonly string[] ? key : never }[keyof Phrases]

const half = 0.5

/** As a sentence goes on; names, "I" and abbreviations keep their capital. */
const lowered = (question: string): string =>
  /^(?:What|How|Which|When|Why|Where|Who|Did|Do|Does|Is|Are|Was|Were|Can|Could|Should|Would|Will|Has|Have|Had|Show|Give|Tell|If|Over|In|The|Our|At)\b/.test(
    question,
  )
    ? question.slice(0, 1).toLowerCase() + question.slice(1)
    : question

const before =
  (list: Listed): Transform =>
  (question, random, { phrases }) => {
    const lead = filledIn(pick(random, phrases[list]), random)
    // After a comma or a joining word the sentence goes on.
    return `${lead} ${/[.!?]$/.test(lead) ? question : lowered(question)}`
  }

const closing = /(?<body>[\s\S]*?)(?<mark>[?!.…]*)\s*$/

/** A closing that is joined to the question, or after it as a sentence of its own. */
const after =
  (list: Listed): Transform =>
  (question, random, { phrases }) => {
    const tail = filledIn(pick(random, phrases[list]), random)
    const { body = question, mark = '' } = closing.exec(question)?.groups ?? {}
    // "…? – he wants to know": the mark stays where the closing is not joined with a comma.
    const isJoined = /^, | [a-z]/.test(tail)
    return isJoined && random() < half
      ? `${body}${tail.replace(/\.$/, '')}${mark}`
      : `${body}${tail.startsWith('.') && mark !== '' ? mark + tail.slice(1) : mark + tail}`
  }

const withFillers: Transform = (question, random, { phrases }) => {
  const words = question.split(' ')
  // Behind the first word and once more: where people look for words.
  const places = new Set([0, 1 + Math.floor(random() * 2)])
  return words
    .flatMap((word, at) => (places.has(at) ? [pick(random, phrases.fillers), word] : [word]))
    .join(' ')
}

const withoutApostrophes: Transform = (question) => {
  const plain = question.replace(/(\p{L})['’](?=\p{L})/gu, '$1')
  return plain === question ? undefined : plain
}

const withoutEnd: Transform = (question) => {
  const plain = question.replace(/[?!.…]+\s*$/, '').toLowerCase()
  return plain === question ? undefined : plain
}

const withoutCommas: Transform = (question, random, half) =>
  question.includes(', ')
    ? (withoutEnd(question, random, half) ?? question).replace(/,(?=\s)/g, '')
    : undefined

const inCapitals: Transform = (question) => question.toUpperCase()

const asTexted: Transform = (question, _, { phrases }) => {
  const plain = question.replace(/\p{L}+/gu, (word) => phrases.texted[word.toLowerCase()] ?? word)
  return plain === question ? undefined : plain
}

/** One message with a list of sentences has no place for a closing that belongs to the first. */
const single = {
  greeting: before('greetings'),
  introduction: before('introductions'),
  reason: before('reasons'),
  chatter: before('chatter'),
  hedge: before('hedges'),
  frame: before('frames'),
  place: before('places'),
  thanks: after('thanks'),
  'reason after': after('reasonsAfter'),
  'place after': after('placesAfter'),
  dictated: withFillers,
  'no apostrophes': withoutApostrophes,
  'no end, small': withoutEnd,
  'no commas': withoutCommas,
  capitals: inCapitals,
  texted: asTexted,
  amounts: (question, random, { isHeldOut }) => withSpelledAmounts(question, random, isHeldOut),
  dates: (question, random, { isHeldOut }) => withOtherDate(question, random, isHeldOut),
} as const satisfies Readonly<Record<string, Transform>>

const both =
  (...steps: readonly Transform[]): Transform =>
  (question, random, half) =>
    steps.reduce<string | undefined>((text, step) => text && step(text, random, half), question)

/** All manners by name. */
export const transforms: Readonly<Record<string, Transform>> = {
  ...single,
  'greeting, thanks': both(single.greeting, single.thanks),
  'introduction, reason': (question, random, half) => {
    const reasoned = single.reason(question, random, half)
    return reasoned && single.introduction(reasoned, random, half)
  },
  'chatter, no end': (question, random, half) => {
    const plain = withoutEnd(question, random, half)
    return plain && single.chatter(plain, random, half)
  },
  'hedge, thanks': both(single.hedge, single.thanks),
  'capitals, greeting': both(single.greeting, inCapitals),
  'frame, reason after': both(single.frame, single['reason after']),
}
