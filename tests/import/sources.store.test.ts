/** What the call says about the sources of a business with files and a till. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import type { Browser } from '../people/account-client.ts'
import { openFileBakery } from './file-bakery.ts'
import { lines } from './read-text.ts'
import type { FileClient } from './send-file.ts'

let running: TestService
let owner: Browser
let files: FileClient
beforeEach(async () => {
  const now = () => new Date('2026-11-23T02:00:00.000Z')
  ;({ running, owner, files } = await openFileBakery({ sources: { ...fixedSources(), now } }))
})
afterEach(() => running.stop())

const sources = async () => (await owner.call('GET', '/api/sources')).json

it('names the newest file of each kind, its age, and nothing once it is taken back', async () => {
  expect(await sources()).toEqual([])
  await files.imported(
    lines('Receipt,Date,Total ex GST', '1,2026-11-13,5.50', '2,2026-11-14,8.00'),
    'older.csv',
  )
  const newer = await files.imported(lines('Receipt,Date,Total ex GST', '3,2026-11-20,5.50'), 'newer.csv')
  await files.imported(lines('Date,Account,Debit,Credit', '2026-10-30,Rent,900.10,'), 'ledger.csv')
  expect(await sources()).toMatchObject([
    { kind: 'sales', latest: '2026-11-20', ageDays: 3, state: 'current', file: { name: 'newer.csv' } },
    { kind: 'books', latest: '2026-10-30', ageDays: 24, state: 'stale', file: { name: 'ledger.csv' } },
  ])
  await files.undo(newer)
  expect(await sources()).toMatchObject([
    { kind: 'sales', latest: '2026-11-14', ageDays: 9, state: 'stale', file: { name: 'older.csv' } },
    { kind: 'books', latest: '2026-10-30' },
  ])
})
