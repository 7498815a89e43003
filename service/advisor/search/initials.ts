/** Abbreviations: "PI cover" is about professional indemnity where the records spell it out. */
import { isEnglish } from '../subjects/tagged-words.ts'
import { isStopWord } from './common-words.ts'
import { formOf, wordsIn } from './word-forms.ts'

const longest = 4
const shortestWord = 3

/** The forms of each run of words on record, by its initials. */
export type Initials = ReadonlyMap<string, readonly string[]>

const isFull = (word: string): boolean => word.length >= shortestWord && !isStopWord(word, formOf(word))

export const initialsOf = (sentences: readonly string[]): Initials => {
  const found = new Map<string, Set<string>>()
  for (const sentence of sentences) {
    const words = wordsIn(sentence)
    for (let at = 0; at < words.length; at++)
      for (let end = at + 2; end <= Math.min(words.length, at + longest); end++) {
        const run = words.slice(at, end)
        if (!run.every(isFull)) break
        const key = run.map((word) => word.charAt(0)).join('')
        const forms = found.get(key) ?? new Set<string>()
        found.set(key, forms.add(run.map(formOf).join(' ')))
      }
  }
  return new Map([...found].map(([key, forms]) => [key, [...forms]]))
}

const mostMeanings = 4

/** The forms that an abbreviation stands for; empty for a word, or where it may stand for too much. */
export const spelledOut = (word: string, initials: Initials): readonly string[] => {
  const isShort = word.length === 2 || (word.length <= longest && word.length > 2 && !isEnglish(word))
  if (!isShort) return []
  const meant = initials.get(word) ?? []
  return meant.length > mostMeanings ? [] : meant.flatMap((run) => run.split(' '))
}
