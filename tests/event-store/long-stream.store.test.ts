import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { decisionLogDecider } from '../../service/decision-log/decision-log.decider.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import { snapshotCheck, snapshotFaults } from '../../service/event-store/verify-snapshots.ts'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { chainFaults } from '../../service/signing/verify-chain.ts'
import { derivedTables, projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'

const stream = 'decision-log-identifiers'
const long = 17_600

let database: FreshDatabase
let owner: pg.Client

const open = () => openService(database.serviceUrl, projections, systemSources, () => {})

let folded = 0
const decider: typeof decisionLogDecider = {
  ...decisionLogDecider,
  evolve: (state, event) => {
    folded += 1
    return decisionLogDecider.evolve(state, event)
  },
}

const toggle = (service: Service, workspace: string) =>
  runCommand(service.store, {
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

/** Number of events folded while `act` runs. */
const foldedBy = async (act: () => Promise<unknown>): Promise<number> => {
  const before = folded
  await act()
  return folded - before
}

const versionsOf = async (workspace: string): Promise<readonly number[]> => {
  const { rows } = await owner.query<{ version: number }>(
    'select version from events where workspace = $1 and stream = $2 order by version',
    [workspace, stream],
  )
  expect(await chainFaults(owner, workspace)).toEqual([])
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

it("after a restart, concurrent commands read only the events after a long stream's snapshot", async () => {
  await expect.poll(async () => (await snapshotOf('long'))?.version ?? 0).toBeGreaterThan(long - 1000)
  const service = open()
  const { version = 0 } = (await snapshotOf('long')) ?? {}
  const read = await foldedBy(async () => {
    const results = await Promise.all(upTo(16).map(() => toggle(service, 'long')))
    for (const { kind } of results) expect(kind).toBe('appended')
  })
  // Each of the 16 events is folded a few times: for the decision and for the recorded state.
  expect(read).toBeLessThanOrEqual(long - version + 16 * 5)
  await service.database.end()
  expect(await versionsOf('long')).toEqual(upTo(long + 16))
})

it('concurrent commands share one read of a long stream without a snapshot', async () => {
  await owner.query('delete from stream_snapshot')
  const service = open()
  const read = await foldedBy(() => Promise.all(upTo(16).map(() => toggle(service, 'long'))))
  expect(read).toBeLessThanOrEqual(long + 16 + 16 * 5)
  await expect.poll(async () => (await snapshotOf('long'))?.version ?? 0).toBeGreaterThanOrEqual(long)
  await service.database.end()
})

it("takes in another process's appends, and rereads nothing else", async () => {
  const [one, other] = [open(), open()]
  for (const service of [one, other]) await toggle(service, 'long')
  const before = (await versionsOf('long')).length
  const read = await foldedBy(async () => {
    for (let round = 0; round < 10; round++) for (const service of [one, other]) await toggle(service, 'long')
    await Promise.all(upTo(40).map((n) => toggle(n % 2 ? one : other, 'long')))
  })
  expect(read).toBeLessThanOrEqual(60 * 6)
  expect(await versionsOf('long')).toEqual(upTo(before + 60))
  await one.database.end()
  await other.database.end()
})

it('ignores a snapshot of another fold, and one whose event is not in the history', async () => {
  const spoilt = [`fold = 'another', state = '"wrong"'`, `hash = sha256('another'), state = '"wrong"'`]
  for (const [index, set] of spoilt.entries()) {
    const workspace = `spoilt-${index}`
    const before = open()
    await fill(before, workspace, 400)
    await expect.poll(async () => (await snapshotOf(workspace))?.version ?? 0).toBeGreaterThan(0)
    await before.database.end()
    await owner.query(`update stream_snapshot set ${set} where workspace = $1`, [workspace])
    const after = open()
    const results = [await toggle(after, workspace), await toggle(after, workspace)]
    expect(results).toEqual([true, false].map((state) => ({ kind: 'appended', state })))
    await after.database.end()
  }
})

it('detects a snapshot that contradicts its stream', async () => {
  const service = open()
  await fill(service, 'checked', 400)
  await expect.poll(async () => (await snapshotOf('checked'))?.version ?? 0).toBeGreaterThan(0)
  await service.database.end()
  expect(await snapshotFaults(owner, 'checked', [snapshotCheck(decider)])).toEqual([])
  await owner.query(`update stream_snapshot set state = '"wrong"' where workspace = 'checked'`)
  const { version } = (await snapshotOf('checked')) ?? {}
  expect(await snapshotFaults(owner, 'checked', [snapshotCheck(decider)])).toEqual([{ stream, version }])
  await rebuildWorkspace(owner, 'checked', projections, derivedTables)
  expect(await snapshotOf('checked')).toBeUndefined()
})
