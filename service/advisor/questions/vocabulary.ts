/** The lexicon of a trade, as a tree of words that finds the longest phrase at a place. */
import { levers } from '#schema/advisor/change-plans'
import { grains, recordedMeasures, unrecordedMeasures } from '#schema/advisor/measure'
import { calendarUnits } from '#schema/advisor/period'
import type { BusinessType } from '#schema/session/session'
import { measureLabel, subjectOf } from '../measures/measure-names.ts'
import knownWords from './classifier/known-words.json' with { type: 'json' }
import {
  byWeekdayWords,
  dayParts,
  grainWords,
  holidayWords,
  hourWords,
  monthWords,
  seasonWords,
  unitWords,
  weekdayWords,
} from './lexicon/calendar.ts'
import { cueWords } from './lexicon/cues.ts'
import { declineWords } from './lexicon/declines.ts'
import { fillers } from './lexicon/fillers.ts'
import { idioms } from './lexicon/idioms.ts'
import { leverWords, measureWords, tradeWords } from './lexicon/measures.ts'
import { fractionWords, numberWords, shiftWords, unitOfNumber } from './lexicon/numbers.ts'
import { cues, type Meaning } from './term.ts'

type Branch = { readonly next: Map<string, Branch>; readonly meanings: Meaning[] }

/** Finds phrases. */
export type Vocabulary = {
  /** True for a word of any phrase. */
  readonly has: (word: string) => boolean
  /** Words of phrases by their length. */
  readonly byLength: ReadonlyMap<number, readonly string[]>
  /** The longest phrase that begins at a place of these forms of words, one list a word, and ends before a limit. */
  readonly longest: (
    forms: readonly (readonly string[])[],
    start: number,
    limit: number,
  ) => { readonly length: number; readonly meanings: readonly Meaning[] } | undefined
}

const branch = (): Branch => ({ next: new Map(), meanings: [] })

const declineReasons = ['emergency', 'health', 'legal', 'tax', 'another-business', 'outside'] as const

type Entry = readonly [phrases: readonly string[], meaning: Meaning]

/** Phrases of a list with commas, or given one by one. */
const phrasesOf = (words: string | readonly string[] = []): readonly string[] =>
  typeof words === 'string' ? words.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' ')) : words

const entries = <K extends string>(
  keys: readonly K[],
  words: { readonly [key in K]?: string | readonly string[] },
  meaning: (key: K) => Meaning,
): readonly Entry[] => keys.map((key) => [phrasesOf(words[key]), meaning(key)])

const measures = [...recordedMeasures, ...unrecordedMeasures]

const shared: readonly Entry[] = [
  ...entries(measures, measureWords, (measure) => ({ kind: 'measure', measure })),
  ...entries(levers, leverWords, (lever) => ({ kind: 'lever', lever })),
  ...entries(cues, cueWords, (cue) => ({ kind: 'cue', cue })),
  ...entries(grains, grainWords, (grain) => ({ kind: 'grain', grain })),
  ...entries(calendarUnits, unitWords, (unit) => ({ kind: 'unit', unit })),
  ...entries(declineReasons, declineWords, (because) => ({ kind: 'decline', because })),
  ...weekdayWords.map(([weekdays, phrases]): Entry => [phrases, { kind: 'weekdays', weekdays }]),
  [hourWords, { kind: 'hour-of-day' }],
  [byWeekdayWords, { kind: 'by-weekday' }],
  ...shiftWords.map(([hours, phrases]): Entry => [phrases, { kind: 'staff-hours', hours }]),
  [[...fillers, ...idioms, 'in order', 'all up', 'at all', 'of them'], { kind: 'filler' }],
]

// Small words that may stand inside a phrase: "cash in *our* bank", "run out *of the* money".
const skipped: ReadonlySet<string> = new Set([
  'the',
  'a',
  'an',
  'our',
  'my',
  'your',
  'we',
  'us',
  'will',
  'is',
  'are',
])

const plant = (root: Branch, phrase: string, meaning: Meaning): void => {
  let at = root
  for (const word of phrase.split(' ')) {
    const next = at.next.get(word) ?? branch()
    at.next.set(word, next)
    at = next
  }
  at.meanings.push(meaning)
}

/** Words that are read before any phrase, as parts of periods, hours and amounts. */
const readBefore: readonly string[] = [
  ...monthWords.flat(),
  ...Object.values(seasonWords).flat(),
  ...Object.values(holidayWords).flat(),
  ...dayParts.flatMap(([, , phrases]) => phrases),
  ...numberWords.flatMap(([, phrases]) => phrases),
  ...fractionWords.flatMap(([, phrases]) => phrases),
  ...Object.values(unitOfNumber).flat(),
  ...'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  'fortnight',
  'weekend',
  'school',
  'holiday',
]

/** What answers call a measure, where that is more than a word: "food and drink supplies". */
const namesOf = (trade: BusinessType): readonly Entry[] =>
  recordedMeasures.map((measure) => [
    [measureLabel(measure, trade), subjectOf(measure, trade).text.replace(/^(?:the|spending on) /, '')]
      .map((name) => name.toLowerCase())
      .filter((name) => /^[a-z]+(?: [a-z]+)+$/.test(name)),
    { kind: 'measure', measure },
  ])

const build = (trade: BusinessType): Vocabulary => {
  const root = branch()
  const own = [
    ...entries(measures, tradeWords[trade], (measure): Meaning => ({ kind: 'measure', measure })),
    ...namesOf(trade),
  ]
  for (const [phrases, meaning] of [...own, ...shared])
    for (const phrase of phrases) plant(root, phrase, meaning)
  const words = new Set(
    [...knownWords, ...readBefore, ...[...own, ...shared].flatMap(([phrases]) => phrases)].flatMap((phrase) =>
      phrase.split(' '),
    ),
  )
  const byLength = new Map<number, string[]>()
  for (const word of words) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])
  return {
    has: (word) => words.has(word),
    byLength,
    longest: (forms, start, limit) => {
      let found: { length: number; meanings: readonly Meaning[] } | undefined
      let open: readonly Branch[] = [root]
      for (let length = 1; open.length > 0 && start + length <= limit; length++) {
        const words = forms[start + length - 1] ?? []
        const onward = open.flatMap(({ next }) => words.flatMap((word) => next.get(word) ?? []))
        const meanings = onward.flatMap((one) => one.meanings)
        const isSkipped = length > 1 && words[0] !== undefined && skipped.has(words[0])
        open = isSkipped ? [...onward, ...open] : onward
        if (meanings.length > 0) found = { length, meanings }
      }
      return found
    },
  }
}

const vocabularies = new Map<BusinessType, Vocabulary>()

/** The vocabulary of a trade; built once. */
export const vocabularyOf = (trade: BusinessType): Vocabulary => {
  const vocabulary = vocabularies.get(trade) ?? build(trade)
  vocabularies.set(trade, vocabulary)
  return vocabulary
}
