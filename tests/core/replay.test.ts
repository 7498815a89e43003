/** The mocked service gives recorded answers only, and refuses anything outside the contract. */
import { getResponse, type HttpHandler } from 'msw'
import { expect, it } from 'vitest'
import { type Fixture, networkError, neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'

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
    replay('listAudit', page('/audit', '</api/audit?before=9>; rel="next"')),
    replay('listAudit', page('/audit?before=9')),
  ]
  expect((await call(handlers, '/audit'))?.headers.get('link')).toContain('before=9')
  expect((await call(handlers, '/audit?before=9'))?.headers.get('link')).toBeNull()
  expect(await call(handlers, '/audit?before=8')).toBeUndefined()
  expect(await call(handlers, '/audit', 'POST')).toBeUndefined()
})

it('answers every call of an endpoint on request, with refusals as problem documents', async () => {
  const answered = await call([replayAny('acceptAdvisory', refusal)], '/nudges/some-id/accept', 'POST')
  expect(answered?.status).toBe(503)
  expect(answered?.headers.get('content-type')).toBe('application/problem+json')
  expect(
    await call([replayAny('acceptAdvisory', refusal)], '/nudges/some-id/dismiss', 'POST'),
  ).toBeUndefined()
})

it('refuses a fixture with the path or the body of another endpoint', () => {
  expect(() => replay('listKpis', page('/audit'))).toThrow('which is not listKpis')
  expect(() => replay('listAudit', { ...page('/audit'), body: {} })).toThrow(
    'the answer of listAudit does not decode',
  )
  expect(() => replayAny('listAudit', { ...refusal, body: [] })).toThrow(
    'the refusal of listAudit does not decode',
  )
})

it('can break the connection, or never answer', async () => {
  expect((await call([networkError('listKpis')], '/kpis'))?.type).toBe('error')
  const first = await Promise.race([
    call([neverRespond('listKpis')], '/kpis'),
    call([networkError('listKpis')], '/kpis'),
  ])
  expect(first?.type).toBe('error')
})
