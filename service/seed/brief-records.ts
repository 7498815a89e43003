/** Records of a seed's history at a moment, for the advisor; excludes anything later. */
import { Advisory } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import type { DayHours, WeekFigures } from '#schema/kpi/kpi'
import { businessProfileDefaults } from '#schema/profile/profile'
import type { DemoBusiness } from '#schema/session/session'
import type { Records } from '../advisor/records.ts'
import { advisoryDecider } from '../advisory/advisory.decider.ts'
import { briefDecider } from '../brief/brief.decider.ts'
import { evolve, type Fold } from '../event-store/decider.ts'
import { focusDecider } from '../focus/focus.decider.ts'
import { memoDecider } from '../memo/memo.decider.ts'
import { businessProfileDecider } from '../profile/profile.decider.ts'
import type { Json } from '../runtime/json.ts'
import type { SeedEvent } from './seed.ts'

/** States of a slice's streams, newest stream first. */
const folded = <S extends Json>(known: readonly SeedEvent[], fold: Fold<S>): readonly S[] => {
  const states = new Map<string, S>()
  for (const { stream, event, recordedAt } of known)
    if (stream.startsWith(`${fold.slice}-`))
      states.set(stream, evolve(fold, states.get(stream) ?? fold.initial, { ...event, recordedAt }))
  return [...states.values()].reverse()
}

const isThere = <A>(value: A | null): value is A => value !== null

const weeksOf = (known: readonly SeedEvent[]): readonly WeekFigures[] =>
  known.flatMap(({ event }) => (event.type === 'KpiRecorded' ? [event.data] : []))

const daysOf = (known: readonly SeedEvent[]): readonly DayHours[] =>
  known.flatMap(({ event }) => (event.type === 'HoursRecorded' ? [event.data] : []))

/** Records of a business at `now`, from its events so far, oldest first. */
export const recordsOf = (
  business: { readonly name: string; readonly type: DemoBusiness },
  known: readonly SeedEvent[],
  now: Date,
): Records => ({
  business,
  now,
  kpis: weeksOf(known),
  days: daysOf(known),
  focus: folded(known, focusDecider)[0] ?? null,
  profile: folded(known, businessProfileDecider)[0] ?? businessProfileDefaults,
  advisories: folded(known, advisoryDecider)
    .filter(isThere)
    .map((advisory) => decodeOrThrow(Advisory, advisory, 'An advisory of the seed')),
  memos: folded(known, memoDecider).filter(isThere),
  briefs: folded(known, briefDecider).filter(isThere),
})
