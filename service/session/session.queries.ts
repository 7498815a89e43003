/** From a credential to its session (decision 2). */
import { subMinutes } from 'date-fns'
import { sha256 } from '../core/chain.ts'
import { sessionLimits } from '../core/config.ts'
import type { Database } from '../core/database.ts'
import type { FindSession } from '../core/mount.ts'

/** A session's last use is written down at most this often. */
const touchMinutes = 5

/** Finds open sessions: known, not revoked, neither idle nor older than the limits. */
export const sessionFinder =
  (database: Database): FindSession =>
  async (token, now, why = 'use') => {
    const { rows } = await database.unbound.query<{
      workspace: string
      session_id: string
      seen_at: string
      expires_at: string
      persona: string
      head: number
    }>({
      name: 'find-session',
      text: 'select * from find_session($1)',
      values: [sha256(token)],
    })
    const found = rows[0]
    if (!found || now.toISOString() >= found.expires_at) return undefined
    if (found.seen_at < subMinutes(now, sessionLimits.idleMinutes).toISOString()) return undefined
    if (why === 'use' && found.seen_at < subMinutes(now, touchMinutes).toISOString())
      await database
        .of(found.workspace)
        .insertInto('session_activity')
        .values({ workspace: found.workspace, session_id: found.session_id, seen_at: now.toISOString() })
        .onConflict((on) =>
          on.columns(['workspace', 'session_id']).doUpdateSet({ seen_at: now.toISOString() }),
        )
        .execute()
    const { session_id: sessionId, workspace, persona, head: position } = found
    return { sessionId, workspace, persona, position }
  }
