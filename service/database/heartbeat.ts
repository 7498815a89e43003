/**
 * Notices a database that is there but answers nothing: stopped, cut off, or on a disk that hangs. Its connections are cut
 * then, so that those who wait hear of it; without that they would wait as long as TCP does.
 */
import type { Socket } from 'node:net'
import pg from 'pg'
import { ownNames } from './own-names.ts'

/** Looks after the connections of some pools. */
export type Pulse = {
  /** From now on this pool's connections are cut, too, when the database does not answer. */
  readonly watch: (pool: pg.Pool) => void
  /** Throws while the database is known not to answer; whoever waits for it would wait in vain. */
  readonly expectAnswer: () => void
  readonly end: () => void
}

/** Milliseconds between two looks, and until a question that the database need not think about counts as unanswered. */
export const pulseTimes = { lookEveryMs: 1000, patienceMs: 2500 } as const

/** After a long turn of the event loop timers fire before what has arrived is read; this long is given to read it. */
const readingMs = 100

class NoAnswer extends Error {
  /** As Postgres's own codes name a lost connection. */
  readonly code = '08006'
}

/** Cuts a connection; all that wait for it are rejected. */
const cut = (client: pg.ClientBase): void => {
  const { connection } = client as unknown as { readonly connection?: { readonly stream?: Socket } }
  connection?.stream?.destroy()
}

const isBusy = (pool: pg.Pool): boolean => pool.totalCount > pool.idleCount || pool.waitingCount > 0

/** Opens it at `url`. It asks only while somebody uses one of the pools, or until the database answers again. */
export const openPulse = (url: string): Pulse => {
  const pools: pg.Pool[] = []
  const clients = new Set<pg.ClientBase>()
  let own: pg.Client | undefined
  let isAway = false
  let isAsking = false

  const drop = (client: pg.Client): void => {
    if (own === client) own = undefined
    cut(client)
  }

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, options: ownNames })
    client.on('error', () => drop(client))
    own = client
    await client.connect()
    return client
  }

  /** True unless nothing at all was heard; a refusal is an answer, and reaches everybody else by itself. */
  const answers = async (): Promise<boolean> => {
    let client = own
    const asked = (client ? Promise.resolve(client) : connect()).then((open) => open.query('select 1'))
    client = own
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
      }, pulseTimes.patienceMs)
    })
    const isHeard = await Promise.race([heard, silence])
    clearTimeout(timer)
    if (!isHeard && client) drop(client)
    return isHeard
  }

  const look = async (): Promise<void> => {
    if (isAsking || !(isAway || pools.some(isBusy))) return
    isAsking = true
    isAway = !(await answers())
    if (isAway) for (const client of clients) cut(client)
    isAsking = false
  }
  const timer = setInterval(() => void look(), pulseTimes.lookEveryMs).unref()

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
      if (own) drop(own)
    },
  }
}
