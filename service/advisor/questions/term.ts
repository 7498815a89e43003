/** Terms: what words of a question mean, before they are put together. */
import type * as t from 'io-ts'
import type { Lever } from '#schema/advisor/change-plans'
import type { DeclinePlan } from '#schema/advisor/fact-plans'
import type { Grain, MeasureName } from '#schema/advisor/measure'
import type { CalendarUnit, Period } from '#schema/advisor/period'
import { isLightWord } from './lexicon/light.ts'
import type { NumberUnit } from './tokens.ts'

/** Words that say what is asked, or how terms belong together. */
export const cues = [
  'question',
  'why',
  'how-much',
  'how-many',
  'how-often',
  'which',
  'who',
  'when',
  'if',
  'should',
  'happen',
  'compare',
  'than',
  'highest',
  'lowest',
  'best',
  'worst',
  'mean',
  'median',
  'latest',
  'each',
  'share',
  'above',
  'below',
  'up',
  'down',
  'need',
  'reach',
  'ahead',
  'due',
  'decision',
  'say',
  'worth',
  'improve',
  'define',
  'draft',
  'email',
  'roster',
  'social',
  'not',
  'last',
  'this',
  'next',
  'ago',
  'since',
  'from',
  'to',
  'between',
  'and',
  'same',
  'ever',
  'first',
  'of',
  'loss',
  'follow-up',
  'except',
  'but',
  'busy',
  'quiet',
  'pay-for',
] as const
export type Cue = (typeof cues)[number]

/** Meaning of a word or a run of words. */
export type Meaning =
  | { readonly kind: 'measure'; readonly measure: MeasureName }
  | { readonly kind: 'lever'; readonly lever: Lever }
  | { readonly kind: 'cue'; readonly cue: Cue }
  | { readonly kind: 'grain'; readonly grain: Grain }
  | { readonly kind: 'unit'; readonly unit: CalendarUnit }
  | { readonly kind: 'hour-of-day' }
  /** Grouped by the seven weekdays. */
  | { readonly kind: 'by-weekday' }
  | { readonly kind: 'weekdays'; readonly weekdays: readonly number[] }
  /** A period; with a relation, one named by another that it is compared with. */
  | { readonly kind: 'period'; readonly period: Period; readonly relation?: NonNullable<Period['moved']> }
  | { readonly kind: 'hours'; readonly from: number; readonly until: number }
  | { readonly kind: 'staff-hours'; readonly hours: number }
  | { readonly kind: 'number'; readonly value: number; readonly unit: NumberUnit }
  | { readonly kind: 'decline'; readonly because: t.TypeOf<typeof DeclinePlan>['because'] }
  /** Carries no content: articles, pronouns, auxiliaries, courtesies. */
  | { readonly kind: 'filler' }
  | { readonly kind: 'mark'; readonly mark: string }
  /** A content word that the lexicon does not have. */
  | { readonly kind: 'unknown'; readonly word: string }

/** A run of tokens, from `start` until `end` (exclusive), and everything that it may mean. */
export type Term = {
  readonly start: number
  readonly end: number
  /** As written. */
  readonly text: string
  /** Its words in lower case, with typing errors corrected. */
  readonly words: readonly string[]
  /** True if it is written apart from the term before it. */
  readonly isApart: boolean
  readonly meanings: readonly Meaning[]
}

/** Cues that only join other words; a reading need not use them. */
const connectives: ReadonlySet<Cue> = new Set([
  'question',
  'of',
  'and',
  'to',
  'from',
  'each',
  'first',
  'this',
  'follow-up',
])

const carriesContent = (meaning: Meaning): boolean =>
  meaning.kind === 'cue'
    ? !connectives.has(meaning.cue)
    : !['filler', 'mark', 'grain', 'unit'].includes(meaning.kind)

/** True if a reading must use the term or name it as not understood. */
export const isContent = ({ meanings }: Term): boolean => meanings.every(carriesContent)

/** True for a word that the lexicon does not have, and that narrows nothing down: "sorry", "total", "running". */
export const isLight = ({ words, meanings }: Term): boolean =>
  meanings.every(({ kind }) => kind === 'unknown') && words.every(isLightWord)

const isOfKind = <K extends Meaning['kind']>(
  meaning: Meaning,
  kind: K,
): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind

/** The first meaning of a term that is of a kind. */
export const meaningOf = <K extends Meaning['kind']>(
  { meanings }: Term,
  kind: K,
): Extract<Meaning, { kind: K }> | undefined => {
  // Without a closure for each call: every reader asks this of every term.
  for (const meaning of meanings) if (isOfKind(meaning, kind)) return meaning
  return undefined
}

/** True if a term may be one of these cues. */
export const isCue = ({ meanings }: Term, ...cues: readonly Cue[]): boolean => {
  for (const meaning of meanings) if (meaning.kind === 'cue' && cues.includes(meaning.cue)) return true
  return false
}

/** The text of terms, as written. */
export const termsText = (terms: readonly Term[]): string =>
  terms.map(({ text, isApart }, at) => (isApart && at > 0 ? ` ${text}` : text)).join('')
