/**
 * Detects a database that is connected but silent: suspended, cut off, or on a disk that hangs. It then closes all
 * connections, so that waiting queries fail now and not at the TCP timeout (decision 144).
 */
import type { Socket } from 'node:net'
import pg from 'pg'
import { searchPathOption } from './search-path.ts'

/** Watches the connections of pools. */
export type Heartbeat = {
  /** Adds a pool; its connections are closed when the database falls silent. */
  readonly watch: (pool: pg.Pool) => void
  /** Throws while the database is known to be silent. */
  readonly expectAnswer: () => void
  readonly end: () => void
}

/** Milliseconds between checks, and until a trivial query counts as unanswered. */
export const heartbeatTimes = { checkEveryMs: 1000, timeoutMs: 2500 } as const

/** Extra milliseconds to read a reply that arrived during a long event loop turn: timers fire before sockets are read. */
const readingMs = 100

class NoAnswer extends Error {
  /** Postgres's code for a connection failure. */
  readonly code = '08006'
}

/** Destroys the socket, which rejects all pending queries. */
const cut = (client: pg.ClientBase): void => {
  const { connection } = client as unknown as { readonly connection?: { readonly stream?: Socket } }
  connection?.stream?.destroy()
}

const isBusy = (pool: pg.Pool): boolean => pool.totalCount > pool.idleCount || pool.waitingCount > 0

/** Starts the heartbeat. It queries only while a pool is in use, or until a silent database answers again. */
export const openHeartbeat = (url: string): Heartbeat => {
  const pools: pg.Pool[] = []
  const clients = new Set<pg.ClientBase>()
  let ownClient: pg.Client | undefined
  let isAway = false
  let isAsking = false

  const drop = (client: pg.Client): void => {
    if (ownClient === client) ownClient = undefined
    cut(client)
  }

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, options: searchPathOption })
    client.on('error', () => drop(client))
    ownClient = client
    await client.connect()
    return client
  }

  /** False only on silence. An error counts as an answer: other connections will receive it themselves. */
  const answers = async (): Promise<boolean> => {
    let client = ownClient
    const asked = (client ? Promise.resolve(client) : connect()).then((open) => open.query('select 1'))
    client = ownClient
    const heard = asked.then(
      () => true,
      () => {
        if (client) drop(client)
        return true
      },
    )
    let timer: ReturnType<typeof setTimeout> | undefined
    const silence = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => {
        timer = setTimeout(() => resolve(false), readingMs)
      }, heartbeatTimes.timeoutMs)
    })
    const isHeard = await Promise.race([heard, silence])
    clearTimeout(timer)
    if (!isHeard && client) drop(client)
    return isHeard
  }

  const check = async (): Promise<void> => {
    if (isAsking || !(isAway || pools.some(isBusy))) return
    isAsking = true
    isAway = !(await answers())
    if (isAway) for (const client of clients) cut(client)
    isAsking = false
  }
  const timer = setInterval(() => void check(), heartbeatTimes.checkEveryMs).unref()

  return {
    watch: (pool) => {
      pools.push(pool)
      pool.on('connect', (client) => clients.add(client))
      pool.on('remove', (client) => clients.delete(client))
    },
    expectAnswer: () => {
      if (isAway) throw new NoAnswer('The database is not answering.')
    },
    end: () => {
      clearInterval(timer)
      if (ownClient) drop(ownClient)
    },
  }
}
