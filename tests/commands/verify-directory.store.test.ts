/** `npm run verify` and the service, when a workspace vanishes whole, or its end is rewritten before it was signed. */
import { hash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { dropWorkspace } from '../../service/accounts/drop-workspace.ts'
import { directoryRound } from '../../service/decision-log/checkpoints/directory-schedule.ts'
import { canonicalEvent } from '../../service/event-store/chain.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { notesFolderOf } from '../../service/signing/kept-notes.ts'
import { directoryFile, readDirectory } from '../../service/signing/workspace-directory.ts'
import { startTestService, type TestService, testCheckpointKey } from '../core/service.ts'
import { withoutTrigger } from '../decision-log/forge-history.ts'
import { raise } from '../event-store/raise.ts'
import { verifyDatabase } from './command.ts'

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

const tablesSql = `
  select distinct table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'workspace' and table_name in
    (select relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relispartition)`

/** Removes every row of a workspace, as somebody with the database's owner can. */
const removeAll = async (workspace: string) => {
  const { rows } = await owner.query<{ name: string }>(tablesSql)
  await withoutTrigger(owner, async () => {
    for (const { name } of rows) await owner.query(`delete from ${name} where workspace = $1`, [workspace])
  })
}

const listed = async () => {
  const directory = await readDirectory(folder, testCheckpointKey.publicKey)
  return directory.kind === 'signed' ? directory.heads : new Map()
}

it('names a workspace that vanished with all of its rows, though nothing was signed in it', async () => {
  await raise(running.service, 'newcomer', 'first')
  await raise(running.service, 'newcomer', 'second')
  await round()
  expect((await listed()).get('newcomer')).toMatchObject({ position: 2 })
  await removeAll('newcomer')
  await round()
  expect(said).toEqual([expect.stringMatching(/^newcomer: the whole workspace vanished: .* with 2 events/)])
  // The evidence stays, and is reported once.
  await raise(running.service, 'cafe', 'later')
  await round()
  expect(said).toHaveLength(1)
  expect((await listed()).get('newcomer')).toMatchObject({ position: 2 })
  const { code, wrong } = await verifyDatabase(running.database.ownerUrl, keys)
  expect(code).toBe(1)
  expect(wrong).toEqual([expect.stringMatching(/^newcomer: the whole workspace vanished/)])
}, 60_000)

it('names a history whose end was cut or rewritten before it was signed, and does not list the new end', async () => {
  for (const title of ['one', 'two', 'three']) {
    await raise(running.service, 'cut', title)
    await raise(running.service, 'edited', title)
  }
  await round()
  const before = await listed()
  await withoutTrigger(owner, async () => {
    await owner.query(`delete from events where workspace = 'cut' and position = 3`)
    await owner.query(
      `update workspace_head h set position = 2, hash = e.hash from events e
       where h.workspace = 'cut' and e.workspace = 'cut' and e.position = 2`,
    )
    // A whole forgery: the last event with another actor, its hash, and the head.
    const { rows } = await owner.query(
      `select *, recorded_at as "recordedAt", correlation_id as "correlationId", causation_id as "causationId",
         encode(previous_hash, 'hex') as "previousHash", data::text as text from events where workspace = 'edited' and position = 3`,
    )
    const [row] = rows
    const recordedAt = new Date(row.recordedAt).toISOString()
    const forged = hash(
      'sha256',
      canonicalEvent(
        { ...row, actor: 'somebody', recordedAt, position: 3, version: Number(row.version) },
        row.text,
      ),
    )
    for (const sql of [
      `update events set actor = 'somebody', hash = decode('${forged}', 'hex') where workspace = 'edited' and position = 3`,
      `update workspace_head set hash = decode('${forged}', 'hex') where workspace = 'edited'`,
    ])
      await owner.query(sql)
  })
  await raise(running.service, 'edited', 'four')
  await round()
  expect(said.sort()).toEqual([
    expect.stringMatching(/^cut: its end was cut: .* with 3 events, and there are fewer/),
    expect.stringMatching(/^edited: it was rewritten: .* the event at position 3 is another one now/),
  ])
  for (const workspace of ['cut', 'edited'])
    expect((await listed()).get(workspace)).toEqual(before.get(workspace))
  const { wrong } = await verifyDatabase(running.database.ownerUrl, keys)
  for (const start of ['cut: its end was cut', 'edited: it was rewritten'])
    expect(wrong).toContainEqual(expect.stringContaining(start))
  await removeAll('cut')
  await removeAll('edited')
}, 60_000)

it('does not miss a workspace that was dropped, unless it had more events than its tombstone says', async () => {
  for (const name of ['demo-1', 'short']) await raise(running.service, name, 'only')
  await round()
  expect([...(await listed()).keys()]).not.toContain('demo-1')
  await dropWorkspace(running.service, 'short', 'deleted', async (workspace) => {
    await removeAll(workspace)
    return true
  })
  const gone = await verifyDatabase(running.database.ownerUrl, keys)
  expect(gone.wrong.filter((line) => line.startsWith('short: '))).toEqual([
    expect.stringContaining('short: dropped at'),
  ])
  await round()
  expect((await listed()).has('short')).toBe(false)
  expect(said).toEqual([])
  await removeAll('demo-1')
}, 60_000)

it('does not sign over a directory that was changed, and verify names the file', async () => {
  await round()
  const file = directoryFile(folder)
  const text = await readFile(file, 'utf8')
  const isLine = (line: string) => line.startsWith('cafe ')
  for (const changed of [
    text
      .split('\n')
      .filter((line) => !isLine(line))
      .join('\n'),
    text.replace(/^cafe (\d+) /m, 'cafe 1$1 '),
    text.replace(/\n\n[\s\S]*/, '\n\n'),
    '',
  ]) {
    await writeFile(file, changed)
    await raise(running.service, 'cafe', 'later')
    said = []
    await open()()
    expect(said).toEqual([expect.stringContaining('was changed; it is not signed again')])
    expect(await readFile(file, 'utf8')).toBe(changed)
  }
  const { code, wrong } = await verifyDatabase(running.database.ownerUrl, keys)
  expect(code).toBe(1)
  expect(wrong).toContainEqual(expect.stringContaining('the signed directory of workspaces, was changed'))
}, 60_000)
