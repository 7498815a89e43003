/** An entry of a timesheet. */
import type { IsoDate } from '#schema/core/scalars'

/** `leave` is no time that could be billed; `unsaid`: nothing says whether it was billed. */
export const workKinds = ['billed', 'unbilled', 'leave', 'unsaid'] as const
export type WorkKind = (typeof workKinds)[number]

export type WorkEntry = {
  readonly date: IsoDate
  /** Time worked; below zero for a correction. */
  readonly seconds: bigint
  readonly is: WorkKind
  /** Length of a full day. */
  readonly day: bigint
  readonly person?: string
  readonly client?: string
  readonly about?: string
  /** Time of the person on this day that could be billed, said in each of their rows. */
  readonly available?: bigint
  /** True for a row that says nothing in a column of available time. */
  readonly isAvailableBlank?: true
  readonly id?: string
}
