/** Removal of ended sessions from the read tables; their events stay in the history. */
import { addDays } from 'date-fns'
import type { Expiring } from '../database/retention.ts'

/** Days after its end, or last use, that a session's rows are kept. */
export const sessionRowDays = 30

const expiredBefore = (now: Date): string => `'${addDays(now, -sessionRowDays).toISOString()}'::timestamptz`

export const expiringSessions: readonly Expiring[] = [
  { table: 'session', isOver: (now) => `least(signed_out_at, expires_at) < ${expiredBefore(now)}` },
  { table: 'session_activity', isOver: (now) => `seen_at < ${expiredBefore(now)}` },
]
