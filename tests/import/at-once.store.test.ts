/** Files committed at the same moment: each counts as a whole, and a file that is not recorded leaves nothing behind. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import type { TestService } from '../core/service.ts'
import type { Browser } from '../people/account-client.ts'
import { openFileBakery } from './file-bakery.ts'
import { lines } from './read-text.ts'
import type { FileClient } from './send-file.ts'

let running: TestService
let owner: Browser
let files: FileClient
beforeAll(async () => {
  ;({ running, owner, files } = await openFileBakery())
})
afterAll(() => running.stop())

const header = 'Order ID,Date,Time,Item,Total (inc GST),GST'
const sale = (id: number) => `${id},2026-11-13,08:15,Flat white,5.50,0.50`

const query = async (text: string) => {
  const client = await connectOwner(running.database.ownerUrl)
  const { rows } = await client.query(text)
  await client.end()
  return rows
}
const countBlocks = async () => (await query('select count(*)::int as count from import_block'))[0].count

it('eight files of one day committed at once are all in its sum', async () => {
  const drafts = []
  for (let n = 1; n <= 8; n++) drafts.push(await files.sent(lines(header, sale(n)), `till-${n}.csv`))
  const commit = async ({ importId }: { importId: string }): Promise<void> => {
    const { status, text } = await owner.call('POST', `/api/imports/${importId}/commit`)
    if (status === 200) return
    // Too many at once: they are refused as a whole, and sent again as the message says.
    expect([status, text]).toEqual([409, expect.stringContaining('try again')])
    await commit({ importId })
  }
  await Promise.all(drafts.map(commit))
  const [day] = await query(`select records, figures from import_day where date = '2026-11-13'`)
  expect([day.records, JSON.parse(day.figures).gross]).toEqual([8, '44.00'])
  expect(await countBlocks()).toBe(8)
})

it('one file committed by several calls at once counts once, and leaves nothing else', async () => {
  const draft = await files.sent(lines(header, sale(9)), 'till-9.csv')
  const before = await countBlocks()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => owner.call('POST', `/api/imports/${draft.importId}/commit`)),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 200 || status === 404 || status === 409)).toBe(true)
  const [day] = await query(`select records, figures from import_day where date = '2026-11-13'`)
  expect([day.records, JSON.parse(day.figures).gross]).toEqual([9, '49.50'])
  expect(await countBlocks()).toBe(before + 1)
})

it('a commit that the database fails leaves no rows, and can be made again', async () => {
  const draft = await files.sent(lines(header, sale(10)), 'till-10.csv')
  const before = await countBlocks()
  const { store } = running.service
  const { append } = store
  Object.assign(store, { append: () => Promise.reject(new Error('The database is gone.')) })
  const failed = await owner.call('POST', `/api/imports/${draft.importId}/commit`)
  Object.assign(store, { append })
  expect(failed.status).toBeGreaterThanOrEqual(500)
  expect(await countBlocks()).toBe(before)
  expect(await files.commit(draft)).toMatchObject({ state: 'imported', imported: 1 })
})
