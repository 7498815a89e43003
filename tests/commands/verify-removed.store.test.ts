/** `npm run verify` and `npm run leads` after something was removed, or brought back. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { Sha256Hex } from '#schema/core/scalars'
import { installationWorkspace } from '#schema/core/site'
import { bySystem } from '../../service/accounts/accounts.ts'
import { tombstoneDecider } from '../../service/accounts/drop-workspace.ts'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { eraseSubject } from '../../service/decision-log/erasing/erase.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { notesFolderOf, openKeptNotes } from '../../service/signing/kept-notes.ts'
import { siteWorkspace } from '../../service/site/site-commands.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { testKeyring } from '../core/sources.ts'
import { openEraseTools, signTestNote } from '../decision-log/erase-tools.ts'
import { withoutTrigger } from '../decision-log/forge-history.ts'
import { postForm } from '../site/site-leads.ts'
import { run, verifyDatabase } from './command.ts'

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

it(
  'refuses to show a lead that a restored copy brought back, and names it',
  async () => {
    const erasing = await openEraseTools(running.database.ownerUrl, running.service)
    try {
      await postForm(running, '/api/early-access-signups', { email: 'ada@venue.example', fullName: 'Ada' })
      const { rows } = await owner.query(
        `select subject, to_jsonb(subject_key) as row from subject_key where workspace = 'site' order by made_at limit 1`,
      )
      const { subject, row } = rows[0]
      const leads = () =>
        run(['leads'], {
          DATABASE_URL: running.database.ownerUrl,
          ERASURE_LIST: erasing.list,
          KEY_ENCRYPTION_KEY: testKeyring.setting(),
        })
      expect(await leads()).toMatchObject({ code: 0, output: expect.stringContaining('ada@venue.example') })
      await eraseSubject(erasing, siteWorkspace, subject, signTestNote, 'asked for')
      expect(await leads()).toMatchObject({ code: 0 })
      await owner.query('insert into subject_key select * from json_populate_record(null::subject_key, $1)', [
        JSON.stringify(row),
      ])
      const after = await leads()
      expect(after.code).toBe(1)
      expect(after.output).toContain('older than an erasure on the list of erasures')
      expect(after.output).not.toContain('@venue.example')
      const { code, wrong } = await verifyDatabase(running.database.ownerUrl, keys, {
        ERASURE_LIST: erasing.list,
      })
      expect(code).toBe(1)
      expect(wrong).toContainEqual(expect.stringContaining(`${subject} is on the list of erasures`))
    } finally {
      await erasing.close()
    }
  },
  timeoutMs,
)

it(
  'does not take a planted tombstone for the end of a workspace whose note is still kept',
  async () => {
    const keptNotes = openKeptNotes(await notesFolderOf(keys, owner))
    await makeCheckpoint({ ...running.service, keptNotes }, 'consulting')
    await runCommand(running.service.store, {
      workspace: installationWorkspace,
      decider: tombstoneDecider,
      id: 'dropped-consulting',
      command: {
        workspace: 'consulting',
        reason: 'deleted',
        events: 486,
        hash: decodeOrThrow(Sha256Hex, 'ab'.repeat(32), 'A hash'),
      },
      metadata: bySystem,
    })
    await withoutTrigger(owner, async () => {
      await owner.query(`delete from events where workspace = 'consulting'`)
      await owner.query(`delete from workspace_head where workspace = 'consulting'`)
    })
    const ofConsulting = async () => {
      const { code, wrong } = await verifyDatabase(running.database.ownerUrl, keys)
      return { code, wrong: wrong.filter((line) => line.startsWith('consulting: ')) }
    }
    expect(await ofConsulting()).toEqual({
      code: 1,
      wrong: [expect.stringContaining('its signed note is still beside the key')],
    })
  },
  timeoutMs,
)
