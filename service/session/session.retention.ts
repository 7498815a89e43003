/** Removal of ended sessions from the read tables; their events stay in the history. */
import { addDays } from 'date-fns'
import type { ExpiringTable } from '../database/retention.ts'

/** Days after its end, or last use, that a session's rows are kept. */
export const sessionRowDays = 30

const expiredBefore = (now: Date): string => `'${addDays(now, -sessionRowDays).toISOString()}'::timestamptz`

export const expiringSessions: readonly ExpiringTable[] = [
  {
    table: 'session',
    // A session that is not used ends long before its `expires_at`.
    isExpired: (
      now,
    ) => `(least(signed_out_at, expires_at) < ${expiredBefore(now)} or signed_in_at < ${expiredBefore(now)}
      and id not in (select session_id from session_activity where seen_at >= ${expiredBefore(now)}))`,
  },
  { table: 'session_activity', isExpired: (now) => `seen_at < ${expiredBefore(now)}` },
]
