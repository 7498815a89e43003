/** Files that leave something open or cannot be read, through the calls. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Import } from '#schema/import/import'
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

it('asks what it cannot know, once for a layout', async () => {
  const labels = 'Date,Amount ex GST,Receipt'
  await files.imported(lines(labels, '2026-11-01,5.50,5', '2026-11-02,6.50,6'))
  const draft = await files.sent(lines(labels, '03/11/2026,5.50,7', '04/11/2026,6.50,8'))
  expect(draft).toMatchObject({ state: 'undecided', questions: [{ id: 'date-order', column: 'Date' }] })
  const early = await owner.call('POST', `/api/imports/${draft.importId}/commit`)
  expect(early.status).toBe(409)
  const wrong = await owner.call('POST', `/api/imports/${draft.importId}/answers`, {
    answers: { 'date-order': 'sideways' },
  })
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('answers.date-order')])
  const answered = await owner.call('POST', `/api/imports/${draft.importId}/answers`, {
    answers: { 'date-order': 'day-first' },
  })
  expect(answered.json).toMatchObject({ state: 'ready', from: '2026-11-03', to: '2026-11-04' })
  await files.commit(decodeJson(Import, answered))
  expect(await files.sent(lines(labels, '05/11/2026,5.50,9', '06/11/2026,7.50,10'))).toMatchObject({
    state: 'ready',
    from: '2026-11-05',
  })
})

it('refuses what is no table, with the place, and records nothing', async () => {
  const before = await owner.call('GET', '/api/audit')
  for (const [bytes, says] of [
    [Buffer.from('%PDF-1.7 and so on'), 'PDF'],
    [Buffer.from(lines('Date,Amount', '2026-11-03,\u0000')), 'row 2'],
    [Buffer.from(''), ''],
    [Buffer.from(lines('Date,Amount', 'never,1.00', 'nor now,2.00')), 'file'],
  ] as const) {
    const answer = await files.send(bytes)
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(says)])
  }
  const large = await files.send(Buffer.alloc(50_000_001))
  expect(large.status).toBe(413)
  expect((await owner.call('GET', '/api/imports')).json).toEqual([])
  expect((await owner.call('GET', '/api/audit')).text).toBe(before.text)
})

it('refuses both sides of each entry where no account says which is which', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0')).flatMap((day) => [
    `J${day},2026-11-${day},Lunch trade,220.00,`,
    `J${day},2026-11-${day},Lunch trade,,220.00`,
  ])
  const journal = ['Journal no,Date,Memo,Debit,Credit', ...rows]
  const answer = await files.send(lines(...journal))
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('both sides of its entries')])
  const named = journal.map((row, at) => `${row},${at === 0 ? 'Account' : at % 2 ? 'Bank' : 'Sales'}`)
  expect(await files.sent(lines(...named))).toMatchObject({ state: 'ready', isLedger: true })
})
