/** How long the read row of a session outlives it. That it was opened and ended stays in the history. */
import { addDays } from 'date-fns'
import type { Expiring } from '../database/retention.ts'

/** Days after which the row of a session that has ended, and the time of a last use, are removed. */
export const sessionRowDays = 30

const overSince = (now: Date): string => `'${addDays(now, -sessionRowDays).toISOString()}'::timestamptz`

export const expiringSessions: readonly Expiring[] = [
  { table: 'session', isOver: (now) => `least(signed_out_at, expires_at) < ${overSince(now)}` },
  { table: 'session_activity', isOver: (now) => `seen_at < ${overSince(now)}` },
]
