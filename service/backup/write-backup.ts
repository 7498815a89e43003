/**
 * Copies a database while it serves: every table as of one moment, in the text format of COPY, so that a backup can be
 * restored into another version of Postgres and by a later version of Jarvin (decision 330).
 */
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { subDays } from 'date-fns'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import { searchPathOption } from '../database/search-path.ts'
import { makeFolder, syncFolder } from '../runtime/make-folder.ts'
import { notesFolderOf } from '../signing/kept-notes.ts'
import {
  backupFormat,
  backupName,
  backupTime,
  bytesOf,
  describeFile,
  filesFolder,
  listBackups,
  Manifest,
  manifestFile,
  namesIn,
  signerOf,
  tablesFolder,
} from './manifest.ts'
import { type Heads, readHeads, recordBackup } from './record-runs.ts'

/** Source and target of a backup. */
export type BackupSource = {
  readonly ownerUrl: string
  /** Folder of kept files; may be missing. */
  readonly keptFiles: string
  /** Tables that the service refills, so that only their definition is kept. */
  readonly refilled: readonly string[]
  /** Public key that signs the history; undefined if there is none. */
  readonly signer: Uint8Array | undefined
  /** Folder in which to create the backup's folder. */
  readonly target: string
}

/** Tables with their columns, except for those listed in the parameter. */
export const tablesSql = `select c.relname as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and c.relname <> all ($1) order by 1`

const sequencesSql = `select sequencename::text as name, last_value::text as last
  from pg_sequences where schemaname = 'public' order by 1`

/** Created by the migrations that the manifest lists. */
export const migrationTables = ['kysely_migration', 'kysely_migration_lock']

type TableShape = { readonly name: string; readonly columns: readonly string[] }

const quoted = (name: string): string => pg.escapeIdentifier(name)

/** A table and its columns in COPY syntax. */
export const copyName = ({ name, columns }: TableShape): string =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`

const copyTable = async (client: pg.Client, table: TableShape, folder: string) => {
  const path = `${tablesFolder}/${table.name}.copy.gz`
  const rows = client.query(copyTo(`copy ${copyName(table)} to stdout`))
  const file = createWriteStream(join(folder, path), { mode: 0o600, flags: 'wx', flush: true })
  // Fastest level: a slower one would make a backup take several times as long.
  await pipeline(rows, createGzip({ level: constants.Z_BEST_SPEED }), file)
  return { ...table, rows: rows.rowCount, file: await describeFile(join(folder, path), path) }
}

/** Copies kept files, except for files erased in the meantime. Names with a dot are unfinished and not sealed. */
const copyKeptFiles = async (from: string, folder: string): Promise<Manifest['files']> => {
  const files: Manifest['files'][number][] = []
  for (const workspace of (await namesIn(from)).filter((name) => !name.startsWith('.')))
    for (const name of await namesIn(join(from, workspace))) {
      const path = `${filesFolder}/${workspace}/${name}`
      await makeFolder(dirname(join(folder, path)), 0o700)
      const isThere = await copyFile(join(from, workspace, name), join(folder, path)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false
          throw error
        },
      )
      if (isThere) files.push(await describeFile(join(folder, path), path))
    }
  return files
}

const copyAll = async (
  { ownerUrl, keptFiles, refilled, signer }: BackupSource,
  folder: string,
): Promise<{ readonly manifest: Manifest; readonly heads: Heads }> => {
  const client = new pg.Client({ connectionString: ownerUrl, options: searchPathOption })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // Time of the copy: the next statement sees everything committed by then.
    const { rows: moments } = await client.query<{ at: Date }>('select clock_timestamp() as at')
    const applied = await client.query<{ name: string }>('select name from kysely_migration order by name')
    const { rows: shapes } = await client.query<TableShape>(tablesSql, [[...migrationTables, ...refilled]])
    const sequences = await client.query<{ name: string; last: string | null }>(sequencesSql)
    const tables = []
    for (const shape of shapes) tables.push(await copyTable(client, shape, folder))
    const heads = await readHeads(client)
    // Files take a while, and statements waiting for a table should not wait for them.
    await client.query('commit')
    const manifest: Manifest = {
      format: backupFormat,
      takenAt: decodeOrThrow(IsoTime, (moments[0]?.at ?? new Date()).toISOString(), 'A time'),
      migrations: applied.rows.map(({ name }) => name),
      tables,
      sequences: sequences.rows.map(({ name, last }) => ({
        name,
        last: last === null ? null : Number(last),
      })),
      files: await copyKeptFiles(keptFiles, folder),
      notes: basename(await notesFolderOf('', client)),
      ...(signer && { signer: signerOf(signer) }),
    }
    return { manifest, heads }
  } finally {
    await client.end()
  }
}

/** A complete backup; `unrecorded` is the reason why the screens do not show it, undefined if they do. */
export type MadeBackup = {
  readonly folder: string
  readonly manifest: Manifest
  readonly unrecorded?: string
}

/**
 * Writes a backup. Removes it if incomplete; the folder gets its final name when everything is on disk, and then the
 * database is told of it.
 */
export const writeBackup = async (source: BackupSource, now: Date): Promise<MadeBackup> => {
  const folder = join(source.target, backupName(now))
  const draft = `${folder}.${process.pid}`
  await makeFolder(source.target, 0o700)
  await mkdir(join(draft), { mode: 0o700 })
  try {
    await mkdir(join(draft, tablesFolder), { mode: 0o700 })
    const { manifest, heads } = await copyAll(source, draft)
    const text = `${JSON.stringify(Manifest.encode(manifest), undefined, 1)}\n`
    await writeFile(join(draft, manifestFile), text, { mode: 0o600, flush: true })
    await syncFolder(draft)
    await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
      throw new Error(`There is a backup of this second already: ${folder}.`)
    })
    await syncFolder(source.target)
    await removeAbandoned(source.target, now)
    const made = { takenAt: manifest.takenAt, bytes: bytesOf(manifest), heads }
    // A backup is good without its record, as of a database that only reads.
    return await recordBackup(source.ownerUrl, made).then(
      () => ({ folder, manifest }),
      (error: Error) => ({ folder, manifest, unrecorded: error.message }),
    )
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Removes remains of backups that were killed at least a day ago; younger ones may be in progress. */
const removeAbandoned = async (target: string, now: Date): Promise<void> => {
  for (const name of await namesIn(target)) {
    const [, backup] = /^(jarvin-\d{8}T\d{6}Z)\.\d+$/.exec(name) ?? []
    if (backup !== undefined && backupTime(backup) <= subDays(now, 1))
      await rm(join(target, name), { recursive: true, force: true })
  }
}

/**
 * Removes all but the newest backups; returns their names. `made` stays, even if others have dates in the
 * future from a clock that was wrong.
 */
export const removeOldBackups = async (
  target: string,
  kept: number,
  made: string,
): Promise<readonly string[]> => {
  const others = (await listBackups(target)).filter((name) => name !== basename(made))
  const old = others.slice(0, Math.max(0, others.length - kept + 1))
  for (const name of old) await rm(join(target, name), { recursive: true })
  return old
}
