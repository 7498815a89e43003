/**
 * Estimates tokens without a model's tokenizer: one per five letters of a word, one per three digits, and one
 * per other mark; spaces belong to what follows. Common byte-pair encoders give less for English, so a limit
 * by this estimate also holds for them.
 */

const pieces = /(?<word>\p{Script=Latin}+)|(?<digits>\p{Nd}+)|\S/gu

export const estimateTokens = (text: string): number => {
  let tokens = 0
  for (const { 0: piece, groups } of text.matchAll(pieces)) {
    if (groups?.word !== undefined) tokens += Math.ceil(piece.length / 5)
    else if (groups?.digits !== undefined) tokens += Math.ceil(piece.length / 3)
    else tokens += 1
  }
  return tokens
}

/** Start of a text with at most `most` tokens. */
export const withinTokens = (text: string, most: number): string => {
  if (estimateTokens(text) <= most) return text
  // Binary search takes few steps; each is linear.
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (estimateTokens(text.slice(0, middle)) <= most) low = middle
    else high = middle - 1
  }
  return text.slice(0, low).toWellFormed()
}
