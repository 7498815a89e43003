/** Puts the service's parts together over a migrated database. */
import { randomBytes, randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'
import { openDatabase } from './database.ts'
import { openEventStore } from './event-store.ts'
import type { Projection } from './projection.ts'
import { openSealer } from './seal.ts'
import type { Service, Sources } from './service.ts'

/** Randomness for ids is drawn in blocks: a draw of its own for each costs more than all else about an event. */
const block = Buffer.alloc(4096)
let drawn = block.length
const sixteenBytes = (): Uint8Array => {
  if (drawn === block.length) {
    randomFillSync(block)
    drawn = 0
  }
  drawn += 16
  return block.subarray(drawn - 16, drawn)
}

/** The real clock, and real randomness. */
export const realSources: Sources = {
  now: () => new Date(),
  nextId: (time) => v7({ msecs: time.getTime(), random: sixteenBytes() }),
  random: (size) => randomBytes(size),
}

/** Opens the service at `url`, the service role's; `onError` hears of connections lost while idle. */
export const openService = (
  url: string,
  projections: readonly Projection[],
  sources: Sources,
  onError: (error: Error) => void,
): Service => {
  const database = openDatabase(url, onError)
  return {
    ...sources,
    database,
    store: openEventStore(database, projections, sources.nextId),
    sealer: openSealer(database, sources.random),
  }
}
