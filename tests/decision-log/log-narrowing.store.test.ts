/** A search of events without an index reads few of them, and finds the same as one that reads all (decision 806). */
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readEvents, scanLog } from '../../service/decision-log/search/log-finder.ts'
import { criteriaOf, matchesCriteria } from '../../service/decision-log/search/log-match.ts'
import { narrowedPositions } from '../../service/decision-log/search/log-narrowing.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { randomOf } from '../../service/seed/random.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { fixedSources } from '../core/sources.ts'

const count = 1400
const workspace = 'cafe'

/** Texts that are hard to search: accents, ligatures, other widths, capitals, escapes, figures, signs. */
const texts = [
  ...[
    'Café',
    'CAFÉ',
    'cafe\u0301',
    'cafe',
    'ﬁne',
    'Fine',
    'Ｆｉｎｅ',
    '𝐟𝐢𝐧𝐞',
    'Straße',
    'strasse',
    'İstanbul',
    'istanbul',
  ],
  ...[
    '“milk”',
    'milk—bread',
    'milk…bread',
    'don’t',
    'kelvin',
    '\u212Aelvin',
    'naïve',
    'x1',
    'milk2',
    'e-mail',
    'ΜΙΛΚ',
    'σας',
  ],
  ...[
    'tab\tmilk',
    'line\nmilk',
    'bell\u0007milk',
    'back\\milk',
    'up\\umilk',
    '17,458.50',
    '½ milk',
    '5 µg',
    'milk™',
    '😀milk',
    'milk\ud83d',
  ],
]

/** Words that are asked for, of titles too. */
const asked = [
  ...[
    'cafe',
    'café',
    'caf*',
    'fine',
    'fin*',
    'strasse',
    'straße',
    'istanbul',
    'milk',
    'mil*',
    'bread',
    'don',
    'kelvin',
  ],
  ...[
    'naive',
    'x1',
    'milk2',
    'mail',
    'σας',
    'tab',
    'bell',
    'umilk',
    '17458.5',
    'zebra',
    'memo',
    'received',
    'rec*',
    'changed',
  ],
  ...[
    'persona',
    'milk bread',
    'memo milk',
    'fine zebra',
    'bold',
    'tm',
    'milktm',
    'growth',
    'μg',
    'g',
    '2',
    'null',
    'memoid',
  ],
]

let database: FreshDatabase
let owner: pg.Client
let service: Service

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  owner = await connectOwner(database.ownerUrl)
  await owner.query('set session_replication_role = replica')
  service = openService(database.serviceUrl, projections, fixedSources(), () => {})
  const { uniform } = randomOf('hard texts')
  const of = <A>(items: readonly A[]): A | undefined => items[Math.floor(uniform() * items.length)]
  const memoId = '01940000-0000-7000-8000-000000000001'
  const memo = { memoId, subject: 'About it', type: 'analysis', priority: 'normal', fromPersona: 'x' }
  const eventAt = (position: number) => {
    const said = position % 9 === 0 ? `${of(texts)} ${of(texts)}` : 'Nothing that anybody asks for, ever'
    if (position % 50 === 7) return ['PersonaSelected', { personaKey: 'growth_hacker' }]
    if (position % 50 === 8) return ['NoSuchType', { said }]
    if (position % 50 === 9) return ['MemoReceived', { said }]
    return ['MemoReceived', { ...memo, content: said }]
  }
  const rows = Array.from({ length: count }, (_, index) => {
    const [type, data] = eventAt(index + 1)
    return { position: index + 1, type, data: JSON.stringify(data) }
  })
  await owner.query(
    `insert into events (workspace, position, id, stream, version, type, data, actor, recorded_at, previous_hash, hash)
      select $1, position, 'e' || position, 'memo-' || position, 1, type, data::json, 'system:test', now(), sha256(''), sha256('')
      from json_to_recordset($2::json) as e(position bigint, type text, data text)`,
    [workspace, JSON.stringify(rows)],
  )
  // As somebody may edit it in the database: letters as escapes.
  await owner.query(
    `update events set data = replace(data::text, 'Nothing', '\\u006dilk')::json where position % 400 = 3`,
  )
})
afterAll(async () => {
  await service.database.end()
  await owner.end()
  await database.drop()
})

const state = { first: 1, head: count, indexed: 0, isShown: true }
const all = Array.from({ length: count }, (_, index) => index + 1)

it('finds what reading everything finds, in either direction', async () => {
  const db = service.database.of(workspace)
  const rows = (await readEvents(db, workspace, all, true)).map(({ row }) => row)
  expect(rows).toHaveLength(count)
  let found = 0
  for (const q of asked)
    for (const direction of ['up', 'down'] as const) {
      const criteria = criteriaOf({ q })
      const expected = rows.filter((row) => matchesCriteria(criteria, row)).map(({ position }) => position)
      if (direction === 'down') expected.reverse()
      const positions: number[] = []
      const scan = { low: 1, high: count, direction }
      for await (const { row } of scanLog(db, workspace, { q }, scan, state)) positions.push(row.position)
      expect([q, positions]).toEqual([q, expected])
      found += positions.length > 0 ? 1 : 0
    }
  expect(found).toBeGreaterThan(asked.length)
})

it('reads few events for a word that is rare', async () => {
  const read = async (q: string) => {
    let positions = 0
    const scan = { low: 1, high: count, direction: 'down' } as const
    for await (const part of narrowedPositions(
      service.database.of(workspace),
      workspace,
      criteriaOf({ q }),
      scan,
    ))
      positions += part.length
    return positions
  }
  expect(await read('zebra')).toBeLessThan(count / 5)
  expect(await read('17458.5')).toBe(count)
})
