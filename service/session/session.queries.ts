/** Finds the session of a credential (decision 2). */
import DataLoader from 'dataloader'
import { addMinutes, subMinutes } from 'date-fns'
import { isDiskFull } from '../database/database-error.ts'
import type { Database } from '../database/pool.ts'
import { sha256 } from '../event-store/chain.ts'
import type { FindSession } from '../http/handlers.ts'
import { sessionLimits } from '../runtime/config.ts'

/** Minimum minutes between updates of a session's last use. */
const touchMinutes = 5

type Found = {
  readonly token_hash: string
  readonly workspace: string
  readonly session_id: string
  readonly seen_at: string
  readonly expires_at: string
  readonly persona: string
  readonly head: number
}

/** Looks up sessions by credential hash; concurrent calls share one statement (decision 119). */
const sessionLoader = (database: Database) =>
  new DataLoader<string, Found | undefined>(
    async (hashes) => {
      const { rows } = await database.unbound.query<Found>({
        name: 'find-sessions',
        text: `select wanted.token_hash, found.*
          from unnest($1::text[]) as wanted(token_hash) cross join lateral find_session(wanted.token_hash) as found`,
        values: [[...new Set(hashes)]],
      })
      const byHash = new Map(rows.map((row) => [row.token_hash, row]))
      return hashes.map((hash) => byHash.get(hash))
    },
    // No cache: the next call after a sign-out must already be refused.
    { cache: false, batchScheduleFn: setImmediate },
  )

/** Opens the finder of valid sessions: not revoked, idle or expired. */
export const sessionFinder = (database: Database): FindSession => {
  const sessions = sessionLoader(database)
  return async (token, now, why = 'use') => {
    const found = await sessions.load(sha256(token))
    if (!found || now.toISOString() >= found.expires_at) return undefined
    if (found.seen_at < subMinutes(now, sessionLimits.idleMinutes).toISOString()) return undefined
    // After the clock was set back, the last use may be in the future; record it again, since idleness counts by the clock.
    const isAhead = found.seen_at > addMinutes(now, touchMinutes).toISOString()
    const isDue = isAhead || found.seen_at < subMinutes(now, touchMinutes).toISOString()
    if (why === 'use' && isDue && database.hasSpace())
      await database
        .of(found.workspace)
        .insertInto('session_activity')
        .values({ workspace: found.workspace, session_id: found.session_id, seen_at: now.toISOString() })
        .onConflict((on) =>
          on.columns(['workspace', 'session_id']).doUpdateSet({ seen_at: now.toISOString() }),
        )
        .execute()
        // With a full disk the last use is not recorded, but reading still works.
        .catch((error: unknown) => {
          if (!isDiskFull(error)) throw error
        })
    const { session_id: sessionId, workspace, persona, head: position } = found
    // A demo session owns its workspace, so every call of the demo is open to it.
    return { sessionId, workspace, persona, role: 'owner', position }
  }
}
