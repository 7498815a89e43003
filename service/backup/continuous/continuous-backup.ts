/**
 * The continuous backup of the embedded database (decision 915): a copy of the cluster's files each day, and the write-ahead log as
 * it is written. The service goes on whatever happens to it, and says so.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import { searchPathOption } from '../../database/search-path.ts'
import { makeFolder } from '../../runtime/make-folder.ts'
import { namesIn } from '../manifest.ts'
import { continuousFolder, listBases, logFolder, type Reached, writeReached } from './base.ts'
import { positionOf } from './log-position.ts'
import { removeOldBases, resumeBase } from './resume.ts'
import { type ContinuousSource, type OpenBase, takeBase } from './take-base.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** Bytes of compressed log, beyond the size of the base itself, after which a new one is made, so that a restore stays short. */
const maxLogBytes = 1_000_000_000

/** Milliseconds after which a copy that does not follow is given up, and with it the log that the server keeps for it. */
const followMs = 300_000

/** Milliseconds between notes of the moment reached while nothing is recorded, so that the disk of the backup can rest. */
const restMs = 15_000

/** A continuous backup in progress. */
export type Continuous = {
  /** Brings everything up to now into the backup; returns the moment. Makes the first base if there is none. */
  readonly advance: () => Promise<string>
  /** Makes a new base if it is time, while `advance` goes on, and removes old ones. */
  readonly renew: () => Promise<void>
  readonly close: () => Promise<void>
}

// With those under way: one that began before a mark and was committed after it, is after the mark.
const markSql = `select clock_timestamp() as at, pg_current_snapshot()::text as seen`

/**
 * Writes a mark into the log if anything was written since the last one; everything recorded before it is then in the log up to
 * that position. Without anything new the log stays as it is, so that a quiet service does not fill the backup.
 */
const openMarks = (owner: pg.ClientBase) => {
  let last: { readonly seen: string; readonly position: string } | undefined
  return async (): Promise<Reached> => {
    const { rows } = await owner.query<{ at: Date; seen: string }>(markSql)
    const { at = new Date(), seen = '' } = rows[0] ?? {}
    if (last?.seen !== seen) {
      const marked = await owner.query<{ position: string }>(
        `select pg_logical_emit_message(true, 'jarvin', 'reached')::text as position`,
      )
      const after = await owner.query<{ at: Date; seen: string }>(markSql)
      last = { seen: after.rows[0]?.seen ?? '', position: marked.rows[0]?.position ?? '0/0' }
    }
    return { at: decodeOrThrow(IsoTime, at.toISOString(), 'A time'), position: last.position }
  }
}

const isDue = async ({ folder, base }: OpenBase, now: Date): Promise<boolean> => {
  if (now.getTime() - Date.parse(base.takenAt) >= dayMs) return true
  const log = join(folder, logFolder)
  // A part that was just compressed has another name by now.
  const sizeOf = (name: string) =>
    stat(join(log, name)).then(
      ({ size }) => size,
      () => 0,
    )
  const sizes = (await namesIn(log)).map(sizeOf)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return bytes > base.archive.bytes + maxLogBytes
}

/** Opens the backup in the folder `backups`; every moment of the last `keepHours` stays in it. */
export const openContinuous = async (
  source: ContinuousSource,
  backups: string,
  keepHours: number,
): Promise<Continuous> => {
  const { ownerUrl, now } = source
  const target = join(backups, continuousFolder)
  const owner = new pg.Client({ connectionString: ownerUrl, options: searchPathOption })
  owner.on('error', () => {})
  await owner.connect()
  const mark = openMarks(owner)
  let noted: { readonly folder: string; readonly position: string; readonly at: number } | undefined
  let last: { readonly folder: string; readonly reached: Reached } | undefined
  let current: OpenBase | undefined
  let next: OpenBase | undefined

  const bringUpToDate = async ({ folder, log, files }: OpenBase): Promise<Reached> => {
    const reached = await mark()
    // After the mark, so that files of what is recorded before it are there.
    await files.update()
    await log.reach(positionOf(reached.position), followMs)
    const isResting = noted?.folder === folder && noted.position === reached.position
    last = { folder, reached }
    if (isResting && Date.now() - (noted?.at ?? 0) < restMs) return reached
    await writeReached(folder, reached)
    noted = { folder, position: reached.position, at: Date.now() }
    return reached
  }
  const openFirst = async (): Promise<OpenBase> => {
    await makeFolder(target, 0o700)
    return (
      (await resumeBase(source, backups)) ??
      (await takeBase(source, owner, target, (await listBases(backups)).at(-1)))
    )
  }
  return {
    advance: async () => {
      current ??= await openFirst()
      if (next) {
        const before = current
        current = next
        next = undefined
        // Moments until the new base was complete are restored from the one before.
        await bringUpToDate(before).finally(() => before.log.stop())
      }
      return (await bringUpToDate(current)).at
    },
    renew: async () => {
      if (current === undefined || next !== undefined) return
      if (await isDue(current, now())) next = await takeBase(source, owner, target, current.folder)
      await removeOldBases(backups, current.folder, keepHours * hourMs, now())
    },
    close: async () => {
      if (last) await writeReached(last.folder, { ...last.reached, isEnded: true }).catch(() => {})
      await current?.log.stop()
      await next?.log.stop()
      await owner.end()
    },
  }
}
