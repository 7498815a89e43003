/** Timesheets and debtors rebuilt from events and kept files are identical, row by row, in records and in every read table. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { faultyDays, faultyFiles, rebuildRecords } from '../../service/import/rebuild-records.ts'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { verifyTables } from '../../service/read-models/verify-tables.ts'
import { projections } from '../../service/slices.ts'
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

const asOwner = async <A>(
  act: (owner: Awaited<ReturnType<typeof connectOwner>>) => Promise<A>,
): Promise<A> => {
  const owner = await connectOwner(running.database.ownerUrl)
  try {
    return await act(owner)
  } finally {
    await owner.end()
  }
}
const query = (sql: string) =>
  asOwner(async (owner): Promise<readonly unknown[]> => (await owner.query(sql)).rows)

const blocks = () =>
  query(`select import_id, kind, date, source, encode(entries, 'hex') as entries from import_block
    order by kind, date, import_id`)
const tables = projections.flatMap((projection) => projection.tables.map(({ name }) => name))
const rows = () =>
  Promise.all(
    tables.map((name) =>
      query(`select * from ${name} where workspace = '${workspace}' order by ${name}::text`),
    ),
  )
const db = () => running.service.database.of(workspace)

const sent = async (text: string, name: string, told: Readonly<Record<string, string>> = {}) => {
  let file = await files.sent(text, name)
  for (const { id } of file.questions) file = await files.answer(file, { [id]: told[id] ?? 'unanswered' })
  expect([name, file.state, file.questions]).toEqual([name, 'ready', []])
  return files.commit(file)
}

const work = (...of: readonly string[]) => lines('Date,Person,Client,Billed hours,Non-billable hours', ...of)
const aged = (day: string, ...of: readonly string[]) =>
  lines('Aged Receivables Summary', `As at ${day}`, 'Customer,Current,1-30,31-60,61-90,Over 90,Total', ...of)

/** Timesheets that overlap and are taken back; lists of several days, one replaced, one added to, one taken back. */
const history = async (): Promise<void> => {
  const day = { 'day-length': '7.5', 'same-work': 'other', 'same-rows': 'same' }
  await sent(work('2026-11-02,Ana,Tern,6.00,1.50', '2026-11-03,Ana,Tern,7.50,0.00'), 'first.csv', day)
  const second = await sent(
    work('2026-11-03,Ben,Tern,3.00,4.50', '2026-11-04,Ben,Wren,5.25,2.25'),
    'second.csv',
    day,
  )
  await sent(work('2026-11-05,Ana,Wren,4.00,3.50', '2026-11-05,Ben,Wren,2.00,5.50'), 'third.csv', day)
  await files.undo(second)
  await sent(aged('30 September 2026', 'Tern Ltd,900,0,0,0,0,900'), 'september.csv')
  const october = aged('31 October 2026', 'Tern Ltd,1000,500,0,0,250,1750', 'Wren & Co,0,0,300,0,0,300')
  await sent(october, 'october.csv')
  const corrected = aged('31 October 2026', 'Tern Ltd,1000,0,0,0,250,1250', 'Wren & Co,0,0,300,0,0,300')
  await sent(corrected, 'corrected.csv', { 'debtors-on-record': 'replaced' })
  const further = aged('31 October 2026', 'Kestrel Group,0,-40,0,0,0,-40')
  await sent(further, 'further.csv', { 'debtors-on-record': 'further' })
  await files.undo(await sent(aged('15 November 2026', 'Tern Ltd,50,0,0,0,0,50'), 'november.csv'))
}

it('makes lost timesheets and debtors again, identical row by row', async () => {
  await history()
  const [before, figures] = [await blocks(), await rows()]
  expect(new Set(before.map((block) => Object(block).kind))).toEqual(new Set(['timesheets', 'debtors']))
  expect(await rebuildRecords(db(), workspace, running.service.files)).toEqual({
    isRebuilt: false,
    faults: [],
  })
  await query('delete from import_block')
  expect(await faultyDays(db())).toEqual(
    expect.arrayContaining(['timesheets 2026-11-05', 'debtors 2026-09-30', 'debtors 2026-10-31']),
  )
  expect(await rebuildRecords(db(), workspace, running.service.files)).toEqual({
    isRebuilt: true,
    faults: [],
  })
  expect(await blocks()).toEqual(before)
  expect(await rows()).toEqual(figures)
  expect(await faultyFiles(db(), workspace, running.service.files)).toEqual([])
})

it('names days that were changed, and puts them right', async () => {
  await history()
  const before = await blocks()
  await query(`update import_block set entries = set_byte(entries, 0, get_byte(entries, 0) # 1)
    where date in ('2026-11-05', '2026-09-30')`)
  expect([...(await faultyDays(db()))].sort()).toEqual(['debtors 2026-09-30', 'timesheets 2026-11-05'])
  expect(await rebuildRecords(db(), workspace, running.service.files)).toEqual({
    isRebuilt: true,
    faults: [],
  })
  expect(await blocks()).toEqual(before)
})

it('rebuilds every read table from the events alone, and verifies it', async () => {
  await history()
  const before = await rows()
  await query(`update import_day set figures = '{}' where kind in ('timesheets', 'debtors')`)
  const { faults } = await asOwner((owner) => verifyTables(owner, workspace, projections))
  expect(faults.map(({ table }) => table)).toContain('import_day')
  await asOwner((owner) => rebuildWorkspace(owner, workspace, projections))
  expect(await rows()).toEqual(before)
  expect((await asOwner((owner) => verifyTables(owner, workspace, projections))).faults).toEqual([])
})
