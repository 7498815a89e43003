/** Kinds of costs: by name, asked about where no name says them, and changed by what people say. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { api } from '#schema/api'
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

const dayOf = (at: number): string => new Date(Date.UTC(2026, 6, 6 + at)).toISOString().slice(0, 10)
const weeks = [0, 7, 14, 21]

const sales = lines(
  'Receipt,Date,Total (inc GST),GST',
  ...weeks.flatMap((from) => [0, 6].map((at) => `${from + at},${dayOf(from + at)},1100.00,100.00`)),
)
const costs = lines(
  'Date,Expense,Debit,Credit',
  ...weeks.flatMap((from) => [
    `${dayOf(from)},Flour and dairy,100.00,`,
    `${dayOf(from + 1)},Casual staff super,40.00,`,
    `${dayOf(from + 2)},Barista wages,400.00,`,
    `${dayOf(from + 3)},Power bill,30.00,`,
    `${dayOf(from + 4)},Insurance,20.00,`,
    `${dayOf(from + 6)},Bunnings,70.00,`,
  ]),
)

const expenses = async () => Object((await owner.call('GET', '/api/kpis')).json)[0].expenses
const accounts = async () => decodeJson(api.listAccounts.output, await owner.call('GET', '/api/accounts'))
const tell = (answers: Readonly<Record<string, string>>) =>
  owner.call('POST', '/api/accounts/answers', { answers })

it('are known by name, and what no name says is asked about and never silently other', async () => {
  await files.imported(sales)
  const sent = await files.sent(costs, 'costs.csv')
  const preview = await owner.call('GET', `/api/imports/${sent.importId}/preview`)
  expect(Object(preview.json).unsureCosts).toEqual(['Bunnings'])
  await files.commit(sent)
  const before = { staff: 440, supplies: 100, premises: 30, marketing: 0, other: 90 }
  expect(await expenses()).toEqual(before)
  expect((await accounts()).kinds).toEqual([{ name: 'Bunnings', amount: '280.00', means: 'unclear' }])
  expect((await tell({ 'kind:Bunnings': 'income' })).status).toBe(400)
  expect((await tell({ 'kind:Insurance': 'supplies' })).status).toBe(400)
  const told = decodeJson(api.answerAccounts.output, await tell({ 'kind:BUNNINGS': 'premises' }))
  expect(told.kinds).toEqual([{ name: 'Bunnings', amount: '280.00', means: 'premises' }])
  expect(await expenses()).toEqual({ ...before, premises: 100, other: 20 })
  await tell({ 'kind:Bunnings': 'no-cost' })
  expect(await expenses()).toEqual({ ...before, other: 20 })
  const [latest] = (await accounts()).told
  await owner.call('POST', `/api/accounts/answers/${latest?.answersId}/undo`)
  expect(await expenses()).toEqual({ ...before, premises: 100, other: 20 })
  // A later file with the account asks nothing again.
  const later = await files.sent(
    lines('Date,Expense,Debit,Credit', `${dayOf(30)},Bunnings,70.00,`),
    'later.csv',
  )
  const next = await owner.call('GET', `/api/imports/${later.importId}/preview`)
  expect(Object(next.json).unsureCosts).toBeUndefined()
})

it('are said to be unclear in a bank statement whose descriptions name nothing', async () => {
  const sent = await files.sent(
    lines(
      'Date,Description,Debit,Credit,Balance',
      `${dayOf(0)},AGL ENERGY,100.00,,900.00`,
      `${dayOf(1)},J NGUYEN 0412,50.00,,850.00`,
      `${dayOf(2)},Transfer to savings,50.00,,800.00`,
    ),
    'bank.csv',
  )
  const preview = await owner.call('GET', `/api/imports/${sent.importId}/preview`)
  expect(Object(preview.json).unsureCosts).toEqual(['Unclear payments'])
  await files.commit(sent)
  expect((await accounts()).kinds).toEqual([{ name: 'Unclear payments', amount: '50.00', means: 'unclear' }])
})
