/** Whoever appends to a history ends it with a sealed head: the service, its commands, and whatever makes a history of its own. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeBackup } from '../../service/backup/write-backup.ts'
import type { StoredHead } from '../../service/event-store/head-seal.ts'
import { keptNotesFolder } from '../../service/signing/kept-notes.ts'
import { keepKeys, sealKeysFrom } from '../../service/signing/seal-keys.ts'
import { writeSealingFile } from '../../service/signing/sealing-file.ts'
import { leftOutOfBackups } from '../../service/table-accounts.ts'
import { testCheckpointKey } from '../core/service.ts'
import { testKeyring } from '../core/sources.ts'
import { readHeads } from '../event-store/stored-heads.ts'
import { type Bakery, startBakery } from '../people/account-service.ts'
import { run } from './command.ts'

const keys = sealKeysFrom(testCheckpointKey)

let bakery: Bakery
let place: string
let env: NodeJS.ProcessEnv

/** Positions by workspace, once every head is found sealed and without a doubt. */
const sealedHeads = async () => {
  const client = new pg.Client({ connectionString: bakery.running.database.ownerUrl })
  await client.connect()
  const heads = await readHeads(client).finally(() => client.end())
  const isGood = ([workspace, head]: readonly [string, StoredHead]) =>
    keys.seals.isSealed(workspace, head) && head.doubtedFrom === undefined
  expect([...heads].filter((entry) => !isGood(entry))).toEqual([])
  return new Map([...heads].map(([workspace, { position }]) => [workspace, position]))
}

/** The business that was set up. */
const own = async () => {
  const names = [...(await sealedHeads()).keys()]
  return names.find((name) => /^[0-9a-f-]{36}$/.test(name)) ?? ''
}

beforeAll(async () => {
  bakery = await startBakery({ seed: 'full', seals: keys.seals })
  place = await mkdtemp(join(tmpdir(), 'jarvin-writers-'))
  const folder = await keptNotesFolder(place, bakery.running.database.ownerUrl)
  await keepKeys(keys, place)
  await writeSealingFile(folder, keys, '2026-11-30T00:00:00.000Z')
  env = {
    DATABASE_URL: bakery.running.database.ownerUrl,
    DATA_DIR: place,
    KEYS_DIR: place,
    CHECKPOINT_KEY: Buffer.alloc(32, 7).toString('base64'),
    KEY_ENCRYPTION_KEY: testKeyring.setting(),
  }
})
afterAll(async () => {
  await bakery.running.stop()
  await rm(place, { recursive: true, force: true })
})

it('seeds, a business that was set up, and a visitor’s copy of a demo', async () => {
  const before = await sealedHeads()
  expect([...before.keys()]).toEqual(expect.arrayContaining(['cafe', 'consulting', 'realestate']))
  const { status } = await bakery.running.call('POST', '/api/login/demo', {
    body: { businessType: 'cafe', visitorId: randomUUID() },
  })
  expect(status).toBe(200)
  const after = await sealedHeads()
  expect([...after.keys()].filter((name) => name.startsWith('demo-'))).toHaveLength(1)
})

it('the commands import, owner, erase and drill, beside a service that goes on', async () => {
  const workspace = await own()
  const file = join(place, 'takings.csv')
  await writeFile(file, 'Receipt,Date,Total ex GST\n1,2026-11-13,5.50\n')
  const before = await sealedHeads()
  const moved = async (...command: readonly string[]) => {
    const { code, output } = await run(command, env)
    expect([command[0], code, code === 0 ? '' : output]).toEqual([command[0], 0, ''])
    return sealedHeads()
  }
  const imported = await moved('import', '--workspace', workspace, file)
  expect(imported.get(workspace)).toBeGreaterThan(before.get(workspace) ?? 0)
  await moved('owner', '--email', 'new@example.com', '--workspace', workspace)
  const { output } = await run(['erase', '--list'], env)
  const subject = output.split('\n').find((line) => line.startsWith(`${workspace}  `))
  const erased = await moved('erase', '--workspace', workspace, '--subject', subject?.split('  ')[1] ?? '')
  expect(erased.get(workspace)).toBeGreaterThan(imported.get(workspace) ?? 0)
  const { folder } = await writeBackup(
    {
      ownerUrl: bakery.running.database.ownerUrl,
      keptFiles: bakery.running.filesFolder,
      refilled: leftOutOfBackups,
      signer: undefined,
      target: join(place, 'backups'),
    },
    new Date(),
  )
  await writeFile(join(folder, 'tables/events.copy.gz'), 'nothing')
  expect((await run(['drill', '--from', folder], env)).code).toBe(1)
  const told = await sealedHeads()
  expect(told.get(workspace)).toBeGreaterThan(erased.get(workspace) ?? 0)
  // The service goes on from heads that it did not leave itself.
  expect((await bakery.running.call('POST', '/api/login/demo', { body: {} })).status).toBe(200)
  await sealedHeads()
}, 120_000)

it('a command with other keys than those of the service appends nothing', async () => {
  const workspace = await own()
  const before = await sealedHeads()
  const elsewhere = await mkdtemp(join(tmpdir(), 'jarvin-elsewhere-'))
  // With another key beside the right folder, too.
  for (const folder of [elsewhere, place]) {
    const { code, output } = await run(['owner', '--email', 'other@example.com', '--workspace', workspace], {
      ...env,
      KEYS_DIR: folder,
      CHECKPOINT_KEY: Buffer.alloc(32, 8).toString('base64'),
    })
    expect(code).toBe(1)
    expect(output).toContain('The events of this database are sealed by another key')
  }
  await rm(elsewhere, { recursive: true, force: true })
  expect(await sealedHeads()).toEqual(before)
}, 120_000)
