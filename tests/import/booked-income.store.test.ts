/** A business whose only file is a ledger: its income is its revenue, until sales are on record. */
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

const dayOf = (at: number): string => new Date(Date.UTC(2026, 6, 6 + at)).toISOString().slice(0, 10)

/** Nineteen weeks: fees of $1,000 a week and $10 more in each, wages of $400, rent of $100, and interest each week. */
const ledger = lines(
  'Date,Account,Description,Debit,Credit',
  ...Array.from({ length: 19 }, (_, week) =>
    [
      `${dayOf(7 * week)},Office rent,Suite 4,100.00,`,
      `${dayOf(7 * week + 2)},Management fees,Portfolio,,${400 + 10 * week}.00`,
      `${dayOf(7 * week + 3)},Commission income,Settlement,,600.00`,
      `${dayOf(7 * week + 4)},Wages,Team,400.00,`,
      `${dayOf(7 * week + 4)},Interest income,Bank,,3.00`,
    ].join('\n'),
  ),
)

const weeks = async () => Object((await owner.call('GET', '/api/kpis')).json)
const range = `from=${dayOf(0)}&to=${dayOf(132)}`
const series = async (grain: string) =>
  decodeJson(KpiSeries, await owner.call('GET', `/api/kpis/series?grain=${grain}&${range}`))

const ask = async (message: string): Promise<string> =>
  (await owner.call('POST', '/api/chat/send', { message, personaKey: 'financial_analyst' })).text

it('gives weeks with revenue, costs and margin, and no number of sales', async () => {
  await files.imported(ledger, 'ledger.csv')
  const all = await weeks()
  expect(all).toHaveLength(19)
  expect(all[0]).toMatchObject({ revenue: 1000, profit_margin: 50, expenses: { staff: 400, premises: 100 } })
  expect(all[18]).toMatchObject({ weekStart: '2026-11-09', revenue: 1180 })
  expect(all[0]).not.toHaveProperty('weekly_footfall')
})

it('says which income it counted, and which money in it did not', async () => {
  await files.imported(ledger, 'ledger.csv')
  const { basis, periods } = await series('week')
  expect(basis.revenue).toEqual({
    by: 'day',
    accounts: ['Commission income', 'Management fees'],
    without: ['Interest income'],
  })
  expect(periods[1]?.figures).toMatchObject({ revenue: '1010.00', costs: '500.00', profit: '510.00' })
})

it('answers and briefs with the income', async () => {
  await files.imported(ledger, 'ledger.csv')
  expect(await ask('What was our revenue last week?')).toContain('$1,180')
  const brief = await owner.call('POST', '/api/briefs/generate', {
    topic: 'How are sales going?',
    personaKey: 'ceo',
  })
  expect(brief.status).toBe(200)
  expect(brief.text).toContain('1,180')
})

it('ends with the first sales, and comes back if they are undone', async () => {
  await files.imported(ledger, 'ledger.csv')
  const rows = [9, 10, 11].map((at) => `${at},${dayOf(at)},08:10,Valuation,55.00,5.00`)
  const sales = await files.imported(lines('Receipt,Date,Time,Item,Total (inc GST),GST', ...rows))
  expect((await series('week')).basis).not.toHaveProperty('revenue')
  expect(JSON.stringify(await series('week'))).not.toContain('1180.00')
  await files.undo(sales)
  expect(await weeks()).toHaveLength(19)
})

it('names the advice that rested on the income when the ledger is undone', async () => {
  const imported = await files.imported(ledger, 'ledger.csv')
  await owner.call('POST', '/api/briefs/generate', { topic: 'How are sales going?', personaKey: 'ceo' })
  const undone = await files.undo(imported)
  expect(undone.restedOn?.map(({ kind }) => kind)).toEqual(['brief'])
})
