/** Histories of the demo businesses for tests. */
import { addHours } from 'date-fns'
import type { AnyEvent } from '#schema/events'
import type { DemoBusiness } from '#schema/session/session'
import { withBriefs } from '../../service/seed/briefs.ts'
import { type SeedEvent, seedEvents } from '../../service/seed/seed.ts'

/** Time of most seed tests: a Friday evening in Brisbane. */
export const now = new Date('2026-11-20T09:12:00.000Z')

export const businessNames: readonly DemoBusiness[] = ['cafe', 'realestate', 'consulting']

const countedIds = () => {
  let count = 0
  return (time: Date): string => `${time.getTime().toString(16)}-${++count}`
}

/** The history of a business at a time, without briefs, with deterministic ids; made anew at each call. */
export const freshSeed = (business: DemoBusiness, at = now): readonly SeedEvent[] =>
  seedEvents(business, at, countedIds())

const histories = new Map<DemoBusiness, readonly SeedEvent[]>()

/** The same. The history at the usual time is made once, since most tests read it. */
export const seed = (business: DemoBusiness, at = now): readonly SeedEvent[] => {
  if (at !== now) return freshSeed(business, at)
  const history = histories.get(business) ?? freshSeed(business)
  histories.set(business, history)
  return history
}

/** The same with briefs. */
export const seedWithBriefs = (business: DemoBusiness, at = now): readonly SeedEvent[] => {
  const nextId = countedIds()
  return withBriefs(business, seedEvents(business, at, nextId), at, nextId)
}

/** The events of one type, oldest first. */
export const only = <T extends AnyEvent['type']>(history: readonly SeedEvent[], type: T) =>
  history
    .map(({ event }) => event)
    .filter((event): event is Extract<AnyEvent, { readonly type: T }> => event.type === type)

/** The Brisbane day of a recorded time, yyyy-MM-dd. */
export const brisbaneDay = (recordedAt: string): string =>
  addHours(new Date(recordedAt), 10).toISOString().slice(0, 10)
