/** Sees whether a text gives away what a model was told. */
import type { Prompt } from './prompt.ts'

/** So many words in a row are no accident. */
const run = 7

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A test for texts that hold the mark of the request, however it is spaced, or a run of words of its rules. */
export const promptLeakOf = ({ mark, system }: Prompt): ((text: string) => boolean) => {
  const told = ` ${wordsOf(system).join(' ')} `
  return (text) => {
    if (letters(text).includes(letters(mark))) return true
    const words = wordsOf(text)
    return words.some(
      (_, at) => at + run <= words.length && told.includes(` ${words.slice(at, at + run).join(' ')} `),
    )
  }
}
