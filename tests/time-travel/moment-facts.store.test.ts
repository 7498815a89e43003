/** What changed between two moments agrees with a fold of the whole history, whatever that history is (decision 805). */
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { decodeEvent } from '../../service/event-store/recorded-event.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { randomOf } from '../../service/seed/random.ts'
import { projections } from '../../service/slices.ts'
import type { FactsAt } from '../../service/time-travel/time-travel.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { fixedSources } from '../core/sources.ts'
import { openFoldedFacts } from './folded-facts.ts'
import { randomMoments, type StoredEvent } from './random-moments.ts'

let database: FreshDatabase
let owner: pg.Client
let service: Service
let folded: ReturnType<typeof openFoldedFacts>

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  owner = await connectOwner(database.ownerUrl)
  await owner.query('set session_replication_role = replica')
  service = openService(database.serviceUrl, projections, fixedSources(), () => {})
  folded = openFoldedFacts(service.database)
})
afterAll(async () => {
  await service.database.end()
  await owner.end()
  await database.drop()
})

const write = async (workspace: string, events: readonly StoredEvent[]): Promise<void> => {
  const versions = new Map<string, number>()
  const rows = events.map(({ stream, type, data }, index) => {
    const version = (versions.get(stream) ?? 0) + 1
    versions.set(stream, version)
    // A fold would leave out an event that cannot be read, and the test would compare nothing.
    decodeEvent(type, data)
    return { position: index + 1, stream, version, type, data }
  })
  await owner.query(
    `insert into events (workspace, position, id, stream, version, type, data, actor, recorded_at, previous_hash, hash)
      select $1, position, 'e' || position, stream, version, type, data, 'system:test', now(), sha256(''), sha256('')
      from json_to_recordset($2::json) as e(position bigint, stream text, version int, type text, data json)`,
    [workspace, JSON.stringify(rows)],
  )
  await owner.query("insert into workspace_head (workspace, position, hash) values ($1, $2, sha256(''))", [
    workspace,
    rows.length,
  ])
}

const named = ({ persona, focus, week, imports, ...counts }: FactsAt) => ({
  ...counts,
  persona: persona?.personaKey,
  focus: focus?.focus.primaryFocus,
  week: week && [week.weekStart, week.revenue, week.profitMargin, week.cashRunwayWeeks],
  imports: ['import', 'import_day', 'account_answers'].map((table) => imports.get(table) ?? []),
})

const compare = async (workspace: string, from: number, to: number, since: number): Promise<void> => {
  const facts = await service.timeTravel.factsAt(workspace, { from, to, since })
  const expected = [await folded(workspace, from, since), await folded(workspace, to, since)]
  expect([workspace, from, to, since, ...facts.map(named)]).toEqual([workspace, from, to, since, ...expected])
}

const compareMany = async (workspace: string, count: number, turns: number): Promise<void> => {
  const { uniform } = randomOf(`moments of ${workspace}`)
  const upTo = (below: number) => Math.floor(uniform() * below)
  for (let turn = 0; turn < turns; turn++) {
    const from = 1 + upTo(count)
    await compare(workspace, from, from + upTo(count - from + 1), turn % 2 === 0 ? 1 : 1 + upTo(count))
  }
}

it.each(['one', 'two', 'three', 'four', 'five', 'six'])('agrees with a fold of history %s', async (seed) => {
  const count = 240
  await write(seed, randomMoments(seed, count))
  await compareMany(seed, count, 60)
})

it('leaves out figures, styles and a focus that were edited so that they cannot be read', async () => {
  const count = 240
  await write('edited', randomMoments('edited', count))
  const edits = [`{"weekStart":"9999-99-99"}`, `{"weekStart":"2027-01-01","kpiId":"\\u0000"}`, 'null', '[]']
  for (const [n, data] of edits.entries())
    await owner.query(
      `update events set data = $1::json where workspace = 'edited' and position % 5 = $2
        and type in ('KpiRecorded', 'PersonaChanged', 'PersonaSelected', 'FocusSet', 'FocusChanged') and position > 1`,
      [data, n],
    )
  await compareMany('edited', count, 60)
})

it('counts advice and memos by what was recorded of them, whatever became of their text', async () => {
  await write('damaged', randomMoments('damaged', 240))
  const facts = async () =>
    (await service.timeTravel.factsAt('damaged', { from: 120, to: 240, since: 1 })).map(named)
  const before = await facts()
  await owner.query(
    `update events set data = '"\\u0000"' where workspace = 'damaged' and (type like 'Advisory%' or type like 'Memo%')`,
  )
  expect(await facts()).toEqual(before)
  expect(before[1]?.openAdvisories).toBeGreaterThan(0)
})

it('reads no other workspace', async () => {
  await write('alone', randomMoments('alone', 30))
  const facts = await service.timeTravel.factsAt('nobody', { from: 1, to: 30, since: 1 })
  const none = { openAdvisories: 0, unreadMemos: 0, briefs: 0, connections: 0, imports: [[], [], []] }
  expect(facts.map(named)).toEqual([none, none])
  await compare('alone', 1, 30, 1)
  await owner.query(`delete from events where workspace = 'alone'`)
  expect((await service.timeTravel.factsAt('alone', { from: 1, to: 30, since: 1 })).map(named)).toMatchObject(
    [
      { openAdvisories: 0, unreadMemos: 0, briefs: 0, connections: 0 },
      { openAdvisories: 0, unreadMemos: 0, briefs: 0, connections: 0 },
    ],
  )
})
