/** `npm run verify` from the command line finds what a database owner has tampered with. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Memo } from '#schema/memo/memo'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { notesFolderOf, openKeptNotes } from '../../service/signing/kept-notes.ts'
import { siteWorkspace } from '../../service/site/site-commands.ts'
import { root } from '../core/execute.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { serviceProgram, sourceProgram } from '../core/service-bundle.ts'
import { forgeTree, withoutTrigger } from '../decision-log/forge-history.ts'
import { readRows, writeHistory } from '../decision-log/stored-history.ts'
import { rechained } from '../decision-log/tampering.ts'
import { postForm } from '../site/site-leads.ts'
import { verifyDatabase } from './command.ts'

let running: TestService
let owner: Client
let keys: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  owner = await connectOwner(running.database.ownerUrl)
  keys = await mkdtemp(join(tmpdir(), 'jarvin-verify-'))
})
afterAll(async () => {
  await owner.end()
  await running.stop()
  await rm(keys, { recursive: true, force: true })
})

// Milliseconds; each command takes seconds to load.
const timeoutMs = 120_000

const verify = (programOf = serviceProgram) => verifyDatabase(running.database.ownerUrl, keys, {}, programOf)

it(
  'finds nothing wrong in an untouched database',
  async () => {
    expect(await verify()).toEqual({ code: 0, wrong: [] })
  },
  timeoutMs,
)

// Fingerprints depend on the code as loaded by the service, which the test runner transforms differently.
const fingerprintScript = `
  import { foldFingerprint } from './service/event-store/snapshot-store.ts'
  import { memoDecider } from './service/memo/memo.decider.ts'
  process.stdout.write(foldFingerprint(memoDecider))`

/** Plants a snapshot for a short stream where the service looks for it, as a knowledgeable attacker would. */
const plantSnapshot = async (stream: string, state: unknown): Promise<void> => {
  const script = ['--import', 'tsx', '--input-type=module', '--eval', fingerprintScript]
  const { stdout: fold } = await promisify(execFile)(process.execPath, script, { cwd: root })
  await owner.query(
    `insert into stream_snapshot (workspace, stream, version, fold, state, hash)
      select workspace, stream, version, $2, $3, hash from events where workspace = 'cafe' and stream = $1
      order by version desc limit 1
      on conflict (workspace, stream) do update set state = excluded.state`,
    [stream, fold, JSON.stringify(state)],
  )
}

it(
  'reports a planted snapshot that contradicts its events',
  async () => {
    const { rows } = await owner.query<{ stream: string; version: number }>(
      `select stream, max(version) as version from events where workspace = 'cafe' and stream like 'memo-%'
      group by stream order by max(version) desc, stream limit 1`,
    )
    const { stream = '', version = 0 } = rows[0] ?? {}
    const session = await running.signIn()
    const memoId = stream.slice('memo-'.length)
    const memo = decodeJson(Memo, await running.call('GET', `/api/memos/${memoId}`, { session }))
    await plantSnapshot(stream, memo)
    expect(await verify(sourceProgram)).toEqual({ code: 0, wrong: [] })
    await plantSnapshot(stream, { ...memo, content: 'Nothing to see.' })
    expect(await verify(sourceProgram)).toEqual({
      code: 1,
      wrong: [
        `cafe: the snapshot of stream ${stream} at version ${version} does not match its events.`,
        'cafe: `npm run rebuild` removes the snapshots; the service then reads the streams again.',
      ],
    })
    await owner.query('delete from stream_snapshot')
  },
  timeoutMs,
)

it(
  'finds an edited lead at its position, even if the chain was recomputed after signing',
  async () => {
    for (const email of ['ada@venue.example', 'mia@venue.example', 'noah@venue.example'])
      await postForm(running, '/api/early-access-signups', { email, fullName: 'Somebody' })
    const rows = await readRows(owner, siteWorkspace)
    const write = (made: typeof rows) =>
      withoutTrigger(owner, () =>
        writeHistory(owner, siteWorkspace, {
          rows: made,
          head: { position: made.length, hash: made.at(-1)?.hash ?? '' },
        }),
      )
    const edited = rows.map((row) => (row.position === 2 ? { ...row, actor: 'nobody' } : row))
    await write(edited)
    const wrong = (kind: string) => ({
      code: 1,
      wrong: [expect.stringMatching(new RegExp(`^site: ${kind} at position 2\\.`))],
    })
    expect(await verify()).toEqual(wrong('changed'))
    await write(rows)
    const keptNotes = openKeptNotes(await notesFolderOf(keys, owner))
    const sign = () => makeCheckpoint({ ...running.service, keptNotes }, siteWorkspace)
    expect(await sign()).toMatchObject({ _tag: 'Right', right: { size: 3 } })
    await write(rechained(edited, 1))
    await forgeTree(owner, siteWorkspace)
    expect(await verify()).toEqual(wrong('rechained'))
    expect(await sign()).toMatchObject({
      left: { code: 'decision-log/damaged', detail: expect.stringContaining('from position 2 on') },
    })
  },
  timeoutMs,
)
