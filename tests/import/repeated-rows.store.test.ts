/** A file whose rows were pasted twice: asked, and recorded once or twice as it is answered. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { rebuildRecords } from '../../service/import/rebuild-records.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { setUpBakery } from '../people/account-client.ts'
import { lines } from './read-text.ts'
import { type FileClient, openFileClient } from './send-file.ts'

let running: TestService
let files: FileClient
beforeEach(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
  files = openFileClient(running, await setUpBakery(running))
})
afterEach(() => running.stop())

const query = async (sql: string) => {
  const client = await connectOwner(running.database.ownerUrl)
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const header = 'Receipt,Date,Time,Item,Total (inc GST),GST'
const rows = Array.from(
  { length: 6 },
  (_, at) => `${10 + at},2026-11-0${2 + (at % 3)},09:1${at},Loaf ${at},11.0${at},1.00`,
)
const revenue = async () =>
  (await query(`select date, records, figures::jsonb->>'gross' as gross from import_day order by date`)).map(
    ({ date, records, gross }) => [date, records, gross],
  )

it('asks, leaves the repeats out, says so, and makes the same records again', async () => {
  const draft = await files.sent(lines(header, ...rows, ...rows))
  expect(draft).toMatchObject({ state: 'undecided' })
  expect(draft.questions.map(({ id }) => id)).toEqual(['repeated-rows'])
  expect(draft.questions[0]?.readings[0]?.rows[0]).toMatchObject({
    cell: '2026-11-02, 10, Loaf 0',
    means: '11.00 in row 2 and in row 8',
  })
  const once = await files.answer(draft, { 'repeated-rows': 'once' })
  expect(once).toMatchObject({ state: 'ready', rows: 12, imported: 6, duplicates: 6, total: '66.15' })
  expect(once).toMatchObject({ tax: { amount: '6.00' } })
  await files.commit(once)
  const days = await revenue()
  expect(days).toEqual([
    ['2026-11-02', 2, '22.03'],
    ['2026-11-03', 2, '22.05'],
    ['2026-11-04', 2, '22.07'],
  ])
  await query('delete from import_block')
  const [own] = (await running.service.database.unbound.query('select * from own_workspaces()')).rows
  const workspace = String(own?.workspace)
  const db = running.service.database.of(workspace)
  expect(await rebuildRecords(db, workspace, running.service.files)).toEqual({ isRebuilt: true, faults: [] })
  expect(await revenue()).toEqual(days)
})

it('counts all of them where they are other sales, and the answer is for that file only', async () => {
  const all = await files.answer(await files.sent(lines(header, ...rows, ...rows)), {
    'repeated-rows': 'all',
  })
  expect(all).toMatchObject({ imported: 12, duplicates: 0, total: '132.30', repeatedRows: 6 })
  await files.commit(all)
  const next = rows.map((row) => row.replace(/^1/, '3'))
  expect((await files.sent(lines(header, ...next, ...next))).state).toBe('undecided')
})

it('says how many rows equal another one, and counts them', async () => {
  const twice = await files.sent(lines(header, ...rows, String(rows[5])))
  expect(twice).toMatchObject({ state: 'ready', imported: 7, duplicates: 0, repeatedRows: 1, total: '77.20' })
})
