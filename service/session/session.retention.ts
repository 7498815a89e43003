/** How long the read row of a session outlives it. That it was opened and ended stays in the history. */
import { addDays } from 'date-fns'
import type { Expiring } from '../core/retention.ts'
import type { StoredRow } from '../core/table.ts'
import type { sessionTable } from './session.table.ts'

/** Days after which the row of a session that has ended, and the time of a last use, are removed. */
export const sessionRowDays = 30

const overSince = (now: Date): string => `'${addDays(now, -sessionRowDays).toISOString()}'::timestamptz`

export const expiringSessions: readonly Expiring[] = [
  { table: 'session', isOver: (now) => `least(signed_out_at, expires_at) < ${overSince(now)}` },
  { table: 'session_activity', isOver: (now) => `seen_at < ${overSince(now)}` },
]

/** True of a row that the history asks for and that may be missing all the same: its time is over at `now`. */
export const mayBeRemoved = (
  row: Pick<StoredRow<typeof sessionTable>, 'signed_out_at' | 'expires_at'>,
  now: Date,
): boolean => {
  const ended = row.signed_out_at ?? row.expires_at
  const endedAt = new Date(ended < row.expires_at ? ended : row.expires_at)
  return endedAt < addDays(now, -sessionRowDays)
}
