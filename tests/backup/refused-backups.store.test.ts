/** Backups that must not be restored: not whole, of a later version, or without the keys that know who was erased. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { type Manifest, manifestFile } from '../../service/backup/manifest.ts'
import { openBackup, requireKeys, restoreBackup } from '../../service/backup/restore-backup.ts'
import { writeBackup } from '../../service/backup/write-backup.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { leftOutOfBackups } from '../../service/table-accounts.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase } from '../core/database.ts'

let database: FreshDatabase
let empty: FreshDatabase
let place: string
let folder: string
let manifest: Manifest
const signer = new Uint8Array(32).fill(1)

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  empty = await emptyDatabase(inject('ownerUrl'))
})
afterAll(async () => {
  await empty.drop()
  await database.drop()
})
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'jarvin-refused-'))
  const source = {
    ownerUrl: database.ownerUrl,
    keptFiles: join(place, 'none'),
    refilled: leftOutOfBackups,
    signer,
    target: place,
  }
  const made = await writeBackup(source, new Date())
  folder = made.folder
  manifest = made.manifest
  return () => rm(place, { recursive: true, force: true })
})

it('refuses what is no backup, leads out of it, or is from a later version', async () => {
  await expect(openBackup(place, migrations)).rejects.toThrow(`There is no backup in ${place}`)
  const { '496-decimal-words': _, ...earlier } = migrations
  await expect(openBackup(folder, earlier)).rejects.toThrow(
    /from a later version of Jarvin \(496-decimal-words\)/,
  )
  const text = await readFile(join(folder, manifestFile), 'utf8')
  await writeFile(join(folder, manifestFile), text.replace('tables/events.copy.gz', '../../events.copy.gz'))
  await expect(openBackup(folder, migrations)).rejects.toThrow('outside of the backup')
  await writeFile(join(folder, manifestFile), text.slice(0, 100))
  await expect(openBackup(folder, migrations)).rejects.toThrow('is not JSON')
})

it('refuses a backup that lacks a table', async () => {
  const cut = { ...manifest, tables: manifest.tables.filter(({ name }) => name !== 'events') }
  const target = {
    ownerUrl: empty.ownerUrl,
    keptFiles: join(place, 'files'),
    migrations,
    refilled: leftOutOfBackups,
  }
  await expect(restoreBackup(folder, cut, target)).rejects.toThrow('it has no table events')
})

it('refuses other keys than those beside which the list of erasures lies', () => {
  requireKeys(manifest, signer, '/keys')
  expect(() => requireKeys(manifest, undefined, '/keys')).toThrow('There is no signing key in /keys')
  expect(() => requireKeys(manifest, new Uint8Array(32), '/keys')).toThrow('another signing key')
})
