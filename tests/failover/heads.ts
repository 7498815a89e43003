/** Heads of histories that were read while leaders came and went: each of them must stay in the history for good. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds between two looks, and at most for one. */
const everyMs = 200
const patienceMs = 2000

/** The last event of a history, as somebody saw it; `hash` in hexadecimal. */
export type Head = { readonly workspace: string; readonly position: number; readonly hash: string }

/** The heads that the history no longer has: another event, or none, is at their position. */
export const forkedHeads = async (owner: pg.Client, heads: readonly Head[]): Promise<readonly Head[]> => {
  const { rows } = await owner.query<Head>(
    `select seen.workspace, seen.position::int as position, seen.hash
      from unnest($1::text[], $2::bigint[], $3::text[]) as seen (workspace, position, hash)
      left join events e on e.workspace = seen.workspace and e.position = seen.position
      where e.hash is distinct from decode(seen.hash, 'hex')`,
    [
      heads.map(({ workspace }) => workspace),
      heads.map(({ position }) => position),
      heads.map(({ hash }) => hash),
    ],
  )
  return rows
}

/** Collects heads until it is stopped. */
export type HeadWatch = { readonly seen: () => readonly Head[]; readonly stop: () => Promise<void> }

/** Watches the heads of these workspaces, on whichever node leads. */
export const watchHeads = (url: string, workspaces: readonly string[]): HeadWatch => {
  const seen = new Map<string, Head>()
  let isOver = false
  let client: pg.Client | undefined
  const look = async () => {
    if (client === undefined) {
      client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: patienceMs,
        query_timeout: patienceMs,
      })
      client.on('error', () => {})
      await client.connect()
    }
    const { rows } = await client.query<Head>(
      `select workspace, position::int as position, encode(hash, 'hex') as hash
        from workspace_head where workspace = any($1) and position > 0`,
      [workspaces],
    )
    for (const head of rows) seen.set(`${head.workspace} ${head.position} ${head.hash}`, head)
  }
  const run = async () => {
    while (!isOver) {
      await look().catch(() => {
        // The leader is gone: the next look connects to its successor.
        client?.end().catch(() => {})
        client = undefined
      })
      await pause(everyMs)
    }
    await client?.end().catch(() => {})
  }
  const running = run()
  return {
    seen: () => [...seen.values()],
    stop: async () => {
      isOver = true
      await running
    },
  }
}
