/**
 * Signals between processes on one database that a workspace changed, by NOTIFY. Inside the append's transaction a NOTIFY
 * would make all commits wait for one lock, so it is sent after the commit, in batches. A signal is only a hint and may be
 * lost; the receiver reads the history itself.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { searchPathOption } from '../database/search-path.ts'

const channel = 'jarvin_changes'

/** Milliseconds between batches. */
const sendEveryMs = 25

/** Pause in milliseconds before listening again after a failure: the first one, doubled each time up to the maximum. */
const firstPauseMs = 250
const maxPauseMs = 15_000

/** Signals of one process. */
export type ChangeSignals = {
  /** Signals the other processes with the next batch. */
  readonly send: (workspace: string) => void
  /** Starts listening, on the first call. */
  readonly listen: () => void
  readonly end: () => Promise<void>
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })

/**
 * Sends through `pool`, listens at `url`. `onSignal` receives the workspace, or undefined if signals may have been missed
 * for any of them.
 */
export const openChangeSignals = (
  pool: Pick<pg.Pool, 'query'>,
  url: string,
  onSignal: (workspace?: string) => void,
): ChangeSignals => {
  const self = randomUUID()
  const unsent = new Set<string>()
  let isSending = false
  let isEnded = false
  let isListening = false
  let listener: pg.Client | undefined

  const sendAll = async (): Promise<void> => {
    isSending = true
    while (unsent.size > 0 && !isEnded) {
      const payloads = [...unsent].map((workspace) => `${self}/${workspace}`)
      unsent.clear()
      const text = 'select pg_notify($1, payload) from unnest($2::text[]) as payload'
      // A failure only delays the others until their next poll.
      await pool.query({ name: 'send-signals', text, values: [channel, payloads] }).catch(() => {})
      await pause(sendEveryMs)
    }
    isSending = false
  }

  /** Listens until the connection is lost; resolves to whether it was established. */
  const listenOnce = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true, options: searchPathOption })
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    client.on('notification', ({ payload = '' }) => {
      const slash = payload.indexOf('/')
      if (payload.slice(0, slash) !== self) onSignal(payload.slice(slash + 1))
    })
    listener = client
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      // Signals sent before this are lost.
      onSignal()
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
      pauseMs = (await listenOnce()) ? firstPauseMs : Math.min(2 * pauseMs, maxPauseMs)
      if (!isEnded) await pause(pauseMs)
    }
  }

  return {
    send: (workspace) => {
      unsent.add(workspace)
      if (!isSending) void sendAll()
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
