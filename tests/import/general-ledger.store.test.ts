/** A general ledger as an accountant exports it: figures by its accounts of profit and loss, in series and in answers. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ImportPreview } from '#schema/import/preview'
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

const dayOf = (at: number): string => new Date(Date.UTC(2026, 6, 6 + at)).toISOString().slice(0, 10)

/** Nineteen weeks: sales of $1,000 and GST, wages of $400, rent of $200 and GST, and drawings of $250. */
const journal = (...more: readonly string[]) =>
  lines(
    'Date,Journal no,Account,Description,Debit,Credit',
    ...Array.from({ length: 19 }, (_, week) => {
      const [sold, paid, rented] = [dayOf(7 * week), dayOf(7 * week + 3), dayOf(7 * week + 4)]
      return [
        `${sold},J${week}1,Westpac 3391,,1100.00,`,
        `${sold},J${week}1,Sales,,,1000.00`,
        `${sold},J${week}1,GST,,,100.00`,
        `${paid},J${week}2,Westpac 3391,,,650.00`,
        `${paid},J${week}2,Wages,,400.00,`,
        `${paid},J${week}2,Drawings,,250.00,`,
        `${rented},J${week}3,Westpac 3391,,,220.00`,
        `${rented},J${week}3,Rent,,200.00,`,
        `${rented},J${week}3,GST,,20.00,`,
      ].join('\n')
    }),
    ...more,
  )

const series = async () =>
  decodeJson(
    KpiSeries,
    await owner.call('GET', `/api/kpis/series?grain=week&from=${dayOf(0)}&to=${dayOf(132)}`),
  )
const ask = async (message: string): Promise<string> =>
  Object((await owner.call('POST', '/api/chat/send', { message, personaKey: 'financial_analyst' })).json)
    .message

it('gives revenue, costs and profit without GST', async () => {
  await files.imported(journal(), 'journal.csv')
  const { basis, periods } = await series()
  expect(periods[1]?.figures).toMatchObject({ revenue: '1000.00', costs: '600.00', profit: '400.00' })
  expect(basis).toMatchObject({
    tax: 'apart',
    costsTax: 'apart',
    revenue: { accounts: ['Sales'], without: [] },
  })
  expect(await ask('What was our profit last week?')).toContain('$400')
})

it('says before it is recorded which accounts count, and as what', async () => {
  const draft = await files.sent(
    journal(`${dayOf(8)},J99,Westpac 3391,,,9000.00`, `${dayOf(8)},J99,Ovens,,9000.00,`),
  )
  expect(draft).toMatchObject({ kind: 'books', isLedger: true })
  const preview = decodeJson(ImportPreview, await owner.call('GET', `/api/imports/${draft.importId}/preview`))
  expect(preview.ledger).toEqual({
    sales: ['Sales'],
    costs: ['Rent', 'Wages'],
    unclear: ['Ovens'],
    left: ['Drawings', 'GST', 'Westpac 3391'],
    isWithoutTax: true,
  })
})

it('calls a cash book none', async () => {
  const draft = await files.sent(
    lines('Date,Account,Debit,Credit', '2026-07-06,Rent,20.00,', '2026-07-07,Sales,,90.00'),
  )
  expect(draft.isLedger).toBeUndefined()
  expect(
    decodeJson(ImportPreview, await owner.call('GET', `/api/imports/${draft.importId}/preview`)).ledger,
  ).toBeUndefined()
})

it('names what is money out, and no cost', async () => {
  await files.imported(journal(), 'journal.csv')
  const costs = await ask('What are our biggest costs?')
  expect(costs).toContain('Wages: $7,600')
  expect(costs).not.toContain('Westpac')
  expect(costs).toContain('“Drawings” is money out, but no cost')
})

it('names the accounts that may be costs, and shows none until they are clear', async () => {
  const bought = [`${dayOf(8)},J99,Westpac 3391,,,9000.00`, `${dayOf(8)},J99,Ovens,,9000.00,`]
  await files.imported(journal(...bought), 'journal.csv')
  const { basis, periods } = await series()
  expect(basis.unclearCosts).toEqual(['Ovens'])
  expect(periods[1]?.figures).toMatchObject({ revenue: '1000.00' })
  expect(periods[1]?.figures).not.toHaveProperty('costs')
})
