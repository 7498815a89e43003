/** The records of a workspace as the advisor reads them: nothing it says may come from anywhere else. */

import type { Advisory } from '#schema/advisory/advisory'
import type { Brief } from '#schema/brief/brief'
import type { Passage, SourceKind } from '#schema/core/advice'
import type { Focus } from '#schema/focus/focus'
import type { FigureSource } from '#schema/import/source'
import type { DayHours, WeekFigures } from '#schema/kpi/kpi'
import type { Memo } from '#schema/memo/memo'
import type { Note } from '#schema/note/note'
import type { BusinessProfile } from '#schema/profile/profile'
import type { BusinessType } from '#schema/session/session'
import type { Span } from './periods/dates.ts'

/** Sales of a day: by the hour, or in all where the source has no times. */
export type DayFigures = DayHours & {
  readonly total?: { readonly revenue: number; readonly transactions?: number }
}

/** Everything on record at a moment. */
export type Records = {
  readonly business: { readonly name: string; readonly type: BusinessType; readonly isOwn?: boolean }
  /** The moment of reading; advice says "this week" from here. */
  readonly now: Date
  /** Weekly figures, oldest first. */
  readonly kpis: readonly WeekFigures[]
  /** Sales by day, oldest first. */
  readonly days: readonly DayFigures[]
  /** Days between two imported files that neither speaks for: nothing on them may be a file that is missing. */
  readonly gaps?: readonly Span[]
  readonly focus: Focus | null
  readonly profile: BusinessProfile
  /** Newest first. */
  readonly advisories: readonly Advisory[]
  readonly memos: readonly Memo[]
  readonly briefs: readonly Brief[]
  /** Where imported figures come from, and how old that is. */
  readonly sources?: readonly FigureSource[]
  /** Notes with a date, newest first; none where left out. */
  readonly notes?: readonly Note[]
}

/** A question to the records' writing: finds passages by their words, of these kinds where any are named. */
export type Retrieve = (
  query: string,
  most: number,
  kinds?: readonly SourceKind[],
) => Promise<readonly Passage[]>
