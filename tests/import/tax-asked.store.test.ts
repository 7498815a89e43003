/**
 * Tax that no column states: asked once per layout, recorded with each sale, corrected by another answer, verified and
 * rebuilt.
 */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { api } from '#schema/api'
import { rebuildRecords } from '../../service/import/rebuild-records.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, type TestService } from '../core/service.ts'
import type { Browser } from '../people/account-client.ts'
import { openFileBakery } from './file-bakery.ts'
import { lines } from './read-text.ts'
import type { FileClient } from './send-file.ts'

let running: TestService
let owner: Browser
let files: FileClient
beforeEach(async () => {
  ;({ running, owner, files } = await openFileBakery())
})
afterEach(() => running.stop())

const dayFigures = async () => {
  const client = await connectOwner(running.database.ownerUrl)
  const { rows } = await client.query('select date, figures from import_day order by date')
  await client.end()
  return rows.map(({ date, figures }) => {
    const { gross, revenue, tax, taxBasis } = JSON.parse(figures)
    return [date, gross, revenue, tax, taxBasis?.join()]
  })
}

// Without numbers, so that the rows themselves must be recognised.
const till = (...rows: readonly string[]) => lines('Date,Item,Amount (inc GST)', ...rows)
const first = till('2026-11-09,Shiraz,22.00', '2026-11-09,Ale,19.99', '2026-11-10,Shiraz,22.00')
const second = till('2026-11-10,Shiraz,22.00', '2026-11-11,Ale,19.99', '2026-11-11,Gin,66.00')

const basis = async () =>
  decodeJson(
    api.readSeries.output,
    await owner.call('GET', '/api/kpis/series?grain=day&from=2026-11-01&to=2026-11-20'),
  ).basis

it('is asked once, split to the cent, and remembered with the layout', async () => {
  const draft = await files.sent(first, 'till.csv')
  expect(draft).toMatchObject({ state: 'undecided', questions: [{ id: 'tax-included' }] })
  const ready = await files.answer(draft, { 'tax-included': 'all' })
  expect(ready).toMatchObject({
    state: 'ready',
    total: '63.99',
    tax: {
      decided: 'all',
      name: 'GST',
      share: 'one eleventh',
      amount: '5.82',
      question: { id: 'tax-included' },
    },
  })
  const preview = await owner.call('GET', `/api/imports/${draft.importId}/preview`)
  expect(preview.json).toMatchObject({ weeks: [{ after: { gross: '63.99', revenue: '58.17' } }] })
  const done = await files.commit(ready)
  expect(done.tax).toEqual({ decided: 'all', name: 'GST', share: 'one eleventh', amount: '5.82' })
  expect(await files.imported(second, 'next.csv')).toMatchObject({
    state: 'imported',
    tax: { decided: 'all' },
  })
  expect((await dayFigures()).at(-1)).toEqual(['2026-11-11', '85.99', '78.17', '7.82', 'split'])
  expect(await basis()).toEqual({ tax: 'split' })
})

it('is corrected by another answer, row by row, and nothing counts twice', async () => {
  await files.commit(await files.answer(await files.sent(first), { 'tax-included': 'all' }))
  const again = await files.sent(first)
  expect(again).toMatchObject({ state: 'ready', imported: 0, duplicates: 3, corrected: 0 })
  const changed = await files.answer(again, { 'tax-included': 'some' })
  expect(changed).toMatchObject({ imported: 0, duplicates: 0, corrected: 3 })
  const committed = await files.commit(changed)
  expect(await dayFigures()).toEqual([
    ['2026-11-09', '41.99', '41.99', undefined, 'with'],
    ['2026-11-10', '22.00', '22.00', undefined, 'with'],
  ])
  expect(await basis()).toEqual({ tax: 'within' })
  await files.undo(committed)
  expect(await dayFigures()).toEqual([
    ['2026-11-09', '41.99', '38.17', '3.82', 'split'],
    ['2026-11-10', '22.00', '20.00', '2.00', 'split'],
  ])
  // The later answer was withdrawn, so the earlier one applies again.
  expect(await files.sent(first)).toMatchObject({ state: 'ready', duplicates: 3 })
})

it('is made again from the kept file as it was answered', async () => {
  await files.commit(await files.answer(await files.sent(first), { 'tax-included': 'all' }))
  const before = await dayFigures()
  const client = await connectOwner(running.database.ownerUrl)
  await client.query('delete from import_block')
  const { rows } = await client.query('select workspace from import limit 1')
  await client.end()
  const { database, files: kept } = running.service
  const workspace = String(rows[0]?.workspace)
  expect(await rebuildRecords(database.of(workspace), workspace, kept)).toEqual({
    isRebuilt: true,
    faults: [],
  })
  expect(await dayFigures()).toEqual(before)
})
