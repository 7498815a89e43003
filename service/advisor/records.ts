/** A workspace's records for the advisor; nothing it says may come from elsewhere. */

import type { Advisory } from '#schema/advisory/advisory'
import type { Brief } from '#schema/brief/brief'
import type { Passage, SourceKind } from '#schema/core/advice'
import type { Focus } from '#schema/focus/focus'
import type { HeldRegister } from '#schema/import/debtors'
import type { FigureSource } from '#schema/import/source'
import type { WorkWeek } from '#schema/import/work-week'
import type { DayHours, WeekFigures } from '#schema/kpi/kpi'
import type { Memo } from '#schema/memo/memo'
import type { Note } from '#schema/note/note'
import type { BusinessProfile } from '#schema/profile/profile'
import type { BusinessType } from '#schema/session/session'
import type { OwedOn } from './detail/owed.ts'
import type { Span } from './periods/dates.ts'

/** Sales of a day: by hour, or as a total if the source has no times. */
export type DayFigures = DayHours & {
  readonly total?: { readonly revenue: number; readonly transactions?: number }
}

/** Everything on record at a moment. */
export type Records = {
  readonly business: { readonly name: string; readonly type: BusinessType; readonly isOwn?: boolean }
  /** Reference time for phrases such as "this week". */
  readonly now: Date
  /** Weekly figures, oldest first. */
  readonly kpis: readonly WeekFigures[]
  /** Sales by day, oldest first. */
  readonly days: readonly DayFigures[]
  /** Days between two imported files that neither covers: a file may be missing there. */
  readonly gaps?: readonly Span[]
  readonly focus: Focus | null
  readonly profile: BusinessProfile
  /** Newest first. */
  readonly advisories: readonly Advisory[]
  readonly memos: readonly Memo[]
  readonly briefs: readonly Brief[]
  /** Weeks of imported timesheets, oldest first; some may have no weekly figures. */
  readonly work?: readonly WorkWeek[]
  /** What customers owe, by the latest list of debtors. */
  readonly owed?: OwedOn
  /** Latest lists of managements, listings and opportunities. */
  readonly registers?: readonly HeldRegister[]
  /** Sources of imported figures, and their age. */
  readonly sources?: readonly FigureSource[]
  /** Dated notes, newest first; empty by default. */
  readonly notes?: readonly Note[]
}

/** Finds passages by the words of a question, of the kinds that it names, if any. */
export type Retrieve = (
  query: string,
  most: number,
  kinds?: readonly SourceKind[],
) => Promise<readonly Passage[]>
