/** The parts of a message: its sentences, and the questions that "and" joins in one. */
// A sentence ends at a mark of punctuation, but not inside "9.5" or "a.m.".
const sentenceEnd = /(?<=[?!;])\s+|(?<=\p{L}{2}\.)\s+|(?<=\d\.)\s+|\n+/u

const asking =
  'what|whats|which|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|can|could|should|shall|would|will|whether|by when|if not|compare|show|give|tell|list|draft|write|email|explain|rank|name|break|make|prepare|plan'

const lead = '(?:(?:and|so|also|then|please|hey|hi|ok|now|but)\\W+)*'
const asksPattern = new RegExp(`^\\W*${lead}(?:${asking})\\b`, 'i')
const jointPattern = new RegExp(
  `,?\\s+(?:and|n|&|also|then|plus)(?:\\s+(?:then|also))?\\s+(?=(?:${asking})\\b)`,
  'i',
)

/** "What do we spend a week, trending up?": which way it goes is a question of its own. */
const trendTag =
  /,\s+(?=(?:(?:is|are) (?:it|that|they) )?(?:trending|creeping|going|heading|up or down|down or up|rising or falling|better or worse)\b(?![^?]*\bsince\b)[^,?]{0,30}\?*\s*$)/i

/** "How long have we got, what happens in February": two questions with a comma between them. */
const openly = '(?:what|whats|which|who|when|where|why|how)'
const standing = String.raw`${openly}\b(?:['’]\w+)?(?:\s+[\w’'$%-]+){2}`
/** "…, when exactly is it due": what points back goes with what comes before it. */
const byComma = new RegExp(
  String.raw`,\s+(?=${standing})(?![^,?]*\b(?:it|its|that|this|they|them|those|these)\b)`,
  'i',
)
const asksOpenly = new RegExp(String.raw`(?:^|,\s+)\W*${lead}${standing}[^,]*$`, 'i')

/** The questions that only a comma divides; a clause before the first of them belongs to it. */
const apart = (text: string): readonly string[] => {
  const found: string[] = []
  for (const piece of text.split(byComma)) {
    const last = found.at(-1)
    if (last === undefined || asksOpenly.test(last)) found.push(piece)
    else found.splice(-1, 1, `${last}, ${piece}`)
  }
  return found
}

/** True for words that begin with a question or an order. */
export const asksAt = (text: string): boolean => asksPattern.test(text)

const asks = (sentence: string): boolean => sentence.trimEnd().endsWith('?') || asksPattern.test(sentence)

export type Part = { readonly text: string; readonly isAsked: boolean }

const conditional = /^\W*(?:if|suppose|say|imagine|assume)\b/i

const maxParts = 8

/** The sentences of a message, and the questions that "and" joins in one. */
export const partsOf = (message: string): readonly Part[] => {
  const parts: Part[] = []
  for (const sentence of message.split(sentenceEnd)) {
    const isSplit = sentence.length < 400 && !conditional.test(sentence)
    const joined = (
      isSplit
        ? sentence
            .split(jointPattern)
            .flatMap((part) => part.split(trendTag))
            .flatMap(apart)
        : [sentence]
    ).filter((part) => /[\p{L}\d]/u.test(part))
    for (const text of joined) parts.push({ text, isAsked: joined.length > 1 || asks(text) })
    if (parts.length > maxParts) break
  }
  return parts
}
