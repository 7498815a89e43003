/** Exports of records: an export imports again to the same rows, here as well as in another business. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import type { Import } from '#schema/import/import'
import { unpackEntries } from '../../service/import/records/blocks.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, type TestService } from '../core/service.ts'
import type { Browser } from '../people/account-client.ts'
import { books, sales, shop, statement } from './exported-files.ts'
import { openFileBakery } from './file-bakery.ts'
import type { FileClient } from './send-file.ts'

let running: TestService
let owner: Browser
let files: FileClient
const others: TestService[] = []
beforeEach(async () => {
  ;({ running, owner, files } = await openFileBakery())
})
afterEach(async () => {
  await running.stop()
  for (const other of others.splice(0)) await other.stop()
})

/** The records of a service, whatever their source. */
const recordsOf = async (service: TestService, kind: string) => {
  const client = await connectOwner(service.database.ownerUrl)
  const { rows } = await client.query(
    `select date::text as date, source, entries from import_block
     where kind = $1 and import_id in (select id from import where undone_at is null)`,
    [kind],
  )
  const days = await client.query('select date::text as date, figures from import_day where kind = $1', [
    kind,
  ])
  await client.end()
  return {
    rows: rows
      .flatMap((row) => unpackEntries(row.entries).map(({ id, content }) => ({ id, content })))
      .map(({ id, content }) => `${id?.split('/').at(-1)} ${content}`)
      .sort(),
    days: days.rows.map(({ date, figures }) => `${date} ${figures}`).sort(),
  }
}

const download = (person: Browser, service: TestService, exportId: string, headers = {}) =>
  fetch(`${service.baseUrl}/api/records/exports/${exportId}`, {
    headers: {
      'x-session-id': person.session(),
      cookie: [...person.cookies()].map(([key, value]) => `${key}=${value}`).join('; '),
      ...headers,
    },
  })

const exportOf = async (person: Browser, service: TestService, kind: string, format: string) => {
  const made = decodeJson(
    api.exportRecords.output,
    await person.call('POST', '/api/records/exports', { kind, format }),
  )
  const response = await download(person, service, made.exportId)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${made.fileName}"`)
  return { made, bytes: Buffer.from(await response.arrayBuffer()) }
}

const answered = async (client: FileClient, sent: Import): Promise<Import> => {
  if (sent.state !== 'undecided') return sent
  const answers = Object.fromEntries(sent.questions.map(({ id, readings }) => [id, readings[0]?.id ?? '']))
  return answered(client, await client.answer(sent, answers))
}
const imported = async (client: FileClient, content: string | Buffer, name: string): Promise<Import> =>
  client.commit(await answered(client, await client.sent(content, name)))

describe.each([
  ['sales', 'csv'],
  ['sales', 'xlsx'],
  ['books', 'csv'],
  ['books', 'xlsx'],
])('an export of %s as %s', (kind, format) => {
  const bring = async () => {
    const contents = kind === 'sales' ? [sales, shop] : [books, statement]
    for (const [at, content] of contents.entries()) await imported(files, content, `file-${at}.csv`)
  }

  it('imports again to the same rows and figures in another business', async () => {
    await bring()
    const before = await recordsOf(running, kind)
    expect(before.rows.length).toBeGreaterThan(5)
    const { made, bytes } = await exportOf(owner, running, kind, format)
    expect(made).toMatchObject({ kind, format, rows: before.rows.length })
    const other = await openFileBakery()
    others.push(other.running)
    const sent = await other.files.sent(bytes, made.fileName)
    expect(sent).toMatchObject({ state: 'ready', kind, rejected: [], rows: made.rows, questions: [] })
    await other.files.commit(sent)
    expect(await recordsOf(other.running, kind)).toEqual(before)
    if (format === 'xlsx') return
    // And exported once more from there.
    const again = await exportOf(other.owner, other.running, kind, 'csv')
    const third = await openFileBakery()
    others.push(third.running)
    await third.files.imported(again.bytes, again.made.fileName)
    expect(await recordsOf(third.running, kind)).toEqual(before)
  })

  it('adds nothing where it came from, and undoing it takes nothing away', async () => {
    await bring()
    const before = await recordsOf(running, kind)
    const { made, bytes } = await exportOf(owner, running, kind, format)
    const done = await files.imported(bytes, made.fileName)
    expect(done).toMatchObject({ imported: 0, corrected: 0, duplicates: made.rows })
    expect((await recordsOf(running, kind)).days).toEqual(before.days)
    await files.undo(done)
    expect((await recordsOf(running, kind)).days).toEqual(before.days)
  })
})

