/** What is on record in a seed's history at a moment, as the advisor reads it: nothing that came in later. */
import { Advisory } from '#schema/advisory/advisory'
import type { Brief } from '#schema/brief/brief'
import { decodeOrThrow } from '#schema/core/decode'
import type { DayHours, KpiRecord } from '#schema/kpi/kpi'
import type { Memo } from '#schema/memo/memo'
import { businessProfileDefaults } from '#schema/profile/profile'
import type { BusinessType } from '#schema/session/session'
import type { Records } from '../advisor/records.ts'
import { advisoryDecider } from '../advisory/advisory.decider.ts'
import { briefDecider } from '../brief/brief.decider.ts'
import { focusDecider } from '../focus/focus.decider.ts'
import { memoDecider } from '../memo/memo.decider.ts'
import { businessProfileDecider } from '../profile/profile.decider.ts'
import type { SeedEvent } from './seed.ts'

type Evolve<S> = (state: S, event: SeedEvent['event'] & { readonly recordedAt: string }) => S

/** The states of a slice's streams, the latest begun first. */
const folded = <S>(
  known: readonly SeedEvent[],
  slice: string,
  initial: S,
  evolve: Evolve<S>,
): readonly S[] => {
  const states = new Map<string, S>()
  for (const { stream, event, recordedAt } of known)
    if (stream.startsWith(`${slice}-`))
      states.set(stream, evolve(states.get(stream) ?? initial, { ...event, recordedAt }))
  return [...states.values()].reverse()
}

const isThere = <A>(value: A | null): value is A => value !== null

const weeksOf = (known: readonly SeedEvent[]): readonly KpiRecord[] =>
  known.flatMap(({ event: { type, data } }) =>
    type === 'KpiRecorded'
      ? [
          {
            id: data.kpiId,
            weekStart: data.weekStart,
            revenue: data.revenue,
            profit_margin: data.profitMargin,
            cash_runway: data.cashRunwayMonths,
            cash_runway_weeks: data.cashRunwayWeeks,
            weekly_footfall: data.transactions,
            ...(data.expenses ? { expenses: data.expenses } : {}),
          },
        ]
      : [],
  )

const daysOf = (known: readonly SeedEvent[]): readonly DayHours[] =>
  known.flatMap(({ event }) => (event.type === 'HoursRecorded' ? [event.data] : []))

/** The records of a business out of what is known of it, oldest first, as they stood at `now`. */
export const recordsOf = (
  business: { readonly name: string; readonly type: BusinessType },
  known: readonly SeedEvent[],
  now: Date,
): Records => ({
  business,
  now,
  kpis: weeksOf(known),
  days: daysOf(known),
  focus: folded(known, 'focus', focusDecider.initial, focusDecider.evolve)[0] ?? null,
  profile:
    folded(known, 'profile', businessProfileDecider.initial, businessProfileDecider.evolve)[0] ??
    businessProfileDefaults,
  advisories: folded(known, 'advisory', advisoryDecider.initial, advisoryDecider.evolve)
    .filter(isThere)
    .map((advisory) => decodeOrThrow(Advisory, advisory, 'An advisory of the seed')),
  memos: folded<Memo | null>(known, 'memo', memoDecider.initial, memoDecider.evolve).filter(isThere),
  briefs: folded<Brief | null>(known, 'brief', briefDecider.initial, briefDecider.evolve).filter(isThere),
})
