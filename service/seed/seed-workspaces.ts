/** Seeds the demo businesses at first start, by appending events and in no other way (decision 1). */

import { businessTypes } from '#schema/session/session'
import type { EventStore } from '../event-store/event-store.ts'
import type { Service } from '../runtime/service.ts'
import type { Sealer } from '../sealing/seal.ts'
import { withBriefs } from './briefs.ts'
import { type SeedEvent, seedEvents } from './seed.ts'

/**
 * Appends a history to an empty workspace. All of it is submitted at once, so up to 256 events, which is more than any seed
 * has, land in one transaction: whole or not at all.
 */
export const appendHistory = async (
  store: EventStore,
  workspace: string,
  history: readonly SeedEvent[],
): Promise<void> => {
  const versions = new Map<string, number>()
  let persona: string | null = null
  const results = await Promise.all(
    history.map(({ stream, event, recordedAt }) => {
      const version = versions.get(stream) ?? 0
      versions.set(stream, version + 1)
      const inForce = persona
      if (event.type === 'PersonaChanged') persona = event.data.personaKey
      return store.append(workspace, {
        stream,
        expectedVersion: version,
        events: [event],
        metadata: {
          actor: 'system:seed',
          persona: inForce,
          recordedAt,
          correlationId: null,
          causationId: null,
        },
      })
    }),
  )
  if (results.some(({ outcome }) => outcome !== 'appended'))
    throw new Error(`Workspace ${workspace} was changed while it was seeded.`)
}

/** Seals what the history of a workspace still holds as plain secrets, one after the other: chance comes in that order. */
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

/** Seeds each demo business that has no history yet; gives how many it seeded. Of several starts at once, one seeds. */
export const seedWorkspaces = ({ database, store, sealer, now, nextId }: Service): Promise<number> =>
  database.withReader('', async (client) => {
    // Another start that seeds just now is waited for, longer than a call would wait for a lock.
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
        const moment = now()
        const history = withBriefs(business, seedEvents(business, moment, nextId), moment, nextId)
        await appendHistory(store, business, await sealSecrets(sealer, business, history))
        seeded += 1
      }
      return seeded
    } finally {
      await client.query(`select pg_advisory_unlock(hashtext('jarvin seed'))`)
      await client.query('reset lock_timeout')
    }
  })
