/**
 * Confidence of a chat answer: the probability that it is right and to the point.
 *
 * percent = 100 × reading × coverage × recency × agreement, rounded
 *
 * - reading: how reliably the question was understood (fitted on one half of the labelled questions, checked on the other)
 * - coverage: how completely the records support the answer
 * - recency: 1 for the past; for present and future it halves with every 14 days that the newest week is late
 * - agreement: for the future, half depends on how far the comparisons of the main measure point the same way, and half is
 *   fixed; otherwise 1
 */
import type { Plan } from '#schema/advisor/plan'
import type { Confidence } from '#schema/core/advice'
import { confidenceOf } from '../confidence.ts'
import { isHeldAlone } from '../held/held-lines.ts'
import type { Records } from '../records.ts'
import { sourceDoubt } from './source-doubt.ts'
import type { Written } from './written.ts'

/** Basis of one plan of a reply. */
export type Answered = { readonly plan: Plan; readonly reading: number; readonly written: Written }

const ahead: ReadonlySet<Plan['operator']> = new Set(['scenario', 'solve', 'forecast', 'advise'])

const partsOf = (records: Records, { plan, reading, written }: Answered) => {
  const doubt = sourceDoubt(records, plan)?.factor ?? 1
  const past = { reading, coverage: written.support * doubt, recency: 1, agreement: 1 }
  // What debtors and timesheets alone support rests on no series of weeks.
  if (!ahead.has(plan.operator) || isHeldAlone(records)) return past
  const { recency, agreement } = confidenceOf(records, { fields: ['revenue'], heading: 'revenue', fit: 1 })
  return { ...past, recency, agreement: 0.5 + agreement / 2 }
}

const rounded = (part: number): number => Math.round(part * 1000) / 1000

const product = ({ reading, coverage, recency, agreement }: ReturnType<typeof partsOf>): number =>
  reading * coverage * recency * agreement

const sureReading = 0.85
const longestBecause = 600

const weakestOf = (records: Records, answered: Answered, parts: ReturnType<typeof partsOf>): string => {
  if (parts.reading < sureReading && parts.reading <= parts.coverage)
    return 'The weakest part is how I read the question.'
  const doubt = sourceDoubt(records, answered.plan)
  if (doubt) return `The weakest part: ${doubt.words}.`
  if (answered.written.weakness) return `The weakest part: ${answered.written.weakness}.`
  if (parts.recency < 1) return 'The weakest part: the newest week on record is late.'
  return 'Everything it needs is on record.'
}

/** Confidence of a reply: that of its least certain answer. */
export const answerConfidence = (records: Records, answers: readonly Answered[]): Confidence => {
  const sorted = answers
    .map((answered) => ({ answered, parts: partsOf(records, answered) }))
    .sort((one, other) => product(one.parts) - product(other.parts))
  const [least] = sorted
  if (least === undefined) throw new RangeError('A reply has at least one answer')
  const { parts, answered } = least
  return {
    percent: Math.round(100 * product(parts)),
    coverage: rounded(parts.coverage),
    recency: rounded(parts.recency),
    agreement: rounded(parts.agreement),
    reading: rounded(parts.reading),
    because: weakestOf(records, answered, parts).slice(0, longestBecause),
  }
}
