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
      isSplit ? sentence.split(jointPattern).flatMap((part) => part.split(trendTag)) : [sentence]
    ).filter((part) => /[\p{L}\d]/u.test(part))
    for (const text of joined) parts.push({ text, isAsked: joined.length > 1 || asks(text) })
    if (parts.length > maxParts) break
  }
  return parts
}