it('has no cell that a spreadsheet runs', async () => {
  await imported(files, sales, 'till.csv')
  await imported(files, shop, 'shop.csv')
  const { bytes } = await exportOf(owner, running, 'sales', 'csv')
  const text = bytes.toString('utf8')
  expect(text).toContain(`"'=HYPERLINK(""http://x.example"")"`)
  expect(text).toContain(',-5.50,')
  const cells = text.replaceAll('\r\n', ',').split(',')
  for (const cell of cells)
    if (!/^-\d+(\.\d+)?$/.test(cell)) expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@]/)
})

it('refuses an export with a changed amount, and names the row', async () => {
  await imported(files, sales, 'till.csv')
  const { bytes } = await exportOf(owner, running, 'sales', 'csv')
  const changed = bytes.toString('utf8').replace(',33.00,', ',34.00,')
  const answer = await files.send(changed, 'changed.csv')
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('changed row')
})

it('names cells that an export does not have', async () => {
  const { bytes } = await exportOf(owner, running, 'sales', 'csv')
  const head = bytes.toString('utf8')
  const row = (...cells: string[]) => `${cells.join(',')}\r\n`
  const sent = await files.sent(
    head +
      row('2026-11-13', '', '', 'Loaf', '', '', '', '5.00', '', '', '', 'AUD', '', '') +
      row('2026-11-13', '25:00', '', 'Loaf', '', '', '', '5.00', '', '', '', 'AUD', '', '') +
      row('2026-11-31', '', '', 'Loaf', '', '', '', '5.00', '', '', '', 'AUD', '', '') +
      row('2026-11-13', '', '', 'Loaf', '', '', '', '5.001', '', '', '', 'AUD', '', '') +
      row('2026-11-13', '', '', 'Loaf', '', '', '', '5.00', '', '', '', 'USD', '', '') +
      row('2027-11-13', '', '', 'Loaf', '', '', '', '5.00', '', '', '', 'AUD', '', ''),
    'edited.csv',
  )
  expect(sent.imported).toBe(1)
  expect(sent.rejected.map(({ row, column }) => [row, column])).toEqual([
    [3, 'Time'],
    [4, 'Date'],
    [5, 'Total inc tax'],
    [6, 'Currency'],
    [7, 'Date'],
  ])
})

it('is limited to a period, recorded as an event, and refuses one that ends before it begins', async () => {
  await imported(files, sales, 'till.csv')
  const period = { kind: 'sales', format: 'csv', from: '2026-11-14', to: '2026-11-14' }
  const made = await owner.call('POST', '/api/records/exports', period)
  expect(made.json).toMatchObject({ ...period, rows: 2 })
  const log = await owner.call('GET', '/api/audit')
  expect(Object(log.json)[0] ?? Object(log.json).entries[0]).toMatchObject({ type: 'RecordsExported' })
  const wrong = await owner.call('POST', '/api/records/exports', { ...period, from: '2026-11-15' })
  expect(wrong.status).toBe(400)
  expect(wrong.json).toMatchObject({ errors: [{ field: 'to' }] })
  const unknown = await owner.call('GET', '/api/records/exports/never-was')
  expect(unknown.status).toBe(404)
})

it('shows an earlier moment as it was known then', async () => {
  const done = await imported(files, sales, 'till.csv')
  const before = await exportOf(owner, running, 'sales', 'csv')
  const { last } = decodeJson(api.findMoment.output, await owner.call('GET', '/api/history/moment'))
  await files.undo(done)
  const now = await download(owner, running, before.made.exportId)
  expect((await now.text()).trim().split('\r\n')).toHaveLength(1)
  const then = await download(owner, running, before.made.exportId, { 'x-as-of': String(last.position) })
  expect(Buffer.from(await then.arrayBuffer()).toString()).toBe(before.bytes.toString())
})
