/** Texts on record that are about a matter: those that share its rarest words. */
import { weekdayNames } from '../calendar.ts'
import { stemsOf } from '../passages.excerpt.ts'
import { fillers } from '../questions/lexicon/fillers.ts'
import type { Records } from '../records.ts'
import { type RecordText, textsOf } from '../timeline/texts.ts'

// Words of asking, which say nothing of the matter.
const asking = `should would could what when where which who why how does much many more less than next last this week
  month quarter year worth improve increase reduce lower raise keep best better happen business doing think about need
  new old find win good bad big small people work time use ask start stop help change cost first second two three`
/** Stems of words that say nothing of what a text is about. */
export const commonStems: ReadonlySet<string> = stemsOf(`${fillers.join(' ')} ${asking}`)

/** The stems of a matter that tell one text from another. */
export const tellingStems = (matter: string): readonly string[] =>
  [...stemsOf(matter)].filter((stem) => !commonStems.has(stem))

/** The part of the matter's words that a text must have, weighted by their rarity. */
const enough = 0.4

export type RelatedText = RecordText & { readonly score: number }

const weekdayStems = stemsOf(weekdayNames.join(' '))

/** A text may name a weekday by the way; it is about one that its title names. */
const ownStems = ({ title, text }: RecordText): ReadonlySet<string> => {
  const inTitle = stemsOf(title)
  return new Set([...inTitle, ...[...stemsOf(text)].filter((stem) => !weekdayStems.has(stem))])
}

/** Texts with at least two fifths of the matter's telling words, by their rarity; the best first. */
export const relatedTexts = (records: Records, matter: string): readonly RelatedText[] => {
  const stems = tellingStems(matter)
  const texts = textsOf(records).filter(({ kind }) => kind !== 'focus')
  const held = texts.map((text) => ({ text, own: ownStems(text) }))
  const rarity = new Map(
    stems.map((stem) => [
      stem,
      Math.log(1 + texts.length / (1 + held.filter(({ own }) => own.has(stem)).length)),
    ]),
  )
  const sum = (some: readonly string[]): number =>
    some.reduce((total, stem) => total + (rarity.get(stem) ?? 0), 0)
  const whole = sum(stems)
  if (whole === 0) return []
  return held
    .map(({ text, own }) => ({ ...text, score: sum(stems.filter((stem) => own.has(stem))) / whole }))
    .filter(({ score }) => score >= enough)
    .sort((one, other) => other.score - one.score)
}
