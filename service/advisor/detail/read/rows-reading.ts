/** Result of reading a message over rows: a plan, and the words it does not cover. */
import type { RowsPlan } from '#schema/advisor/rows-plan'
import type { Features } from './phrases.ts'
import type { Skeleton } from './skeleton.ts'

export type RowsReading = {
  readonly plan: RowsPlan
  /** Content words not in the plan. */
  readonly left: readonly string[]
  /** True if other readers know all words of its names too. */
  readonly isGeneric: boolean
  /** True if something was assumed: part of a name, or a time. */
  readonly isAssumed: boolean
  readonly skeleton: Skeleton
  readonly features: Features
}
