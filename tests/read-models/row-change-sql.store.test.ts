import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { RowFold } from '../../service/read-models/projection.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { groupParameters, groupSql } from '../../service/read-models/row-change-sql.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { raise } from '../event-store/raise.ts'
import { changes, memos, type Rows, styles, write } from './row-model.ts'

let database: FreshDatabase

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
})

afterAll(() => database.drop())

it('writes rows as the model does, one or many, new or not', async () => {
  const client = await connectOwner(database.ownerUrl)
  // These temporary tables hide the real ones, which have more columns.
  await client.query(`create temp table memo (workspace text, id text, subject text, status text, note text, primary key (workspace, id));
    create temp table persona (workspace text primary key, persona_key text)`)
  try {
    await fc.assert(
      fc.asyncProperty(changes, fc.integer({ min: 1, max: 8 }), async (list, stride) => {
        await client.query('truncate memo, persona')
        const model: Rows = new Map()
        for (let from = 0; from < list.length; from += stride) {
          const fold = new RowFold()
          fold.add(list.slice(from, from + stride))
          const groups = fold.groups()
          write(model, groups)
          for (const group of groups) await client.query(groupSql(group, 2), ['w', ...groupParameters(group)])
        }
        const stored: Rows = new Map()
        for (const { name, key } of [memos, styles]) {
          const { rows } = await client.query<Record<string, unknown>>(`select * from ${name}`)
          for (const { workspace, ...row } of rows) stored.set(`${name} ${key ? row[key] : ''}`, row)
        }
        expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(model))
      }),
      { numRuns: 40 },
    )
  } finally {
    await client.end()
  }
})

it('replaces a row wrongly marked as new, and the append succeeds', async () => {
  const service = openService(database.serviceUrl, projections, systemSources, () => {})
  const client = await connectOwner(database.ownerUrl)
  const read = async () =>
    (
      await client.query(
        `select id, title, status, note from advisory where workspace = 'spoilt' order by id`,
      )
    ).rows
  try {
    await client.query(`insert into advisory (workspace, id, title, message, urgency, status, created_at, note)
      values ('spoilt', 'b', 'left behind', 'm', 'low', 'dismissed', now(), 'left behind')`)
    const results = await Promise.all(['a', 'b', 'c'].map((id) => raise(service, 'spoilt', id)))
    expect(results.map(({ outcome }) => outcome)).toEqual(['appended', 'appended', 'appended'])
    const rows = await read()
    expect(rows).toMatchObject([{ id: 'a' }, { id: 'b', status: 'new', note: null }, { id: 'c' }])
    expect(rows[1]).not.toMatchObject({ title: 'left behind' })
  } finally {
    await client.end()
    await service.database.end()
  }
})
