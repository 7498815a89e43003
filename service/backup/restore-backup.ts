/** Loads a backup into an empty database in one transaction: a failed restore leaves it empty. */
import { createReadStream } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Migrations, migrate } from '../database/migrate.ts'
import { searchPathOption } from '../database/search-path.ts'
import { makeFolder } from '../runtime/make-folder.ts'
import { BackupFault } from './backup-fault.ts'
import { bytesOf, checkFiles, filesFolder, type Manifest, readManifest, signerOf } from './manifest.ts'
import { type Heads, readHeads, recordBackup } from './record-runs.ts'
import { copyName, migrationTables, tablesSql } from './write-backup.ts'

/** Target of a restore. */
export type RestoreTarget = {
  readonly ownerUrl: string
  /** Folder for the backup's kept files. */
  readonly keptFiles: string
  /** Migrations of this version. */
  readonly migrations: Migrations
  /** Tables left out of backups. */
  readonly refilled: readonly string[]
  /** Called in the transaction after all rows are loaded; runs again if the restore is retried. */
  readonly beforeCommit?: (client: pg.Client) => Promise<void>
}

/** Reads a backup and checks every byte; throws an error message if it is damaged, or from a later version. */
export const openBackup = async (folder: string, migrations: Migrations): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  const unknown = manifest.migrations.find((name) => !(name in migrations))
  if (unknown !== undefined)
    throw new BackupFault(
      `The backup is from a later version of Jarvin (${unknown}). Restore it with that version.`,
    )
  await checkFiles(folder, manifest)
  return manifest
}

/**
 * Throws an error message unless these keys belong to the installation of the backup: the list of erasures is
 * stored with them, and without it erased people would return. `publicKey` is undefined if there is none.
 */
export const requireKeys = (
  { signer }: Pick<Manifest, 'signer'>,
  publicKey: Uint8Array | undefined,
  folder: string,
): void => {
  if (signer === undefined || (publicKey && signerOf(publicKey) === signer)) return
  const what = publicKey ? 'another signing key than that of the backup' : 'no signing key'
  throw new Error(
    `There is ${what} in ${folder}. The list of erasures lies beside that key, and without it erased people would come back. Set KEYS_DIR and ERASURE_LIST as for the service that was backed up, or add --without-keys if they are lost.`,
  )
}

const historySql = `select exists (select from pg_class where relname = 'events' and relnamespace = 'public'::regnamespace) as is_ours`

/** Throws an error message if the database has a history: a restore never replaces one. */
export const requireEmpty = async (ownerUrl: string, where: string): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl, options: searchPathOption })
  await client.connect()
  try {
    const { rows } = await client.query<{ is_ours: boolean }>(historySql)
    const found = rows[0]?.is_ours ? await client.query('select from events limit 1') : undefined
    if (found?.rowCount)
      throw new Error(`There is a history in ${where} already. A backup is restored into an empty one only.`)
  } finally {
    await client.end()
  }
}

const loadTable = async (client: pg.Client, folder: string, table: Manifest['tables'][number]) => {
  const name = pg.escapeIdentifier(table.name)
  // The rows were checked when first recorded, and forced policies would block COPY even for the owner.
  await client.query(`alter table ${name} disable trigger user, no force row level security`)
  await client.query(`delete from ${name}`)
  const rows = client.query(copyFrom(`copy ${copyName(table)} from stdin`))
  await pipeline(createReadStream(join(folder, table.file.path)), createGunzip(), rows)
  if (rows.rowCount !== table.rows)
    throw new BackupFault(`The table ${table.name} got ${rows.rowCount} rows instead of ${table.rows}.`)
  await client.query(`alter table ${name} enable trigger user`)
}

/** Throws an error message if the backup lacks a table of its version. */
const requireTables = async (client: pg.Client, { tables }: Manifest, refilled: readonly string[]) => {
  const { rows } = await client.query<{ name: string }>(tablesSql, [[...migrationTables, ...refilled]])
  const missing = rows.find(({ name }) => !tables.some((table) => table.name === name))
  if (missing !== undefined)
    throw new BackupFault(`The backup is not whole: it has no table ${missing.name}.`)
}

const load = async (
  folder: string,
  manifest: Manifest,
  { ownerUrl, refilled, beforeCommit }: RestoreTarget,
): Promise<Heads> => {
  const client = new pg.Client({ connectionString: ownerUrl, options: searchPathOption })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    const forced = await client.query<{ name: string }>(
      `select relname as name from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace`,
    )
    await requireTables(client, manifest, refilled)
    for (const table of manifest.tables) await loadTable(client, folder, table)
    for (const { name } of forced.rows)
      await client.query(`alter table ${pg.escapeIdentifier(name)} force row level security`)
    for (const { name, last } of manifest.sequences)
      if (last !== null)
        await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), last])
    await beforeCommit?.(client)
    const heads = await readHeads(client)
    await client.query('commit')
    await client.query('analyze')
    return heads
  } finally {
    // Also ends an unfinished transaction.
    await client.end()
  }
}

/**
 * Restores a backup from `openBackup` into a database that passed `requireEmpty`: loads its tables, then runs
 * later migrations. The next start of the service repeats erasures made since the backup.
 */
export const restoreBackup = async (
  folder: string,
  manifest: Manifest,
  target: RestoreTarget,
): Promise<void> => {
  const { ownerUrl, keptFiles, migrations } = target
  const then = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => manifest.migrations.includes(name)),
  )
  await migrate(ownerUrl, then, false)
  for (const { path } of manifest.files) {
    const place = join(keptFiles, path.slice(filesFolder.length + 1))
    await makeFolder(dirname(place), 0o700)
    await copyFile(join(folder, path), place)
  }
  const heads = await load(folder, manifest, target)
  await migrate(ownerUrl, migrations)
  // A backup has no row of itself.
  await recordBackup(ownerUrl, { takenAt: manifest.takenAt, bytes: bytesOf(manifest), heads })
}
