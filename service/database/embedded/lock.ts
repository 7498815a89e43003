/** Lock on a data folder: an advisory lock in its server, released when the process ends for whatever reason. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { searchPathOption } from '../search-path.ts'

/** A lock and the connection that holds it. */
export type FolderLock = {
  readonly client: pg.Client
  /** Call before closing the connection; otherwise a lost connection is reopened and locked again. */
  readonly release: () => void
}

const lockKey = 1_784_768_118

const tryLock = async (url: string): Promise<pg.Client | undefined> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'jarvin lock',
    keepAlive: true,
    options: searchPathOption,
  })
  // Without a listener a lost connection would end the process. The `end` event follows and is handled.
  client.on('error', () => {})
  try {
    await client.connect()
    // The connection of a process that was just killed keeps the lock for some milliseconds.
    for (const started = Date.now(); Date.now() - started < 500; await pause(50)) {
      const answer = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
        lockKey,
      ])
      if (answer.rows[0]?.held) return client
    }
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  await client.end()
  return undefined
}

/** Supervision of the server while its folder is locked. */
export type Watch = {
  readonly isGone: () => boolean
  /** Called once if the server ends before `release`. */
  readonly onGone: () => void
}

/** Takes the lock; undefined if another process has it. Throws if the server cannot be reached. */
export const takeLock = async (url: string, watch: Watch): Promise<FolderLock | undefined> => {
  let isWanted = true
  // A crash of one backend closes all connections of the server; then lock again.
  const keep = (client: pg.Client): pg.Client =>
    client.once('end', async () => {
      for (let again: pg.Client | undefined; isWanted && !again; ) {
        await pause(500, undefined, { ref: false })
        again = isWanted ? await tryLock(url).catch(() => undefined) : undefined
        if (again) keep(again)
        else if (isWanted && watch.isGone()) {
          isWanted = false
          watch.onGone()
        }
      }
    })
  const client = await tryLock(url)
  return client && { client: keep(client), release: () => (isWanted = false) }
}
