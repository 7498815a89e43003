/** Loads a backup into an empty database, in one transaction: a restore that fails leaves it empty. */
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
import { checkFiles, filesFolder, type Manifest, readManifest, signerOf } from './manifest.ts'
import { copyName, migrationTables, tablesSql } from './write-backup.ts'

/** Where a backup is restored to. */
export type RestoreTarget = {
  readonly ownerUrl: string
  /** Folder of the kept files, for those of the backup. */
  readonly keptFiles: string
  /** The migrations of this version. */
  readonly migrations: Migrations
  /** Tables that a backup leaves out. */
  readonly refilled: readonly string[]
  /** Called in the transaction, after all rows are there: what it does is repeated if the restore has to be. */
  readonly beforeCommit?: (client: pg.Client) => Promise<void>
}

/** Reads a backup and checks every byte; throws a sentence if it is damaged, or of a later version. */
export const openBackup = async (folder: string, migrations: Migrations): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  const unknown = manifest.migrations.find((name) => !(name in migrations))
  if (unknown !== undefined)
    throw new Error(
      `The backup is from a later version of Jarvin (${unknown}). Restore it with that version.`,
    )
  await checkFiles(folder, manifest)
  return manifest
}

/**
 * Throws a sentence unless these are the keys of the installation that was backed up: the list of erasures lies beside them,
 * and without it erased people would come back. `publicKey` is undefined if there is none.
 */
export const requireKeys = (
  { signer }: Manifest,
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

/** Throws a sentence if the database has a history: a restore never replaces one. */
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
  // The rows were checked when they were first recorded; the owner's own rights do not allow COPY past forced policies.
  await client.query(`alter table ${name} disable trigger user, no force row level security`)
  await client.query(`delete from ${name}`)
  const rows = client.query(copyFrom(`copy ${copyName(table)} from stdin`))
  await pipeline(createReadStream(join(folder, table.file.path)), createGunzip(), rows)
  if (rows.rowCount !== table.rows)
    throw new Error(`The table ${table.name} got ${rows.rowCount} rows instead of ${table.rows}.`)
  await client.query(`alter table ${name} enable trigger user`)
}

/** Throws a sentence if the backup lacks a table that its version had. */
const requireTables = async (client: pg.Client, { tables }: Manifest, refilled: readonly string[]) => {
  const { rows } = await client.query<{ name: string }>(tablesSql, [[...migrationTables, ...refilled]])
  const missing = rows.find(({ name }) => !tables.some((table) => table.name === name))
  if (missing !== undefined) throw new Error(`The backup is not whole: it has no table ${missing.name}.`)
}

const load = async (
  folder: string,
  manifest: Manifest,
  { ownerUrl, refilled, beforeCommit }: RestoreTarget,
): Promise<void> => {
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
    await client.query('commit')
    await client.query('analyze')
  } finally {
    // Ends an unfinished transaction, too.
    await client.end()
  }
}

/**
 * Restores a backup that `openBackup` has read into a database that `requireEmpty` has passed: the tables as they were, then
 * the migrations since. Whoever starts the service next carries the erasures since then out first.
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
  await load(folder, manifest, target)
  await migrate(ownerUrl, migrations)
}
