/** Seeds the demo businesses at the first start, only by appending events (decision 1). */

import { businessTypes, type DemoBusiness } from '#schema/session/session'
import { appendOf } from '../accounts/demo-template.ts'
import type { EventStore } from '../event-store/event-store.ts'
import type { Service } from '../runtime/service.ts'
import type { Sealer } from '../sealing/seal.ts'
import { withBriefs } from './briefs.ts'
import { demoEntries } from './copies/demo-entries.ts'
import { withOutcomes } from './outcomes.ts'
import type { NextId } from './scheduled-event.ts'
import { type SeedEvent, seedEvents } from './seed.ts'

/**
 * Appends a history to an empty workspace. All events are submitted at once, so up to 256 of them, more than any seed has,
 * are written in one transaction: all or none.
 */
export const appendHistory = async (
  store: EventStore,
  workspace: string,
  history: readonly SeedEvent[],
): Promise<void> => {
  const results = await Promise.all(
    demoEntries(history).map((entry) => store.append(workspace, appendOf(entry))),
  )
  if (results.some(({ outcome }) => outcome !== 'appended'))
    throw new Error(`Workspace ${workspace} was changed while it was seeded.`)
}

/** Seals the plain secrets of a history, one at a time, so that random numbers are drawn in a fixed order. */
const sealSecrets = async (
  sealer: Sealer,
  workspace: string,
  history: readonly SeedEvent[],
): Promise<readonly SeedEvent[]> => {
  const sealed: SeedEvent[] = []
  for (const { secret, ...entry } of history) {
    const { event } = entry
    if (secret === undefined || event.type !== 'ConnectionCreated') sealed.push(entry)
    else {
      const setup = await sealer.seal(workspace, event.data.setup.subject, secret)
      sealed.push({ ...entry, event: { ...event, data: { ...event.data, setup } } })
    }
  }
  return sealed
}

/** The whole seeded history of a demo business, with plain secrets; determined by the moment and the ids. */
export const demoHistory = (business: DemoBusiness, moment: Date, nextId: NextId): readonly SeedEvent[] =>
  withBriefs(business, withOutcomes(business, seedEvents(business, moment, nextId), moment), moment, nextId)

/** Seeds each demo business without a history, and returns their number. Of several concurrent starts, only one seeds. */
export const seedWorkspaces = (
  { database, store, sealer, now, nextId }: Service,
  historyOf = demoHistory,
): Promise<number> =>
  database.withReader('', async (client) => {
    // Wait for another start that is seeding, longer than the usual lock timeout.
    await client.query(`set lock_timeout = '55s'`)
    await client.query(`select pg_advisory_lock(hashtext('jarvin seed'))`)
    try {
      let seeded = 0
      for (const business of businessTypes) {
        const head = await database
          .of(business)
          .selectFrom('workspace_head')
          .select('position')
          .executeTakeFirst()
        if (head && head.position > 0) continue
        const history = historyOf(business, now(), nextId)
        await appendHistory(store, business, await sealSecrets(sealer, business, history))
        seeded += 1
      }
      return seeded
    } finally {
      await client.query(`select pg_advisory_unlock(hashtext('jarvin seed'))`)
      await client.query('reset lock_timeout')
    }
  })
