/** Questions put to the seeded businesses, including outcomes of their advice; each reply is checked against the records. */
import { expect } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import type { Records } from '../../service/advisor/records.ts'
import { recordsOf } from '../../service/seed/brief-records.ts'
import { withOutcomes } from '../../service/seed/outcomes.ts'
import { seedEvents } from '../../service/seed/seed.ts'
import { fixedMoment } from '../core/sources.ts'
import { askedReply } from './asked-questions.ts'
import { quotableOf, strayNumbers, wrongFigures } from './checker.ts'

/** Records with the outcomes of accepted advice, as the product seeds them. */
const settledRecords = (type: DemoBusiness): Records => {
  let drawn = 0
  const events = withOutcomes(
    type,
    seedEvents(type, fixedMoment, () => `00000000-0000-7000-8000-${String(++drawn).padStart(12, '0')}`),
    fixedMoment,
  )
  const known = events.filter(({ recordedAt }) => recordedAt <= fixedMoment.toISOString())
  return recordsOf({ name: type, type }, known, fixedMoment)
}

export const businesses = {
  cafe: settledRecords('cafe'),
  consulting: settledRecords('consulting'),
  realestate: settledRecords('realestate'),
}

/** The reply to a question, after its figures and quotations have been checked. */
export const ask = async (type: DemoBusiness, question: string): Promise<string> => {
  const records = businesses[type]
  const { message, basis } = await askedReply(records, question)
  expect(wrongFigures(records, basis.figures), question).toEqual([])
  const quotable = [
    ...quotableOf(records, question, question.toLowerCase()),
    ...basis.passages.flatMap(({ excerpt }) => excerpt.split('\n')),
  ]
  expect(strayNumbers([message], basis, quotable), question).toEqual([])
  return message
}
