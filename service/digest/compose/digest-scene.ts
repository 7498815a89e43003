/** Input of a digest: records, and data from tables. */
import type { Advisory } from '#schema/advisory/advisory'
import type { AdvisorKey } from '#schema/chat/chat'
import type { IsoDate } from '#schema/core/scalars'
import type { DigestKind } from '#schema/digest/digest'
import type { Preferences } from '#schema/profile/profile'
import type { AlertMarks } from '../../advisor/alerts/load-alert-marks.ts'
import { plusDays, today } from '../../advisor/calendar.ts'
import { mondayOf, type Span } from '../../advisor/periods/dates.ts'
import type { Context } from '../../advisor/plans/context.ts'

/** Sensitivity of a reader: how large a change must be. */
export type Sensitivity = Preferences['alertThreshold']

/** An open decision with a due date. */
export type OpenDecision = Pick<Advisory, 'id' | 'title'> & { readonly due: IsoDate }

export type DigestScene = {
  readonly kind: DigestKind
  readonly context: Context
  readonly personaKey: AdvisorKey
  readonly sensitivity: Sensitivity
  /** Open decisions with a due date, soonest first. */
  readonly open: readonly OpenDecision[]
  /** Ids of decisions scored since the last digest, newest first. */
  readonly scored: readonly string[]
  /** What people did with alerts; empty by default. */
  readonly marks?: AlertMarks
}

const days = 7

/** Monday of the last complete calendar week. */
export const lastWholeWeek = (now: Date): IsoDate => plusDays(mondayOf(today(now)), -days)

/** Last calendar month. */
export const lastMonth = (now: Date): Span => {
  const first = firstOfMonth(today(now))
  const to = plusDays(first, -1)
  return { from: firstOfMonth(to), to }
}

/** First day of the month that contains a day. */
export const firstOfMonth = (day: IsoDate): IsoDate => plusDays(day, 1 - Number(day.slice(8)))

/** Week of a weekly digest: the last complete one, if it is on record. */
export const toldWeek = ({ context: { records } }: DigestScene): Span | undefined => {
  const monday = lastWholeWeek(records.now)
  return records.kpis.some(({ weekStart }) => weekStart === monday)
    ? { from: monday, to: plusDays(monday, days - 1) }
    : undefined
}
