/** The rows behind a day: they add up to its figures, page by page, as of any moment, and name their file. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { api } from '#schema/api'
import { centsOf } from '#schema/core/money'
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

const day = '2026-11-09'
const till = (...rows: readonly string[]) =>
  lines('Receipt,Date,Time,Item,Category,Total (inc GST),GST', ...rows)
const two = till(
  `R1,${day},09:05,Rye loaf,Bread,9.50,0.00`,
  `R2,${day},10:30,Pastry box,Pastry,33.00,3.00`,
  'R3,2026-11-10,09:00,Rye loaf,Bread,9.50,0.00',
)

const rowsOf = async (kind = 'sales', query = '', asOf?: number) =>
  decodeJson(
    api.listDayRows.output,
    await owner.call(
      'GET',
      `/api/records/rows?kind=${kind}&day=${day}${query}`,
      undefined,
      asOf === undefined ? {} : { 'x-as-of': String(asOf) },
    ),
  )
const positionNow = async (): Promise<number> => {
  const client = await connectOwner(running.database.ownerUrl)
  const { rows } = await client.query('select max(position) as last from events')
  await client.end()
  return Number(rows[0]?.last)
}

it('lists each row with its file, number, amount, tax and category', async () => {
  const { importId } = await files.imported(two, 'till.csv')
  expect(await rowsOf()).toEqual({
    count: 2,
    state: 'kept',
    rows: [
      {
        row: 2,
        importId,
        file: 'till.csv',
        number: 'R1',
        minutes: 545,
        amount: '9.50',
        tax: '0.00',
        about: 'Rye loaf',
        category: 'Bread',
      },
      {
        row: 3,
        importId,
        file: 'till.csv',
        number: 'R2',
        minutes: 630,
        amount: '33.00',
        tax: '3.00',
        about: 'Pastry box',
        category: 'Pastry',
      },
    ],
  })
  expect(await rowsOf('books')).toEqual({ count: 0, state: 'none', rows: [] })
})

it('lists money out and in with its account', async () => {
  await files.imported(
    lines(
      'Date,Account,Details,Debit,Credit,GST',
      `${day},Supplies,Flour,110.00,,10.00`,
      `${day},Supplies,Back,,22.00,2.00`,
    ),
    'ledger.csv',
  )
  expect((await rowsOf('books')).rows).toMatchObject([
    { row: 2, amount: '-110.00', tax: '-10.00', about: 'Flour', category: 'Supplies' },
    { row: 3, amount: '22.00', tax: '2.00', about: 'Back', category: 'Supplies' },
  ])
})

it('pages through a long day, and the pages add up to its figure', async () => {
  await files.imported(
    till(...Array.from({ length: 120 }, (_, at) => `R${at},${day},09:00,Rye loaf,Bread,${at + 1}.00,0.00`)),
    'long.csv',
  )
  const pages = [await rowsOf(), await rowsOf('sales', '&from=50'), await rowsOf('sales', '&from=100')]
  expect(pages.map(({ rows, count }) => [rows.length, count])).toEqual([
    [50, 120],
    [50, 120],
    [20, 120],
  ])
  const all = pages.flatMap(({ rows }) => rows)
  expect(new Set(all.map(({ number }) => number)).size).toBe(120)
  expect(all.reduce((sum, { amount }) => sum + centsOf(amount), 0n)).toBe(726_000n)
})

it('shows an earlier moment as it was, before a correction and after an undo', async () => {
  await files.imported(two, 'till.csv')
  const before = await positionNow()
  const late = await files.imported(till(`R2,${day},10:30,Pastry box,Pastry,44.00,4.00`), 'late.csv')
  expect((await rowsOf()).rows.map(({ amount, file }) => [amount, file])).toEqual([
    ['9.50', 'till.csv'],
    ['44.00', 'late.csv'],
  ])
  expect((await rowsOf('sales', '', before)).rows.map(({ amount }) => amount)).toEqual(['9.50', '33.00'])
  const between = await positionNow()
  await files.undo(late)
  expect((await rowsOf()).rows.map(({ amount }) => amount)).toEqual(['9.50', '33.00'])
  expect((await rowsOf('sales', '', between)).rows.map(({ amount, file }) => [amount, file])).toEqual([
    ['9.50', 'till.csv'],
    ['44.00', 'late.csv'],
  ])
})

it('has no rows once the only file of the day is taken back, and still has them at the moment before', async () => {
  const only = await files.imported(two, 'till.csv')
  const before = await positionNow()
  await files.undo(only)
  expect(await rowsOf()).toEqual({ count: 0, state: 'none', rows: [] })
  expect((await rowsOf('sales', '', before)).rows.map(({ amount, file }) => [amount, file])).toEqual([
    ['9.50', 'till.csv'],
    ['33.00', 'till.csv'],
  ])
})

it('says so where the rows are no longer those of the figures', async () => {
  await files.imported(two, 'till.csv')
  const client = await connectOwner(running.database.ownerUrl)
  await client.query('delete from import_block')
  await client.end()
  expect(await rowsOf()).toEqual({ count: 2, state: 'replaced', rows: [] })
})
