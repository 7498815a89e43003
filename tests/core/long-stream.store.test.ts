import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { change } from '../../service/core/decide.ts'
import { openService, realSources } from '../../service/core/open-service.ts'
import { connectOwner } from '../../service/core/rebuild.ts'
import type { Service } from '../../service/core/service.ts'
import { verifyWorkspace } from '../../service/core/verify.ts'
import { decisionLogDecider } from '../../service/decision-log/decision-log.decider.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

const stream = 'decision-log-identifiers'
const long = 17_600

let database: FreshDatabase
let owner: pg.Client

const open = () => openService(database.serviceUrl, projections, realSources, () => {})

const toggle = (service: Service, workspace: string, decider = decisionLogDecider) =>
  change(service.store, {
    workspace,
    decider,
    id: 'identifiers',
    command: { type: 'toggle' },
    metadata: { actor: 'test', persona: null, correlationId: null, causationId: null },
  })

const fill = async (service: Service, workspace: string, count: number) => {
  for (let done = 0; done < count; done += 200)
    await Promise.all(Array.from({ length: Math.min(200, count - done) }, () => toggle(service, workspace)))
}

/** Rows of events that come back from the database while `act` runs. */
const eventsReadBy = async (act: () => Promise<unknown>): Promise<number> => {
  let read = 0
  const query = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...all: unknown[]
  ) {
    const answer = Reflect.apply(query, this, all)
    if (answer instanceof Promise)
      return answer.then((result: pg.QueryResult) => {
        read += result.rows.filter((row) => 'version' in row && 'type' in row).length
        return result
      })
    return answer
  } as never)
  try {
    await act()
  } finally {
    spy.mockRestore()
  }
  return read
}

const versionsOf = async (workspace: string): Promise<readonly number[]> => {
  const { rows } = await owner.query<{ version: number }>(
    'select version from events where workspace = $1 and stream = $2 order by version',
    [workspace, stream],
  )
  expect(await verifyWorkspace(owner, workspace)).toEqual([])
  return rows.map(({ version }) => version)
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const snapshotOf = async (workspace: string) => {
  const { rows } = await owner.query<{ version: number; state: unknown }>(
    'select version, state from stream_snapshot where workspace = $1 and stream = $2',
    [workspace, stream],
  )
  return rows[0]
}

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  owner = await connectOwner(database.ownerUrl)
  const service = open()
  await fill(service, 'long', long)
  await service.database.end()
})

afterAll(async () => {
  await owner.end()
  await database.drop()
})

it('reads no more of a long stream than what came after its snapshot, whatever arrives at once after a restart', async () => {
  await expect.poll(async () => (await snapshotOf('long'))?.version ?? 0).toBeGreaterThan(long - 1000)
  const service = open()
  const { version = 0 } = (await snapshotOf('long')) ?? {}
  const read = await eventsReadBy(async () => {
    const results = await Promise.all(upTo(16).map(() => toggle(service, 'long')))
    for (const { kind } of results) expect(kind).toBe('appended')
  })
  expect(read).toBeLessThanOrEqual(long - version + 16 + 50)
  await service.database.end()
  expect(await versionsOf('long')).toEqual(upTo(long + 16))
})
