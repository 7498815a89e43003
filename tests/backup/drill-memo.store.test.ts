/** A failed drill reaches the owners of each business as a memo, with what was found in their own business only. */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownWorkspaces } from '../../service/accounts/accounts.ts'
import { writeDrillMemos } from '../../service/backup/drill-memo.ts'
import { writeBackup } from '../../service/backup/write-backup.ts'
import { leftOutOfBackups } from '../../service/table-accounts.ts'
import { run } from '../commands/command.ts'
import { testKeyring } from '../core/sources.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'

let bakery: Bakery
let place: string

beforeAll(async () => {
  bakery = await startBakery()
  place = await mkdtemp(join(tmpdir(), 'jarvin-drilled-'))
})
afterAll(async () => {
  await bakery.running.stop()
  await rm(place, { recursive: true, force: true })
})

const memos = async (): Promise<readonly { readonly subject: string; readonly content: string }[]> =>
  JSON.parse((await bakery.owner.call('GET', '/api/memos')).text)

it('writes one memo for each backup, without the lines of other businesses', async () => {
  const { service } = bakery.running
  const [workspace = ''] = await ownWorkspaces(service)
  const lines = [
    `${workspace}: changed at position 3.`,
    'cafe: removed at position 9.',
    `${workspace}x: none.`,
  ]
  const failed = { backup: '2026-11-28T18-00-00Z', lines, folders: [] }
  expect(await writeDrillMemos(service, failed)).toBe(1)
  expect(await writeDrillMemos(service, failed)).toBe(0)
  const [memo, ...others] = (await memos()).filter(({ subject }) => subject === 'A backup failed its test')
  expect(others).toEqual([])
  expect(memo?.content).toContain('Changed at position 3.')
  expect(memo?.content).not.toContain('position 9')
  expect(memo?.content).not.toMatch(/none\./i)
  const another = { backup: 'another', lines: [], folders: [], reason: 'A file is missing.' }
  expect(await writeDrillMemos(service, another)).toBe(1)
  expect(
    (await memos()).some(({ content }) => content.includes('could not be restored in a test: A file')),
  ).toBe(true)
})

it('shows no path of the server, neither of the backup nor of what was restored', async () => {
  const { service } = bakery.running
  const [workspace = ''] = await ownWorkspaces(service)
  const note = '/srv/jarvin data/keys/signed/1-2/cafe.note'
  const lines = [
    `${workspace}: ${note}, the signed note kept beside the key, is missing. Restore it from a backup of KEYS_DIR.`,
    `${workspace}: the kept file /var/lib/jarvin/files/a.csv is missing or was changed.`,
  ]
  const failed = { backup: 'with-paths', lines, folders: ['/srv/jarvin data/keys'] }
  expect(await writeDrillMemos(service, failed)).toBe(1)
  const memo = (await memos()).find(({ content }) => content.includes('with-paths'))
  expect(memo?.content).toContain('cafe.note, the signed note kept beside the key, is missing.')
  expect(memo?.content).toContain('The kept file a.csv is missing or was changed.')
  expect(memo?.content).not.toMatch(/\/srv|\/var|jarvin data/)
})

it('does so from `npm run drill`, while the service runs, for a backup that is damaged', async () => {
  const { running } = bakery
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
  await writeFile(join(folder, 'tables/events.copy.gz'), 'nothing')
  const env = {
    DATABASE_URL: running.database.ownerUrl,
    KEYS_DIR: join(place, 'keys'),
    KEY_ENCRYPTION_KEY: testKeyring.setting(),
  }
  const { code, output } = await run(['drill', '--from', folder], env)
  expect(code).toBe(1)
  expect(output).toContain('Wrote a memo to 1 business.')
  expect((await memos()).filter(({ content }) => content.includes('events.copy.gz'))).toHaveLength(1)
  await writeFile(join(folder, 'backup.json'), 'nothing')
  await rename(folder, `${folder}0`)
  expect((await run(['drill', '--from', `${folder}0`], env)).code).toBe(1)
  const [unread] = (await memos()).filter(({ content }) => content.includes('is not JSON'))
  expect(unread?.content).toContain('The file backup.json is not JSON.')
  expect((await memos()).some(({ content }) => content.includes(place))).toBe(false)
}, 60_000)
