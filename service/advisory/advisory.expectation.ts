/** Expected result of accepting an advisory, and the dates that a decision may have. */

import type { AdvisoryId } from '#schema/advisory/advisory'
import { type Expectation, Promised, type Promised as PromisedChange } from '#schema/advisory/outcome'
import { decodeOrThrow } from '#schema/core/decode'
import { invalid, type Problem } from '#schema/core/problem'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, today } from '../advisor/calendar.ts'
import { loadRecords } from '../advisor/load-records.ts'
import { expectationOf } from '../advisor/outcomes/expectation.ts'
import { advisorContext } from '../advisor/plans/advisor-context.ts'
import type { SessionContext } from '../runtime/service.ts'

/** Latest date allowed, in days from today. */
const furthestDays = 5 * 366

/** Expected result of a promised change; undefined if the records are too few for a band. */
export const expectationFor = async (
  promised: PromisedChange,
  { db, now, session }: SessionContext,
): Promise<Expectation | undefined> =>
  expectationOf(promised, advisorContext(await loadRecords(db, now)), session.persona)

/** Expected result of a new advisory; undefined if it promises no number. */
export const expectationOfAdvisory = async (
  advisoryId: AdvisoryId,
  context: SessionContext,
): Promise<Expectation | undefined> => {
  const row = await context.db
    .selectFrom('advisory')
    .select(['status', 'promises'])
    .where('id', '=', advisoryId)
    .executeTakeFirst()
  if (row?.status !== 'new' || row.promises === null) return undefined
  return expectationFor(decodeOrThrow(Promised, JSON.parse(row.promises), 'A promise'), context)
}

/** 400 for a day before `first` or after `last`, in days from today, in the zone of the business. */
export const dayProblem = (
  field: string,
  day: IsoDate | undefined,
  now: Date,
  [first, last]: readonly [number, number],
): Problem | undefined => {
  const [from, to] = [plusDays(today(now), first), plusDays(today(now), last)]
  return day !== undefined && (day < from || day > to)
    ? invalid([{ field, message: `must be a day from ${from} to ${to}` }])
    : undefined
}

/** 400 for a due date in the past or more than five years ahead. */
export const dueProblem = (due: IsoDate | undefined, now: Date): Problem | undefined =>
  dayProblem('due', due, now, [0, furthestDays])
