/** The mocked service gives recorded answers only, and refuses anything outside the contract. */
import { getResponse, type HttpHandler } from 'msw'
import { expect, it } from 'vitest'
import { always, answer, type Fixture, unreachable, waiting } from '../../fixtures/core/replay.ts'

const page = (path: string, link?: string): Fixture => ({
  request: { method: 'GET', path },
  status: 200,
  headers: link === undefined ? {} : { link },
  body: [],
})

const refusal: Fixture = {
  request: { method: 'GET', path: '/me' },
  status: 503,
  headers: {},
  body: {
    type: 'urn:jarvin:problem:unavailable',
    title: 'Later',
    status: 503,
    detail: 'The records are away.',
  },
}

const call = (handlers: readonly HttpHandler[], path: string, method = 'GET') =>
  getResponse([...handlers], new Request(`http://localhost/api${path}`, { method }))

it('picks the page of a list by its query', async () => {
  const handlers = [
    answer('listAudit', page('/audit', '</api/audit?before=9>; rel="next"')),
    answer('listAudit', page('/audit?before=9')),
  ]
  expect((await call(handlers, '/audit'))?.headers.get('link')).toContain('before=9')
  expect((await call(handlers, '/audit?before=9'))?.headers.get('link')).toBeNull()
  expect(await call(handlers, '/audit?before=8')).toBeUndefined()
  expect(await call(handlers, '/audit', 'POST')).toBeUndefined()
})

it('answers every call of an endpoint on request, with refusals as problem documents', async () => {
  const answered = await call([always('acceptAdvisory', refusal)], '/nudges/some-id/accept', 'POST')
  expect(answered?.status).toBe(503)
  expect(answered?.headers.get('content-type')).toBe('application/problem+json')
  expect(await call([always('acceptAdvisory', refusal)], '/nudges/some-id/dismiss', 'POST')).toBeUndefined()
})

it('refuses a fixture with the path or the body of another endpoint', () => {
  expect(() => answer('listKpis', page('/audit'))).toThrow('which is not listKpis')
  expect(() => answer('listAudit', { ...page('/audit'), body: {} })).toThrow(
    'the answer of listAudit does not decode',
  )
  expect(() => always('listAudit', { ...refusal, body: [] })).toThrow(
    'the refusal of listAudit does not decode',
  )
})

it('can break the connection, or never answer', async () => {
  expect((await call([unreachable('listKpis')], '/kpis'))?.type).toBe('error')
  const first = await Promise.race([
    call([waiting('listKpis')], '/kpis'),
    call([unreachable('listKpis')], '/kpis'),
  ])
  expect(first?.type).toBe('error')
})
