/** A question in terms, and what its readers share: which terms they use, and what these select. */
import { levers } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { IsoDate } from '#schema/core/scalars'
import type { BusinessType } from '#schema/session/session'
import { remember } from '../remember.ts'
import type { Amount } from './amounts/amounts.ts'
import type { Relation } from './calendar/relations.ts'
import { type Cue, isCue, meaningOf, type Term } from './term.ts'

/** A period at a term. */
export type PeriodTerm = { readonly at: number; readonly period: Period; readonly relation?: Relation }

export type Question = {
  readonly text: string
  readonly trade: BusinessType
  readonly terms: readonly Term[]
  readonly amounts: readonly Amount[]
  readonly periods: readonly PeriodTerm[]
  readonly today: IsoDate
  /** A day, as written, that no calendar has, such as 31 February. */
  readonly impossibleDate?: string
}

/** Places of the terms that a reading has used. */
export type Used = Set<number>

/** A plan, and the terms that it used. */
export type Reading = { readonly plan: AnswerablePlan; readonly used: ReadonlySet<number> }

/** Reads a question as one kind of plan; undefined if it lacks what that takes. */
export type Reader = (question: Question) => Reading | undefined

/** Uses every term with one of these cues; true if there is any. */
export const takeCues = ({ terms }: Question, used: Used, ...cues: readonly Cue[]): boolean => {
  const places = terms.flatMap((term, at) => (isCue(term, ...cues) ? [at] : []))
  for (const at of places) used.add(at)
  return places.length > 0
}

/** True if a term has one of these cues. */
export const hasCue = ({ terms }: Question, ...cues: readonly Cue[]): boolean =>
  terms.some((term) => isCue(term, ...cues))

/** True if a term is one of these words. */
export const hasWord = ({ terms }: Question, words: RegExp): boolean =>
  terms.some(({ text }) => words.test(text))

/** The words of a term in lower case. */
export const textOf = (term: Term | undefined): string => term?.words.join(' ') ?? ''

// A question is matched with many patterns.
const wordsOf = remember(({ terms }: Question) => {
  let end = 0
  const spans = terms.map((term) => {
    const text = textOf(term)
    const from = end
    end += text.length + 1
    return { text, from, until: end - 1 }
  })
  return { spans, text: spans.map(({ text }) => text).join(' ') }
})

/** The first place where a pattern fits the words of a question, in lower case, and the terms that it takes up. */
export const matchWords = (
  question: Question,
  pattern: RegExp,
):
  | {
      readonly groups: Readonly<Record<string, string | undefined>>
      readonly places: readonly number[]
    }
  | undefined => {
  const { spans, text } = wordsOf(question)
  const found = pattern.exec(text)
  if (!found) return undefined
  const last = found.index + found[0].length
  const places = [...spans.entries()].flatMap(([at, { from, until }]) =>
    from < last && until > found.index ? [at] : [],
  )
  return { groups: found.groups ?? {}, places }
}

/** The measures named, in order, with their places. */
export const measuresIn = remember(
  ({ terms }: Question): readonly { readonly at: number; readonly measure: MeasureName }[] =>
    terms.flatMap((term, at) => {
      const found = meaningOf(term, 'measure')
      return found ? [{ at, measure: found.measure }] : []
    }),
)

/** True for one line of the expenses, and not for all of them. */
export const isLineOfExpense = (measure: MeasureName): boolean => levers.some((lever) => lever === measure)

// Of the measures that a question names, the more particular one is asked for: "spending on milk", "sales per hour".
const general: Readonly<Partial<Record<MeasureName, number>>> = {
  revenue: 4,
  costs: 3,
  transactions: 2,
  customers: 2,
  cash: 1,
  profit: 1,
  margin: 0.5,
  staff: 1,
  supplies: 1,
  premises: 1,
  marketing: 1,
  other: 1,
}

/** How particular a measure is; more is more general. */
export const generality = (measure: MeasureName): number => general[measure] ?? 0

