import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { LogExport } from '#schema/decision-log/log-export'
import { bundleFiles } from '#schema/proof/bundle'
import { verifyBundleZip } from '#schema/proof/bundle-zip'
import { noteKeyOf, originOf, vkeyText } from '#schema/proof/note'
import { zipOfBytes } from '#schema/proof/zip-file'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
  await toggle()
})
afterAll(() => running.stop())

const toggle = () => running.call('POST', '/api/privacy/toggle-identifiers', { session })

const call = (query: object) =>
  running.call('POST', '/api/audit/exports', { session, body: { format: 'bundle', ...query } })

const bundleOf = async (query: object = {}) => {
  const made = decodeJson(LogExport, await call(query))
  const response = await fetch(`${running.baseUrl}/api/audit/exports/${made.exportId}`, {
    headers: { 'x-session-id': session },
  })
  expect(response.headers.get('content-type')).toBe('application/zip')
  return { made, zip: new Uint8Array(await response.arrayBuffer()) }
}

const key = () => vkeyText(noteKeyOf(originOf('cafe'), running.service.checkpointKey.publicKey))

const linesIn = (files: Record<string, Uint8Array>, name: string): readonly string[] =>
  new TextDecoder().decode(files[name]).trimEnd().split('\n')

it('proves the whole log, and that nothing was left out', async () => {
  const { made, zip } = await bundleOf()
  expect(made).toMatchObject({
    format: 'bundle',
    order: 'oldest',
    count: made.until,
    hidesIdentifiers: false,
  })
  const verdict = await verifyBundleZip(zipOfBytes(zip), { vkey: key() })
  expect(verdict).toMatchObject({ kind: 'holds', count: made.count, isWhole: true })
  expect(Object.keys(unzipSync(zip)).sort()).toEqual(Object.values(bundleFiles).sort())
})

it('proves the events that match a query', async () => {
  const { made, zip } = await bundleOf({ kinds: 'advisory,memo' })
  expect(made.count).toBeGreaterThan(1)
  expect(await verifyBundleZip(zipOfBytes(zip))).toMatchObject({
    kind: 'holds',
    count: made.count,
    isWhole: false,
  })
  const events = linesIn(unzipSync(zip), bundleFiles.events)
  expect(events).toHaveLength(made.count)
  for (const line of events) expect(line).toMatch(/"stream":"(advisory|memo)-/)
})

it('keeps sealed data sealed', async () => {
  const secret = 'sk-quenneville-0042'
  const body = { type: 'hr_system', setupData: { api_key: secret } }
  expect((await running.call('POST', '/api/connections', { session, body })).status).toBe(200)
  const { zip } = await bundleOf({ kinds: 'connection' })
  const text = new TextDecoder().decode(unzipSync(zip)[bundleFiles.events])
  expect(text).toContain('{"box":"')
  expect(text).not.toContain(secret)
})

it('fails verification when one byte of an event changes', async () => {
  const { zip } = await bundleOf({ kinds: 'advisory' })
  const files = unzipSync(zip)
  const [line = '', ...rest] = linesIn(files, bundleFiles.events)
  const changed = [line.replace('"actor":"', '"actor":"x'), ...rest].join('\n')
  const forged = zipSync({ ...files, [bundleFiles.events]: new TextEncoder().encode(`${changed}\n`) })
  const { position } = JSON.parse(line)
  expect(await verifyBundleZip(zipOfBytes(forged))).toMatchObject({
    kind: 'damaged',
    damage: { position, kind: 'changed' },
  })
})

it('is refused while identifiers are masked, and then not recorded', async () => {
  const { made } = await bundleOf()
  await toggle()
  const head = async () => (await running.call('GET', '/api/me', { session })).headers.get('x-position')
  const before = await head()
  expectProblem(await call({}), 409, undefined)
  const file = await running.call('GET', `/api/audit/exports/${made.exportId}`, { session })
  expectProblem(file, 409, undefined)
  expect(await head()).toBe(before)
  await toggle()
})

it('exposes a change made directly in the database', async () => {
  const owner = await connectOwner(running.database.ownerUrl)
  await owner.query('alter table events disable trigger append_only')
  await owner.query(`update events set actor = 'somebody' where workspace = 'cafe' and position = 40`)
  await owner.query('alter table events enable trigger append_only')
  await owner.end()
  const { zip } = await bundleOf()
  expect(await verifyBundleZip(zipOfBytes(zip))).toMatchObject({
    kind: 'damaged',
    damage: { position: 40, kind: 'changed' },
  })
})
