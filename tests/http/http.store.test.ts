import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { expectProblem } from '../core/expect-problem.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { rawCall } from './raw-call.ts'

let running: TestService
let session: string
let before: number

const count = async (): Promise<number> => {
  const { position } = await running.service.database
    .of('cafe')
    .selectFrom('workspace_head')
    .select('position')
    .executeTakeFirstOrThrow()
  return position
}

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
})
afterAll(() => running.stop())
beforeEach(async () => {
  before = await count()
})
// Every request in this file is refused, and refusals are not recorded.
afterEach(async () => expect(await count()).toBe(before))

const port = () => Number(new URL(running.baseUrl).port)
const select = '/api/persona/select'

it.each<[string, string, string, object, number, string | undefined]>([
  ['malformed JSON', 'POST', select, { raw: '{"personaKey": ' }, 400, 'body'],
  ['a bare value', 'POST', select, { raw: '"growth_hacker"' }, 400, 'body'],
  ['an array', 'POST', select, { raw: '[]' }, 400, 'body'],
  ['a wrong type', 'POST', select, { body: { personaKey: 7 } }, 400, 'personaKey'],
  ['a missing field', 'POST', select, { body: {} }, 400, 'personaKey'],
  ['an unknown persona', 'POST', select, { body: { personaKey: 'cfo' } }, 400, 'personaKey'],
  [
    'an advisor that is no style',
    'POST',
    select,
    { body: { personaKey: 'risk_manager' } },
    400,
    'personaKey',
  ],
  ['an inherited name', 'POST', select, { body: { personaKey: '__proto__' } }, 400, 'personaKey'],
  ['an unknown business', 'POST', '/api/login/demo', { body: { businessType: 'bank' } }, 400, 'businessType'],
  ['a null business', 'POST', '/api/login/demo', { body: { businessType: null } }, 400, 'businessType'],
  ['an unknown advisory', 'POST', '/api/nudges/none/accept', {}, 404, 'advisoryId'],
  ['an id of odd characters', 'POST', '/api/nudges/a%20b/dismiss', {}, 400, 'advisoryId'],
  ['a NUL in a path', 'POST', '/api/nudges/a%00b/dismiss', {}, 400, 'advisoryId'],
  ['a path that cannot be decoded', 'POST', '/api/nudges/%E0%A4%A/accept', {}, 400, 'path'],
  [
    'a path override in the body',
    'POST',
    '/api/nudges/none/accept',
    { body: { advisoryId: 'x' } },
    404,
    'advisoryId',
  ],
  ['an unknown path', 'GET', '/api/nothing', {}, 404, 'path'],
  ['a trailing slash', 'GET', '/api/nudges/', {}, 404, 'path'],
  ['a wrong method', 'DELETE', '/api/nudges', {}, 405, undefined],
  ['an oversized body', 'POST', select, { raw: `{"personaKey":"${'x'.repeat(200_000)}"}` }, 413, 'body'],
  [
    'endless nesting',
    'POST',
    '/api/login/demo',
    { raw: `{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}` },
    400,
    undefined,
  ],
  [
    'a wrong content type',
    'POST',
    select,
    { raw: 'a=b', headers: { 'content-type': 'text/plain' } },
    415,
    'Content-Type',
  ],
  [
    'no content type',
    'POST',
    select,
    { raw: new TextEncoder().encode('{}'), headers: { 'content-type': '' } },
    415,
    'Content-Type',
  ],
  [
    'a foreign charset',
    'POST',
    select,
    { raw: '{}', headers: { 'content-type': 'application/json; charset=latin9' } },
    415,
    undefined,
  ],
  [
    'a body that is not packed as it says',
    'POST',
    select,
    { raw: '{}', headers: { 'content-encoding': 'gzip' } },
    400,
    'body',
  ],
  [
    'a packed body that breaks off',
    'POST',
    select,
    { raw: new Uint8Array(gzipSync('{}').subarray(0, 12)), headers: { 'content-encoding': 'gzip' } },
    400,
    'body',
  ],
  ['a NUL in text', 'POST', select, { raw: '{"personaKey":"a\\u0000b"}' }, 400, 'personaKey'],
  ['a lone surrogate', 'POST', select, { raw: '{"personaKey":"\\ud800"}' }, 400, 'personaKey'],
  ['a NUL in a key', 'POST', select, { raw: '{"a\\u0000":1}' }, 400, 'body'],
  ['a cursor that is none', 'GET', '/api/audit?before=minus', {}, 400, 'before'],
  ['a cursor of zero', 'GET', '/api/audit?before=0', {}, 400, 'before'],
  ['two cursors', 'GET', '/api/audit?before=4&after=2', {}, 400, 'after'],
  ['the same cursor twice', 'GET', '/api/audit?before=4&before=2', {}, 400, 'before'],
  [
    'an empty key',
    'POST',
    '/api/privacy/toggle-identifiers',
    { headers: { 'idempotency-key': ' ' } },
    400,
    'Idempotency-Key',
  ],
  [
    'a key too long',
    'POST',
    '/api/privacy/toggle-identifiers',
    { headers: { 'idempotency-key': 'k'.repeat(201) } },
    400,
    'Idempotency-Key',
  ],
])('refuses %s', async (_name, method, path, options, status, field) => {
  expectProblem(await running.call(method, path, { session, ...options }), status, field)
})

it('answers 100 kB of headers with a problem document', async () => {
  const { status, type, body } = await new Promise<{
    status: number | undefined
    type: string | undefined
    body: string
  }>((resolve, reject) => {
    const sent = request(
      `${running.baseUrl}/api/me`,
      { headers: { 'x-session-id': 'x'.repeat(100_000) } },
      (answer) => {
        let body = ''
        answer.on('data', (chunk) => {
          body += chunk
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode, type: answer.headers['content-type'], body }),
        )
      },
    )
    sent.on('error', reject)
    sent.end()
  })
  expect([status, type]).toEqual([431, 'application/problem+json'])
  expect(JSON.parse(body).errors).toEqual([{ field: 'header', message: 'is too large' }])
})

it.each([
  ['no Host', ''],
  ['an empty Host', 'Host: \r\n'],
])('refuses %s with a problem document', async (_name, host) => {
  const received = await rawCall(port(), `GET /api/me HTTP/1.1\r\n${host}connection: close\r\n\r\n`)
  expect(received).toMatch(/^HTTP\/1\.1 400 .*content-type: application\/problem\+json.*"field":"Host"/is)
})

it('accepts an HTTP/1.0 request, which has no Host header', async () => {
  expect(await rawCall(port(), 'GET /api/me HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 401 /)
})

it('logs requests refused before routing, under the number in the answer', async () => {
  const received = await rawCall(port(), 'no request\r\n\r\n')
  const [, instance] = /"instance":"([^"]+)"/.exec(received) ?? []
  const lines = running
    .logged()
    .split('\n')
    .filter((line) => line.includes('"refused"'))
  expect(lines.at(-1)).toMatch(new RegExp(`"requestId":"${instance}","status":400,"why":"HPE_`))
})

it('answers 503 with a problem while the database is down', async () => {
  const away = await startTestService(inject('ownerUrl'), { seed: 'none' })
  await away.database.drop()
  expectProblem(await away.call('GET', '/api/me', { session }), 503, undefined)
  await away.stop()
})
