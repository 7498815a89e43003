/** A question in terms, and what its readers share: which terms they use, and what these select. */
import { levers } from '#schema/advisor/change-plans'
import type { MeasureName } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'
import type { Filter } from '#schema/advisor/selection'
import type { IsoDate } from '#schema/core/scalars'
import type { Amount } from './amounts.ts'
import type { PeriodTerm } from './periods.ts'
import { type Cue, isCue, meaningOf, type Term } from './term.ts'

export type Question = {
  readonly terms: readonly Term[]
  readonly amounts: readonly Amount[]
  readonly periods: readonly PeriodTerm[]
  readonly today: IsoDate
  /** True if it names a day that no calendar has, such as 31 February. */
  readonly hasImpossibleDate: boolean
}

/** Places of the terms that a reading has used. */
export type Used = Set<number>

/** A plan, and the terms that it used. */
export type Reading = { readonly plan: AnswerablePlan; readonly used: ReadonlySet<number> }

/** Reads a question as one kind of plan; undefined if it lacks what that takes. */
export type Reader = (question: Question) => Reading | undefined

/** Marks the terms from `first` until `after` (exclusive) as used. */
export const takeAll = (
  used: Used,
  { first, after }: { readonly first: number; readonly after: number },
): void => {
  for (let at = first; at < after; at++) used.add(at)
}

/** Uses every term with one of these cues; true if there is any. */
export const takeCues = ({ terms }: Question, used: Used, ...cues: readonly Cue[]): boolean => {
  const places = terms.flatMap((term, at) => (isCue(term, ...cues) ? [at] : []))
  for (const at of places) used.add(at)
  return places.length > 0
}

/** True if a term has one of these cues. */
export const hasCue = ({ terms }: Question, ...cues: readonly Cue[]): boolean =>
  terms.some((term) => isCue(term, ...cues))

const isInPeriod = ({ periods }: Question, at: number): boolean =>
  periods.some(({ first, after }) => at >= first && at < after)

/** The measures named, in order, with their places. */
export const measuresIn = ({
  terms,
}: Question): readonly { readonly at: number; readonly measure: MeasureName }[] =>
  terms.flatMap((term, at) => {
    const found = meaningOf(term, 'measure')
    return found ? [{ at, measure: found.measure }] : []
  })

/** True for one line of the expenses, and not for all of them. */
export const isLineOfExpense = (measure: MeasureName): boolean => levers.some((lever) => lever === measure)

/** The first measure, or `fallback`; a line of expense rather than all of them, as in "spending on milk". */
export const takeMeasure = (
  question: Question,
  used: Used,
  fallback?: MeasureName,
): MeasureName | undefined => {
  const named = measuresIn(question)
  const first = named.find(({ measure }) => measure !== 'costs') ?? named[0]
  if (first === undefined) return fallback
  if (isLineOfExpense(first.measure))
    for (const { at, measure } of named) if (measure === 'costs') used.add(at)
  // The same measure may be named twice, as in "sales takings".
  for (const { at, measure } of named) if (measure === first.measure) used.add(at)
  return first.measure
}

const allWeekdays = [0, 1, 2, 3, 4, 5, 6]

/** Weekdays named outside a period; with "except", all others. */
const takeWeekdays = (question: Question, used: Used): readonly number[] | undefined => {
  const found = question.terms.flatMap((term, at) => {
    const meaning = meaningOf(term, 'weekdays')
    return meaning && !isInPeriod(question, at) ? [{ at, weekdays: meaning.weekdays }] : []
  })
  for (const { at } of found) used.add(at)
  const weekdays = [...new Set(found.flatMap((one) => one.weekdays))].sort()
  if (weekdays.length === 0) return undefined
  return takeCues(question, used, 'except') ? allWeekdays.filter((day) => !weekdays.includes(day)) : weekdays
}

/** Complete weeks that a question without a period is about. */
export const lastWeeks = (count: number): Period => ({ of: { kind: 'last', unit: 'week', count } })

/** Uses the `nth` period, weekdays and parts of the day. */
export const takeSelection = (
  question: Question,
  used: Used,
  fallback: Period,
  nth = 0,
): { readonly period: Period; readonly filter?: Filter } => {
  const named = question.periods[nth]
  if (named) takeAll(used, named)
  const isYearBefore = named === undefined && takeCues(question, used, 'same')
  const weekdays = takeWeekdays(question, used)
  const hoursAt = question.terms.findIndex((term) => meaningOf(term, 'hours') !== undefined)
  const hours = question.terms[hoursAt] && meaningOf(question.terms[hoursAt], 'hours')
  if (hours) used.add(hoursAt)
  const period: Period = {
    ...(named?.period ?? fallback),
    ...(isYearBefore ? { moved: 'year-before' as const } : {}),
    ...(weekdays ? { weekdays: [...weekdays] } : {}),
  }
  return { period, ...(hours ? { filter: { hours: { from: hours.from, until: hours.until } } } : {}) }
}
