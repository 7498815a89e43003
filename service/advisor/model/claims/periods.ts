/** Finds periods and weekdays in a text, with their dates. */
import type { IsoDate } from '#schema/core/scalars'
import type { BusinessType } from '#schema/session/session'
import { weekdayNames } from '../../calendar.ts'
import type { Span } from '../../periods/dates.ts'
import { type Moment, resolvePeriod } from '../../periods/resolve-period.ts'
import { periodsIn } from '../../questions/calendar/periods.ts'
import { wordsOf } from '../../questions/terms.ts'
import { vocabularyOf } from '../../questions/vocabulary.ts'

/** A period with its position. `ends` are the spans of "from … to …"; `isBaseline`: a change is measured from it. */
export type Mention = {
  readonly start: number
  readonly end: number
  readonly span: Span
  readonly ends?: readonly [Span, Span]
  readonly isBaseline: boolean | undefined
}

export type WeekdayMention = { readonly start: number; readonly weekday: number }

// "On October", "than in winter", "against the week before": the baseline of a change.
const baseline =
  /\b(?:than|against|versus|vs|compared (?:with|to)|from|since|below|above|over|on)(?: (?:in|on|for|over|at))?(?: the)? $/i
const either = /\b(?:over|on)(?: the)? $/i

const baselineBefore = (before: string): boolean | undefined => {
  if (/\bthan (?:in|on|for|over)(?: the)? $/i.test(before)) return true
  if (either.test(before)) return undefined
  return baseline.test(before)
}

/** Position of each word in the text, in order. */
const placesOf = (
  text: string,
  words: readonly { readonly text: string }[],
): readonly { start: number; end: number }[] => {
  const folded = text.toLowerCase()
  let at = 0
  return words.map(({ text: written }) => {
    const found = folded.indexOf(written.toLowerCase(), at)
    const start = found < 0 ? at : found
    at = found < 0 ? at : found + written.length
    return { start, end: at }
  })
}

type Asked = { readonly trade: BusinessType; readonly moment: Moment; readonly today: IsoDate }

/** Periods of a text with known dates, in order. */
export const mentionsIn = (text: string, { trade, moment, today }: Asked): readonly Mention[] => {
  const words = wordsOf(text, vocabularyOf(trade))
  const places = placesOf(text, words)
  return periodsIn(words, today).flatMap(({ first, after, period, relation }) => {
    // "The week before" and "on record" have no dates of their own.
    if (relation !== undefined || period.of.kind === 'record') return []
    const span = resolvePeriod(period, moment)
    const [start, end] = [places[first]?.start, places[after - 1]?.end]
    if (span === undefined || start === undefined || end === undefined || end <= start) return []
    const { of } = period
    const from = of.kind === 'between' ? resolvePeriod({ of: of.from }, moment) : undefined
    const to = of.kind === 'between' ? resolvePeriod({ of: of.to }, moment) : undefined
    const isBaseline = from ? false : baselineBefore(text.slice(0, start))
    return [{ start, end, span, isBaseline, ...(from && to ? { ends: [from, to] as const } : {}) }]
  })
}

const weekdays = new RegExp(`\\b(${weekdayNames.join('|')})s?\\b`, 'gi')

/** Weekdays in a text. */
export const weekdaysIn = (text: string): readonly WeekdayMention[] =>
  [...text.matchAll(weekdays)].map((found) => ({
    start: found.index,
    weekday: weekdayNames.findIndex((name) => name.toLowerCase() === found[1]?.toLowerCase()),
  }))
