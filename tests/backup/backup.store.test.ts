/** A backup taken while the service serves, restored into an empty database: the same rows, files and notes, or nothing. */
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { openBackup, requireEmpty, restoreBackup } from '../../service/backup/restore-backup.ts'
import { removeOldBackups, writeBackup } from '../../service/backup/write-backup.ts'
import { serviceUrlOf } from '../../service/database/role.ts'
import { catalogueFaults } from '../../service/database/verify-catalogue.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { openService } from '../../service/runtime/open-service.ts'
import { projections } from '../../service/slices.ts'
import { leftOutOfBackups } from '../../service/table-accounts.ts'
import { emptyDatabase } from '../core/database.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { lines } from '../import/read-text.ts'
import { openFileClient } from '../import/send-file.ts'
import { setUpBakery } from '../people/account-client.ts'
import { contents, rowsOf } from './database-contents.ts'

let running: TestService
let place: string
let empty: string
const at = new Date('2026-11-26T02:00:00Z')

const back = (target = join(place, 'backups'), now = at) =>
  writeBackup(
    {
      ownerUrl: running.database.ownerUrl,
      keptFiles: running.filesFolder,
      refilled: leftOutOfBackups,
      signer: undefined,
      target,
    },
    now,
  )

const restore = async (folder: string): Promise<void> => {
  const manifest = await openBackup(folder, migrations)
  await requireEmpty(empty, 'the test database')
  await restoreBackup(folder, manifest, {
    ownerUrl: empty,
    keptFiles: join(place, 'files'),
    migrations,
    refilled: leftOutOfBackups,
  })
}

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  const files = openFileClient(running, await setUpBakery(running))
  await files.imported(lines('Receipt,Date,Total (inc GST),GST', '1,2026-11-03,5.50,0.50'))
})
afterAll(() => running.stop())

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'jarvin-backup-test-'))
  const database = await emptyDatabase(inject('ownerUrl'))
  empty = database.ownerUrl
  return async () => {
    await database.drop()
    await rm(place, { recursive: true, force: true })
  }
})

it('restores every row and every kept file, and the history goes on', async () => {
  const { folder } = await back()
  await restore(folder)
  expect(await contents(empty)).toEqual(await contents(running.database.ownerUrl))
  const client = new pg.Client({ connectionString: empty })
  await client.connect()
  expect(await catalogueFaults(client)).toEqual([])
  await client.end()
  const files = (await readdir(running.filesFolder)).filter((name) => !name.startsWith('.'))
  expect(files).toHaveLength(1)
  for (const workspace of files)
    for (const name of await readdir(join(running.filesFolder, workspace)))
      expect(await readFile(join(place, 'files', workspace, name))).toEqual(
        await readFile(join(running.filesFolder, workspace, name)),
      )
  const service = openService(serviceUrlOf(empty), projections, fixedSources(), () => {})
  try {
    const position = async () =>
      (await rowsOf(empty, `select position from workspace_head where workspace = 'cafe'`))[0]?.position
    const before = Number(await position())
    await service.store.append('cafe', {
      stream: 'persona-current',
      expectedVersion: (await service.store.readStream('cafe', 'persona-current')).length,
      events: [
        {
          type: 'PersonaChanged',
          data: { personaKey: 'hospitality_ceo', previousPersona: 'value_investor' },
        },
      ],
      metadata: {
        actor: 'session:1',
        persona: null,
        recordedAt: '2026-11-27T00:00:00.000Z',
        correlationId: null,
        causationId: null,
      },
    })
    expect(Number(await position())).toBe(before + 1)
  } finally {
    await service.database.end()
  }
})

it('holds one moment, whatever is recorded meanwhile', async () => {
  const session = await running.signIn('cafe')
  let isDone = false
  const writing = (async () => {
    while (!isDone) await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  })()
  const { folder } = await back()
  isDone = true
  await writing
  await restore(folder)
  const torn = await rowsOf(
    empty,
    `select h.workspace from workspace_head h
      where h.position <> (select max(position) from events e where e.workspace = h.workspace)
        or h.position <> (select count(*) from events e where e.workspace = h.workspace)`,
  )
  expect(torn).toEqual([])
})

it.each([
  ['cut short', (file: string) => truncate(file, 30)],
  ['longer', (file: string) => appendFile(file, 'x')],
  ['gone', (file: string) => rm(file)],
  ['a file of another table', (file: string) => writeFile(file, 'x')],
])('refuses a backup with a table that is %s, and leaves the database empty', async (_, damage) => {
  const { folder } = await back()
  await damage(join(folder, 'tables/events.copy.gz'))
  await expect(restore(folder)).rejects.toThrow('The backup is not whole: tables/events.copy.gz')
  expect(await rowsOf(empty, `select from pg_class where relname = 'events'`)).toEqual([])
})

it('leaves nothing behind when loading fails half way, and can be tried again', async () => {
  const { folder, manifest } = await back()
  const wrong = {
    ...manifest,
    tables: manifest.tables.map((table) =>
      table.name === 'memo' ? { ...table, rows: table.rows + 1 } : table,
    ),
  }
  const target = { ownerUrl: empty, keptFiles: join(place, 'files'), migrations, refilled: leftOutOfBackups }
  await expect(restoreBackup(folder, wrong, target)).rejects.toThrow('The table memo got')
  expect(await rowsOf(empty, 'select from events limit 1')).toEqual([])
  await restore(folder)
  expect(await contents(empty)).toEqual(await contents(running.database.ownerUrl))
})

it('never replaces a history', async () => {
  const { folder } = await back()
  await restore(folder)
  const before = await contents(empty)
  await expect(restore(folder)).rejects.toThrow('There is a history in the test database already')
  expect(await contents(empty)).toEqual(before)
})

it('leaves no half backup, and removes old ones only', async () => {
  const target = join(place, 'many')
  await mkdir(join(target, 'photos'), { recursive: true })
  // Killed long ago, and a moment ago.
  await mkdir(join(target, 'jarvin-20261001T000000Z.17'))
  await mkdir(join(target, 'jarvin-20261102T230000Z.18'))
  for (const day of [1, 2, 3]) await back(target, new Date(Date.UTC(2026, 10, day)))
  await expect(back(target, new Date(Date.UTC(2026, 10, 3)))).rejects.toThrow('of this second already')
  const refused = writeBackup(
    {
      ownerUrl: running.database.ownerUrl,
      keptFiles: join(target, 'photos'),
      refilled: ['no table'],
      signer: undefined,
      target,
    },
    new Date(Date.UTC(2026, 10, 3)),
  )
  await expect(refused).rejects.toThrow()
  expect(await removeOldBackups(target, 2, 'jarvin-20261103T000000Z')).toEqual(['jarvin-20261101T000000Z'])
  expect((await readdir(target)).sort()).toEqual([
    'jarvin-20261102T000000Z',
    'jarvin-20261102T230000Z.18',
    'jarvin-20261103T000000Z',
    'photos',
  ])
})
