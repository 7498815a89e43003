import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { decisionLogDecider } from '../../service/decision-log/decision-log.decider.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { chainFaults } from '../../service/signing/verify-chain.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'

let database: FreshDatabase
let owner: pg.Client
let services: readonly Service[]

const open = () => openService(database.serviceUrl, projections, systemSources, () => {})

const toggle = (service: Service, workspace: string) =>
  runCommand(service.store, {
    workspace,
    decider: decisionLogDecider,
    id: 'identifiers',
    command: { type: 'toggle' },
    metadata: { actor: 'test', persona: null, correlationId: null, causationId: null },
  })

/** Eight clients in each process, each making `count` changes one after another. */
const contend = (workspace: string, count: number) =>
  Promise.all(
    services.flatMap((service) =>
      Array.from({ length: 8 }, async () => {
        for (let n = 0; n < count; n++) expect((await toggle(service, workspace)).kind).toBe('appended')
      }),
    ),
  )

const turnsHeld = async (): Promise<number> => {
  const { rows } = await owner.query<{ held: number }>(
    `select count(*)::int as held from pg_locks where locktype = 'advisory' and granted
       and classid = hashtext('jarvin append turn')::bigint & 4294967295
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0]?.held ?? 0
}

const demandWhole = async (workspace: string, count: number) => {
  expect(await chainFaults(owner, workspace)).toEqual([])
  const { rows } = await owner.query('select position from workspace_head where workspace = $1', [workspace])
  expect(Number(rows[0]?.position)).toBe(count)
}

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  owner = await connectOwner(database.ownerUrl)
  services = [open(), open()]
})

afterAll(async () => {
  for (const service of services) await service.database.end()
  await owner.end()
  await database.drop()
})

it('gives the turn to one process at a time, and back once nobody appends', async () => {
  let isOver = false
  const contended = contend('shared', 60).finally(() => {
    isOver = true
  })
  const seen = new Set<number>()
  while (!isOver) seen.add(await turnsHeld())
  await contended
  expect(Math.max(...seen)).toBe(1)
  await expect.poll(turnsHeld).toBe(0)
  await demandWhole('shared', 2 * 8 * 60)
})

it('appends also while another session keeps the turn', async () => {
  await contend('stuck', 5)
  await owner.query(`select pg_advisory_lock(hashtext('jarvin append turn'), hashtext('stuck'))`)
  await contend('stuck', 5)
  await owner.query('select pg_advisory_unlock_all()')
  await demandWhole('stuck', 2 * 2 * 8 * 5)
})

it('appends also if the wait for a turn is cancelled', async () => {
  await contend('cancelled', 5)
  await owner.query(`select pg_advisory_lock(hashtext('jarvin append turn'), hashtext('cancelled'))`)
  let isOver = false
  const contended = contend('cancelled', 5).finally(() => {
    isOver = true
  })
  let cancelled = 0
  while (!isOver) {
    const { rowCount } = await owner.query(
      `select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
    )
    cancelled += rowCount ?? 0
  }
  await contended
  await owner.query('select pg_advisory_unlock_all()')
  expect(cancelled).toBeGreaterThan(0)
  await demandWhole('cancelled', 2 * 2 * 8 * 5)
})
