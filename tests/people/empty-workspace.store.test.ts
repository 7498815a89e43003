/** A person's own workspace without records: every call answers, in every industry, and none fails. */

import fc from 'fast-check'
import { afterEach, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { type Endpoint, needsSession } from '#schema/core/endpoint'
import { BusinessType } from '#schema/session/session'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { verifyTables } from '../../service/read-models/verify-tables.ts'
import { keyFaults } from '../../service/sealing/verify-keys.ts'
import { projections } from '../../service/slices.ts'
import { arbitraryInput } from '../core/codec-values.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { testKeyring } from '../core/sources.ts'
import { bakery, setUpBakery } from './account-client.ts'

let running: TestService
afterEach(() => running.stop())

const trades = ['cafe', 'realestate', 'consulting', 'retail', 'other'] as const

/** Calls that end the session that the others need. */
const ending = new Set(['signOut', 'endMySessions', 'endOtherSessions'])

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(api).filter(
  ([name, row]) => needsSession(row) && !ending.has(name),
)

const pathOf = ({ path, method }: Endpoint, input: object): string => {
  const fields = new Map(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name) => encodeURIComponent(fields.get(name) ?? ''))
  const rest = [...fields].filter(([name]) => !path.includes(`:${name}`))
  return `/api${filled}${method === 'GET' && rest.length > 0 ? `?${new URLSearchParams(rest)}` : ''}`
}

it.each(trades)(
  'answers every call of a new business of the trade %s',
  async (trade) => {
    expect(BusinessType.is(trade)).toBe(true)
    running = await startTestService(inject('ownerUrl'), { seed: 'none' })
    const owner = await setUpBakery(running, { ...bakery, trade })
    const me = await owner.call('GET', '/api/me')
    expect(me.json).toMatchObject({ businessType: trade, isOwn: true, unreadMemos: 0 })
    for (const [name, row] of rows)
      for (const input of fc.sample(arbitraryInput(row.input), { numRuns: 3, seed: 7 })) {
        const { method } = row
        const answer = await owner.call(
          method,
          pathOf(row, Object(input)),
          method === 'GET' ? undefined : input,
        )
        expect([name, answer.status, answer.text.slice(0, 300)]).toEqual([
          name,
          answer.status < 500 ? answer.status : 'below 500',
          expect.any(String),
        ])
        if (answer.status === (row.status ?? 200))
          decodeOrThrow(row.output, answer.json, `The answer of ${name}`)
      }
    expect(running.logged()).not.toContain('"msg":"failed"')
  },
  60_000,
)

it('opens without a sample: no figure, memo, advisory, brief or integration', async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
  const owner = await setUpBakery(running)
  const lists = [
    '/kpis',
    '/kpis/hourly',
    '/nudges',
    '/memos',
    '/briefs/latest',
    '/connections',
    '/chat/threads',
  ]
  for (const path of lists) expect([path, (await owner.call('GET', `/api${path}`)).json]).toEqual([path, []])
  expect((await owner.call('GET', '/api/focus')).json).toBeNull()
  const log = await owner.call('GET', '/api/audit')
  expect(JSON.parse(log.text).map(({ type }: { type: string }) => type)).toEqual([
    'SignedIn',
    'MemberJoined',
    'PersonaChanged',
    'WorkspaceOpened',
  ])
})

it('verifies: tables follow from the history, and every seal has its key', async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
  const owner = await setUpBakery(running)
  await owner.call('POST', '/api/people/invitations', { email: 'dom@example.com', role: 'executive' })
  await owner.call('POST', '/api/my-profile', { role: 'Baker', phone: '0400 000 000' })
  const { rows: own } = await running.service.database.unbound.query('select * from own_workspaces()')
  const client = await connectOwner(running.database.ownerUrl)
  for (const workspace of ['installation', String(own[0]?.workspace)]) {
    expect([workspace, (await verifyTables(client, workspace, projections)).faults]).toEqual([workspace, []])
    expect([workspace, await keyFaults(client, workspace, testKeyring)]).toEqual([workspace, []])
  }
  await client.end()
})
