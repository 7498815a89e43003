/** Previews where books are on record or in the file: weeks that would lose their revenue, and amounts of months. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { startTestService, type TestService } from '../core/service.ts'
import { type Browser, setUpBakery } from '../people/account-client.ts'
import { lines } from './read-text.ts'
import { openFileClient } from './send-file.ts'

let running: TestService
let owner: Browser
beforeEach(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
  owner = await setUpBakery(running)
})
afterEach(() => running.stop())

const statement = lines(
  'Profit and Loss',
  'Petrov Bakery',
  'For the 4 months ended 31 October 2026',
  'Account,Jul 2026,Aug 2026,Sep 2026,Oct 2026',
  'Trading Income,,,,',
  'Sales,41000,42000,40500,43000',
  'Total Trading Income,41000,42000,40500,43000',
  'Operating Expenses,,,,',
  'Wages,18000,18000,18000,18000',
  'Rent,6000,6000,6000,6000',
  'Total Operating Expenses,24000,24000,24000,24000',
  'Net Profit,17000,18000,16500,19000',
)
const dayOf = (at: number): string => new Date(Date.UTC(2026, 9, 5 + at)).toISOString().slice(0, 10)
/** 5 October to 1 November. */
const till = lines(
  'Date,Receipt,Total',
  ...Array.from({ length: 28 }, (_, at) => `${dayOf(at)},${1000 + at},${1400 + at}.00`),
)

const opened = async (text: string, name: string) => {
  const files = openFileClient(running, owner)
  const sent = await files.sent(text, name)
  const answers = Object.fromEntries(
    sent.questions.map(({ id, readings }) => [id, readings.at(-1)?.id ?? '']),
  )
  return { files, file: sent.questions.length === 0 ? sent : await files.answer(sent, answers) }
}
const record = async (text: string, name: string): Promise<void> => {
  const { files, file } = await opened(text, name)
  await files.commit(file)
}
const previewOf = async (text: string, name: string) => {
  const { file } = await opened(text, name)
  return Object((await owner.call('GET', `/api/imports/${file.importId}/preview`)).json)
}

it('names the weeks between the first and the last that only the books know', async () => {
  await record(statement, 'profit-and-loss.csv')
  const { endsIncome } = await previewOf(till, 'till.csv')
  expect(endsIncome).toEqual({ weeks: 14, from: '2026-06-29', to: '2026-10-04' })
})

it('shows the amounts of a statement by its months, and of a till by weeks', async () => {
  const months = await previewOf(statement, 'profit-and-loss.csv')
  expect(months.weeks.map(({ period }: { period: object }) => period)).toEqual([
    { from: '2026-07-01', to: '2026-07-31' },
    { from: '2026-08-01', to: '2026-08-31' },
    { from: '2026-09-01', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-10-31' },
  ])
  const { weeks } = await previewOf(till, 'till.csv')
  expect(weeks).toHaveLength(4)
  for (const week of weeks) expect(week).not.toHaveProperty('period')
})

it('says nothing once sales are on record, or where there are no books', async () => {
  expect(await previewOf(till, 'till.csv')).not.toHaveProperty('endsIncome')
  await record(till, 'till.csv')
  await record(statement, 'profit-and-loss.csv')
  const later = till.replaceAll('2026-10', '2026-09')
  expect(await previewOf(later, 'september.csv')).not.toHaveProperty('endsIncome')
})
