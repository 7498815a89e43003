/** What a speaker says while looking for words: "um", "like", "you know". */

const sounds =
  /(?<![\p{L}\d'’-])(?:u+m+|u+h+|e+r+m?|a+h+|h+m{2,}|(?<!\d\s*)mm+(?!\s+(?:of|rain)\b)|uh-?huh)(?![\p{L}\d'’-])(?:\s*(?:,|…|\.{2,}))?\s*/giu

/** "You know" and "I mean" beside the sentence; not "do you know" and "what I mean". */
const beside =
  /(?<!\b(?:do|did|if|let|as|what|how|that|don['’]t|thing|all)\s)(?<![\p{L}'’])(?:you know|ya know|y['’]know|(?<=^|\b(?:what|how|which|when|why|did|do|we|the|our|so|um|uh)\s)i mean)(?![\p{L}'’])(?!\s+(?:what|how|if|whether|that|which|when|why|where|who)\b(?!\s+(?:did|do|does|is|are|was|were)\b))\s*,?\s*/giu

/** "Like" where no comparison is: before a question word or an auxiliary, or after another question word. */
const like =
  /(?<!\b(?:look|looks|looking|looked|feel|feels|felt|sound|sounds|seem|seems|be|is|it|was|were|are|more|just|much|would|['’]d|we|you|they|i|do|does|did)\s)(?<![\p{L}'’-])like,?\s+(?=(?:what|how|which|when|why|where|who|did|do|does|is|are|was|were|have|has|can|could|will|would|um|uh)\b)|(?<=\b(?:what|how|so|which|why|when|and|um|uh)\s)like,?\s+(?!(?:for like|that|this|these|those)\b)/giu

/** "The last like quarter", "to like everyone": between words that stand together. */
const likeInside =
  /(?<=\b(?:last|next|this|the|an?|our|my|and|so|just|to|of|for|in|on|per|each|every|that|we|did|how|many|much)\s)(?<!\b(?:is|was|be|more|look\w*|would|do|did) (?:this|the|that|we)\s)(?<!\bthat\s|\blike for\s)like\s+(?=\p{L})(?!(?:that|this|the|last|to|for like)\b)|^like\s+(?!(?:last|this|that|the|for|a)\b)/giu

/** "Well" before a question, not "how well". */
const well = /(?<=^|[.!?,;:–]\s*)well,?\s+/giu

const wellInside = /(?<=\b(?:what|which|why|when)\s)well,?\s+/giu

/** A message without the words that only fill a pause. */
export const withoutHesitations = (message: string): string => {
  const plain = [sounds, beside, like, likeInside, well, wellInside].reduce(
    (text, words) => text.replace(words, ''),
    message,
  )
  return /\p{L}/u.test(plain) ? plain : message
}
