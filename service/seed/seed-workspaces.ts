/** Seeds the demo businesses at first start, by appending events and in no other way (decision 1). */

import { businessTypes } from '#schema/session/session'
import type { EventStore } from '../core/event-store.ts'
import type { Service } from '../core/service.ts'
import { type SeedEvent, seedEvents } from './seed.ts'

/** Appends a history to an empty workspace; all of it is submitted at once, so it lands whole or not at all. */
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

/** Seeds each demo business that has no history yet; gives how many it seeded. Of several starts at once, one seeds. */
export const seedWorkspaces = ({ database, store, now, nextId }: Service): Promise<number> =>
  database.withReader('', async (client) => {
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
        await appendHistory(store, business, seedEvents(business, now(), nextId))
        seeded += 1
      }
      return seeded
    } finally {
      await client.query(`select pg_advisory_unlock(hashtext('jarvin seed'))`)
    }
  })
