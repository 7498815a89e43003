/** Whether an advisory is about the very matter that is supposed to have been decided. */
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Records } from '../records.ts'
import { findSentences } from '../search/find-sentences.ts'
import { queryOf } from '../search/query.ts'
import { sentenceIndexOf } from '../search/sentence-index.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'

/** Least share of the words in one sentence of it and its title, and in its title or suggestion alone. */
const least = { near: 0.75, titled: 0.5 } as const

const formsIn = (text: string): ReadonlySet<string> => new Set(wordsIn(text.toLowerCase()).map(formOf))

/** A test of facts of decisions: an advisory is about what its title or its suggestion names, and not about its reasons. */
export const namedBy = (records: Records, words: readonly string[]) => {
  const sought = queryOf(words, sentenceIndexOf(records))
  const telling = sought.some(({ isWeak }) => !isWeak) ? sought.filter(({ isWeak }) => !isWeak) : sought
  return ({ source }: TimelineFact): boolean => {
    const advisory = records.advisories.find(({ id }) => id === source.id)
    if (!advisory) return true
    const own = formsIn(`${advisory.title} ${advisory.suggestedAction ?? ''}`)
    const named = telling.filter(({ forms }) => [...forms.keys()].some((form) => own.has(form)))
    // One of two may be where or when; of more, half have to be named.
    return named.length >= (telling.length > 2 ? least.titled * telling.length : 1)
  }
}

/** A test of facts of decisions: a yes or no rests on the title and the suggestion, and not on a word in passing. */
export const namesMatter = (records: Records, words: readonly string[]) => {
  const near = new Map<string, number>()
  for (const hit of findSentences(records, words).hits)
    near.set(hit.of.text.id, Math.max(hit.near, near.get(hit.of.text.id) ?? 0))
  return ({ source }: TimelineFact): boolean => {
    const advisory = records.advisories.find(({ id }) => id === source.id)
    // What waits for its decision is neither a yes nor a no.
    if (advisory?.status === 'new') return true
    if (!advisory || (near.get(source.id) ?? 0) < least.near) return false
    const own = formsIn(`${advisory.title} ${advisory.suggestedAction ?? ''}`)
    const held = words.filter((word) => own.has(formOf(word))).length
    return held >= least.titled * words.length
  }
}
