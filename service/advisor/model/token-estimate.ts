/**
 * Estimates the tokens of a text without a tokenizer of any model: a word is one token for every five letters, a number
 * one for every three digits, and each other mark one; spaces are part of what follows. Byte-pair encoders in use come out
 * lower on English, so a limit that holds by this estimate holds by theirs.
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

/** The beginning of a text that takes at most so many tokens. */
export const withinTokens = (text: string, most: number): string => {
  if (estimateTokens(text) <= most) return text
  // Halving the difference takes few steps; each is linear.
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (estimateTokens(text.slice(0, middle)) <= most) low = middle
    else high = middle - 1
  }
  return text.slice(0, low).toWellFormed()
}
