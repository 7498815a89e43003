/** Requests from unknown sources: other sites' pages, health probes, invalid credentials. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import type { Endpoint } from '#schema/core/endpoint'
import { createApp } from '../../service/app.ts'
import { close } from '../../service/http/close.ts'
import { securityHeaders } from '../../service/http/headers.ts'
import { listen } from '../../service/http/listen.ts'
import { readConfig } from '../../service/runtime/config.ts'
import { openLog } from '../../service/runtime/log.ts'
import type { Service } from '../../service/runtime/service.ts'
import { startErrorMessage } from '../../service/runtime/start-error.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { freshAddress, startTestService, type TestService } from '../core/service.ts'

let running: TestService
beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
})
afterAll(() => running.stop())

const silent = () => openLog('silent', new Writable({ write: (_chunk, _encoding, done) => done() }))

describe('a page of another site', () => {
  const demo = '/api/login/demo'
  const signIn = (headers: Record<string, string>) =>
    running.call('POST', demo, { headers: { 'x-forwarded-for': freshAddress(), ...headers } })
  const head = async () =>
    (
      await running.service.database
        .of('cafe')
        .selectFrom('workspace_head')
        .select('position')
        .executeTakeFirstOrThrow()
    ).position

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1' },
    { origin: 'https://elsewhere.example' },
    { origin: 'nonsense' },
    // A sandboxed frame.
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
  ])('cannot sign a visitor in: %j', async (headers) => {
    const before = await head()
    expectProblem(await signIn(headers), 403, 'Origin')
    expect(await head()).toBe(before)
  })

  it('cannot make any change, with or without a session', async () => {
    const session = await running.signIn()
    const before = await head()
    for (const row of Object.values<Endpoint>(api)) {
      if (row.method === 'GET') continue
      const path = `/api${row.path.replaceAll(/:\w+/g, 'x')}`
      const headers = { 'sec-fetch-site': 'cross-site' }
      expect((await running.call(row.method, path, { session, headers })).status, path).toBe(403)
    }
    expect(await head()).toBe(before)
  })

  it.each<Record<string, string>>([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
    'is not confused with our own pages or with programs: %j',
    async (headers) => {
      expect((await signIn(headers)).status).toBe(200)
      expect((await signIn({ origin: running.baseUrl })).status).toBe(200)
    },
  )

  it('may link to us', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await running.call('GET', '/api/openapi.json', { headers })).status).toBe(200)
  })
})

describe('an invalid credential', () => {
  const guess = 'a-guess-that-is-wrong'
  it.each([
    ['a session', '10.9.8.7', { 'x-session-id': guess }],
    ['the half in a cookie alone', '10.9.8.5', { cookie: `jarvin=${guess}` }],
  ])('is logged by address and hash, never in full: %s', async (_, address, credential) => {
    const headers = { 'x-forwarded-for': address, ...credential }
    expect((await running.call('GET', '/api/nudges', { headers })).status).toBe(401)
    const presented = createHash('sha256').update(guess).digest('hex').slice(0, 16)
    const lines = () =>
      running
        .logged()
        .split('\n')
        .filter((line) => line.includes(address))
    await expect.poll(lines).toHaveLength(1)
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ status: 401, address, presented })
    expect(running.logged()).not.toContain(guess)
  })

  it('is not logged if it is valid', async () => {
    const session = await running.signIn()
    const headers = { 'x-forwarded-for': '10.9.8.6' }
    expect((await running.call('GET', '/api/nudges', { session, headers })).status).toBe(200)
    expect(running.logged()).not.toContain('10.9.8.6')
  })
})

describe('a health probe', () => {
  const serve = async (service: Service, use: (url: string) => Promise<void>, isEnding = () => false) => {
    const { server, port } = await listen(createApp(service, silent(), undefined, undefined, isEnding), 0)
    try {
      await use(`http://127.0.0.1:${port}`)
    } finally {
      await close(server)
    }
  }
  const ask = async (url: string) => {
    const answer = await fetch(url)
    return [answer.status, await answer.text(), answer.headers.get('cache-control')]
  }

  it('finds a working service ready, and is not logged', async () => {
    expect(await ask(`${running.baseUrl}/health`)).toEqual([200, 'ok\n', 'no-store'])
    expect(await ask(`${running.baseUrl}/ready`)).toEqual([200, 'ready\n', 'no-store'])
    expect(running.logged()).not.toContain('/ready')
  })

  it('finds a stopping service not ready at once', async () => {
    let isEnding = false
    await serve(
      running.service,
      async (url) => {
        expect((await ask(`${url}/ready`))[0]).toBe(200)
        isEnding = true
        expect(await ask(`${url}/ready`)).toEqual([503, 'not ready\n', 'no-store'])
        expect((await ask(`${url}/health`))[0]).toBe(200)
      },
      () => isEnding,
    )
  })

  it('finds a service with a failing database or stuck appends not ready', async () => {
    const { service } = running
    const unbound = Object.assign(Object.create(service.database.unbound), {
      query: () => Promise.reject(new Error('gone')),
    })
    const away = { ...service, database: { ...service.database, unbound } }
    await serve(away, async (url) => expect((await ask(`${url}/ready`))[0]).toBe(503))
    const stuck = { ...service, oldestAppendMs: () => 60_000 }
    await serve(stuck, async (url) => expect((await ask(`${url}/ready`))[0]).toBe(503))
  })
})

describe('response headers', () => {
  it('forbid framing, and disable unused browser features', async () => {
    const { headers } = await running.call('GET', '/api/openapi.json')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('let our own pages send their origin, and other sites learn nothing', async () => {
    const { headers } = await running.call('GET', '/api/openapi.json')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  it('require HTTPS if the site is reached over it', () => {
    const name = 'Strict-Transport-Security'
    expect(securityHeaders('https://jarvin.example')[name]).toMatch(/^max-age=31536000/)
    expect(securityHeaders('http://jarvin.example')[name]).toBeUndefined()
  })
})

describe('the address to listen on', () => {
  it('is local by default, unless the site is public or a setting says otherwise', () => {
    expect(readConfig({}).host).toBe('127.0.0.1')
    expect(readConfig({ PUBLIC_URL: 'https://jarvin.example' }).host).toBeUndefined()
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
    expect(readConfig({ HOST: '::1', PUBLIC_URL: 'https://jarvin.example' }).host).toBe('::1')
    expect(() => readConfig({ HOST: 'http://here/' })).toThrow(/^HOST must be an address/)
  })

  it('is the only open one', async () => {
    const { server } = await listen(() => {}, 0, undefined, undefined, '127.0.0.1')
    expect(server.address()).toMatchObject({ address: '127.0.0.1' })
    await close(server)
  })

  it('is named in the error if this machine does not have it', async () => {
    const probe = createServer()
    const failure = await new Promise((done) => {
      probe.once('error', done)
      probe.listen({ port: 0, host: '192.0.2.1' })
    })
    expect(startErrorMessage(failure, { HOST: '192.0.2.1' }, '/')).toMatch(
      /no address 192\.0\.2\.1\. Set HOST/,
    )
  })
})
