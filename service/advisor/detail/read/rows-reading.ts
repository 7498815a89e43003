/** What reading a message over rows gives: a plan with the words that it does not express. */
import type { RowsPlan } from '#schema/advisor/rows-plan'
import type { Features } from './phrases.ts'
import type { Skeleton } from './skeleton.ts'

export type RowsReading = {
  readonly plan: RowsPlan
  /** Content words of the message that the plan leaves out. */
  readonly left: readonly string[]
  /** True where other readers know all the words of its names, too. */
  readonly isGeneric: boolean
  /** Something was taken for granted: a part of a name, a time. */
  readonly isAssumed: boolean
  readonly skeleton: Skeleton
  readonly features: Features
}
