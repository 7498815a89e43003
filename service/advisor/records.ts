/** The records of a workspace as the advisor reads them: nothing it says may come from anywhere else. */

import type { Advisory } from '#schema/advisory/advisory'
import type { Brief } from '#schema/brief/brief'
import type { Passage, SourceKind } from '#schema/core/advice'
import type { Focus } from '#schema/focus/focus'
import type { DayHours, WeekFigures } from '#schema/kpi/kpi'
import type { Memo } from '#schema/memo/memo'
import type { Note } from '#schema/note/note'
import type { BusinessProfile } from '#schema/profile/profile'
import type { BusinessType } from '#schema/session/session'

/** Everything on record at a moment. */
export type Records = {
  readonly business: { readonly name: string; readonly type: BusinessType; readonly isOwn?: boolean }
  /** The moment of reading; advice says "this week" from here. */
  readonly now: Date
  /** Weekly figures, oldest first. */
  readonly kpis: readonly WeekFigures[]
  /** Hours by day, oldest first. */
  readonly days: readonly DayHours[]
  readonly focus: Focus | null
  readonly profile: BusinessProfile
  /** Newest first. */
  readonly advisories: readonly Advisory[]
  readonly memos: readonly Memo[]
  readonly briefs: readonly Brief[]
  /** Notes with a date, newest first; none where left out. */
  readonly notes?: readonly Note[]
}

/** A question to the records' writing: finds passages by their words, of these kinds where any are named. */
export type Retrieve = (
  query: string,
  most: number,
  kinds?: readonly SourceKind[],
) => Promise<readonly Passage[]>
