/** A business moves to another installation: the same history, proofs, files and people, and nothing of anybody else. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ConsistencyProof, InclusionProof, SignedCheckpoint } from '#schema/decision-log/checkpoint'
import { LogExport } from '#schema/decision-log/log-export'
import { fromHex, hashesFromBase64 } from '#schema/proof/bytes'
import { provesConsistency, provesInclusion } from '#schema/proof/check-proof'
import { openCheckpoint, readVkey } from '#schema/proof/note'
import { leafHash } from '#schema/proof/tree'
import { readErasures } from '../../service/sealing/erasure-list.ts'
import { issueSetupLink } from '../../service/slices.ts'
import { rowsOf } from '../backup/database-contents.ts'
import { decodeJson, type TestService } from '../core/service.ts'
import { asOurs, asPython } from '../decision-log/both-verifiers.ts'
import { lines } from '../import/read-text.ts'
import { openFileClient } from '../import/send-file.ts'
import { type Browser, join as joins, signInByCode, tess } from '../people/account-client.ts'
import {
  archive,
  eraseMia,
  type Installation,
  importFrom,
  startInstallation,
  stopInstallation,
  verify,
} from './two-installations.ts'

let first: Installation
let second: Installation
let place: string
let workspace: string
let before: SignedCheckpoint
let proof: InclusionProof
let exportId: string
let figures: string
let made: Awaited<ReturnType<typeof archive>>
let imported: Awaited<ReturnType<typeof importFrom>>
const sold = lines('Receipt,Date,Total (inc GST),GST', '1,2026-11-03,5.50,0.50', '2,2026-11-04,11.00,1.00')

const sql = (running: TestService, text: string) => rowsOf(running.database.ownerUrl, text)

const historyOf = ({ running }: Installation, upTo: number) =>
  sql(
    running,
    `select * from events where workspace = '${workspace}' and position <= ${upTo} order by position`,
  )

const checkpointOf = (browser: Browser) =>
  browser.call('GET', '/api/audit/checkpoint').then((answer) => decodeJson(SignedCheckpoint, answer))

const bundle = async (browser: Browser, id: string, { baseUrl }: TestService) => {
  const response = await fetch(`${baseUrl}/api/audit/exports/${id}`, {
    headers: {
      'x-session-id': browser.session(),
      cookie: [...browser.cookies()].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  })
  expect(response.headers.get('content-type')).toBe('application/zip')
  return new Uint8Array(await response.arrayBuffer())
}

const exportBundle = async (browser: Browser) =>
  decodeJson(LogExport, await browser.call('POST', '/api/audit/exports', { format: 'bundle' })).exportId

const weeks = async (browser: Browser) => (await browser.call('GET', '/api/kpis')).text

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'jarvin-archive-'))
  first = await startInstallation(1, false)
  second = await startInstallation(2, true)
  const { running, owner } = first
  await openFileClient(running, owner).imported(sold)
  // Of a file that is never committed.
  await openFileClient(running, owner).sent(
    lines('Receipt,Date,Total (inc GST),GST', '9,2026-11-05,2.20,0.20'),
  )
  await joins(running, owner, { email: 'ada@ledger.com.au', role: 'adviser', until: '2027-06-30' })
  await eraseMia(first)
  workspace = String((await sql(running, 'select * from own_workspaces()'))[0]?.workspace)
  before = await checkpointOf(owner)
  await owner.call('POST', '/api/privacy/toggle-identifiers')
  proof = decodeJson(
    InclusionProof,
    await owner.call('GET', `/api/audit/checkpoint/inclusion?position=4&size=${before.size}`),
  )
  exportId = await exportBundle(owner)
  figures = await weeks(owner)
  const file = join(place, 'bakery.archive')
  made = await archive(running, 'larkin street bakery', file)
  imported = await importFrom(second.running, file)
}, 120_000)
afterAll(async () => {
  await stopInstallation(first)
  await stopInstallation(second)
  await rm(place, { recursive: true, force: true })
})

it('takes the business to another installation, where it goes on', async () => {
  const { manifest, end } = made
  expect(manifest).toMatchObject({ workspace, businessName: 'Larkin Street Bakery' })
  expect(end).toMatchObject({ files: 1, tables: { events: manifest.events } })
  expect(imported).toMatchObject({ manifest, files: 1, members: 2 })

  // The same events at the same positions with the same hashes and times, and the same notes.
  expect(await historyOf(second, manifest.events)).toEqual(await historyOf(first, manifest.events))
  const notes = `select * from checkpoint where workspace = '${workspace}' order by size`
  expect(await sql(second.running, notes)).toEqual(await sql(first.running, notes))
  const added = await sql(
    second.running,
    `select type, data->>'formerKey' as former, data->>'key' as key from events
      where workspace = '${workspace}' and position > ${manifest.events} order by position`,
  )
  expect(added[0]).toMatchObject({ type: 'WorkspaceMoved', former: before.vkey })
  // Whoever was signed in there is not signed in here.
  expect(new Set(added.slice(1).map(({ type }) => type))).toEqual(new Set(['SignedOut']))
  expect(await sql(second.running, `select id from session where signed_out_at is null`)).toEqual([])
  const stolen = await second.running.call('GET', '/api/me', { session: first.owner.session() })
  expect(stolen.status).toBe(401)

  // It has an owner, so nobody is asked to set it up.
  expect(await issueSetupLink(second.running.service)).toBeUndefined()
  // The owner signs in by mail, and sees figures, log and names.
  const tessHere = await signInByCode(second.running, second.lines, tess.email)
  expect(await weeks(tessHere)).toEqual(figures)
  const people = (await tessHere.call('GET', '/api/people')).text
  expect(people).toContain('ada@ledger.com.au')
  expect(people).toContain('2027-06-30')
  expect((await tessHere.call('GET', '/api/imports')).text).toContain('sales.csv')
  const log = (await tessHere.call('GET', '/api/audit')).text
  expect(log).toContain('Moved here from another installation')
  expect(log).not.toContain('mia@larkin.com.au')

  // A proof from before the move still holds, and the log of the new key continues that of the former one.
  const key = readVkey(before.vkey)
  const old = key && openCheckpoint(before.note, key)
  const leaf = fromHex(proof.hash)
  const hashes = hashesFromBase64(proof.hashes) ?? []
  expect(leaf && old && provesInclusion(3, old.size, leafHash(leaf), hashes, old.root)).toBe(true)
  const present = await checkpointOf(tessHere)
  expect(present.vkey).not.toBe(before.vkey)
  const newKey = readVkey(present.vkey)
  const now = newKey && openCheckpoint(present.note, newKey)
  const shown = await tessHere.call(
    'GET',
    `/api/audit/checkpoint/consistency?from=${before.size}&to=${present.size}`,
  )
  const consistency = hashesFromBase64(decodeJson(ConsistencyProof, shown).hashes) ?? []
  expect(old && now && provesConsistency(old, now, consistency)).toBe(true)

  // An export from before has the former key, a new one the present key, and both verifiers agree.
  const zips = [
    await bundle(tessHere, exportId, second.running),
    await bundle(tessHere, await exportBundle(tessHere), second.running),
  ]
  for (const [index, vkey] of [before.vkey, present.vkey].entries()) {
    const verdict = { kind: 'holds', log: `jarvin/${workspace}`, isWhole: true }
    const zip = zips[index] ?? new Uint8Array()
    expect(await asOurs(zip, { vkey })).toMatchObject(verdict)
    expect(await asPython([zip], '--vkey', vkey)).toMatchObject([verdict])
  }
}, 120_000)

it('has the erased person erased, the kept file sealed anew, and nothing of others', async () => {
  const erased = (await readErasures(first.erasureList)).filter((one) => one.workspace === workspace)
  expect(erased.length).toBeGreaterThan(0)
  expect(await readErasures(second.erasureList)).toEqual(erased)
  const keys = await sql(
    second.running,
    `select subject, key from subject_key where workspace = '${workspace}'`,
  )
  for (const { erasure } of erased) expect(keys.map(({ subject }) => subject)).not.toContain(erasure.subject)
  expect(keys.every(({ key }) => Buffer.isBuffer(key) && key.length === 64)).toBe(true)
  expect(await readdir(join(second.running.filesFolder, workspace))).toHaveLength(1)
  const others = await sql(second.running, 'select distinct workspace from events order by 1')
  expect(others).toEqual(
    [{ workspace }, { workspace: 'installation' }].sort((a, b) => (a.workspace < b.workspace ? -1 : 1)),
  )
  const bytes = await readFile(join(place, 'bakery.archive'))
  for (const text of ['Tess', 'ada@ledger', 'WorkspaceOpened']) expect(bytes.includes(text)).toBe(false)
  const kept = await sql(first.running, `select workspace, subject, key from subject_key`)
  for (const { workspace: owner, subject, key } of kept) {
    const stored = Buffer.isBuffer(key) ? key : Buffer.alloc(0)
    const opened = first.running.service.keyring.unwrap(stored, String(owner), String(subject))
    expect(bytes.includes(opened)).toBe(false)
  }
}, 120_000)

it('passes the check of both installations, which says who signed what', async () => {
  const there = await verify(first)
  expect([there.code, there.output]).toEqual([0, expect.not.stringContaining('another key')])
  const here = await verify(second)
  expect([here.code, here.output]).toEqual([
    0,
    expect.stringMatching(
      /\d+ checkpoints from before it was moved here are signed by the key of the installation before/,
    ),
  ])
}, 120_000)
