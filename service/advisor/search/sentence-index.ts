/** Every sentence on record with its search keys: its own words, those beside it, and those of its record. */
import type { IsoDate } from '#schema/core/scalars'
import { today } from '../calendar.ts'
import { byText } from '../questions/by-word.ts'
import type { Records } from '../records.ts'
import { remember } from '../remember.ts'
import { sentencesOf } from '../timeline/dated-sentences.ts'
import { briefText, type RecordText, textsOf } from '../timeline/texts.ts'
import { type Initials, initialsOf } from './initials.ts'
import { meantBy } from './synonyms.ts'
import { formOf, wordsIn } from './word-forms.ts'

type Words = ReadonlySet<string>

/** A text on record, with the forms of all its words. */
export type IndexedText = {
  readonly text: RecordText
  readonly day: IsoDate
  readonly title: Words
  readonly all: Words
  readonly sentences: readonly string[]
}

/** A sentence of a text. */
export type IndexedSentence = {
  readonly of: IndexedText
  readonly at: number
  readonly sentence: string
  readonly own: Words
  readonly beside: Words
}

export type SentenceIndex = {
  readonly texts: readonly IndexedText[]
  readonly sentences: readonly IndexedSentence[]
  /** Number of texts with each form. */
  readonly held: ReadonlyMap<string, number>
  /** Abbreviations of what is on record. */
  readonly initials: Initials
}

/** Characters of a sentence whose forms are remembered; the records are read again for each message. */
const longestSentence = 600

/** The forms of the words of a text. */
export const formsIn = byText(
  (text): Words => new Set([...wordsIn(text), ...meantBy(text)].map(formOf)),
  longestSentence,
)

const indexed = (text: RecordText): IndexedText => {
  const sentences = sentencesOf(text.text)
  // A memo's author counts like its title.
  const title = formsIn(`${text.title} ${text.author ?? ''}`)
  return {
    text,
    day: today(new Date(text.writtenAt)),
    title,
    all: new Set([...title, ...sentences.flatMap((one) => [...formsIn(one)])]),
    sentences,
  }
}

const sentencesIn = (of: IndexedText): readonly IndexedSentence[] => {
  const forms = of.sentences.map(formsIn)
  return of.sentences.map((sentence, at) => ({
    of,
    at,
    sentence,
    own: forms[at] ?? new Set(),
    beside: new Set([...(forms[at - 1] ?? []), ...(forms[at + 1] ?? [])]),
  }))
}

/** Index over memos, advisories, focus and briefs; cached with the records. */
export const sentenceIndexOf = remember((records: Records): SentenceIndex => {
  // A worth without a number, such as "The lease itself", says nothing that the advisory doesn't.
  const worths = new Map<string, string>(
    records.advisories.map(({ id, worth = '' }) => [id, /\d/.test(worth) ? worth : '']),
  )
  const texts = [
    ...textsOf(records).map((text) =>
      text.kind === 'advisory' ? { ...text, text: `${text.text}\n${worths.get(text.id) ?? ''}` } : text,
    ),
    ...records.briefs.map(briefText),
  ].map(indexed)
  const held = new Map<string, number>()
  for (const { all } of texts) for (const form of all) held.set(form, (held.get(form) ?? 0) + 1)
  const sentences = texts.flatMap(sentencesIn)
  return { texts, sentences, held, initials: initialsOf(sentences.map(({ sentence }) => sentence)) }
})
