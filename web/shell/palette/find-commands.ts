/** Finds commands by typed words: each must match the name or its synonyms. Pure. */

/** A searchable item; `keywords` are further words that find it. */
type Findable = { readonly name: string; readonly keywords?: string | undefined }

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const isScattered = (letters: string, text: string): boolean => {
  let at = 0
  for (const letter of text) if (letter === letters[at]) at += 1
  return at === letters.length
}

/** Match quality of one typed word: 5 for a whole word of the name, down to 1 for letters in order; 0 for no match. */
const matchQuality = (typed: string, { name, keywords = '' }: Findable): number => {
  const words = wordsOf(name)
  if (words.includes(typed)) return 5
  if (words.some((word) => word.startsWith(typed))) return 4
  if (wordsOf(keywords).some((word) => word.startsWith(typed))) return 3
  if (plain(name).includes(typed)) return 2
  return typed.length > 1 && words.some((word) => word[0] === typed[0] && isScattered(typed, word)) ? 1 : 0
}

/** Matching commands, best first; all in their original order when nothing was typed. */
export const findCommands = <C extends Findable>(commands: readonly C[], typed: string): readonly C[] => {
  const words = wordsOf(typed)
  return commands
    .map((command) => ({ command, fits: words.map((word) => matchQuality(word, command)) }))
    .filter(({ fits }) => fits.every((one) => one > 0))
    .map(({ command, fits }) => ({ command, score: fits.reduce((sum, one) => sum + one, 0) }))
    .sort((one, other) => other.score - one.score)
    .map(({ command }) => command)
}
