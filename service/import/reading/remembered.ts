/**
 * Remembers for the next file of a layout the answers that people gave and what cells proved. Where two files of a layout
 * prove different readings, neither is remembered and the question is asked each time.
 */
import type { Answers } from './layout.ts'

/** Answers that are about one file only. */
const ofOneFile: ReadonlySet<string> = new Set(['same-rows', 'sheet'])

/** Answers of which the latest counts: a business that changes its mind is not asked again each time. */
const latestCounts: ReadonlySet<string> = new Set(['tax-included'])

const varies = (question: string): string => `${question} varies`

const isForOthers = (question: string): boolean => !ofOneFile.has(question)

/** The answers that earlier files of the layout give for this one. */
export const recalledAnswers = (earlier: Answers): Answers =>
  Object.fromEntries(
    Object.entries(earlier).filter(
      ([question]) => isForOthers(question) && earlier[varies(question)] === undefined,
    ),
  )

/** The answers to remember after a file: the earlier ones, with those that were given for it or that it proved. */
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
