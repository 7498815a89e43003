/** Records rebuilt from events and kept files are identical, and differences from the history are named. */
import { appendFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { faultyDays, faultyFiles, rebuildRecords } from '../../service/import/rebuild-records.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import type { TestService } from '../core/service.ts'
import { openFileBakery } from './file-bakery.ts'
import { lines } from './read-text.ts'
import type { FileClient } from './send-file.ts'

let running: TestService
let files: FileClient
let workspace: string
beforeEach(async () => {
  ;({ running, files } = await openFileBakery())
  const { rows } = await running.service.database.unbound.query('select * from own_workspaces()')
  workspace = String(rows[0]?.workspace)
})
afterEach(() => running.stop())

const query = async (sql: string): Promise<readonly unknown[]> => {
  const owner = await connectOwner(running.database.ownerUrl)
  try {
    return (await owner.query(sql)).rows
  } finally {
    await owner.end()
  }
}

const blocks = () =>
  query(`select import_id, kind, date, source, encode(entries, 'hex') as entries from import_block
    order by kind, date, import_id`)
const days = () => query('select * from import_day order by id')
const db = () => running.service.database.of(workspace)
const rebuild = () => rebuildRecords(db(), workspace, running.service.files)

/** Overlapping files, a correction, a day that changes, an undo in between, and books. */
const history = async (): Promise<void> => {
  const header = 'Receipt,Date,Total (inc GST),GST'
  await files.imported(lines(header, '1,2026-11-03,5.50,0.50', '2,2026-11-04,11.00,1.00'))
  const second = await files.imported(lines(header, '2,2026-11-04,22.00,2.00', '3,2026-11-05,33.00,3.00'))
  await files.imported(lines(header, '3,2026-11-06,33.00,3.00', '4,2026-11-06,44.00,4.00'))
  await files.undo(second)
  await files.imported(lines(header, '2,2026-11-04,11.00,1.00', '5,2026-11-07,5.50,0.50'))
  await files.imported(
    lines('Date,Account,Debit,Credit', '2026-11-03,Rent,500.00,', '2026-11-04,Sales,,9.00'),
  )
}

it('makes lost records again, identical row by row', async () => {
  await history()
  const [before, figures] = [await blocks(), await days()]
  expect(await rebuild()).toEqual({ isRebuilt: false, faults: [] })
  await query('delete from import_block')
  expect(await faultyDays(db())).toContain('sales 2026-11-06')
  expect(await rebuild()).toEqual({ isRebuilt: true, faults: [] })
  expect(await blocks()).toEqual(before)
  expect(await days()).toEqual(figures)
})

it('names a record that was changed, and puts it right', async () => {
  await history()
  const before = await blocks()
  await query(`update import_block set entries = (select entries from import_block where date = '2026-11-07')
    where date = '2026-11-03' and kind = 'sales'`)
  expect(await faultyDays(db())).toEqual(['sales 2026-11-03'])
  expect(await rebuild()).toEqual({ isRebuilt: true, faults: [] })
  expect(await blocks()).toEqual(before)
})

it.each([
  ['is cut short', `substring(entries from 1 for length(entries) / 2)`],
  ['has a changed byte', `set_byte(entries, 0, get_byte(entries, 0) # 1)`],
  ['is empty', `''`],
])('names each day with a record that cannot be read, and puts it right: %s', async (_, spoiled) => {
  await history()
  const before = await blocks()
  await query(`update import_block set entries = ${spoiled} where date in ('2026-11-03', '2026-11-07')`)
  expect(await faultyDays(db())).toEqual(['sales 2026-11-03', 'sales 2026-11-07', 'books 2026-11-03'])
  expect(await rebuild()).toEqual({ isRebuilt: true, faults: [] })
  expect(await blocks()).toEqual(before)
})

it('checks records and files although the row of an import cannot be read', async () => {
  await history()
  const imports = await db().selectFrom('import').select('id').execute()
  await query(`update import set summary = '{'`)
  await query(`delete from import_block where date = '2026-11-07'`)
  expect(await faultyDays(db())).toEqual(['sales 2026-11-07'])
  expect(await faultyFiles(db(), workspace, running.service.files)).toEqual([])
  await rm(join(running.filesFolder, workspace), { recursive: true })
  expect([...(await faultyFiles(db(), workspace, running.service.files))].sort()).toEqual(
    imports.map(({ id }) => `of import ${id}`).sort(),
  )
})

it('names a kept file that is gone or was changed, and changes no record without it', async () => {
  await history()
  expect(await faultyFiles(db(), workspace, running.service.files)).toEqual([])
  const folder = join(running.filesFolder, workspace)
  const [first = '', second = ''] = await readdir(folder)
  await rm(join(folder, first))
  await writeFile(join(folder, second), 'other')
  expect(await faultyFiles(db(), workspace, running.service.files)).toHaveLength(2)
  await query(`delete from import_block where date = '2026-11-03'`)
  const left = await blocks()
  expect(await rebuild()).toMatchObject({
    isRebuilt: false,
    faults: [expect.any(String), expect.any(String)],
  })
  expect(await blocks()).toEqual(left)
})

it('names a kept file that was made longer', async () => {
  await files.imported(lines('Receipt,Date,Total (inc GST),GST', '1,2026-11-03,5.50,0.50'))
  const folder = join(running.filesFolder, workspace)
  const [name = ''] = await readdir(folder)
  expect(await faultyFiles(db(), workspace, running.service.files)).toEqual([])
  await appendFile(join(folder, name), 'x')
  expect(await faultyFiles(db(), workspace, running.service.files)).toHaveLength(1)
})
