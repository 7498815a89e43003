/** What the Decision Log says of backups and drills: the last of each, up to which position, and no path of the server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { bytesOf } from '../../service/backup/manifest.ts'
import { recordDrill } from '../../service/backup/record-runs.ts'
import { writeBackup } from '../../service/backup/write-backup.ts'
import { leftOutOfBackups } from '../../service/table-accounts.ts'
import { run } from '../commands/command.ts'
import { emptyDatabase } from '../core/database.ts'
import { decodeJson } from '../core/service.ts'
import { testKeyring } from '../core/sources.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import { rowsOf } from './database-contents.ts'

let bakery: Bakery
let place: string

beforeAll(async () => {
  bakery = await startBakery()
  place = await mkdtemp(join(tmpdir(), 'jarvin-reported-'))
})
afterAll(async () => {
  await bakery.running.stop()
  await rm(place, { recursive: true, force: true })
})

const report = async () =>
  decodeJson(api.getBackupReport.output, await bakery.owner.call('GET', '/api/audit/backups'))

const position = async (): Promise<number> =>
  decodeJson(api.countAudit.output, await bakery.owner.call('GET', '/api/audit/count')).total

const backUp = () =>
  writeBackup(
    {
      ownerUrl: bakery.running.database.ownerUrl,
      keptFiles: bakery.running.filesFolder,
      refilled: leftOutOfBackups,
      signer: undefined,
      target: join(place, 'backups'),
    },
    new Date(),
  )

const drill = (folder: string) =>
  run(['drill', '--from', folder], {
    DATABASE_URL: bakery.running.database.ownerUrl,
    KEYS_DIR: join(place, 'keys'),
    KEY_ENCRYPTION_KEY: testKeyring.setting(),
  })

it('says that there is none yet, then which one there is, and that it passed its test', async () => {
  expect(await report()).toEqual({ backup: null, drill: null })
  const { folder, manifest, unrecorded } = await backUp()
  expect(unrecorded).toBeUndefined()
  const [takenAt, last] = [manifest.takenAt, await position()]
  const backup = { takenAt, bytes: bytesOf(manifest), position: last }
  expect(await report()).toEqual({ backup, drill: null })
  await bakery.owner.call('POST', '/api/my-profile', { firstName: 'Ada' })
  expect((await drill(folder)).code).toBe(0)
  const { drill: passed } = await report()
  expect(passed).toMatchObject({ outcome: 'passed', takenAt, position: last })
  expect(passed?.restoredMs).toBeGreaterThan(100)
  expect(passed?.reason).toBeUndefined()
}, 120_000)

it('says up to when every change is in the backup, and not why it is not: that may name a path', async () => {
  const { continuousBackup } = bakery.running.service
  const reachedAt = '2026-11-26T02:00:00.000Z'
  continuousBackup.set({ reachedAt, fault: undefined })
  expect((await report()).continuous).toEqual({ isInterrupted: false, reachedAt })
  continuousBackup.set({ reachedAt, fault: `ENOSPC: no space left on device, write '${place}'` })
  expect((await report()).continuous).toEqual({ isInterrupted: true, reachedAt })
})

it('says why a drill failed, and goes on to name the last backup', async () => {
  const { folder, manifest } = await backUp()
  await writeFile(join(folder, 'tables/events.copy.gz'), 'nothing')
  expect((await drill(folder)).code).toBe(1)
  const { backup, drill: failed } = await report()
  expect(backup?.takenAt).toBe(manifest.takenAt)
  expect(failed).toEqual({
    triedAt: failed?.triedAt,
    outcome: 'failed',
    reason: 'The backup is not whole: tables/events.copy.gz differs from what was written.',
  })
  await writeFile(join(folder, 'backup.json'), '{}')
  expect((await drill(folder)).code).toBe(1)
  const { drill: unread } = await report()
  expect(unread?.reason).toMatch(/^The file backup\.json /)
  expect(unread?.reason).not.toContain(place)
}, 120_000)

it('passes on a machine without an installation, where nothing can be recorded', async () => {
  const elsewhere = await emptyDatabase(inject('ownerUrl'))
  const env = {
    DATABASE_URL: elsewhere.ownerUrl,
    KEYS_DIR: join(place, 'keys'),
    KEY_ENCRYPTION_KEY: testKeyring.setting(),
  }
  const { code, output } = await run(['drill', '--from', (await backUp()).folder], env)
  await elsewhere.drop()
  expect(output).toContain('The backup is good')
  expect(code).toBe(0)
}, 60_000)

it('keeps the reason of a machine that could not restore to its operator', async () => {
  const { folder } = await backUp()
  const env = {
    DATABASE_URL: bakery.running.database.ownerUrl,
    KEYS_DIR: join(place, 'keys'),
    KEY_ENCRYPTION_KEY: testKeyring.setting(),
    TMPDIR: join(place, 'missing'),
  }
  const { code, output } = await run(['drill', '--from', folder], env)
  expect(code).toBe(1)
  expect(output).toContain(join(place, 'missing'))
  expect((await report()).drill?.reason).toMatch(/^The test itself failed/)
}, 60_000)

it('shows each business its own part, and leaves nothing of one that was dropped', async () => {
  const { ownerUrl } = bakery.running.database
  const heads = [
    { workspace: 'cafe', position: 1 },
    { workspace: 'gone', position: 7 },
  ]
  const passed = { takenAt: '2026-11-28T12:00:00.000Z', heads, restoredMs: 10, reasonFor: undefined }
  await recordDrill(ownerUrl, { ...passed, triedAt: new Date() })
  expect((await report()).drill?.outcome).toBe('failed')
  expect(
    await rowsOf(ownerUrl, 'select workspace, position::int from drill_run where reason is null'),
  ).toEqual([{ workspace: 'cafe', position: 1 }])
  const reasonFor = (workspace: string) => `Of ${workspace}.`
  await recordDrill(ownerUrl, { ...passed, triedAt: new Date(), reasonFor })
  const rows = await rowsOf(ownerUrl, 'select workspace, reason from drill_run')
  for (const row of rows) expect(row.reason).toBe(`Of ${row.workspace}.`)
  expect(rows.length).toBeGreaterThan(1)
})
