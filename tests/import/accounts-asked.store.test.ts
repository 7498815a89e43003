/**
 * Accounts in words of their own: asked once, recorded with the file, remembered, changed by sending the file again, undone
 * and rebuilt. The ledger is that of a piano tuner, whose customers are accounts.
 */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { KpiSeries } from '#schema/kpi/series'
import { rebuildRecords } from '../../service/import/rebuild-records.ts'
import { connectOwner, rebuildWorkspace } from '../../service/read-models/rebuild.ts'
import { projections } from '../../service/slices.ts'
import { decodeJson, type TestService } from '../core/service.ts'
import type { Browser } from '../people/account-client.ts'
import { openFileBakery } from './file-bakery.ts'
import { lines } from './read-text.ts'
import type { FileClient } from './send-file.ts'
import { dayOf, each, exact, ledger, ledgerOf } from './tuner-ledger.ts'

let running: TestService
let owner: Browser
let files: FileClient
beforeEach(async () => {
  ;({ running, owner, files } = await openFileBakery())
})
afterEach(() => running.stop())

const positionNow = async (): Promise<number> => {
  const client = await connectOwner(running.database.ownerUrl)
  const { rows } = await client.query('select max(position) as last from events')
  await client.end()
  return Number(rows[0]?.last)
}

const series = async (asOf?: number) =>
  decodeJson(
    KpiSeries,
    await owner.call(
      'GET',
      `/api/kpis/series?grain=week&from=${dayOf(0)}&to=${dayOf(55)}`,
      undefined,
      asOf === undefined ? {} : { 'x-as-of': String(asOf) },
    ),
  )
const revenues = async () => (await series()).periods.map(({ figures }) => figures.revenue)

it('asks for each account, largest first, and gives the exact revenue', async () => {
  const draft = await files.sent(ledger, 'book.csv')
  expect(draft).toMatchObject({ state: 'undecided' })
  expect(draft.questions).toHaveLength(1)
  expect(draft.questions[0]).toMatchObject({
    id: 'accounts',
    readings: [{ id: 'income' }, { id: 'other' }, { id: 'unclear' }],
    accounts: {
      accounts: [
        { name: 'Aunt Vera', amount: '8000.00', means: 'unclear' },
        { name: 'Old Joinery', amount: '1877.70' },
        { name: 'St Brigid’s', amount: '960.30' },
        { name: 'Mrs Odgers', amount: '599.94' },
      ],
    },
  })
  const ready = await files.answer(draft, each)
  expect(ready).toMatchObject({
    state: 'ready',
    questions: [],
    accounts: {
      isChanged: true,
      question: { accounts: { accounts: [{ means: 'other' }, { means: 'income' }, {}, {}] } },
    },
  })
  await files.commit(ready)
  expect(await revenues()).toEqual(exact)
  expect((await series()).basis).toMatchObject({ revenue: { without: ['Aunt Vera'] } })
})

it('takes one answer for all, and leaves revenue unknown where nobody knows', async () => {
  const draft = await files.sent(ledger, 'book.csv')
  await files.commit(await files.answer(draft, { accounts: 'unclear' }))
  expect((await series()).basis.unclear).toHaveLength(4)
  const again = await files.sent(ledger, 'book.csv')
  expect(again).toMatchObject({ state: 'undecided', imported: 0, questions: [{ id: 'accounts' }] })
  const ready = await files.answer(again, { accounts: 'income' })
  expect(ready).toMatchObject({ state: 'ready', imported: 0, accounts: { isChanged: true } })
  await files.commit(ready)
  expect((await revenues())[0]).toBe('8570.49')
})

it('changes answers when the same file is sent again, and gives the earlier ones back when that is undone', async () => {
  await files.commit(await files.answer(await files.sent(ledger, 'book.csv'), each))
  // Nothing is asked, nothing is new.
  const again = await files.sent(ledger, 'book.csv')
  expect(again).toMatchObject({ state: 'ready', questions: [], accounts: { isChanged: false } })
  const changed = await files.answer(again, { ...each, 'account:Mrs Odgers': 'other' })
  expect(changed.accounts?.isChanged).toBe(true)
  const recorded = await files.commit(changed)
  expect(recorded.importId).toBe(again.importId)
  expect((await revenues())[0]).toBe('470.50')
  await files.undo(recorded)
  expect(await revenues()).toEqual(exact)
})

