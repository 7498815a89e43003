/** `backup.json`: contents of a backup, with the hashes that its files must have. */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { IsoTime, integer, Sha256Hex, text } from '#schema/core/scalars'
import { BackupFault } from './backup-fault.ts'

/** Marks a folder as a backup; written last. */
export const manifestFile = 'backup.json'

/** Folder of the copied tables, each as `<table>.copy.gz`: the text format of COPY, compressed. */
export const tablesFolder = 'tables'

/** Folder of the files of imports, sealed as in the data folder. */
export const filesFolder = 'files'

/** Version of a backup's layout. */
export const backupFormat = 'jarvin-backup-1'

/** A file of the backup: its path in the folder, with `/`. */
export const BackedUpFile = record({ path: text(1000, 1), bytes: integer(0), sha256: Sha256Hex })
export type BackedUpFile = t.TypeOf<typeof BackedUpFile>

/** Contents of a backup. */
export const Manifest = record(
  {
    format: t.literal(backupFormat),
    /** When the copied state was current. */
    takenAt: IsoTime,
    /** Migrations of the copied database, in order. */
    migrations: t.readonlyArray(text(200, 1)),
    tables: t.readonlyArray(
      record({
        name: text(63, 1),
        columns: t.readonlyArray(text(63, 1)),
        rows: integer(0),
        file: BackedUpFile,
      }),
    ),
    /** Sequences with their last value; null if never used. */
    sequences: t.readonlyArray(record({ name: text(63, 1), last: t.union([integer(), t.null]) })),
    files: t.readonlyArray(BackedUpFile),
    /** Folder for this database's signed notes, in `signed` of the keys folder. */
    notes: text(300, 1),
  },
  /** Hash of the public key that signs this history; missing if the database never had one. */
  { signer: Sha256Hex },
  'Manifest',
)
export type Manifest = t.TypeOf<typeof Manifest>

/** Value of `signer` for a public key. */
export const signerOf = (publicKey: Uint8Array): string =>
  createHash('sha256').update(publicKey).digest('hex')

/** Total bytes of a backup's files. */
export const bytesOf = ({ tables, files }: Manifest): number =>
  [...tables.map(({ file }) => file), ...files].reduce((sum, { bytes }) => sum + bytes, 0)

/** Reads the manifest of a backup; throws an error message if the folder is not a backup. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const content = await readFile(join(folder, manifestFile), 'utf8').catch((cause) => {
    throw new BackupFault(`There is no backup in ${folder}: it has no ${manifestFile}.`, { cause })
  })
  const what = `The file ${join(folder, manifestFile)}`
  const manifest = decoded(what, parsed(what, content))
  for (const { path } of [...manifest.tables.map(({ file }) => file), ...manifest.files])
    if (path.startsWith('/') || path.split('/').includes('..'))
      throw new BackupFault(`${what} names ${path}, which is outside of the backup.`)
  return manifest
}

const parsed = (what: string, content: string): unknown => {
  try {
    return JSON.parse(content)
  } catch (cause) {
    throw new BackupFault(`${what} is not JSON.`, { cause })
  }
}

const decoded = (what: string, content: unknown): Manifest => {
  try {
    return decodeOrThrow(Manifest, content, what)
  } catch (cause) {
    throw new BackupFault(cause instanceof Error ? cause.message : `${what} cannot be read.`, { cause })
  }
}

/** Hash and size of a file; `path` is its path in the manifest. */
export const describeFile = async (file: string, path: string): Promise<BackedUpFile> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { path, bytes: (await stat(file)).size, sha256: hash.digest('hex') }
}

/** Throws an error message that names the first missing or changed file of a backup. */
export const checkFiles = async (folder: string, { tables, files }: Manifest): Promise<void> => {
  for (const { path, bytes, sha256 } of [...tables.map(({ file }) => file), ...files]) {
    const found = await describeFile(join(folder, path), path).catch((cause) => {
      throw new BackupFault(`The backup is not whole: ${path} is missing or cannot be read.`, { cause })
    })
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new BackupFault(`The backup is not whole: ${path} differs from what was written.`)
  }
}

/** Names of complete backups in a folder, oldest first; empty if the folder is missing. */
export const listBackups = async (folder: string): Promise<readonly string[]> =>
  (await namesIn(folder))
    .filter((name) => /^jarvin-\d{8}T\d{6}Z$/.test(name) && existsSync(join(folder, name, manifestFile)))
    .sort()

/** Name of a backup taken at this time; sorts by time. */
export const backupName = (takenAt: Date): string =>
  `jarvin-${takenAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Time in the name of a backup. */
export const backupTime = (name: string): Date =>
  new Date(name.replace(/^jarvin-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Names in a folder; empty if it is missing. */
export const namesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
