/** The hold on a data folder: a lock in the server itself, which ends with the process that took it, however it ends. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ownNames } from '../own-names.ts'

/** A hold on the folder, with the connection it stands on. */
export type FolderLock = {
  readonly client: pg.Client
  /** From now on the connection may end; it is not taken up again. */
  readonly letGo: () => void
}

const lockKey = 1_784_768_118

const tryLock = async (url: string): Promise<pg.Client | undefined> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'jarvin lock',
    keepAlive: true,
    options: ownNames,
  })
  // Without a listener a lost connection would end the process; `end` follows and is acted on.
  client.on('error', () => {})
  try {
    await client.connect()
    // A predecessor that was killed a moment ago holds it for some milliseconds more.
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

/** How a server is looked after while its folder is held. */
export type Watch = {
  readonly isGone: () => boolean
  /** Called once when it is gone without having been let go. */
  readonly onGone: () => void
}

/** Takes the lock, or answers undefined where another process has it; throws where the server cannot be reached. */
export const takeLock = async (url: string, watch: Watch): Promise<FolderLock | undefined> => {
  let isWanted = true
  // A crash of one backend resets every connection of the server; the lock is then taken anew.
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
  return client && { client: keep(client), letGo: () => (isWanted = false) }
}
