/** A file that was just read is not read again, unless something that it rests on has changed. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readPlace } from '../../service/import/import.queries.ts'
import { keptPlansOf } from '../../service/import/kept-plans.ts'
import type { TestService } from '../core/service.ts'
import { openFileBakery } from './file-bakery.ts'
import { lines } from './read-text.ts'
import type { FileClient } from './send-file.ts'

let running: TestService
let files: FileClient
beforeEach(async () => {
  ;({ running, files } = await openFileBakery())
})
afterEach(() => running.stop())

const sales = lines('Receipt,Date,Total (inc GST),GST', '1,2026-11-03,5.50,0.50', '2,2026-11-04,11.00,1.00')

it('is recorded from its plan, with the same records as when it is read again', async () => {
  const { service } = running
  const { rows } = await service.database.unbound.query('select * from own_workspaces()')
  const db = service.database.of(String(rows[0]?.workspace))
  const days = () =>
    db.selectFrom('import_day').select(['id', 'records', 'sha256', 'figures']).orderBy('id').execute()
  const first = await files.sent(sales, 'sales.csv')
  const place = await readPlace(db, service.now())
  const file = { importId: first.importId, file: 'sales.csv', path: 'nowhere', answers: {} }
  expect(await keptPlansOf(service).kept(db, file, place)).toBeDefined()
  const kept = await files.commit(first)
  expect(await keptPlansOf(service).kept(db, file, place)).toBeUndefined()
  const found = await days()
  await files.undo(kept)
  const again = await files.sent(sales, 'sales.csv')
  keptPlansOf(service).drop(again.importId)
  await files.commit(again)
  expect(await days()).toEqual(found)
})

it('is read again after another import, so that no row counts twice', async () => {
  const [one, other] = [await files.sent(sales, 'one.csv'), await files.sent(sales, 'other.csv')]
  expect([one.imported, other.imported]).toEqual([2, 2])
  expect(await files.commit(one)).toMatchObject({ imported: 2, duplicates: 0 })
  expect(await files.commit(other)).toMatchObject({ imported: 0, duplicates: 2 })
})