/** True if a measure is listed with the one before it: "rent, wages and margin". */
export const isListed = ({ terms }: Question, before: number, at: number): boolean => {
  const between = terms.slice(before + 1, at)
  const isJoint = (term: Term) => isCue(term, 'and') || meaningOf(term, 'mark')?.mark === ','
  return (
    between.some(isJoint) &&
    between.every(
      (term) =>
        isJoint(term) ||
        meaningOf(term, 'filler') !== undefined ||
        // "Profit for the year to date and margin": the time is that of both.
        meaningOf(term, 'period') !== undefined ||
        isCue(term, 'of', 'each'),
    )
  )
}

// "Average spend per customer", "how much of each sale goes on wages": what a ratio is counted by belongs to it.
const ofParts = /-per-|-share$/
const measuredBy: ReadonlySet<MeasureName> = new Set(['revenue', 'transactions', 'customers'])

/** "Wages risen" and "wage increase" name a cost and its change together. */
const costRisen = ({ terms }: Question, used: Used): MeasureName | undefined => {
  for (const [at, term] of terms.entries()) {
    const lever = term.words.length > 1 ? meaningOf(term, 'lever')?.lever : undefined
    if (lever === undefined || lever === 'price' || lever === 'volume') continue
    used.add(at)
    return lever
  }
  return undefined
}

/** The measure that a question is about, or `fallback`: the first of a list, else the most particular. */
export const takeMeasure = (
  question: Question,
  used: Used,
  fallback?: MeasureName,
): MeasureName | undefined => {
  const named = measuresIn(question)
  const listed = named.filter((one, place) => {
    const next = named[place + 1]
    return next !== undefined && next.measure !== one.measure && isListed(question, one.at, next.at)
  })
  const [particular] = [...named].sort((one, other) => generality(one.measure) - generality(other.measure))
  const [inList] = listed
  const first = inList ?? particular
  if (first === undefined) return costRisen(question, used) ?? fallback
  for (const { at, measure } of named) {
    const isGeneral = !inList && generality(measure) > 2 && generality(first.measure) < generality(measure)
    // The same measure may be named twice, and "spending on milk" is spending.
    const isPart = ofParts.test(first.measure) && measuredBy.has(measure)
    if (measure === first.measure || isGeneral || isPart) used.add(at)
  }
  return first.measure
}

/** Complete weeks that a question without a period is about. */
export const lastWeeks = (count: number): Period => ({ of: { kind: 'last', unit: 'week', count } })

/** Weeks that stand for a usual week, and those of the present. */
export const usualWeeks = 13
const presentWeeks = 4

/** "Now", "these days": the present is meant, and not a usual week of the quarter. */
const ofPresent =
  /\b(?:right now|just now|at (?:the moment|present)|as (?:things|it|we) stands?|as we are|the way things are|these days|nowadays|currently|today['’]s|(?:current|present)(?= (?:level|rate|price|pace|cost|volume|staff|takings|sales|run))\w*|lately|now(?! that\b))\b/gi

/** The text without the words that only say that the present is meant. */
export const withoutPresent = (text: string): string =>
  text.replace(ofPresent, ' ').replace(/ {2,}/g, ' ').trim()

/** True for words that speak of how things are now. */
export const speaksOfPresent = ({ text }: Question): boolean => text.search(ofPresent) >= 0

/** What a claim or a supposition without a time is about: the last four weeks if it speaks of the present, else a quarter. */
export const baseWeeks = (question: Question): Period =>
  lastWeeks(speaksOfPresent(question) ? presentWeeks : usualWeeks)

/** The place of the term nearest to another. */
export const nearest = <A extends { readonly at: number }>(all: readonly A[], place: number): A | undefined =>
  all.reduce<A | undefined>(
    (best, one) => (best && Math.abs(best.at - place) <= Math.abs(one.at - place) ? best : one),
    undefined,
  )
