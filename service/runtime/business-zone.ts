/**
 * Time zone of the business that a call is for. It travels with the call, so that "today" means the same in
 * every sentence of an answer, without being passed as a parameter.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/pool.ts'

/** The demo businesses are in Brisbane. */
export const demoZone = 'Australia/Brisbane'

const zones = new AsyncLocalStorage<string>()

/** Zone of the current work. */
export const currentZone = (): string => zones.getStore() ?? demoZone

// Once a zone is stored, every promise of the process carries it, which costs a tenth of a short call.
/** Runs `work` with the zone of a business. */
export const inZone = <A>(zone: string, work: () => A): A =>
  zone === currentZone() ? work() : zones.run(zone, work)

const maxKnown = 5000
/**
 * Milliseconds for which a zone is cached. A workspace gets its zone when it is opened; a rebuild may read it
 * before the row exists.
 */
const knownMs = 60_000
const knownZones = new WeakMap<Database, LRUCache<string, string>>()

/** Zone of a workspace. */
export const zoneOf = async (database: Database, workspace: string): Promise<string> => {
  const known = knownZones.get(database) ?? new LRUCache({ max: maxKnown, ttl: knownMs })
  knownZones.set(database, known)
  const found = known.get(workspace)
  if (found !== undefined) return found
  const row = await database.of(workspace).selectFrom('workspace').select('time_zone').executeTakeFirst()
  const zone = row?.time_zone ?? demoZone
  known.set(workspace, zone)
  return zone
}

/** Runs `work` for a workspace, with its zone. */
export const forBusiness = async <A>(
  database: Database,
  workspace: string,
  work: () => Promise<A>,
): Promise<A> => inZone(await zoneOf(database, workspace), work)
