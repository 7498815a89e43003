/** Retention of messages after they were recorded. */
import type { ExpiringTable } from '../../database/retention.ts'

const dayMs = 86_400_000

/** Longer than any system retries. An unreadable message stays until it is read, at most 90 days. */
const daysKept = { done: 30, refused: 90 } as const

export const expiringDeliveries: ExpiringTable = {
  table: 'import_delivery',
  isExpired: (now) =>
    `(${Object.entries(daysKept)
      .map(
        ([state, days]) =>
          `(state = '${state}' and received_at < '${new Date(now.getTime() - days * dayMs).toISOString()}')`,
      )
      .join(' or ')})`,
}
