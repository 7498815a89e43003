/** Matters that businesses ask about and no record here holds: who sells most, wages by person, days to be paid. */
import { byWord } from '../questions/by-word.ts'
import { isStopWord } from '../search/common-words.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'
import listed from './unrecorded.json' with { type: 'json' }

/** What a file of the business may hold, so that a matter is on record after all. */
export type Holding = string

/** A matter as a message names it. */
export type UnrecordedSubject = {
  /** As in "Foot traffic: no record has that". */
  readonly subject: string
  /** The records that it would take. */
  readonly needs: string
  /** Kinds of records that may hold it. */
  readonly heldBy: readonly Holding[]
  /** The words of the message that name it, as they stand there. */
  readonly words: readonly string[]
  /** True if only small words stand between them. */
  readonly isTight: boolean
  /** True for another side of a figure, such as a budget: the figure alone is no answer. */
  readonly isOther: boolean
}

/** A word of a phrase, by the forms of its alternatives. */
type Slot = ReadonlySet<string>
type Phrase = { readonly slots: readonly Slot[]; readonly entry: Entry }
type Entry = Omit<UnrecordedSubject, 'words' | 'isTight'> & { readonly trades?: readonly string[] }

const beings = ['be', 'is', 'are', 'was', 'were', 'been', 'being']

/** The forms of a word of a phrase, with its alternatives: "client/customer"; "be" is any form of it. */
const slotOf = (written: string): Slot =>
  new Set(written.split('/').flatMap((word) => (word === 'be' ? beings : [word]).map(formOf)))

const phrases: readonly Phrase[] = listed.flatMap(
  ({ phrases: written, subject, needs, heldBy = [], trades, isOther = false }) =>
    written.split(', ').map((phrase) => ({
      slots: phrase.split(' ').map(slotOf),
      entry: { subject, needs, heldBy, isOther, ...(trades ? { trades } : {}) },
    })),
)

/** Phrases by the forms of their first word. */
const byFirst = new Map<string, Phrase[]>()
for (const phrase of phrases)
  for (const form of phrase.slots[0] ?? []) byFirst.set(form, [...(byFirst.get(form) ?? []), phrase])

/** Further words than this between two of a phrase make another sentence of it. */
const widest = 3

const isSmall = byWord((word): { readonly yes: boolean } => ({ yes: isStopWord(word, formOf(word)) }))

/** The places of a phrase's words from a first one on; undefined where one is missing. */
const placesOf = (
  slots: readonly Slot[],
  forms: readonly string[],
  first: number,
): readonly number[] | undefined => {
  const places = [first]
  for (const slot of slots.slice(1)) {
    const last = places.at(-1) ?? first
    const next = forms.slice(last + 1, last + 2 + widest).findIndex((form) => slot.has(form))
    if (next < 0) return undefined
    places.push(last + 1 + next)
  }
  return places
}

/** Words that a matter only stands before: "the best customer day", "the pipeline memo", "the most popular hour". */
const ofAnother =
  /^(?:(?:week)?day|hour|week|month|quarter|year|time|season|memo|advisory|advice|brief|note|decision|report|offer|idea|plan)s?$|^advisories$/

/** The matter that a message of a trade names in most words; undefined without one. */
export const unrecordedIn = (text: string, trade: string): UnrecordedSubject | undefined => {
  const words = wordsIn(text)
  const forms = words.map(formOf)
  let best: UnrecordedSubject | undefined
  forms.forEach((form, first) => {
    for (const { slots, entry } of byFirst.get(form) ?? []) {
      if (entry.trades && !entry.trades.includes(trade)) continue
      if (best && slots.length <= best.words.length) continue
      const places = placesOf(slots, forms, first)
      if (!places) continue
      const last = places.at(-1) ?? first
      if (ofAnother.test(words[last + 1] ?? '')) continue
      const between = words.slice(first, last).filter((_, at) => !places.includes(first + at))
      best = {
        ...entry,
        words: places.map((place) => words[place] ?? ''),
        isTight: between.every((word) => isSmall(word).yes),
      }
    }
  })
  return best
}
