/** Debtors on record: shown before and after, asked again, taken back, exported, rebuilt, and named nowhere in the history. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { ImportPreview } from '#schema/import/preview'
import { rebuildRecords } from '../../service/import/rebuild-records.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { type Browser, setUpBakery } from '../people/account-client.ts'
import { lines } from './read-text.ts'
import { openFileClient } from './send-file.ts'

const business = {
  name: 'Petrov Advisory',
  trade: 'consulting',
  suburb: 'Carlton',
  state: 'VIC',
  timeZone: 'Australia/Melbourne',
  currency: 'AUD',
  fiscalYearStart: '07-01',
}

let running: TestService
let owner: Browser
beforeEach(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
  owner = await setUpBakery(running, business)
})
afterEach(() => running.stop())

const aged = (day: string, ...rows: readonly string[]) =>
  lines(
    'Aged Receivables Summary',
    `As at ${day}`,
    'Customer,Current,1-30,31-60,61-90,Over 90,Total',
    ...rows,
  )
const october = aged(
  '31 October 2026',
  'Tern Ltd,1000,500,0,0,250,1750',
  'Wren & Co,0,0,300,0,0,300',
  'Kestrel Group,0,-40,0,0,0,-40',
  'Total,1000,460,300,0,250,2010',
)

const importList = async (text: string, name = 'debtors.csv') => {
  const files = openFileClient(running, owner)
  const sent = await files.sent(text, name)
  expect(sent).toMatchObject({ state: 'ready', kind: 'debtors', questions: [], rejected: [] })
  return { files, committed: await files.commit(sent), sent }
}
const query = async (sql: string): Promise<readonly unknown[]> => {
  const connection = await connectOwner(running.database.ownerUrl)
  try {
    return (await connection.query(sql)).rows
  } finally {
    await connection.end()
  }
}
const debtors = async () => decodeJson(api.listDebtors.output, await owner.call('GET', '/api/debtors'))
const ask = async (message: string): Promise<string> =>
  Object((await owner.call('POST', '/api/chat/send', { message, personaKey: 'financial_analyst' })).json)
    .message

it('shows what is owed before it is recorded, and who owes it afterwards', async () => {
  const files = openFileClient(running, owner)
  const sent = await files.sent(october, 'debtors.csv')
  expect(sent).toMatchObject({
    total: '2010.00',
    debtors: { asOf: '2026-10-31', customers: 2, overdue: '1010.00', credits: '40.00' },
  })
  const { weeks } = decodeJson(
    ImportPreview,
    await owner.call('GET', `/api/imports/${sent.importId}/preview`),
  )
  expect(weeks).toEqual([{ weekStart: '2026-10-26', after: { owed: '2010.00', overdue: '1010.00' } }])
  expect(await debtors()).toEqual({ debtors: [] })
  const committed = await files.commit(sent)
  expect(await debtors()).toEqual({
    asOf: '2026-10-31',
    total: '2010.00',
    overdue: '1010.00',
    debtors: [
      { name: 'Tern Ltd', owed: '1750.00', overdue: '750.00' },
      { name: 'Wren & Co', owed: '300.00', overdue: '300.00' },
      { name: 'Kestrel Group', owed: '-40.00', overdue: '-40.00' },
    ],
  })
  await files.undo(committed)
  expect(await debtors()).toEqual({ debtors: [] })
})

it('counts a list once, and asks whether another one of its day replaces it', async () => {
  const { files } = await importList(october)
  expect(await files.sent(october, 'again.csv')).toMatchObject({ imported: 0, questions: [], state: 'ready' })
  const later = aged('31 October 2026', 'Tern Ltd,1000,0,0,0,250,1250', 'Wren & Co,0,0,300,0,0,300')
  const sent = await files.sent(later, 'later.csv')
  expect(sent.questions.map(({ id, readings }) => [id, readings.map((one) => one.id)])).toEqual([
    ['debtors-on-record', ['replaced', 'further']],
  ])
  const replaced = await files.commit(await files.answer(sent, { 'debtors-on-record': 'replaced' }))
  expect(await debtors()).toMatchObject({
    total: '1550.00',
    debtors: [{ owed: '1250.00' }, { owed: '300.00' }],
  })
  await files.undo(replaced)
  expect(await debtors()).toMatchObject({ total: '2010.00' })
  const further = await files.sent(aged('31 October 2026', 'Wren & Co,0,0,300,0,0,300'), 'other.csv')
  await files.commit(await files.answer(further, { 'debtors-on-record': 'further' }))
  expect(await debtors()).toMatchObject({ total: '2310.00' })
})

it('names nobody in the history, and is rebuilt from the kept file', async () => {
  await importList(october)
  const { rows } = await running.service.database.unbound.query('select * from own_workspaces()')
  const workspace = String(rows[0]?.workspace)
  expect(await query(`select data from events where data::text ~ 'Tern|Wren|Kestrel'`)).toEqual([])
  const before = await debtors()
  await query('delete from import_block')
  expect(await debtors()).toMatchObject({ total: '2010.00', debtors: [], isReplaced: true })
  const { database, files } = running.service
  expect(await rebuildRecords(database.of(workspace), workspace, files)).toEqual({
    isRebuilt: true,
    faults: [],
  })
  expect(await debtors()).toEqual(before)
})

it('comes in again from an export as the same debts', async () => {
  const { files, committed } = await importList(october)
  const made = Object(
    (await owner.call('POST', '/api/records/exports', { kind: 'debtors', format: 'csv' })).json,
  )
  const response = await fetch(`${running.baseUrl}/api/records/exports/${made.exportId}`, {
    headers: {
      'x-session-id': owner.session(),
      cookie: [...owner.cookies()].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  })
  const text = await response.text()
  expect(await files.sent(text, 'export.csv')).toMatchObject({ imported: 0, questions: [], rejected: [] })
  await files.undo(committed)
  await files.commit(await files.sent(text, 'export.csv'))
  expect(await debtors()).toMatchObject({ total: '2010.00', overdue: '1010.00' })
})

it('is spoken of by the advisor without a name', async () => {
  expect(await ask('How much are we owed?')).not.toContain('2,050')
  await importList(aged('30 September 2026', 'Tern Ltd,900,0,0,0,0,900'), 'september.csv')
  await importList(october)
  const said = {
    owed: await ask('How much are we owed?'),
    who: await ask("Who hasn't paid?"),
    most: await ask('Who owes us most?'),
    overdue: await ask('What is overdue?'),
    change: await ask('Are our debtors rising?'),
    days: await ask('What are our debtor days?'),
    named: await ask('How much does Tern owe us?'),
    june: await ask('How much were we owed in June?'),
  }
  expect(said.owed).toContain('2 customers owed you $2,050 as of 31 October.')
  expect(said.owed).toContain('Less credits, $1,010 is overdue')
  expect(said.who).toContain('They owe $1,750 and $300')
  expect(said.most).toContain('One customer owes the most: $1,750 out of $2,050')
  expect(said.overdue).toMatch(/1–30 days \$460, 31–60 days \$300 and over 90 days \$250/)
  expect(said.change).toContain('it was $900')
  expect(said.days).toContain('that is not on record')
  expect(said.named).toContain('That customer owed you $1,750')
  expect(said.june).toContain('It says what was owed on that day only')
  for (const text of Object.values(said)) expect(text).not.toMatch(/Tern|Wren|Kestrel/)
})

it('keeps sales apart: revenue is what was invoiced, not what is owed', async () => {
  const files = openFileClient(running, owner)
  const list = lines(
    'Invoice No,Customer,Invoice Date,Due Date,Total (inc GST),GST,Amount Due,Status',
    'INV-1,Tern Ltd,2026-10-01,2026-10-15,1100.00,100.00,1100.00,Awaiting payment',
    'INV-2,Wren & Co,2026-10-05,2026-10-19,550.00,50.00,0.00,Paid',
  )
  const asked = await files.sent(list, 'invoices.csv')
  expect(asked.questions.map(({ id }) => id)).toEqual(['kind'])
  const sales = await files.answer(asked, { kind: 'sales' })
  expect(sales.kind ?? sales.questions.map(({ id }) => id)).not.toBe('debtors')
  const second = await files.sent(list, 'invoices.csv')
  const ready = await files.answer(await files.answer(second, { kind: 'debtors' }), {
    'as-of': second.questions.length > 0 ? '2026-10-31' : '',
  })
  expect(ready).toMatchObject({
    state: 'ready',
    kind: 'debtors',
    total: '1100.00',
    debtors: { overdue: '1100.00' },
  })
})
