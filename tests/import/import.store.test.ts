/** Files through the calls: sent, answered, previewed, recorded and undone; nothing counts twice, nothing is lost. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { verifyTables } from '../../service/read-models/verify-tables.ts'
import { projections } from '../../service/slices.ts'
import type { TestService } from '../core/service.ts'
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

const dayTotals = async () => {
  const client = await connectOwner(running.database.ownerUrl)
  const { rows } = await client.query('select date, records, figures from import_day order by kind, date')
  await client.end()
  return rows.map(({ date, records, figures }) => [date, records, JSON.parse(figures).gross])
}

const header = 'Order ID,Date,Time,Item,Total (inc GST),GST'
const order = (id: number, date: string, time: string, item: string, total: string, gst: string) =>
  [id, date, time, item, total, gst].join(',')
const november = [
  order(1, '2026-11-13', '08:15', 'Flat white', '5.50', '0.50'),
  order(2, '2026-11-13', '09:20', 'Rye loaf', '11.00', '1.00'),
  order(3, '2026-11-14', '10:05', 'Flat white', '5.50', '0.50'),
  order(4, '2026-11-16', '07:45', 'Pastry box', '33.00', '3.00'),
]

describe('a file of sales', () => {
  it('is previewed by week, recorded by day, and taken back to the cent', async () => {
    const draft = await files.sent(lines(header, ...november))
    expect(draft).toMatchObject({
      state: 'ready',
      kind: 'sales',
      rows: 4,
      imported: 4,
      duplicates: 0,
      corrected: 0,
      rejected: [],
      from: '2026-11-13',
      to: '2026-11-16',
      total: '55.00',
    })
    const preview = await owner.call('GET', `/api/imports/${draft.importId}/preview`)
    expect(preview.json).toEqual({
      importId: draft.importId,
      weeks: [
        { weekStart: '2026-11-09', after: { revenue: '20.00', gross: '22.00', sales: 3 } },
        { weekStart: '2026-11-16', after: { revenue: '30.00', gross: '33.00', sales: 1 } },
      ],
    })
    expect(await dayTotals()).toEqual([])
    const done = await files.commit(draft)
    expect(done).toMatchObject({ state: 'imported', imported: 4, importId: draft.importId })
    expect(await dayTotals()).toEqual([
      ['2026-11-13', 2, '16.50'],
      ['2026-11-14', 1, '5.50'],
      ['2026-11-16', 1, '33.00'],
    ])
    expect(await files.undo(done)).toMatchObject({ state: 'undone' })
    expect(await dayTotals()).toEqual([])
    const again = await owner.call('POST', `/api/imports/${done.importId}/undo`)
    expect(again.status).toBe(409)
    const { json } = await owner.call('GET', '/api/imports')
    expect(json).toMatchObject([{ importId: done.importId, state: 'undone' }])
  })

  it('counts each sale once, whatever files it comes in', async () => {
    const [one, two, three, four] = november
    const first = await files.imported(lines(header, String(one), String(two), String(three)))
    expect(await files.imported(lines(header, String(one), String(two), String(three)))).toMatchObject({
      importId: first.importId,
      imported: 0,
      duplicates: 3,
    })
    expect(await files.imported(lines(header, String(two), String(three), String(four)))).toMatchObject({
      imported: 1,
      duplicates: 2,
    })
    const whole = [
      ['2026-11-13', 2, '16.50'],
      ['2026-11-14', 1, '5.50'],
      ['2026-11-16', 1, '33.00'],
    ]
    expect(await dayTotals()).toEqual(whole)
    // Rows that the second file has as well stay when the first one is undone.
    await files.undo(first)
    expect(await dayTotals()).toEqual([['2026-11-13', 1, '11.00'], ...whole.slice(1)])
  })

  it('takes other content of the same number as a correction', async () => {
    await files.imported(lines(header, ...november))
    const changed = order(2, '2026-11-13', '09:20', 'Rye loaf', '22.00', '2.00')
    const corrected = await files.imported(lines(header, changed, String(november[2])))
    expect(corrected).toMatchObject({ imported: 0, corrected: 1, duplicates: 1 })
    expect(await dayTotals()).toContainEqual(['2026-11-13', 2, '27.50'])
    await files.undo(corrected)
    expect(await dayTotals()).toContainEqual(['2026-11-13', 2, '16.50'])
  })

  it('moves a sale whose day is corrected, and keeps money given back beside its sale', async () => {
    await files.imported(lines(header, ...november))
    const moved = order(3, '2026-11-15', '10:05', 'Flat white', '5.50', '0.50')
    const refund = order(4, '2026-11-18', '07:45', 'Pastry box', '-33.00', '-3.00')
    const corrected = await files.imported(lines(header, moved, refund))
    expect(corrected).toMatchObject({ imported: 1, corrected: 1 })
    expect(await dayTotals()).toEqual([
      ['2026-11-13', 2, '16.50'],
      ['2026-11-15', 1, '5.50'],
      ['2026-11-16', 1, '33.00'],
      ['2026-11-18', 1, '-33.00'],
    ])
    await files.undo(corrected)
    expect((await dayTotals()).map(([date]) => date)).toEqual(['2026-11-13', '2026-11-14', '2026-11-16'])
  })

  it('asks whether numbers that come again with other sales begin again each day', async () => {
    const day = (date: string, ...totals: readonly string[]) =>
      lines(header, ...totals.map((total, at) => order(at + 1, date, '08:15', 'Loaf', total, '0.00')))
    const monday = ['2026-11-16', 2, '12.00']
    await files.imported(day('2026-11-16', '5.00', '7.00'))
    const draft = await files.sent(day('2026-11-17', '6.00', '8.00'))
    expect(draft).toMatchObject({ state: 'undecided', questions: [{ id: 'same-numbers' }] })
    const ready = await files.answer(draft, { 'same-numbers': 'further' })
    expect(await files.commit(ready)).toMatchObject({ imported: 2, corrected: 0 })
    expect(await dayTotals()).toEqual([monday, ['2026-11-17', 2, '14.00']])
    // The answer is remembered for the layout, and numbers that occur on another day replace nothing.
    expect(await files.imported(day('2026-11-17', '6.00', '8.00', '1.00'))).toMatchObject({
      imported: 1,
      duplicates: 2,
    })
    expect(await files.imported(day('2026-11-18', '3.00'))).toMatchObject({ imported: 1, corrected: 0 })
    expect(await dayTotals()).toEqual([monday, ['2026-11-17', 3, '15.00'], ['2026-11-18', 1, '3.00']])
  })

  it('counts rows without numbers once in overlapping files, and asks where nothing proves it', async () => {
    const labels = 'Date,Item,Sale amount ex GST'
    const days = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => [
        `2026-11-${String(from + at).padStart(2, '0')},Flat white,5.50`,
        `2026-11-${String(from + at).padStart(2, '0')},Flat white,5.50`,
        `2026-11-${String(from + at).padStart(2, '0')},Rye loaf,${from + at}.00`,
      ]).flat()
    const total = async () =>
      (await dayTotals()).reduce((sum, [, , gross]) => sum + Number(gross), 0).toFixed(2)
    const all = days(2, 12)
    await files.imported(lines(labels, ...all.slice(0, 14)))
    await files.imported(lines(labels, ...all.slice(14)))
    expect(await total()).toBe('175.00')
    expect(await files.imported(lines(labels, ...all))).toMatchObject({ duplicates: 30, imported: 0 })
    expect(await total()).toBe('175.00')
    const unsure = await files.sent(lines(labels, '2026-11-05,Flat white,5.50', '2026-11-05,Tea,4.00'))
    expect(unsure).toMatchObject({ state: 'undecided', questions: [{ id: 'same-rows' }] })
  })

  it('records one event for the file and one for each day it changed', async () => {
    await files.imported(lines(header, ...november))
    const log = await owner.call('GET', '/api/audit')
    const types = JSON.parse(log.text).map(({ type }: { type: string }) => type)
    expect(types.slice(0, 4).sort()).toEqual([
      'DayOfRecordsChanged',
      'DayOfRecordsChanged',
      'DayOfRecordsChanged',
      'FileImported',
    ])
    const { rows } = await running.service.database.unbound.query('select * from own_workspaces()')
    const client = await connectOwner(running.database.ownerUrl)
    expect((await verifyTables(client, String(rows[0]?.workspace), projections)).faults).toEqual([])
    await client.end()
  })
})
