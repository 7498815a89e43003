/** A whole installation that loses its disk: restored by the command, started, and checked. */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { decodeOrThrow } from '../../schema/core/decode.ts'
import { listBases, Reached } from '../../service/backup/continuous/base.ts'
import { run } from '../commands/command.ts'
import { type StartedProduct, startProduct } from '../core/started-service.ts'
import { serverPid } from '../database/embedded-scratch.ts'

let product: StartedProduct
let to: string

const callOn = async (url: string, method: string, path: string, session = '', body: unknown = undefined) => {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-session-id': session },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${text}`)
  return JSON.parse(text)
}

const signIn = async (url: string): Promise<string> =>
  (await callOn(url, 'POST', '/login/demo', '', { businessType: 'cafe' })).sessionId

/** The moment up to which everything is in the backup. */
const reached = async (): Promise<Date> => {
  const folder = (await listBases(to)).at(-1) ?? ''
  const text = await readFile(join(folder, 'reached.json'), 'utf8')
  return new Date(decodeOrThrow(Reached, JSON.parse(text), 'The moment').at)
}

const waitFor = (moment: Date) =>
  vi.waitFor(async () => expect((await reached()).getTime()).toBeGreaterThan(moment.getTime()), {
    timeout: 40_000,
    interval: 200,
  })

const env = () => ({ DATA_DIR: product.dataDir, KEYS_DIR: `${product.dataDir}.keys`, BACKUP_TO: to })

beforeAll(async () => {
  to = await mkdtemp(join(tmpdir(), 'jarvin-continuous-'))
  product = await startProduct({ BACKUP_TO: to })
})
afterAll(async () => {
  await product.stop()
  await rm(to, { recursive: true, force: true })
})

it('loses nothing that is a few seconds old, keeps erasures, and verifies', async () => {
  const session = await signIn(product.url)
  await callOn(product.url, 'POST', '/my-profile', session, { role: 'Owner', firstName: 'Ada' })
  await waitFor(new Date())
  const before = new Date()
  await new Promise((done) => setTimeout(done, 20))
  await callOn(product.url, 'POST', '/my-profile', session, { role: 'Owner', firstName: 'Grace' })
  const { total } = await callOn(product.url, 'GET', '/audit/count', session)
  await waitFor(new Date())
  const refused = await run(['restore', '--from', to], env())
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('so it may still be running')])
  process.kill(serverPid(product.dataDir), 'SIGKILL')
  await rm(product.dataDir, { recursive: true, maxRetries: 5 })
  const drilled = await run(['drill', '--from', to], env())
  expect(drilled.output).toContain('The backup is good')
  // Right after a crash, nothing tells that the service is gone.
  const restored = await run(['restore', '--from', to, '--beside'], env())
  expect(restored.output).toMatch(/Restored \d+ events and \d+ kept files as of/)
  expect(restored.code).toBe(0)
  const again = await startProduct(env())
  const count = await callOn(again.url, 'GET', '/audit/count', await signIn(again.url))
  expect(count.total).toBeGreaterThanOrEqual(total)
  await again.end()
  const verified = await run(['verify'], env())
  expect(verified.output).not.toMatch(/cut|vanished|rewritten|missing/)
  expect(verified.code).toBe(0)
  const listed = await run(['erase', '--list', '--find', 'Grace'], env())
  const subject = /cafe {2}(\S+)/.exec(listed.output)?.[1] ?? ''
  const erased = await run(['erase', '--workspace', 'cafe', '--subject', subject], env())
  expect(erased.output).toContain('no copy of the key is left')
  await rm(product.dataDir, { recursive: true, maxRetries: 5 })
  const earlier = await run(['restore', '--from', to, '--at', before.toISOString()], env())
  expect(earlier.output).toContain(`as of ${before.toISOString()}`)
  expect(earlier.output).toMatch(/cafe: \d+ events? made after the backup are lost: .* The note stays in /)
  const [, evidence = ''] = /cafe: .* The note stays in (.*)\.$/m.exec(earlier.output) ?? []
  expect(existsSync(join(evidence, 'cafe.note'))).toBe(true)
  const third = await startProduct(env())
  expect(third.printed()).toContain(
    `Erased again, because it is on the list of erasures: ${subject} of cafe.`,
  )
  await third.end()
  const last = await run(['verify'], env())
  expect([last.code, last.output]).toEqual([0, expect.not.stringMatching(/cut|vanished|rewritten/)])
}, 240_000)
