/** `npm run verify` finds forged rows in the tables that are filled from the history on demand. */
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import { MemoId } from '#schema/memo/memo'
import { catchUpPassages } from '../../service/advisor/passages.catch-up.ts'
import { catchUpLogIndex } from '../../service/decision-log/search/log-index.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { verifyDerived } from '../../service/read-models/verify-derived.ts'
import { derived } from '../../service/slices.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { testKeyring } from '../core/sources.ts'
import { run } from './command.ts'

let running: TestService
let owner: Client

/** Appends memos to the café's log, each with an id of its own. */
const appendMemos = (stream: string, count: number) =>
  running.service.store.append('cafe', {
    stream,
    expectedVersion: 0,
    events: Array.from(
      { length: count },
      (_, n): AnyEvent => ({
        type: 'MemoReceived',
        data: {
          memoId: decodeOrThrow(MemoId, `${stream}-${n}`, 'An id'),
          subject: `Letter ${n} of the landlord`,
          content: 'The lease ends in June.',
          type: 'memo',
          priority: 'low',
          fromPersona: 'Risk Manager',
        },
      }),
    ),
    metadata: {
      actor: 'test',
      persona: null,
      recordedAt: decodeOrThrow(IsoTime, '2026-11-20T01:00:00.000Z', 'A time'),
      correlationId: null,
      causationId: null,
    },
  })

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  owner = await connectOwner(running.database.ownerUrl)
  await appendMemos('memo-many', 900)
  const db = running.service.database.of('cafe')
  await catchUpPassages(db)
  await catchUpLogIndex(db)
  // Newer than the passages, and part of a chunk that is not complete.
  await appendMemos('memo-newer', 1)
  await spare()
})
afterAll(async () => {
  await owner.end()
  await running.stop()
})

const faults = async () => (await verifyDerived(owner, 'cafe', derived)).faults

const names = derived.flatMap(({ tables }) => tables.map(({ name }) => name))

const spare = async () => {
  for (const name of names) await owner.query(`create temp table spared_${name} as select * from ${name}`)
}

const restore = async () => {
  for (const name of names) {
    const { rows } = await owner.query<{ columns: string }>(
      `select string_agg(attname, ', ') as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    )
    const columns = rows[0]?.columns
    await owner.query(`delete from ${name}`)
    await owner.query(`insert into ${name} (${columns}) select ${columns} from spared_${name}`)
  }
}

it('accepts that the tables lag behind the history, and that they are empty', async () => {
  expect(await faults()).toEqual([])
  expect((await verifyDerived(owner, 'realestate', derived)).faults).toEqual([])
  expect((await verifyDerived(owner, 'nobody', derived)).faults).toEqual([])
})

const first = `workspace = 'cafe' and chunk = 1`
const passage = `workspace = 'cafe' and id = 'memo-many-7'`

it.each([
  [`update passage set body = 'FORGED' where ${passage}`, 'passage', 'memo-many-7', 'differs'],
  [`update passage set kind = 'brief' where ${passage}`, 'passage', 'memo-many-7', 'differs'],
  [`update passage set recorded_at = now() where ${passage}`, 'passage', 'memo-many-7', 'differs'],
  [`delete from passage where ${passage}`, 'passage', 'memo-many-7', 'missing'],
  [
    `insert into passage values ('cafe', 'forged', 'memo', 'Forged', 'A memo that nobody wrote.', now())`,
    'passage',
    'forged',
    'surplus',
  ],
  [`update passage_head set position = 99999 where workspace = 'cafe'`, 'passage_head', '', 'differs'],
  [`delete from passage_head where workspace = 'cafe'`, 'passage', 'memo-many-7', 'surplus'],
  [`delete from log_index where ${first} and term = 'landlord'`, 'log_index', 'landlord 1', 'missing'],
  [
    `update log_index set positions = ~positions where ${first} and term = 'landlord'`,
    'log_index',
    'landlord 1',
    'differs',
  ],
  [
    `insert into log_index select workspace, 'forged', chunk, positions from log_index where ${first}
    and term = 'landlord'`,
    'log_index',
    'forged 1',
    'surplus',
  ],
  [`delete from log_index where workspace = 'cafe'`, 'log_index', 'landlord 1', 'missing'],
  [`delete from log_chunk where ${first}`, 'log_chunk', '1', 'missing'],
  [`update log_chunk set earliest = earliest + 1 where ${first}`, 'log_chunk', '1', 'differs'],
  [`update log_chunk set latest = latest - 1 where ${first}`, 'log_chunk', '1', 'differs'],
  [`update log_chunk set ids = '' where ${first}`, 'log_chunk', '1', 'differs'],
  [
    `insert into log_chunk select workspace, 2147483647, earliest, latest, ids from log_chunk where ${first}`,
    'log_chunk',
    '2147483647',
    'surplus',
  ],
  [`delete from log_chunk where workspace = 'cafe'`, 'log_index', 'landlord 1', 'surplus'],
])('finds the rows that differ after %s', async (forge, table, id, kind) => {
  await owner.query(forge)
  try {
    const { counts, faults: all } = await verifyDerived(owner, 'cafe', derived)
    const found = all.filter((fault) => fault.table === table)
    expect(new Set(found.map((fault) => fault.kind))).toEqual(new Set([kind]))
    // Of many faults only the first are listed.
    if (counts.get(table) === 1) expect(found).toMatchObject([{ id }])
  } finally {
    await restore()
  }
  expect(await faults()).toEqual([])
})

it('the command names forged passages and missing terms, and a rebuild mends them', async () => {
  const verify = () =>
    run(['verify'], { DATABASE_URL: running.database.ownerUrl, KEY_ENCRYPTION_KEY: testKeyring.setting() })
  await restore()
  await owner.query(`update passage set title = 'FORGED ' || title where ${passage}`)
  await owner.query(`delete from log_index where workspace = 'cafe' and term like 'landlord%'`)
  const { code, output } = await verify()
  expect(output).toContain(
    'cafe: row memo-many-7 of passage: title is "FORGED Letter 7 of the landlord", but should be "Letter 7 of the landlord".',
  )
  expect(output).toMatch(/^cafe: row landlord 1 of log_index is missing\.$/m)
  expect(output).not.toContain('cafe: every read table matches the history.')
  expect(code).toBe(1)
  expect(
    (
      await run(['rebuild'], {
        DATABASE_URL: running.database.ownerUrl,
        KEY_ENCRYPTION_KEY: testKeyring.setting(),
      })
    ).code,
  ).toBe(0)
  expect((await verify()).code).toBe(0)
}, 120_000) // Milliseconds; each command takes seconds to load.
