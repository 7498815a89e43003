/** Puts the service's parts together over a migrated database. */
import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { openDatabase } from './database.ts'
import { openEventStore } from './event-store.ts'
import type { Projection } from './projection.ts'
import { openSealer } from './seal.ts'
import type { Service, Sources } from './service.ts'

/** The real clock, and real randomness. */
export const realSources: Sources = {
  now: () => new Date(),
  nextId: (time) => v7({ msecs: time.getTime() }),
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