it('remembers the answers for the next file, asks for new accounts, and forgets what is undone', async () => {
  const first = await files.commit(await files.answer(await files.sent(ledger, 'book.csv'), each))
  const next = await files.sent(ledgerOf(6, 2), 'next.csv')
  expect(next).toMatchObject({ state: 'ready', questions: [] })
  await files.commit(next)
  expect(await revenues()).toEqual([...exact, '576.49', '577.49'])
  const third = await files.sent(ledgerOf(8, 1, `${dayOf(60)},The Lodge,Two uprights,,4000.00`), 'third.csv')
  expect(third.questions[0]?.accounts?.accounts[1]).toEqual({
    name: 'The Lodge',
    amount: '4000.00',
    means: 'unclear',
  })
  // The next file keeps the answers that it was read with.
  await files.undo(first)
  expect((await revenues()).slice(-2)).toEqual(['576.49', '577.49'])
})

it('refuses unknown accounts and answers by their field, and records nothing', async () => {
  const draft = await files.sent(ledger, 'book.csv')
  const refused = async (answers: object) =>
    owner.call('POST', `/api/imports/${draft.importId}/answers`, { answers })
  expect(await refused({ ...each, 'account:Nobody': 'income' })).toMatchObject({
    status: 400,
    json: { errors: [{ field: 'answers.account:Nobody' }] },
  })
  expect(await refused({ 'account:Aunt Vera': 'perhaps' })).toMatchObject({
    status: 400,
    json: { errors: [{ field: 'answers.account:Aunt Vera' }] },
  })
  expect(await refused({ accounts: 'all' })).toMatchObject({
    status: 400,
    json: { errors: [{ field: 'answers.accounts' }] },
  })
  expect((await owner.call('POST', `/api/imports/${draft.importId}/commit`)).status).toBe(409)
  expect((await series()).periods).toEqual([])
})

it('bounds the accounts that it asks about, whatever their names are', async () => {
  const names = ['__proto__', 'constructor', '<script>alert(1)</script>', '=cmd()', 'X'.repeat(190)]
  const rows = Array.from(
    { length: 3000 },
    (_, at) => `${dayOf(at % 40)},${names[at] ?? `Payer ${at}`},Job,,${(5000 - at).toFixed(2)}`,
  )
  const draft = await files.sent(lines('Date,Account,Description,Debit,Credit', ...rows), 'many.csv')
  const asked = draft.questions[0]?.accounts
  expect(asked?.accounts).toHaveLength(40)
  expect(asked?.accounts.slice(0, 5).map(({ name }) => name)).toEqual(names)
  expect(asked?.others).toMatchObject({ count: 2960 })
  const answers = Object.fromEntries(names.map((name) => [`account:${name}`, 'other']))
  const ready = await files.answer(draft, { ...answers, accounts: 'income' })
  expect(ready.accounts?.question.accounts?.accounts.map(({ means }) => means).slice(4, 6)).toEqual([
    'other',
    'income',
  ])
  await files.commit(ready)
  const total = (await revenues()).reduce((sum, one) => sum + Number(one ?? 0), 0)
  expect(total).toBe(rows.reduce((sum, _, at) => sum + (at < 5 ? 0 : 5000 - at), 0))
})

it('gives the same figures after a rebuild, and the earlier ones as of an earlier time', async () => {
  const draft = await files.sent(ledger, 'book.csv')
  await files.commit(await files.answer(draft, { accounts: 'unclear' }))
  const before = await positionNow()
  const changed = await files.answer(await files.sent(ledger, 'book.csv'), each)
  await files.commit(changed)
  const client = await connectOwner(running.database.ownerUrl)
  const workspace = String((await client.query('select workspace from import limit 1')).rows[0]?.workspace)
  await client.query('delete from import_block')
  const { database, files: kept } = running.service
  expect(await rebuildRecords(database.of(workspace), workspace, kept)).toMatchObject({ faults: [] })
  expect(await revenues()).toEqual(exact)
  expect((await series(before)).basis.unclear).toHaveLength(4)
  await client.query("update import set answers = '{}'")
  await rebuildWorkspace(client, workspace, projections)
  await client.end()
  expect(await revenues()).toEqual(exact)
})
