/** Unpacks a base and the log after it into a cluster folder. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chown, copyFile, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar'
import type { ServerUser } from '../../database/embedded/binaries.ts'
import type { Cluster } from '../../database/embedded/cluster.ts'
import { initCluster } from '../../database/embedded/initdb.ts'
import { makeFolder } from '../../runtime/make-folder.ts'
import { BackupFault } from '../backup-fault.ts'
import { describeFile } from '../manifest.ts'
import { archiveFile, type FoundBase, logFolder } from './base.ts'
import { listLog } from './log-files.ts'
import { type LogPlan, logFault, type PlannedSegment } from './log-plan.ts'
import { segmentBytes } from './log-position.ts'

// A service that goes on may have completed, and compressed, a segment that was in progress.
const asItIs = async (planned: PlannedSegment, log: string): Promise<PlannedSegment> => {
  if (!planned.isPartial || existsSync(planned.path)) return planned
  const whole = (await listLog(log)).complete.find(({ segment }) => segment === planned.segment)
  return whole ? { ...planned, path: join(log, whole.file), isPartial: false } : planned
}

const checkArchive = async ({ folder, base }: FoundBase): Promise<void> => {
  const { bytes, sha256 } = await describeFile(join(folder, archiveFile), archiveFile).catch((cause) => {
    throw new BackupFault(`The backup is not whole: ${archiveFile} is missing or cannot be read.`, { cause })
  })
  if (bytes !== base.archive.bytes || sha256 !== base.archive.sha256)
    throw new BackupFault(`The backup is not whole: ${archiveFile} differs from what was written.`)
}

const placeSegment = async (planned: PlannedSegment, log: string, place: string): Promise<void> => {
  const { path, isPartial } = await asItIs(planned, log)
  if (isPartial) await copyFile(path, place)
  else await pipeline(createReadStream(path), createGunzip(), createWriteStream(place, { mode: 0o600 }))
  const file = await open(place, 'r+')
  try {
    const { size } = await file.stat()
    if (isPartial) await file.truncate(segmentBytes)
    else if (size !== segmentBytes) throw new Error(`${path} has ${size} bytes.`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Settings of a server: who may connect, and what it loads and runs. */
const settingsFiles = ['postgresql.conf', 'postgresql.auto.conf', 'pg_hba.conf', 'pg_ident.conf']

// Those in a backup may be somebody else's. The ones that a new cluster gets are ours.
const renewSettings = async (place: Cluster, native: string, folder: string): Promise<void> => {
  const fresh = { ...place, folder: `${folder}-settings` }
  await initCluster(fresh, native)
  for (const name of settingsFiles) await copyFile(join(fresh.folder, name), join(folder, name))
  await rm(fresh.folder, { recursive: true })
}

const giveTo = async (folder: string, user: ServerUser | undefined): Promise<void> => {
  if (!user) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), user.uid, user.gid)
  await chown(folder, user.uid, user.gid)
}

/** Unpacks into the empty folder of a cluster, for the server's user; throws an error message if anything is missing or damaged. */
export const unpackBase = async (
  found: FoundBase,
  { segments }: LogPlan,
  { folder, ...place }: Cluster,
  native: string,
): Promise<void> => {
  await checkArchive(found)
  await extract({ file: join(found.folder, archiveFile), cwd: folder, strict: true, preserveOwner: false })
  const log = join(folder, 'pg_wal')
  await makeFolder(log, 0o700)
  for (const segment of segments)
    await placeSegment(segment, join(found.folder, logFolder), join(log, segment.segment)).catch(
      async (cause: unknown) => {
        if (isFull(cause)) throw cause
        throw await logFault(found, segment.segment)
      },
    )
  await renewSettings({ folder, ...place }, native, folder)
  await giveTo(folder, place.user)
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code))
