import { expect, it } from 'vitest'
import { ConnectionId, integrations } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import type { SliceEvent } from '#schema/events'
import { connectionDecider } from '../../service/connection/connection.decider.ts'
import { readSetup } from '../../service/connection/connection.setup.ts'
import { deciderSpec, recordedAt } from '../core/decider-spec.ts'

const { given } = deciderSpec(connectionDecider)
const connectionId = decodeOrThrow(ConnectionId, 'c1', 'id')
const otherId = decodeOrThrow(ConnectionId, 'c2', 'id')
const of = { connectionId, type: 'payroll' } as const
const until = decodeOrThrow(IsoTime, '2026-11-23T07:02:00.000Z', 'time')
const setup = { subject: 'connection-c1', box: 'AAEC' }
const create = {
  type: 'create',
  connectionId,
  integration: 'payroll',
  setupKeys: ['api_key'],
  setup,
} as const
const created: SliceEvent<'connection'> = {
  type: 'ConnectionCreated',
  data: { ...of, setupKeys: ['api_key'], setup },
}
const synced: SliceEvent<'connection'> = { type: 'ConnectionSynced', data: of }
const failed: SliceEvent<'connection'> = { type: 'ConnectionFailed', data: { ...of, failure: 'No answer.' } }
const removed: SliceEvent<'connection'> = { type: 'ConnectionRemoved', data: of }

const fold = (...events: readonly SliceEvent<'connection'>[]) =>
  events.reduce(
    (state, event) => connectionDecider.evolve(state, { ...event, recordedAt }),
    connectionDecider.initial,
  )

it('can be connected only once', () => {
  given().when(create).yields(created)
  for (const past of [[created], [created, synced], [created, failed]])
    given(...past)
      .when({ ...create, connectionId: otherId })
      .refused('connection/exists')
})

it('can be connected again after its removal', () => {
  given(created, removed).when(create).yields(created)
})

it('opens an address with its first secret, and keeps the one before beside a new one', () => {
  const of = { connectionId, type: 'pos_orders' } as const
  const issued = (box: string) => ({ secret: { subject: 'connection-c1', box }, ending: box })
  const first = { ...issued('AAAA'), vendor: 'square' } as const
  const opened: SliceEvent<'connection'>[] = [
    { type: 'ConnectionCreated', data: { ...of, setupKeys: [], setup } },
    { type: 'InboundSecretIssued', data: { ...of, ...first } },
  ]
  given()
    .when({ type: 'create', connectionId, integration: 'pos_orders', setupKeys: [], setup, inbound: first })
    .yields(...opened)
  const replace = { type: 'replace-secret', connectionId, ...issued('BBBB'), until } as const
  const replaced = { ...of, ...first, ...issued('BBBB'), previous: first.secret, previousUntil: until }
  given(...opened)
    .when(replace)
    .yields({ type: 'InboundSecretIssued', data: replaced })
  given(...opened)
    .when({ ...replace, connectionId: otherId })
    .refused('connection/unknown')
  given(created).when(replace).refused('connection/no-address')
  given().when(replace).refused('connection/unknown')
})

it('is removed once, by its own id', () => {
  given(created).when({ type: 'remove', connectionId }).yields(removed)
  given(created, failed).when({ type: 'remove', connectionId }).yields(removed)
  given(created).when({ type: 'remove', connectionId: otherId }).refused('connection/unknown')
  given(created, removed).when({ type: 'remove', connectionId }).refused('connection/unknown')
  given().when({ type: 'remove', connectionId }).refused('connection/unknown')
})

it('records syncs and failures, and clears a failure on the next sync', () => {
  expect(fold(created)).toMatchObject({ status: 'connected', lastSync: null, setupKeys: ['api_key'] })
  expect(fold(created, failed)).toMatchObject({ status: 'error', lastSync: null, failure: 'No answer.' })
  const again = fold(created, failed, synced)
  expect(again).toMatchObject({ status: 'connected', lastSync: recordedAt })
  expect(again).not.toHaveProperty('failure')
  expect(fold(created, synced, removed)).toBeNull()
})

it.each(Object.entries(integrations))(
  'accepts the setup keys of %s and no others',
  (type, { setup: asked }) => {
    const of = Object.keys(integrations).find((one): one is keyof typeof integrations => one === type)
    if (of === undefined) throw new Error('unreachable')
    const given = Object.fromEntries(asked.map((key) => [key, `value of ${key}`]))
    expect(readSetup(of, given)).toEqual(E.right({ keys: asked, values: given }))
    for (const key of ['nonsense', '__proto__', 'constructor', 'API_KEY']) {
      const refused = readSetup(
        of,
        JSON.parse(JSON.stringify({ ...given }).replace(/}$/, `,"${key}":"hush"}`)),
      )
      expect(refused).toMatchObject({ left: { kind: 'invalid', errors: [{ field: `setupData.${key}` }] } })
      expect(JSON.stringify(refused)).not.toContain('hush')
    }
  },
)

it('requires no value, and refuses those that certainly cannot work, and keys of another integration', () => {
  const fieldsOf = (data: Record<string, string>) => {
    const read = readSetup('payroll', data)
    return E.isLeft(read) ? read.left.errors?.map(({ field }) => field) : []
  }
  expect(fieldsOf({ payroll_provider: '  ', employer_id: '', api_key: 'k' })).toEqual([
    'setupData.payroll_provider',
    'setupData.employer_id',
  ])
  for (const address of ['https://payroll.example/7', 'www.payroll.example', 'wages@payroll.example'])
    expect(fieldsOf({ employer_id: address, payroll_provider: address })).toEqual(['setupData.employer_id'])
  expect(fieldsOf({ payroll_provider: 'x'.repeat(201) })).toEqual(['setupData.payroll_provider'])
  expect(fieldsOf({ employer_id: 'abc', api_key: 'k'.repeat(4000) })).toEqual([])
  expect(readSetup('payroll', { api_key: 'k' })).toEqual(
    E.right({ keys: ['api_key'], values: { api_key: 'k' } }),
  )
  expect(readSetup('payroll', {})).toEqual(E.right({ keys: [], values: {} }))
  expect(readSetup('payroll', { list_id: 'l' })).toMatchObject({
    left: { errors: [{ field: 'setupData.list_id' }] },
  })
})
