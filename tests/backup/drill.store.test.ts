/** A drill tells a good backup from one that restores, but was tampered with, and removes what it restored. */
import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { describeFile, manifestFile } from '../../service/backup/manifest.ts'
import { writeBackup } from '../../service/backup/write-backup.ts'
import { runDrill } from '../../service/commands/drill-run.ts'
import { eraseSubject } from '../../service/decision-log/erasing/erase.ts'
import { keptNotesFolder } from '../../service/signing/kept-notes.ts'
import { sealKeysFrom } from '../../service/signing/seal-keys.ts'
import { writeSealingFile } from '../../service/signing/sealing-file.ts'
import { leftOutOfBackups } from '../../service/table-accounts.ts'
import { startTestService, type TestService, testCheckpointKey } from '../core/service.ts'
import { serviceProgram } from '../core/service-bundle.ts'
import { testKeyring } from '../core/sources.ts'
import { openEraseTools, signTestNote } from '../decision-log/erase-tools.ts'

let running: TestService
let place: string
let backup: string
const sealKeys = sealKeysFrom(testCheckpointKey)

const drills = () => readdirSync(tmpdir()).filter((name) => name.startsWith('jarvin-drill-'))

const drill = (erasureList: string) =>
  runDrill(
    { kind: 'tables', folder: backup },
    {
      keysFolder: join(place, 'keys'),
      keyring: testKeyring,
      seals: sealKeys,
      erasureList,
      verify: [process.execPath, ...serviceProgram('commands/verify')],
      env: { ...process.env, CHECKPOINT_KEY: Buffer.alloc(32, 7).toString('base64') },
    },
    () => {},
  )

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened', seals: sealKeys.seals })
  place = await mkdtemp(join(tmpdir(), 'jarvin-drilled-'))
  const notes = await keptNotesFolder(join(place, 'keys'), running.database.ownerUrl)
  await writeSealingFile(notes, sealKeys, '2026-11-30T00:00:00.000Z')
  const session = await running.signIn('cafe')
  await running.call('POST', '/api/my-profile', { session, body: { firstName: 'Ada' } })
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
})
afterAll(async () => {
  await running.stop()
  await rm(place, { recursive: true, force: true })
})

it('carries out later erasures and finds a good backup intact', async () => {
  const { rows } = await running.service.database.withReader('cafe', (client) =>
    client.query<{ subject: string }>('select subject from subject_key limit 1'),
  )
  const tools = await openEraseTools(running.database.ownerUrl, running.service)
  await eraseSubject(tools, 'cafe', String(rows[0]?.subject), signTestNote)
  const before = drills()
  const report = await drill(tools.list)
  await tools.close()
  expect(report).toMatchObject({ isIntact: true, erased: 1 })
  expect(report.lines).toContain('cafe: every read table matches the history.')
  expect(drills()).toEqual(before)
})

/** Gives the backup the sums that it has now. */
const sumAnew = async (name: string) => {
  const path = `tables/${name}.copy.gz`
  const manifest = JSON.parse(await readFile(join(backup, manifestFile), 'utf8'))
  for (const table of manifest.tables)
    if (table.name === name) table.file = await describeFile(join(backup, path), path)
  await writeFile(join(backup, manifestFile), JSON.stringify(manifest))
}

it('names a history in the backup whose seal is not that of the service', async () => {
  const file = join(backup, 'tables/workspace_head.copy.gz')
  const before = await readFile(file)
  const text = gunzipSync(before).toString()
  const other = text.replace(/^(cafe\t.*\\\\x)[0-9a-f]{64}(\t\\N)$/m, `$1${'0'.repeat(64)}$2`)
  expect(other).not.toBe(text)
  await writeFile(file, gzipSync(other))
  await sumAnew('workspace_head')
  const report = await drill(join(place, 'none.log'))
  expect(report.isIntact).toBe(false)
  expect(report.lines.join('\n')).toMatch(/cafe: forged at/)
  await writeFile(file, before)
  await sumAnew('workspace_head')
})

it('names an event that was edited in the backup, whose sums were made anew', async () => {
  const file = join(backup, 'tables/events.copy.gz')
  const text = gunzipSync(await readFile(file)).toString()
  const edited = text.replace(/("personaKey":\s*)"hospitality_ceo"/, '$1"value_investor"')
  expect(edited).not.toBe(text)
  await writeFile(file, gzipSync(edited))
  await sumAnew('events')
  const report = await drill(join(place, 'none.log'))
  expect(report.isIntact).toBe(false)
  expect(report.lines.join('\n')).toMatch(/cafe: .*position \d+/)
})
