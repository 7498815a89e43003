/** A business that was deleted after a backup does not come back with it. */
import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { dropDeletedWorkspaces } from '../../service/accounts/deletions.ts'
import { dropWorkspace } from '../../service/accounts/drop-workspace.ts'
import { listDeletions, repeatDeletions, undoneDeletions } from '../../service/accounts/listed-deletions.ts'
import { openBackup, restoreBackup } from '../../service/backup/restore-backup.ts'
import { writeBackup } from '../../service/backup/write-backup.ts'
import { runDrill } from '../../service/commands/drill-run.ts'
import { serviceUrlOf } from '../../service/database/role.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { readDeletions } from '../../service/sealing/erasure-list.ts'
import { projections } from '../../service/slices.ts'
import { leftOutOfBackups } from '../../service/table-accounts.ts'
import { emptyDatabase, type FreshDatabase } from '../core/database.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { serviceProgram } from '../core/service-bundle.ts'
import { fixedSources, testKeyring } from '../core/sources.ts'
import { lines } from '../import/read-text.ts'
import { openFileClient } from '../import/send-file.ts'
import { bakery, setUpBakery } from '../people/account-client.ts'
import { rowsOf } from './database-contents.ts'

let running: TestService
let place: string
let list: string
let backup: string
let workspace: string
let restored: Pick<FreshDatabase, 'ownerUrl' | 'drop'>
let service: Service
let ahead = 0

const heads = async (ownerUrl: string) =>
  (await rowsOf(ownerUrl, 'select workspace from workspace_head order by 1')).map((row) => row.workspace)

const undone = async () => {
  const owner = await connectOwner(restored.ownerUrl)
  try {
    return (await undoneDeletions(owner, list)).map((one) => one.workspace)
  } finally {
    await owner.end()
  }
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'jarvin-deleted-'))
  list = join(place, 'keys/erasures.log')
  const fixed = fixedSources()
  const now = () => new Date(fixed.now().getTime() + ahead * 3_600_000)
  running = await startTestService(inject('ownerUrl'), {
    seed: 'opened',
    erasureList: list,
    sources: { ...fixed, now },
  })
  const owner = await setUpBakery(running)
  const files = openFileClient(running, owner)
  await files.imported(lines('Receipt,Date,Total (inc GST),GST', '1,2026-11-03,5.50,0.50'))
  const { folder } = await writeBackup(
    {
      ownerUrl: running.database.ownerUrl,
      keptFiles: running.filesFolder,
      refilled: leftOutOfBackups,
      signer: undefined,
      target: join(place, 'backups'),
    },
    new Date(),
  )
  backup = folder
  expect((await owner.call('POST', '/api/workspace/deletion', { businessName: bakery.name })).status).toBe(
    200,
  )
  expect(await dropDeletedWorkspaces(running.service)).toEqual([])
  expect(existsSync(list)).toBe(false)
  ahead += 7 * 24
  const dropped = await dropDeletedWorkspaces(running.service)
  workspace = String(dropped[0])
  restored = await emptyDatabase(inject('ownerUrl'))
  const manifest = await openBackup(backup, migrations)
  await restoreBackup(backup, manifest, {
    ...{ ownerUrl: restored.ownerUrl, migrations, refilled: leftOutOfBackups },
    keptFiles: join(place, 'files'),
  })
  const filesFolder = join(place, 'files')
  service = openService(
    ...([serviceUrlOf(restored.ownerUrl), projections, fixedSources(), () => {}] as const),
    ...([undefined, undefined, { filesFolder, erasureList: list, keyring: testKeyring }] as const),
  )
})
afterAll(async () => {
  await service.database.end()
  await restored.drop()
  await running.stop()
  await rm(place, { recursive: true, force: true })
})

it('lists a deleted business once, also after an interrupted write', async () => {
  expect((await readDeletions(list)).map((one) => one.workspace)).toEqual([workspace])
  await appendFile(list, '{"workspace":')
  await listDeletions(running.service)
  expect((await readDeletions(list)).map((one) => one.workspace)).toEqual([workspace])
  await rm(list)
  await listDeletions(running.service)
  expect((await readDeletions(list)).map((one) => one.workspace)).toEqual([workspace])
})

it('removes it with its files from a restored database, and nothing else', async () => {
  expect(await heads(restored.ownerUrl)).toContain(workspace)
  expect(await undone()).toEqual([workspace])
  expect(await readdir(join(place, 'files'))).toContain(workspace)
  const before = await heads(restored.ownerUrl)
  // Still on record there, so a round of the service must neither list nor remove it.
  await dropDeletedWorkspaces(service)
  expect(await heads(restored.ownerUrl)).toEqual(before)

  expect((await repeatDeletions(restored.ownerUrl, service, list)).map((one) => one.workspace)).toEqual([
    workspace,
  ])
  expect(await heads(restored.ownerUrl)).toEqual(before.filter((one) => one !== workspace))
  expect(await rowsOf(restored.ownerUrl, `select from events where workspace = '${workspace}'`)).toEqual([])
  expect(await readdir(join(place, 'files'))).not.toContain(workspace)
  expect(await undone()).toEqual([])
  expect(await repeatDeletions(restored.ownerUrl, service, list)).toEqual([])
})

it('does not list a business that was kept while it was being removed', async () => {
  await expect(dropWorkspace(running.service, 'cafe', 'deleted', async () => false)).rejects.toThrow(
    'changed while it was dropped',
  )
  await listDeletions(running.service)
  expect((await readDeletions(list)).map((one) => one.workspace)).toEqual([workspace])
})

it('is deleted again in a drill, which finds the rest intact', async () => {
  const report = await runDrill(
    { kind: 'tables', folder: backup },
    {
      keysFolder: join(place, 'keys'),
      keyring: testKeyring,
      seals: undefined,
      erasureList: list,
      verify: [process.execPath, ...serviceProgram('commands/verify')],
      env: {
        ...process.env,
        CHECKPOINT_KEY: Buffer.alloc(32, 7).toString('base64'),
        KEY_ENCRYPTION_KEY: testKeyring.setting(),
      },
    },
    () => {},
  )
  expect(report.lines.join('\n')).not.toContain(workspace)
  expect(report).toMatchObject({ isIntact: true, deleted: 1 })
})
