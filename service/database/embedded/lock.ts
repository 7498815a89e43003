/** Lock on a data folder: an advisory lock in its server, released when the process ends for whatever reason. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { searchPathOption } from '../search-path.ts'
import type { DiskSpace } from './disk-space.ts'

/** A lock and the connection that holds it. */
export type FolderLock = {
  readonly client: pg.Client
  /** Call before closing the connection, or it is reopened and locked again. Waits for a restart under way. */
  readonly release: () => Promise<void>
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
  /** Called once if the server ends before `release`, or another process starts one. */
  readonly onGone: () => void
  /** Milliseconds after which a living server that refuses connections is restarted; doubled after each restart. */
  readonly refusedMs?: number
  /** Restarts a server that has refused connections for this long; false if another process has started one. */
  readonly restart?: (refusedForMs: number) => Promise<boolean>
  /** Restarts a server that ended because of a full disk; false if another process has started one. */
  readonly revive?: () => Promise<boolean>
  readonly space?: DiskSpace
}

/** Maximum restarts of a server whose disk has space again; if it still ends, the cause is another. */
const maxRevived = 5

/** Milliseconds between attempts to lock again. */
const retryMs = 500
const longestRefusedMs = 300_000

// Crash recovery that cannot end (57P03), or a postmaster that no longer listens.
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(57P03|ECONNREFUSED)$/.test(String(error.code))

/** Takes the lock; undefined if another process has it. Throws if the server cannot be reached. */
export const takeLock = async (url: string, watch: Watch): Promise<FolderLock | undefined> => {
  const { isGone, onGone, restart = async () => true, revive = async () => false, refusedMs = 20_000 } = watch
  const { hasSpace, wasShort } = watch.space ?? { hasSpace: () => true, wasShort: () => false }
  let isWanted = true
  let restarting: Promise<boolean> | undefined
  const lockAgain = async (): Promise<pg.Client | undefined> => {
    let allowedMs = refusedMs
    let refusedSince: number | undefined
    let lacksSpace = false
    let revived = 0
    while (isWanted) {
      await pause(retryMs, undefined, { ref: false })
      if (!isWanted) return undefined
      const answer = await tryLock(url).catch((error: unknown) => (isRefusal(error) ? 'refused' : undefined))
      if (answer !== undefined && answer !== 'refused') return answer
      if (!isWanted) return undefined
      refusedSince = answer === 'refused' ? (refusedSince ?? performance.now()) : undefined
      // A server that ends after a restart of ours did not get far; try again later.
      let isLost = restarting === undefined && isGone()
      lacksSpace ||= isLost && wasShort()
      if (lacksSpace && isGone()) {
        isLost = false
        if (hasSpace()) {
          restarting = revive()
          isLost = !(await restarting) || revived >= maxRevived
          revived += 1
        }
        refusedSince = undefined
      }
      if (!isLost && refusedSince !== undefined && performance.now() - refusedSince >= allowedMs) {
        restarting = restart(allowedMs)
        isLost = !(await restarting)
        allowedMs = Math.min(2 * allowedMs, longestRefusedMs)
        refusedSince = undefined
      }
      if (!isLost || !isWanted) continue
      isWanted = false
      onGone()
    }
    return undefined
  }
  // A crash of one backend closes all connections of the server; then lock again.
  const keep = (client: pg.Client): pg.Client =>
    client.once('end', async () => {
      restarting = undefined
      const again = await lockAgain()
      if (again) keep(again)
    })
  const release = async () => {
    isWanted = false
    await restarting
  }
  const client = await tryLock(url)
  return client && { client: keep(client), release }
}
