/** Words that a period can begin with, so that all others are passed over quickly. */
import {
  holidayWords,
  monthWords,
  ordinalWords,
  seasonWords,
  unitWords,
  weekdayWords,
} from '../lexicon/calendar.ts'
import { numberWords } from '../lexicon/numbers.ts'
import type { Word } from './calendar-words.ts'
import { relations, sameUnit } from './relations.ts'

const beginnings = new Set(
  [
    ...[
      monthWords,
      Object.values(seasonWords),
      Object.values(holidayWords),
      Object.values(unitWords),
    ].flatMap((lists) => lists.flat()),
    ...weekdayWords.flatMap(([, list]) => list),
    ...ordinalWords.flatMap(([, list]) => list),
    ...numberWords.flatMap(([, list]) => list),
    ...relations.flatMap(([, list]) => list),
    ...sameUnit,
    `last past previous prior preceding latest recent most this current present next coming following upcoming final so a an the yesterday today tomorrow w past rolling
    tonight day ytd mtd qtd wtd fytd ever all of on to from since until till up after between early mid late start begin beginning end middle
    fortnight weekend school kid holiday q h one few several corresponding over across throughout`,
  ].flatMap((phrase) => phrase.split(/\s+/).slice(0, phrase.length > 60 ? undefined : 1)),
)

/** True for a word that a period may begin with. */
export const mayBegin = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.value !== undefined || beginnings.has(word.word) || word.forms.some((form) => beginnings.has(form)))
