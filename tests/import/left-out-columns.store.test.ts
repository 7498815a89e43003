/** Columns that are left out, from the preview to the record; and the number of sales of daily totals. */
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

const dayOf = (at: number): string => new Date(Date.UTC(2026, 9, 5 + at)).toISOString().slice(0, 10)
const takings = (from: number, days: number) =>
  lines(
    'Date,Takings inc GST,GST,Sales,Weather,Sent in by',
    ...Array.from(
      { length: days },
      (_, at) => `${dayOf(from + at)},1100.00,100.00,${80 + at},fine,Ada Lovelace`,
    ),
  )

it('counts the sales of daily totals, once, whatever is sent again', async () => {
  const first = await files.imported(takings(0, 14))
  const week = async () => Object((await owner.call('GET', '/api/kpis')).json)[0]
  expect(await week()).toMatchObject({ revenue: 7000, weekly_footfall: 80 + 81 + 82 + 83 + 84 + 85 + 86 })
  expect(await files.sent(takings(0, 14))).toMatchObject({ imported: 0, duplicates: 14 })
  expect(await files.imported(takings(7, 14))).toMatchObject({ imported: expect.any(Number) })
  expect(await week()).toMatchObject({ weekly_footfall: 581 })
  await files.undo(first)
})

it('shows what is left out, lets it be used, and records no question and no cell of it', async () => {
  const sent = await files.sent(takings(0, 14))
  const weather = sent.mapping?.find(({ column }) => column === 'Weather')
  expect(weather).toMatchObject({ role: 'ignored', why: 'no-figure', question: { id: 'use-column-5' } })
  const answers = (answer: string) =>
    owner.call('POST', `/api/imports/${sent.importId}/answers`, { answers: { 'use-column-5': answer } })
  expect((await answers('amount')).status).toBe(400)
  const used = Object((await answers('category')).json)
  expect(used.mapping.find(({ column }: { column: string }) => column === 'Weather')).toMatchObject({
    role: 'category',
  })
  const committed = await files.commit(sent)
  const columns = new Map(committed.mapping?.map((one) => [one.column, one]))
  expect(columns.get('Sent in by')).toEqual({ role: 'ignored', column: 'Sent in by', why: 'no-figure' })
  expect(JSON.stringify(committed)).not.toContain('use-column')
  expect(JSON.stringify(committed)).not.toContain('Ada')
  // A later file of the layout is read the same way, and what was left out stays so.
  const later = await files.sent(takings(14, 7))
  const again = new Map(later.mapping?.map((one) => [one.column, one]))
  expect(again.get('Weather')).toMatchObject({ role: 'category' })
  expect(again.get('Sent in by')).toMatchObject({ role: 'ignored', why: 'earlier' })
})
