/** How long the service waits for its database. */

/** Milliseconds to wait for a connection, new or pooled. */
export const connectMs = 3000

/** Limits in seconds for a statement, waiting for a lock, and an idle transaction. */
export type Timeouts = { readonly statement: number; readonly lock: number; readonly idle: number }

/** What each pool allows. */
export const timeouts = {
  // The first search of a long log takes a while; a rebuild beside the service locks a head for seconds.
  reader: { statement: 60, lock: 8, idle: 30 },
  writer: { statement: 10, lock: 8, idle: 10 },
  lookup: { statement: 4, lock: 3, idle: 10 },
} as const satisfies Record<string, Timeouts>

/** The same as settings of Postgres. */
export const settingsOf = ({ statement, lock, idle }: Timeouts): readonly string[] => [
  `statement_timeout=${statement}s`,
  `lock_timeout=${lock}s`,
  `idle_in_transaction_session_timeout=${idle}s`,
]
