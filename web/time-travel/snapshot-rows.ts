/** Two snapshots side by side as readable rows. Pure. */

import { personaNames } from '#schema/persona/persona'
import type { Snapshot } from '#schema/time-travel/time-travel.endpoints'
import type { TextOf } from '../core/language.ts'
import { mediumDay, money, number, percent } from '../kit/formats.ts'
import type { timeTravelText } from '../messages/en/time-travel.ts'

/** One row: a measure, and its value before and after. */
export type SnapshotRow = { readonly name: string; readonly before: string; readonly after: string }

const nameOf = (key: string): string =>
  Object.entries(personaNames).find(([known]) => known === key)?.[1] ?? key

/** All measures of a snapshot, in the order of the screens. */
export const snapshotRows = (
  text: TextOf<typeof timeTravelText>,
  before: Snapshot,
  after: Snapshot,
): readonly SnapshotRow[] => {
  const row = (name: string, read: (snapshot: Snapshot) => string): SnapshotRow => ({
    name,
    before: read(before),
    after: read(after),
  })
  const ofWeek = (read: (week: NonNullable<Snapshot['week']>) => string) => (snapshot: Snapshot) =>
    snapshot.week === null ? text.none : read(snapshot.week)
  return [
    row(
      text.weekFrom,
      ofWeek(({ weekStart }) => mediumDay(`${weekStart}T12:00:00.000Z`, 'UTC')),
    ),
    row(
      text.revenue,
      ofWeek(({ revenue }) => money(revenue)),
    ),
    row(
      text.margin,
      ofWeek(({ profit_margin }) => (profit_margin === undefined ? text.none : percent(profit_margin))),
    ),
    row(
      text.runway,
      ofWeek(({ cash_runway_weeks: weeks }) =>
        weeks === undefined ? text.none : text.weeks(weeks, number(weeks, 1)),
      ),
    ),
    row(text.advisories, ({ openAdvisories }) => number(openAdvisories)),
    row(text.memos, ({ unreadMemos }) => number(unreadMemos)),
    row(text.briefs, ({ briefs }) => number(briefs)),
    row(text.connections, ({ connections }) => number(connections)),
    row(text.style, ({ currentPersona }) => nameOf(currentPersona)),
    row(text.focus, ({ primaryFocus }) => primaryFocus ?? text.noFocus),
  ]
}
