/** Maps stored event types to the slices whose answers they change. */
import { eventsBySlice, upcasters } from '#schema/events'
import { affectedBy, type SliceName, sliceNames } from '#schema/slices'

const sliceByType = new Map<string, SliceName>()
for (const slice of sliceNames)
  for (const type of Object.keys(eventsBySlice[slice])) sliceByType.set(type, slice)
// From the newest upcaster to the oldest, so that each target type is already mapped.
for (const { from, to } of [...upcasters].reverse()) {
  const home = sliceByType.get(to)
  if (home !== undefined) sliceByType.set(from, home)
}

const changedBy = (type: string): readonly SliceName[] => {
  const home = sliceByType.get(type)
  // An event from a later release may change any slice.
  return home === undefined ? sliceNames : affectedBy(home)
}

/** Slices changed by events of these types, in the order of the slice list. */
export const affectedSlices = (types: readonly string[]): SliceName[] => {
  const changed = new Set(types.flatMap(changedBy))
  return sliceNames.filter((slice) => changed.has(slice))
}
