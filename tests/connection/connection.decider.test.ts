import { expect, it } from 'vitest'
import { ConnectionId, integrations } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { SliceEvent } from '#schema/events'
import { connectionDecider } from '../../service/connection/connection.decider.ts'
import { readSetup } from '../../service/connection/connection.setup.ts'
import { deciderSpec, recordedAt } from '../core/decider-spec.ts'

const { given } = deciderSpec(connectionDecider)
const connectionId = decodeOrThrow(ConnectionId, 'c1', 'id')
const otherId = decodeOrThrow(ConnectionId, 'c2', 'id')
const of = { connectionId, type: 'payroll' } as const
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

it('drops blank values, requires none, and refuses keys of another integration', () => {
  expect(readSetup('payroll', { payroll_provider: '  ', employer_id: '', api_key: 'k' })).toEqual(
    E.right({ keys: ['api_key'], values: { api_key: 'k' } }),
  )
  expect(readSetup('payroll', {})).toEqual(E.right({ keys: [], values: {} }))
  expect(readSetup('payroll', { list_id: '' })).toMatchObject({
    left: { errors: [{ field: 'setupData.list_id' }] },
  })
})
