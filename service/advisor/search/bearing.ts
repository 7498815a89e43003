/**
 * The amount in question where the sentence that gives it leaves its subject out: "With them, last week would have had
 * $3,300 more in fees" after a sentence about the landlord who left, or the worth of the advisory about the matter.
 */
import type { Records } from '../records.ts'
import { hasExactly } from './asked-for.ts'
import { isWeakWord } from './common-words.ts'
import { comparedAmounts } from './compared-amounts.ts'
import type { Hit } from './find-sentences.ts'
import type { IndexedText } from './sentence-index.ts'
import { isOfSubject } from './subject.ts'
import { formOf, wordsIn } from './word-forms.ts'

/** A sentence that speaks of what the one before it names. */
const leans = /\b(?:it|its|he|she|his|her|them|they|their|that|this|those|these)\b/i
/** How the business stands: no amount of a single matter. */
const ofLevel =
  /\b(?:averaged?|over the last|runway|cash covers|last week)\b.*\$|\$.*\b(?:averaged|over the last)\b/i
/** What would be otherwise is said of a single matter, whatever week it is said of. */
const ofEffect = /\bwould (?:have|be|bring|free|save|cost)\b/i

/** How far from a sentence about the subject its amount may stand, in sentences. */
const farthest = 2

/** Where a matter stands on record: its text, and the sentences in it that are about the subject. */
type Place = { readonly of: IndexedText; readonly hits: readonly Hit[] }

const placesOf = (records: Records, words: readonly string[], hits: readonly Hit[]): readonly Place[] => {
  const found = new Map<IndexedText, Hit[]>()
  const strong = words
    .map((word) => [word, formOf(word)] as const)
    .filter(([word, form]) => !isWeakWord(word, form))
  // A text that has only near-synonyms is about something near.
  const isOwn = ({ of }: Hit) => strong.length === 0 || strong.some(([, form]) => of.all.has(form))
  for (const hit of hits)
    if (/^(?:memo|advisory|note)$/.test(hit.of.text.kind) && isOwn(hit) && isOfSubject(records, words, hit))
      found.set(hit.of, [...(found.get(hit.of) ?? []), hit])
  return [...found].map(([of, own]) => ({ of, hits: own }))
}

const isAmount = (sentence: string): boolean =>
  hasExactly(sentence, 'how-much') &&
  (!ofLevel.test(sentence) || ofEffect.test(sentence) || comparedAmounts(sentence) !== undefined)

/** The sentence with the amount, after the one that it leans on where the text has them side by side. */
const spoken = ({ of }: Place, at: number): string => {
  const [before, own] = [of.sentences[at - 1], of.sentences[at] ?? '']
  const both = `${before} ${own}`
  return before !== undefined && leans.test(own) && of.text.text.includes(both) ? both : own
}

const inBody = (
  place: Place,
  worth: string | undefined,
  words: readonly string[],
): { readonly at: number } | undefined => {
  const { of, hits } = place
  const [titled = 0] = hits.map((hit) => hit.titled)
  const subjects = hits.filter(({ own }) => own > 0).map(({ at }) => at)
  return of.sentences
    .map((sentence, at) => ({
      sentence,
      at,
      far: Math.min(...subjects.map((one) => (at > one ? at - one : 2 * (one - at)))),
      isOwn: subjects.includes(at),
    }))
    .filter(
      ({ sentence, far, isOwn }) =>
        sentence !== worth &&
        isAmount(sentence) &&
        !isOfProposal(words, sentence) &&
        (isOwn || (leans.test(sentence) && (far <= farthest || titled > 0))),
    )
    .toSorted((one, other) => one.far - other.far)[0]
}

/** The sentence that gives the amount, and true if it is the worth of an advisory. */
export type Bearing = {
  readonly of: IndexedText
  readonly at: number
  readonly sentence: string
  readonly isWorth: boolean
  /** What the text says of the subject itself. */
  readonly subject: Hit
}

/** Undefined if no record about the subject of the search gives an amount. */
export const amountOf = (
  records: Records,
  words: readonly string[],
  hits: readonly Hit[],
): Bearing | undefined => {
  const worths = new Map<string, string | undefined>(records.advisories.map(({ id, worth }) => [id, worth]))
  const places = placesOf(records, words, hits)
  for (const place of places) {
    const { of, hits: own } = place
    const [subject] = own
    const found = inBody(place, worths.get(of.text.id), words)
    if (found && subject)
      return { of, at: found.at, sentence: spoken(place, found.at), isWorth: false, subject }
  }
  for (const { of, hits: own } of places) {
    const worth = worths.get(of.text.id)
    const subject = own.find(({ sentence }) => sentence !== worth)
    if (subject && worth !== undefined && hasExactly(worth, 'how-much'))
      return { of, at: of.sentences.indexOf(worth), sentence: worth, isWorth: true, subject }
  }
  return undefined
}

const proposes = /\b(?:ways? to|options? (?:is|are|to)|(?:we|you) could|i['’]d)\b/i

/** True for an amount of what is proposed, where none of the words themselves stands beside it: "…, and 20 cents on each coffee". */
export const isOfProposal = (words: readonly string[], sentence: string): boolean =>
  proposes.test(sentence) &&
  sentence
    .split(/[,;:]/)
    .filter((clause) => hasExactly(clause, 'how-much'))
    .every((clause) => !hasOwnWord(words, clause))

/** True if a sentence has one of the words themselves, and not only a near-synonym or its title. */
export const hasOwnWord = (words: readonly string[], sentence: string): boolean => {
  const own = new Set(wordsIn(sentence).map(formOf))
  return words.some((word) => own.has(formOf(word)))
}
