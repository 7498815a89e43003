/** A message with names, periods and amounts replaced by marks, so that the rest shows what is asked. */
import type { Period } from '#schema/advisor/period'
import type { Amount } from '../../questions/amounts/amounts.ts'
import type { PeriodTerm, Question } from '../../questions/question.ts'
import { questionAgain } from '../../questions/question-of.ts'
import { meaningOf } from '../../questions/term.ts'
import type { Detail } from '../detail.ts'
import { type Named, namedIn } from './find-names.ts'

export type Skeleton = {
  /** The message with placeholders for its names. */
  readonly read: Question
  /** "which N0 sold best P0": words in lower case; names, periods, weekdays and amounts as marks in capitals. */
  readonly text: string
  readonly named: readonly Named[]
  readonly periods: readonly PeriodTerm[]
  readonly weekdays: readonly number[]
  readonly amounts: readonly Amount[]
}

// Unknown words, so that the rest of the message is read as if names were nouns.
const placeholder = (at: number): string => `Qx${'abcdefghij'[at] ?? 'z'}`

const masked = (message: string, named: readonly Named[]): string => {
  const cuts = named
    .flatMap(({ places }, at) => places.map((place, index) => ({ ...place, at, index })))
    .toSorted((one, other) => other.from - one.from)
  return cuts.reduce(
    (text, { from, to, at, index }) =>
      `${text.slice(0, from)}${index === 0 ? placeholder(at) : ' '}${text.slice(to)}`,
    message,
  )
}

/** Weekdays beside a period narrow it: "Saturdays in October". */
export const narrowedBy = (period: Period, weekdays: readonly number[]): Period =>
  weekdays.length === 0 || period.weekdays ? period : { ...period, weekdays: [...weekdays] }

/** The marks and words of a message. */
export const skeletonOf = (detail: Detail, question: Question): Skeleton => {
  const named = namedIn(detail, question)
  const read = named.length === 0 ? question : questionAgain(question, masked(question.text, named))
  const marks = new Map(named.map((_, at) => [placeholder(at).toLowerCase(), `N${at}`]))
  const weekdays: number[] = []
  const text = read.terms.map((term, at) => {
    const period = read.periods.findIndex((one) => one.at === at)
    if (period >= 0) return `P${period}`
    const days = meaningOf(term, 'weekdays')
    if (days) {
      weekdays.push(...days.weekdays)
      return 'W0'
    }
    const amount = read.amounts.findIndex(({ first, after }) => at >= first && at < after)
    if (amount >= 0) return `A${amount}`
    // Unchanged: spelling correction might turn it into another word.
    return term.text
      .toLowerCase()
      .split(/\s+/)
      .map((word) => marks.get(word) ?? word)
      .join(' ')
  })
  return {
    read,
    text: ` ${text.join(' ').replace(/\s+/g, ' ')} `,
    named,
    periods: read.periods,
    weekdays,
    amounts: read.amounts,
  }
}
