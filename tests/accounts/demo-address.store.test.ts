/** Bounds of the private demos of one address hold over all processes on a database. */
import { randomUUID } from 'node:crypto'
import { addMilliseconds } from 'date-fns'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { SignIn } from '#schema/session/session'
import { createApp } from '../../service/app.ts'
import { close } from '../../service/http/close.ts'
import { type Listening, listen } from '../../service/http/listen.ts'
import { openLog } from '../../service/runtime/log.ts'
import { openService } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { projections } from '../../service/slices.ts'
import { rememberedDemo } from '../core/remembered-history.ts'
import { type Answer, decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedMoment, fixedSources, testKeyring } from '../core/sources.ts'

const hourMs = 3_600_000
const demos = { maxCopies: 16, addressBounds: { madeInADay: 4, inUse: 6 } }
let running: TestService
/** A second process on the same database. */
let other: Service
let otherServer: Listening
let later = 0

beforeAll(async () => {
  const now = () => addMilliseconds(fixedMoment, later)
  running = await startTestService(inject('ownerUrl'), {
    seed: 'opened',
    sources: { ...fixedSources(), now },
    demos,
  })
  const otherSources = { ...fixedSources(addMilliseconds(fixedMoment, hourMs)), now }
  other = openService(
    running.database.serviceUrl,
    projections,
    otherSources,
    () => {},
    undefined,
    undefined,
    {
      keyring: testKeyring,
      demos: { mode: 'private', write: rememberedDemo, ...demos },
    },
  )
  const allowance = { changesPerMinute: 1_000_000, dailyBytes: 0 }
  otherServer = await listen(
    createApp(other, openLog('silent'), undefined, allowance).set('trust proxy', 1),
    0,
  )
})
afterAll(async () => {
  await close(otherServer.server)
  await other.database.end()
  await running.stop()
})

const body = (visitorId: string) => ({ businessType: 'consulting', visitorId })

const here = (address: string, visitorId: string = randomUUID()): Promise<Answer> =>
  running.call('POST', '/api/login/demo', {
    body: body(visitorId),
    headers: { 'x-forwarded-for': address },
  })

const there = async (address: string, visitorId: string = randomUUID()): Promise<Answer> => {
  const answer = await fetch(`http://127.0.0.1:${otherServer.port}/api/login/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body(visitorId)),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, json: JSON.parse(text) }
}

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort()
const refusalOf = ({ status, headers, json }: Answer) => ({
  status,
  retryAfter: Number(headers.get('retry-after')),
  ...(typeof json === 'object' ? json : {}),
})

describe('private demos of one address', () => {
  const visitors = Array.from({ length: 12 }, () => randomUUID())

  it('are as many as allowed in a day, whichever process makes them, at once', async () => {
    const answers = await Promise.all(
      visitors.map((visitor, n) => (n % 2 ? here : there)('203.0.113.7', visitor)),
    )
    expect(statuses(answers)).toEqual([...Array(4).fill(200), ...Array(8).fill(429)])
    expect(refusalOf(await there('203.0.113.7'))).toMatchObject({
      status: 429,
      retryAfter: 24 * 3600,
      type: 'urn:jarvin:problem:session/demo-address',
    })
    // Those that exist still open in every process; another address has its own bound.
    const made = visitors.filter((_, n) => answers[n]?.status === 200)
    const again = await Promise.all(
      made.flatMap((visitor) => [here('203.0.113.7', visitor), there('203.0.113.7', visitor)]),
    )
    expect(statuses(again)).toEqual(Array(8).fill(200))
    expect((await here('203.0.113.8')).status).toBe(200)
  })

  it('are reset as often as their visitor likes, which gives the address no further one', async () => {
    later += hourMs
    let { sessionId } = decodeJson(SignIn, await here('203.0.113.9'))
    for (let n = 0; n < 6; n++) {
      const reset = await running.call('POST', '/api/demo/reset', { session: sessionId, body: {} })
      expect(reset.status).toBe(200)
      sessionId = decodeJson(SignIn, reset).sessionId
    }
    const more = await Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? here : there)('203.0.113.9')))
    expect(statuses(more)).toEqual([200, 200, 200, 429])
  })

  it('never fill more than their part of all places, however long they are kept', async () => {
    later += 24 * hourMs
    const next = await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? here : there)('203.0.113.7')))
    expect(statuses(next)).toEqual([200, 200, ...Array(6).fill(429)])
    expect(refusalOf(await here('203.0.113.7')).retryAfter).toBe(hourMs / 1000)
    expect((await there('203.0.113.10')).status).toBe(200)
  })

  it('leave no address behind, only a hash that needs the installation’s key', async () => {
    const { rows } = await running.service.database.withReader('installation', (client) =>
      client.query('select to_jsonb(demo_copy)::text as text from demo_copy'),
    )
    const text = JSON.stringify(rows)
    expect(rows.length).toBeGreaterThan(8)
    expect(text).not.toContain('203.0.113')
  })
})
