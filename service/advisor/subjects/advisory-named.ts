/** The advisory that some words name: by its title and what it proposes, and not by its reasons. */
import type { Advisory } from '#schema/advisory/advisory'
import type { Records } from '../records.ts'
import { isWeakWord } from '../search/common-words.ts'
import { queryOf } from '../search/query.ts'
import { sentenceIndexOf } from '../search/sentence-index.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'

/** Share of the words that its proposal must have. */
const least = 0.5

const formsIn = (text: string): ReadonlySet<string> => new Set(wordsIn(text).map(formOf))

/** The best named of them; undefined where none has half of the words. */
export const advisoryNamed = (
  records: Records,
  words: readonly string[],
  of: readonly Advisory[] = records.advisories,
): Advisory | undefined => {
  const telling = words.filter((word) => !isWeakWord(word, formOf(word)))
  if (telling.length === 0) return undefined
  const sought = queryOf(telling, sentenceIndexOf(records).held)
  const strength = (held: ReadonlySet<string>): number =>
    sought.reduce(
      (sum, { forms }) =>
        sum + Math.max(0, ...[...forms].map(([form, value]) => (held.has(form) ? value : 0))),
      0,
    ) / Math.max(1, sought.length)
  const rated = of
    .map((one) => ({
      one,
      share: strength(formsIn(`${one.title} ${one.suggestedAction ?? ''}`)),
      titled: strength(formsIn(one.title)),
    }))
    .sort((a, b) => b.share + b.titled - a.share - a.titled)
  const [best] = rated
  return best && best.share >= least ? best.one : undefined
}
