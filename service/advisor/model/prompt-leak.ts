/** Detects prompt leaks in a text. */
import type { Prompt } from './prompt.ts'

/** This many words in a row are no coincidence. */
const run = 7

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** A test for texts that contain the mark of the request, with any spacing, or a run of words from its rules. */
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
