/** GST in books, from the file to the figures: costs without it to the cent, the answer corrected, exported and made again. */
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

const week = Array.from({ length: 7 }, (_, at) => `2026-11-${String(at + 2).padStart(2, '0')}`)
const till = lines(
  'Receipt,Date,Item,Total (inc GST),GST',
  ...week.map((date, at) => `${at},${date},Rye loaf,330.00,30.00`),
)
const ledger = (label: string, ...more: readonly string[]) =>
  lines(
    `Date,Account,Details,Debit (${label}),Credit (${label})`,
    ...week.map((date) => `${date},Supplies,Flour,19.99,`),
    `${week[6]},Wages,Week 45,900.00,`,
    `${week[3]},Supplies,Flour sent back,,5.50`,
    ...more,
  )

const figures = async () => {
  const { period, basis } = decodeJson(
    api.readPeriod.output,
    await owner.call('GET', '/api/kpis/period?grain=week&day=2026-11-02'),
  )
  const { revenue, gross, costs, costsTax, profit } = period.figures
  return { revenue, gross, costs, costsTax, profit, basis: [basis.tax, basis.costsTax] }
}

it('takes GST off costs once somebody says that it is in them, and shows both', async () => {
  await files.imported(till, 'till.csv')
  const draft = await files.sent(ledger('inc GST'), 'ledger.csv')
  expect(draft).toMatchObject({ state: 'undecided', questions: [{ id: 'tax-included' }] })
  const ready = await files.answer(draft, { 'tax-included': 'all' })
  // 7 × 1.82 in 19.99; wages have none. What came back is not in the money out.
  expect(ready).toMatchObject({
    state: 'ready',
    total: { out: '1039.93', in: '5.50' },
    tax: { decided: 'all', name: 'GST', share: 'one eleventh', amount: '12.74' },
  })
  await files.commit(ready)
  // Flour: 139.93 less 12.74 of GST, less 5.50 that came back, of it 0.50 GST.
  expect(await figures()).toEqual({
    revenue: '2100.00',
    gross: '2310.00',
    costs: '1022.19',
    costsTax: '12.24',
    profit: '1077.81',
    basis: ['apart', 'split'],
  })
})

it('is corrected by another answer, and nothing counts twice', async () => {
  await files.imported(till, 'till.csv')
  await files.commit(await files.answer(await files.sent(ledger('inc GST')), { 'tax-included': 'all' }))
  const again = await files.sent(ledger('inc GST'))
  expect(again).toMatchObject({ imported: 0, duplicates: 9, corrected: 0 })
  const changed = await files.answer(again, { 'tax-included': 'some' })
  expect(changed).toMatchObject({ imported: 0, corrected: 9 })
  const committed = await files.commit(changed)
  expect(await figures()).toMatchObject({ costs: '1034.43', costsTax: undefined, basis: ['apart', 'within'] })
  await files.undo(committed)
  expect(await figures()).toMatchObject({ costs: '1022.19', costsTax: '12.24', basis: ['apart', 'split'] })
})

it('says that costs may include GST where a file says nothing of it', async () => {
  await files.imported(till, 'till.csv')
  await files.imported(
    lines(
      'Date,Account,Debit,Credit',
      ...week.map((date) => `${date},Supplies,19.99,`),
      `${week[6]},Wages,900.00,`,
    ),
    'bank.csv',
  )
  expect(await figures()).toMatchObject({ costs: '1039.93', costsTax: undefined, basis: ['apart', 'untold'] })
})

it('is made again from the kept file as it was answered', async () => {
  await files.imported(till, 'till.csv')
  await files.commit(await files.answer(await files.sent(ledger('inc GST')), { 'tax-included': 'all' }))
  const before = await figures()
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
  expect(await figures()).toEqual(before)
})
