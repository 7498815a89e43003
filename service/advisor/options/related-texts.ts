/** Texts on record about a matter: those that share its rarest words. */
import { weekdayNames } from '../calendar.ts'
import { stemsOf } from '../passages.excerpt.ts'
import { fillers } from '../questions/lexicon/fillers.ts'
import type { Records } from '../records.ts'
import { isStopWord } from '../search/common-words.ts'
import { formOf } from '../search/word-forms.ts'
import { taggedWords } from '../subjects/tagged-words.ts'
import { type RecordText, textsOf } from '../timeline/texts.ts'

// Words of questions, which say nothing about the matter.
const asking = `should would could what when where which who why how does much many more less than next last this week
  month quarter year worth improve increase reduce lower raise keep best better happen business doing think about need
  agency agencies café practice consultancies business new old find win good bad big small people work time use ask start stop help change cost first second two three
  long late left right high low enough more less carry leave room fill weak strong really ever always never often line buy choose pick take bring`
/** Stems of words that do not say what a text is about. */
export const commonStems: ReadonlySet<string> = stemsOf(`${fillers.join(' ')} ${asking}`)

/** Distinctive stems of a matter. */
export const tellingStems = (matter: string): readonly string[] =>
  [...stemsOf(matter)].filter((stem) => !commonStems.has(stem))

/** Weight of an unrecorded word, relative to the rarest recorded one. */
const unheld = 0.5

/** Distinctive words of a matter, as written. */
export const tellingWords = (matter: string): readonly string[] =>
  (matter.match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => tellingStems(word).length > 0)

/** Share of the matter's words that a text must have, weighted by rarity. */
const enough = 0.4

/** Stems of the verbs of a matter that names things beside them: an act alone is not what a text is about. */
const actsOf = (matter: string): ReadonlySet<string> => {
  const content = taggedWords(matter).filter(({ word }) => word.length > 2 && !isStopWord(word, formOf(word)))
  const verbs = content.filter(({ tag }) => tag === 'VERB')
  const isOneWord = tellingStems(matter).length === 1
  return !isOneWord || verbs.length === content.length
    ? new Set()
    : stemsOf(verbs.map(({ word }) => word).join(' '))
}

export type RelatedText = RecordText & { readonly score: number }

const weekdayStems = stemsOf(weekdayNames.join(' '))

/** A text may mention a weekday in passing; it is about one only if its title has it. */
const ownStems = ({ title, text }: RecordText): ReadonlySet<string> => {
  const inTitle = stemsOf(title)
  return new Set([...inTitle, ...[...stemsOf(text)].filter((stem) => !weekdayStems.has(stem))])
}

/** Texts with at least two fifths of the matter's distinctive words, weighted by rarity; best first. */
export const relatedTexts = (records: Records, matter: string, least = enough): readonly RelatedText[] => {
  const stems = tellingStems(matter)
  const texts = textsOf(records).filter(({ kind }) => kind !== 'focus')
  const held = texts.map((text) => ({ text, own: ownStems(text) }))
  const rarity = new Map(
    stems.map((stem) => {
      const count = held.filter(({ own }) => own.has(stem)).length
      // A word in no text may be part of the question or a name.
      return [stem, Math.log(1 + texts.length / (1 + count)) * (count === 0 ? unheld : 1)]
    }),
  )
  const sum = (some: readonly string[]): number =>
    some.reduce((total, stem) => total + (rarity.get(stem) ?? 0), 0)
  const whole = sum(stems)
  if (whole === 0) return []
  const acts = actsOf(matter)
  const isOfThings = (own: ReadonlySet<string>) => stems.some((stem) => own.has(stem) && !acts.has(stem))
  const summaries: ReadonlySet<string> = new Set(
    records.memos.filter(({ type }) => type === 'summary').map(({ id }) => id),
  )
  const shareOf = (own: ReadonlySet<string>) => sum(stems.filter((stem) => own.has(stem))) / whole
  return held
    .filter(({ text }) => !summaries.has(text.id) || stems.some((stem) => stemsOf(text.title).has(stem)))
    .map(({ text, own }) => ({ ...text, own, score: shareOf(own), inTitle: shareOf(stemsOf(text.title)) }))
    .filter(({ score, own }) => score >= least && isOfThings(own))
    .map(({ own: _, ...text }) => text)
    .sort((one, other) => other.score + other.inTitle - one.score - one.inTitle)
}

/** A decision that only mentions the matter in its reasons was about something else. */
export const isTitledSo = ({ title }: { readonly title: string }, matter: string): boolean => {
  const own = new Set(tellingStems(title))
  return tellingStems(matter).some((stem) => own.has(stem))
}
