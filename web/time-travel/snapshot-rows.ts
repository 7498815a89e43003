/** Two standings side by side, as lines to read. Pure. */

import { personaNames } from '#schema/persona/persona'
import type { Snapshot } from '#schema/time-travel/time-travel.endpoints'
import type { TextOf } from '../core/language.ts'
import { mediumDay, money, number, percent } from '../kit/formats.ts'
import type { timeTravelText } from '../messages/en/time-travel.ts'

/** One line: what it is, and how it read then and later. */
export type StandingRow = { readonly name: string; readonly before: string; readonly after: string }

const nameOf = (key: string): string =>
  Object.entries(personaNames).find(([known]) => known === key)?.[1] ?? key

/** Every measure of a standing, in the order of the screens. */
export const standingRows = (
  text: TextOf<typeof timeTravelText>,
  before: Snapshot,
  after: Snapshot,
): readonly StandingRow[] => {
  const row = (name: string, read: (standing: Snapshot) => string): StandingRow => ({
    name,
    before: read(before),
    after: read(after),
  })
  const ofWeek = (read: (week: NonNullable<Snapshot['week']>) => string) => (standing: Snapshot) =>
    standing.week === null ? text.none : read(standing.week)
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
      ofWeek(({ profit_margin }) => percent(profit_margin)),
    ),
    row(
      text.runway,
      ofWeek(({ cash_runway_weeks }) => text.weeks(cash_runway_weeks, number(cash_runway_weeks, 1))),
    ),
    row(text.advisories, ({ openAdvisories }) => number(openAdvisories)),
    row(text.memos, ({ unreadMemos }) => number(unreadMemos)),
    row(text.briefs, ({ briefs }) => number(briefs)),
    row(text.connections, ({ connections }) => number(connections)),
    row(text.style, ({ currentPersona }) => nameOf(currentPersona)),
    row(text.focus, ({ primaryFocus }) => primaryFocus ?? text.noFocus),
  ]
}
