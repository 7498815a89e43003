import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { chainFaults } from '../../service/signing/verify-chain.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { raise } from './raise.ts'

let database: FreshDatabase
let one: Service

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  one = openService(database.serviceUrl, projections, systemSources, () => {})
})

afterAll(async () => {
  await one.database.end()
  await database.drop()
})

it('is append-only for the service and even for its owner', async () => {
  await raise(one, 'frozen', 'a')
  const attempts = [
    'update events set actor = $1 where workspace = $2',
    'delete from events where actor <> $1 and workspace = $2',
  ]
  for (const sql of attempts)
    await expect(one.database.withWriter('frozen', (c) => c.query(sql, ['x', 'frozen']))).rejects.toThrow(
      'permission denied',
    )
  const owner = await connectOwner(database.ownerUrl)
  try {
    for (const sql of attempts) await expect(owner.query(sql, ['x', 'frozen'])).rejects.toThrow('append-only')
    await expect(owner.query('truncate events')).rejects.toThrow('append-only')
  } finally {
    await owner.end()
  }
})

it('detects every manipulation: edit, deletion, swap, cut tail', async () => {
  const owner = await connectOwner(database.ownerUrl)
  try {
    const tamper = async (workspace: string, ...statements: string[]) => {
      for (const id of ['a', 'b', 'c', 'd']) await raise(one, workspace, id)
      // Full access to the database includes disabling the trigger.
      await owner.query('alter table events disable trigger append_only')
      for (const sql of statements) await owner.query(sql, [workspace])
      await owner.query('alter table events enable trigger append_only')
      return chainFaults(owner, workspace)
    }
    const edit = `update events set data = replace(data::text, 'low', 'high')::json where workspace = $1 and position = 2`
    expect(await tamper('edited', edit)).toEqual([{ position: 2, kind: 'changed' }])
    const time = `update events set recorded_at = recorded_at + interval '1 ms' where workspace = $1 and position = 3`
    expect(await tamper('redated', time)).toEqual([{ position: 3, kind: 'changed' }])
    // With microseconds, infinite, and long before our era.
    const times = ["recorded_at + interval '1 microsecond'", "'infinity'", "'-infinity'"]
    for (const [index, other] of [...times, "recorded_at - interval '4051 years'"].entries()) {
      const unseen = `update events set recorded_at = ${other} where workspace = $1 and position = 3`
      expect([other, await tamper(`unseen-${index}`, unseen)]).toEqual([
        other,
        [{ position: 3, kind: 'changed' }],
      ])
    }
    const remove = 'delete from events where workspace = $1 and position = 2'
    expect(await tamper('removed', remove)).toEqual([{ position: 3, kind: 'gap' }])
    const swap = 'update events set position = 5 - position + 100 where workspace = $1 and position in (2, 3)'
    const back = 'update events set position = position - 100 where workspace = $1 and position > 100'
    expect((await tamper('swapped', swap, back)).slice(0, 2)).toEqual([
      { position: 2, kind: 'changed' },
      { position: 3, kind: 'changed' },
    ])
    const cut = 'delete from events where workspace = $1 and position = 4'
    expect(await tamper('cut', cut)).toEqual([{ position: 4, kind: 'cut' }])
    const beyond = 'update workspace_head set position = 3 where workspace = $1'
    expect(await tamper('beyond', beyond)).toEqual([{ position: 4, kind: 'cut' }])
    const headless = 'delete from workspace_head where workspace = $1'
    expect(await tamper('headless', headless)).toEqual([{ position: 4, kind: 'cut' }])
  } finally {
    await owner.end()
  }
})

it("detects a gap in a stream's versions when positions and hashes have none", async () => {
  await raise(one, 'misnumbered', 'a')
  await raise(one, 'misnumbered', 'b', 2)
  await raise(one, 'misnumbered', 'c')
  await raise(one, 'misnumbered', 'b', 3)
  const owner = await connectOwner(database.ownerUrl)
  try {
    expect(await chainFaults(owner, 'misnumbered')).toEqual([{ position: 2, kind: 'misnumbered' }])
  } finally {
    await owner.end()
  }
})
