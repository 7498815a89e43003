/** Totals by month on record: what they answer, and periods that come again. */
import { afterEach, beforeEach, expect, it } from 'vitest'
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

const byMonth = (labels: string, ...rows: readonly string[]) => lines(`Month,${labels}`, ...rows)
const first = byMonth('Stall takings ex GST,Salaries ex GST', 'Sep 2026,9000,3000', 'Oct 2026,9300,3100')

const ask = async (message: string): Promise<string> =>
  (await owner.call('POST', '/api/chat/send', { message, personaKey: 'financial_analyst' })).text

it('answer what the revenue of a month was, and show how each column was read', async () => {
  const sent = await files.imported(first, 'months.csv')
  expect(sent.mapping?.map(({ role, column }) => `${role} ${column}`)).toEqual([
    'month Month',
    'money-in Stall takings ex GST',
    'money-out Salaries ex GST',
  ])
  expect(await ask('What was our revenue in October?')).toContain('9,300')
  expect(await ask('What was our revenue in September?')).toContain('9,000')
  // Weeks of costs end with the month; the answer says up to which day.
  expect(await ask('What were our wages in October?')).toContain('Only 1 to 25 October is on record')
})

it.each([
  ['corrected', byMonth('Stall takings ex GST,Salaries ex GST', 'Sep 2026,9000,3000', 'Oct 2026,9900,3200')],
  ['under other names', byMonth('Market sales ex GST,Wages ex GST', 'Oct 2026,9300,3100')],
])('that come again %s are asked about', async (_, text) => {
  await files.imported(first, 'months.csv')
  const again = await files.sent(text, 'again.csv')
  expect(again.questions.map(({ id }) => id)).toEqual(['same-months'])
  const refused = await owner.call('POST', `/api/imports/${again.importId}/answers`, {
    answers: { 'same-months': 'instead' },
  })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Undo that file first')
  expect((await files.answer(again, { 'same-months': 'further' })).state).toBe('ready')
})

it('are not asked about where nothing or only other months are new, or costs come beside sales', async () => {
  await files.imported(byMonth('Stall takings ex GST', 'Sep 2026,9000', 'Oct 2026,9300'), 'months.csv')
  for (const text of [
    byMonth('Stall takings ex GST', 'Aug 2026,8000', 'Sep 2026,9000'),
    byMonth('Salaries ex GST', 'Oct 2026,3100'),
  ])
    expect((await files.sent(text, 'more.csv')).state).toBe('ready')
})
