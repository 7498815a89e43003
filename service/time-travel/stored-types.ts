/** Names under which events are stored. */
import { eventsBySlice, upcasters } from '#schema/events'
import type { SliceName } from '#schema/slices'

/** Stored names of event types, with old ones: events keep the type they were written with. */
export const storedNames = (types: readonly string[]): readonly string[] => {
  const names = new Set(types)
  for (const { from, to } of [...upcasters].reverse()) if (names.has(to)) names.add(from)
  return [...names]
}

/** Stored names of a slice's event types. */
export const storedTypes = (slice: SliceName): readonly string[] =>
  storedNames(Object.keys(eventsBySlice[slice]))
