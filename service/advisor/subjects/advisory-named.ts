/** The advisory that some words name: by title and proposal, not by its reasons. */
import type { Advisory } from '#schema/advisory/advisory'
import { isOfEveryBusiness } from '../options/matter-words.ts'
import { sharesEnough } from '../options/shared-words.ts'
import type { Records } from '../records.ts'
import { isWeakWord } from '../search/common-words.ts'
import { queryOf } from '../search/query.ts'
import { sentenceIndexOf } from '../search/sentence-index.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'
import { nounsIn } from './nouns.ts'

/** Share of words that its proposal must have. */
const least = 0.5

const formsIn = (text: string): ReadonlySet<string> => new Set(wordsIn(text).map(formOf))

/** True if one of two advisories has as many of the things as the other. */
export const isAsNear = (
  records: Records,
  things: readonly string[],
  one: Advisory,
  other: Advisory,
): boolean => {
  const sought = queryOf(things, sentenceIndexOf(records))
  const count = ({ title, suggestedAction = '' }: Advisory): number => {
    const held = formsIn(`${title} ${suggestedAction}`)
    return sought.filter(({ forms }) => [...forms.keys()].some((form) => held.has(form))).length
  }
  return count(one) >= count(other)
}

const numberWord = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|both|\d+)$/

/** Distinctive words for this business; generic ones if there are no others. */
export const ownThings = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !isWeakWord(word, formOf(word)) && !numberWord.test(word))
  const own = telling.filter((word) => !isOfEveryBusiness(word))
  return own.length > 0 ? own : telling
}

/** True if an advisory's proposal has half of the things in a question's proposal. */
export const hasThings = (records: Records, text: string, advisory: Advisory): boolean => {
  const things = ownThings(nounsIn(text))
  if (things.length === 0) return sharesEnough(records, text, advisory)
  // Reasons may use other words for the subject, so they must have every one.
  const reasons = formsIn(`${advisory.title} ${advisory.suggestedAction ?? ''} ${advisory.message}`)
  if (things.every((word) => reasons.has(formOf(word)))) return true
  const best = advisoryNamed(records, things)
  return (
    best?.id === advisory.id ||
    (best !== undefined &&
      advisoryNamed(records, things, [advisory]) !== undefined &&
      isAsNear(records, things, advisory, best))
  )
}

/** The best match; undefined if none has half of the words. */
export const advisoryNamed = (
  records: Records,
  words: readonly string[],
  of: readonly Advisory[] = records.advisories,
): Advisory | undefined => {
  const telling = words.filter((word) => !isWeakWord(word, formOf(word)))
  if (telling.length === 0) return undefined
  const sought = queryOf(telling, sentenceIndexOf(records))
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
