/**
 * How the processes over one database tell each other that a workspace changed: by NOTIFY on a connection of its own.
 * A NOTIFY inside the transaction of an append would make all commits wait for one lock, so it is sent after the commit,
 * many in one. A signal is a hint that may be lost; whoever acts on it reads the history itself.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { ownNames } from '../database/own-names.ts'

const channel = 'jarvin_changes'

/** Milliseconds between two statements that tell others. */
const tellEveryMs = 25

/** Milliseconds before the first attempt to listen again, and at most; doubled each time. */
const firstPauseMs = 250
const longestPauseMs = 15_000

/** The signals of one process. */
export type ChangeSignals = {
  /** Tells the other processes, soon. */
  readonly tell: (workspace: string) => void
  /** Listens from the first call on. */
  readonly listen: () => void
  readonly end: () => Promise<void>
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })

/** Sends from `pool`, listens at `url`; `heard` gets the workspace, or nothing where any may have changed unheard. */
export const openChangeSignals = (
  pool: Pick<pg.Pool, 'query'>,
  url: string,
  heard: (workspace?: string) => void,
): ChangeSignals => {
  const self = randomUUID()
  const untold = new Set<string>()
  let isTelling = false
  let isEnded = false
  let isListening = false
  let listener: pg.Client | undefined

  const tellAll = async (): Promise<void> => {
    isTelling = true
    while (untold.size > 0 && !isEnded) {
      const payloads = [...untold].map((workspace) => `${self}/${workspace}`)
      untold.clear()
      const text = 'select pg_notify($1, payload) from unnest($2::text[]) as payload'
      // Others look for themselves every few seconds, so a signal that could not be sent delays and loses nothing.
      await pool.query({ name: 'tell-changes', text, values: [channel, payloads] }).catch(() => {})
      await pause(tellEveryMs)
    }
    isTelling = false
  }

  /** Listens until the connection is lost, for whatever reason; resolves then, with whether it had been made. */
  const listenOnce = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, options: ownNames })
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    client.on('notification', ({ payload = '' }) => {
      const slash = payload.indexOf('/')
      if (payload.slice(0, slash) !== self) heard(payload.slice(slash + 1))
    })
    listener = client
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      // What was told before we listened is lost to us.
      heard()
      await lost
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }

  const keepListening = async (): Promise<void> => {
    let pauseMs = firstPauseMs
    while (!isEnded) {
      pauseMs = (await listenOnce()) ? firstPauseMs : Math.min(2 * pauseMs, longestPauseMs)
      if (!isEnded) await pause(pauseMs)
    }
  }

  return {
    tell: (workspace) => {
      untold.add(workspace)
      if (!isTelling) void tellAll()
    },
    listen: () => {
      if (isListening) return
      isListening = true
      void keepListening()
    },
    end: async () => {
      isEnded = true
      await listener?.end().catch(() => {})
    },
  }
}
