/** What the signed directory of workspaces lists while heads are changed by hand, and when it counts as altered. */
import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { directoryRound } from '../../service/decision-log/checkpoints/directory-schedule.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { notesFolderOf } from '../../service/signing/kept-notes.ts'
import { directoryFile, readDirectory, writeDirectory } from '../../service/signing/workspace-directory.ts'
import { startTestService, type TestService, testCheckpointKey } from '../core/service.ts'
import { withoutTrigger } from '../decision-log/forge-history.ts'
import { raise } from '../event-store/raise.ts'

let running: TestService
let owner: Client
let keys: string
let folder: string
let said: string[]
let round: () => Promise<void>

const open = () =>
  directoryRound({
    folder,
    ownerUrl: running.database.ownerUrl,
    checkpointKey: testCheckpointKey,
    now: running.service.now,
    report: (_level, _facts, sentence) => void said.push(sentence),
  })

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  owner = await connectOwner(running.database.ownerUrl)
})
afterAll(async () => {
  await owner.end()
  await running.stop()
})
beforeEach(async () => {
  keys = await mkdtemp(join(tmpdir(), 'jarvin-directory-'))
  folder = await notesFolderOf(keys, owner)
  said = []
  round = open()
})
afterEach(() => rm(keys, { recursive: true, force: true }))

const listed = async () => {
  const directory = await readDirectory(folder, testCheckpointKey.publicKey)
  return directory.kind === 'signed' ? directory.heads : new Map()
}

it.each([
  [
    'set back',
    `update workspace_head set position = 1, hash = (select hash from events e
    where e.workspace = workspace_head.workspace and e.position = 1) where workspace = $1`,
  ],
  ['deleted', 'delete from workspace_head where workspace = $1'],
])('never lists fewer events than before while these are there: the head was %s', async (done, change) => {
  const workspace = `head-${done.replace(' ', '-')}`
  for (const event of ['first', 'second']) await raise(running.service, workspace, event)
  await round()
  await withoutTrigger(owner, () => owner.query(change, [workspace]))
  await round()
  expect((await listed()).get(workspace)).toMatchObject({ position: 2 })
  expect(said).toEqual([expect.stringMatching(`^${workspace}: its head was set back: .* with 2 events`)])
  await open()()
  expect((await listed()).get(workspace)).toMatchObject({ position: 2 })
})

it('never lists a head that names no event, or another one', async () => {
  await withoutTrigger(owner, () =>
    owner.query(
      `insert into workspace_head select 'planted', position, hash from workspace_head where workspace = 'cafe'`,
    ),
  )
  await round()
  expect((await listed()).has('planted')).toBe(false)
  expect(said).toEqual([expect.stringMatching(/^planted: its head names an event that is not there/)])
  await owner.query(`delete from workspace_head where workspace = 'planted'`)
})

it.each([
  ['has more behind its last line', (text: string) => `${text}x`],
  [
    'names another key',
    (text: string) =>
      text.replace(/^([^\n]*)(.)\n/, (_, start, last) => `${start}${last === 'A' ? 'B' : 'A'}\n`),
  ],
])('is altered if it %s', async (_, change) => {
  await round()
  const file = directoryFile(folder)
  await writeFile(file, change(await readFile(file, 'utf8')))
  expect(await readDirectory(folder, testCheckpointKey.publicKey)).toEqual({ kind: 'altered' })
})

it('is altered if another key signed it whole, and is named in it', async () => {
  await round()
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const stranger = {
    publicKey: new Uint8Array(Buffer.from(x, 'base64url')),
    sign: (data: Uint8Array) => new Uint8Array(sign(null, data, privateKey)),
  }
  await writeDirectory(
    folder,
    { ...testCheckpointKey, ...stranger },
    await listed(),
    new Date(0).toISOString(),
  )
  expect(await readDirectory(folder, stranger.publicKey)).toMatchObject({ kind: 'signed' })
  expect(await readDirectory(folder, testCheckpointKey.publicKey)).toEqual({ kind: 'altered' })
})
