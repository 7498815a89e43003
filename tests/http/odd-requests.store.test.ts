/** Requests that hide something from us, or from a proxy before us. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { expectProblem } from '../core/expect-problem.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { rawCall } from './raw-call.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  session = await running.signIn()
})
afterAll(() => running.stop())

const withHosts = (...lines: string[]): Promise<string> =>
  rawCall(
    Number(new URL(running.baseUrl).port),
    `GET /api/login/ways HTTP/1.1\r\n${lines.map((line) => `${line}\r\n`).join('')}connection: close\r\n\r\n`,
  )

it.each([
  ['two hosts', ['Host: localhost', 'Host: evil.example']],
  ['the same host twice', ['Host: localhost', 'host: localhost']],
  ['a user before the host', ['Host: localhost:80@evil.example']],
  ['a path after the host', ['Host: evil.example/x?']],
  ['a port of six digits', ['Host: localhost:123456']],
  ['a space in the host', ['Host: localhost evil.example']],
])('refuses %s', async (_name, lines) => {
  expect(await withHosts(...lines)).toMatch(/^HTTP\/1\.1 400 .*"field":"Host"/is)
})

it.each(['localhost', 'LOCALHOST:80', '127.0.0.1:3000', '[::1]:3000', 'my_host-1.example'])(
  'accepts the host %s',
  async (host) => {
    expect(await withHosts(`Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /)
  },
)

it('refuses a body that is not UTF-8, of which it would record other letters', async () => {
  const raw = new Uint8Array(
    Buffer.from('{"text":"caf\xe9","from":"2026-11-01","to":"2026-11-01"}', 'latin1'),
  )
  expectProblem(await running.call('POST', '/api/notes', { session, raw }), 400, 'body')
  expect((await running.call('GET', '/api/notes', { session })).json).toEqual([])
})
