/** Finds commands by what was typed: every word must be somewhere in the name, or in other words for it. Pure. */

/** What can be looked for. */
type Findable = { readonly name: string; readonly also?: string | undefined }

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

/** How well one typed word fits: the beginning of a word of the name best, its letters somewhere in order least. */
const fitOf = (typed: string, { name, also = '' }: Findable): number => {
  const words = wordsOf(name)
  if (words.includes(typed)) return 5
  if (words.some((word) => word.startsWith(typed))) return 4
  if (wordsOf(also).some((word) => word.startsWith(typed))) return 3
  if (plain(name).includes(typed)) return 2
  return typed.length > 1 && words.some((word) => word[0] === typed[0] && isScattered(typed, word)) ? 1 : 0
}

/** Those that fit, best first; all of them in their order where nothing was typed. */
export const findCommands = <C extends Findable>(commands: readonly C[], typed: string): readonly C[] => {
  const words = wordsOf(typed)
  return commands
    .map((command) => ({ command, fits: words.map((word) => fitOf(word, command)) }))
    .filter(({ fits }) => fits.every((one) => one > 0))
    .map(({ command, fits }) => ({ command, score: fits.reduce((sum, one) => sum + one, 0) }))
    .sort((one, other) => other.score - one.score)
    .map(({ command }) => command)
}
