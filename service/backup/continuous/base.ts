/**
 * `base.json`: a copy of the cluster's files, from which the write-ahead log beside it leads to any later moment. Beside it in its
 * folder: `base.tar.gz`; `log`, the copied log; `files`, the kept files; `reached.json`, the moment up to which all are complete.
 */
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { IsoTime, integer, Sha256Hex, text } from '#schema/core/scalars'
import { syncFolder } from '../../runtime/make-folder.ts'
import { BackupFault } from '../backup-fault.ts'
import { BackedUpFile, namesIn } from '../manifest.ts'

/** Folder of the continuous backup in the folder of all backups. */
export const continuousFolder = 'continuous'

/** Marks a folder as a complete base; written last. */
export const baseFile = 'base.json'
export const archiveFile = 'base.tar.gz'
export const logFolder = 'log'
export const keptFolder = 'files'
const reachedFile = 'reached.json'

const baseFormat = 'jarvin-base-1'

/** A copy of the cluster's files. */
export const Base = record(
  {
    format: t.literal(baseFormat),
    /** When the copy was complete: the first moment that can be restored from it. */
    takenAt: IsoTime,
    /** Main version of Postgres, which alone reads these files. */
    postgres: integer(1),
    /** Identifier of the cluster. */
    system: text(30, 1),
    timeline: integer(1),
    /** Position of the log from which it is needed. */
    from: text(20, 3),
    archive: BackedUpFile,
    /** Folder for this database's signed notes, in `signed` of the keys folder. */
    notes: text(300, 1),
  },
  /** Hash of the public key that signs this history. */
  { signer: Sha256Hex },
  'Base',
)
export type Base = t.TypeOf<typeof Base>

/** Everything that was recorded up to a moment is in the backup, the log of it up to a position. `isEnded`: the service has stopped since. */
export const Reached = record({ at: IsoTime, position: text(20, 3) }, { isEnded: t.boolean }, 'Reached')
export type Reached = t.TypeOf<typeof Reached>

/** A base with its folder. */
export type FoundBase = { readonly folder: string; readonly base: Base; readonly reached: Reached }

/** The format of a base that is being made. */
export const formatOf = (): Base['format'] => baseFormat

const write = async (folder: string, name: string, value: unknown): Promise<void> => {
  const draft = join(folder, `${name}.new`)
  await writeFile(draft, `${JSON.stringify(value, undefined, 1)}\n`, { mode: 0o600, flush: true })
  await rename(draft, join(folder, name))
}

export const writeReached = (folder: string, reached: Reached): Promise<void> =>
  write(folder, reachedFile, Reached.encode(reached))

/** Completes a base. */
export const writeBase = async (folder: string, base: Base): Promise<void> => {
  await write(folder, baseFile, Base.encode(base))
  await syncFolder(folder)
}

const read = async <A>(folder: string, name: string, codec: t.Type<A, unknown>): Promise<A> => {
  const what = `The file ${join(folder, name)}`
  try {
    return decodeOrThrow(codec, JSON.parse(await readFile(join(folder, name), 'utf8')), what)
  } catch (cause) {
    throw new BackupFault(`${what} is missing or cannot be read.`, { cause })
  }
}

/** Reads a base; throws an error message if the folder is none. */
export const readBase = async (folder: string): Promise<FoundBase> => ({
  folder,
  base: await read(folder, baseFile, Base),
  reached: await read(folder, reachedFile, Reached),
})

const namePattern = /^base-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/** Name of a base begun at this time; sorts by time. */
export const baseName = (begun: Date): string =>
  `base-${begun.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Time in the name of a base; undefined if it is another name. */
export const baseTime = (name: string): Date | undefined => {
  const [, year, month, day, hour, minute, second] = namePattern.exec(name) ?? []
  return year === undefined ? undefined : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** Folders of complete bases in a folder of backups, oldest first. */
export const listBases = async (backups: string): Promise<readonly string[]> =>
  [...(await namesIn(join(backups, continuousFolder)))]
    .filter((name) => baseTime(name) && existsSync(join(backups, continuousFolder, name, baseFile)))
    .sort()
    .map((name) => join(backups, continuousFolder, name))
