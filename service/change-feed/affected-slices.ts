/** From stored event types to the slices whose answers they change. */
import { eventsBySlice, upcasters } from '#schema/events'
import { type SliceName, sliceNames } from '#schema/slices'

const homes = new Map<string, SliceName>()
for (const slice of sliceNames) for (const type of Object.keys(eventsBySlice[slice])) homes.set(type, slice)
// From the newest old shape to the oldest: each leads to one that is known by then.
for (const { from, to } of [...upcasters].reverse()) {
  const home = homes.get(to)
  if (home !== undefined) homes.set(from, home)
}

/** Every event is a row of the decision log, and changes its own slice. The frame (`session`) shows the privacy toggle. */
const changedBy = (type: string): readonly SliceName[] => {
  const home = homes.get(type)
  // Written by a later release than this one.
  if (home === undefined) return sliceNames
  return home === 'decision-log' ? ['decision-log', 'session'] : [home, 'decision-log']
}

/** The slices that events of these types change, in the order of the slice list. */
export const slicesOf = (types: readonly string[]): SliceName[] => {
  const changed = new Set(types.flatMap(changedBy))
  return sliceNames.filter((slice) => changed.has(slice))
}
