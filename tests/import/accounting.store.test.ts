/** Cash against accrual: what statements say of themselves, from the preview to the figures. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { KpiSeries } from '#schema/kpi/series'
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

const statement = (month: string, ...words: readonly string[]) =>
  lines(
    'Profit and Loss,,',
    ...words.map((word) => `${word},,`),
    `Account,${month},Total`,
    'Income,,',
    'Sales,9000.00,9000.00',
    'Expenses,,',
    'Wages,3000.00,3000.00',
    'Accruals cash basis adjustment,10.00,10.00',
    'Rent,1000.00,1000.00',
  )
const basis = async () =>
  decodeJson(KpiSeries, await owner.call('GET', '/api/kpis/series?grain=month&from=2026-07-01&to=2026-10-31'))
    .basis

it.each([
  ['Accrual Basis', 'accrual'],
  ['Basis: Cash', 'cash'],
  ['For the month (cash basis)', 'cash'],
  ['Cash basis or accrual basis', undefined],
  ['The bakery', undefined],
])('a statement with “%s” is %s', async (words, accounting) => {
  const done = await files.imported(statement('Sep 2026', 'The bakery', words))
  expect(done.accounting).toBe(accounting)
  expect((await basis()).accounting).toBe(accounting)
})

it('statements of both kinds are said to be of both', async () => {
  await files.imported(statement('Sep 2026', 'Cash basis'))
  const other = await files.imported(statement('Oct 2026', 'Accrual basis'))
  expect((await basis()).accounting).toBe('both')
  await files.undo(other)
  expect((await basis()).accounting).toBe('cash')
})
