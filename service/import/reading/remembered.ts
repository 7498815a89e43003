/**
 * Remembers answers and proven readings for the next file of a layout. If two files of a layout prove
 * different readings, neither is remembered and the question is asked each time.
 */
import type { Answers } from './layout.ts'

/** Answers that apply to one file only. */
const ofOneFile: ReadonlySet<string> = new Set([
  'same-rows',
  'same-work',
  'repeated-rows',
  'sum-rows',
  'as-of',
  'owed-to',
  'ages-from',
  'debtors-repeated',
  'debtors-on-record',
  'sheet',
  'rules',
])

/** Answers of which the latest one applies, so that a business that changes its mind is not asked each time. */
const latestCounts: ReadonlySet<string> = new Set(['tax-included'])

const varies = (question: string): string => `${question} varies`

const isForOthers = (question: string): boolean => !ofOneFile.has(question)

/** Decisions that were taken, without those that were not. */
export const taken = (decisions: Readonly<Record<string, string | undefined>>): Answers =>
  Object.fromEntries(
    Object.entries(decisions).flatMap(([id, reading]) => (reading === undefined ? [] : [[id, reading]])),
  )

/** Answers from earlier files of the layout. */
export const recalledAnswers = (earlier: Answers): Answers =>
  Object.fromEntries(
    Object.entries(earlier).filter(
      ([question]) => isForOthers(question) && earlier[varies(question)] === undefined,
    ),
  )

/** Answers to remember after a file: the earlier ones, plus those given for it or proven by it. */
export const rememberedAnswers = (earlier: Answers, own: Answers): Answers => {
  const kept = Object.entries(earlier).filter(([question]) => isForOthers(question))
  const contradicted = Object.entries(own).filter(
    ([question, reading]) =>
      isForOthers(question) &&
      !latestCounts.has(question) &&
      earlier[question] !== undefined &&
      earlier[question] !== reading,
  )
  return {
    ...Object.fromEntries(kept),
    ...own,
    ...Object.fromEntries(contradicted.map(([question]) => [varies(question), 'yes'])),
  }
}
