/** Copies the cluster's files and everything that follows them into a new folder, while the database serves. */
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import type pg from 'pg'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import { notesFolderOf } from '../../signing/kept-notes.ts'
import { describeFile, signerOf } from '../manifest.ts'
import {
  archiveFile,
  type Base,
  baseName,
  formatOf,
  keptFolder,
  logFolder,
  writeBase,
  writeReached,
} from './base.ts'
import { type FileCopies, openFileCopies } from './file-copies.ts'
import { copyLog, type LogCopy } from './log-copy.ts'
import { positionOf, positionText, segmentStart } from './log-position.ts'
import { identify, openReplication, runStreaming } from './replication.ts'

/** What a continuous backup is made of. */
export type ContinuousSource = {
  readonly ownerUrl: string
  /** Folder of kept files; may be missing. */
  readonly keptFiles: string
  /** Public key that signs the history. */
  readonly signer: Uint8Array | undefined
  readonly now: () => Date
  /** Aborted when the service stops, which does not wait for a base. */
  readonly signal: AbortSignal
}

/** A base whose log is being copied. */
export type OpenBase = {
  readonly folder: string
  readonly base: Base
  readonly log: LogCopy
  readonly files: FileCopies
}

/** Milliseconds in which the log of a new base must follow. */
const followMs = 60_000

/** First byte of a message that has a part of the archive. */
const archivePart = 0x64

type Copied = { readonly from: number; readonly end: number; readonly timeline: number }

/** Writes the server's archive of its files; `onStart` is called before the first byte. */
const writeArchive = async (
  { ownerUrl, signal }: ContinuousSource,
  file: string,
  onStart: (from: number, timeline: number) => Promise<void>,
): Promise<Copied> => {
  const client = await openReplication(ownerUrl)
  const abort = () => void client.end().catch(() => {})
  signal.addEventListener('abort', abort)
  const archive = new PassThrough({ highWaterMark: 2 ** 20 })
  const writing = pipeline(
    archive,
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
  )
  const rows: (readonly (string | null)[])[] = []
  let starting: Promise<void> | undefined
  try {
    const command = runStreaming(
      client,
      // The server checks the sum of every page that it reads, and fails if one is wrong.
      `BASE_BACKUP (LABEL 'jarvin', CHECKPOINT 'fast', WAIT false, WAL false, MANIFEST 'no')`,
      {
        onRow: (row) => {
          rows.push(row)
          starting ??= onStart(positionOf(row[0] ?? ''), Number(row[1]))
          starting.catch(() => {})
        },
        onData: async (message) => {
          await starting
          if (message[0] !== archivePart || archive.write(message.subarray(1))) return
          // A disk that is full ends both.
          await Promise.race([new Promise((resume) => archive.once('drain', resume)), writing])
        },
      },
    )
    writing.catch((error: Error) => archive.destroy(error))
    await Promise.race([command.done, writing])
    await command.done
    archive.end()
    await writing
  } finally {
    signal.removeEventListener('abort', abort)
    archive.destroy()
    await writing.catch(() => {})
    await client.end().catch(() => {})
  }
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    from: positionOf(first?.[0] ?? ''),
    end: positionOf(last?.[0] ?? ''),
    timeline: Number(first?.[1]),
  }
}

/** Makes a base in `target`; on failure nothing of it is left. `earlier` is the folder of the base before. */
export const takeBase = async (
  source: ContinuousSource,
  owner: pg.ClientBase,
  target: string,
  earlier: string | undefined,
): Promise<OpenBase> => {
  const { ownerUrl, keptFiles, signer, now } = source
  const folder = join(target, baseName(now()))
  await mkdir(folder, { mode: 0o700 })
  const logs: LogCopy[] = []
  try {
    for (const name of [logFolder, keptFolder]) await mkdir(join(folder, name), { mode: 0o700 })
    const archive = join(folder, archiveFile)
    const { from, end, timeline } = await writeArchive(source, archive, async (position, timeline) => {
      const start = { timeline, from: segmentStart(position), since: new Date(0) }
      logs.push(await copyLog(ownerUrl, join(folder, logFolder), start))
    })
    const [log] = logs
    const files = openFileCopies(keptFiles, join(folder, keptFolder), earlier && join(earlier, keptFolder))
    await files.update()
    if (log === undefined) throw new Error('The database sent no copy of its files.')
    await log.reach(end, followMs)
    const { rows } = await owner.query<{ at: Date; version: number }>(
      `select clock_timestamp() as at, current_setting('server_version_num')::int / 10000 as version`,
    )
    const takenAt = decodeOrThrow(IsoTime, (rows[0]?.at ?? now()).toISOString(), 'A time')
    const client = await openReplication(ownerUrl)
    const { system } = await identify(client).finally(() => client.end())
    const base: Base = {
      format: formatOf(),
      takenAt,
      postgres: rows[0]?.version ?? 0,
      system,
      timeline,
      from: positionText(from),
      archive: await describeFile(archive, archiveFile),
      notes: basename(await notesFolderOf('', owner)),
      ...(signer && { signer: signerOf(signer) }),
    }
    await writeReached(folder, { at: takenAt, position: positionText(end) })
    await writeBase(folder, base)
    return { folder, base, log, files }
  } catch (error) {
    for (const log of logs) await log.stop()
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
