/** What accounts hold, said after their file is on record: figures follow, and an undo brings the earlier ones back. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { api } from '#schema/api'
import { KpiSeries } from '#schema/kpi/series'
import { decodeJson, type TestService } from '../core/service.ts'
import type { Browser } from '../people/account-client.ts'
import { openFileBakery } from './file-bakery.ts'
import { lines } from './read-text.ts'
import type { FileClient } from './send-file.ts'
import { each, exact, ledger } from './tuner-ledger.ts'

let running: TestService
let owner: Browser
let files: FileClient
beforeEach(async () => {
  ;({ running, owner, files } = await openFileBakery())
})
afterEach(() => running.stop())

const dayOf = (at: number): string => new Date(Date.UTC(2026, 6, 6 + at)).toISOString().slice(0, 10)

/** Six weeks: sales of $1,000, wages of $400, and in the second week ovens of $9,000. */
const journal = lines(
  'Date,Journal no,Account,Debit,Credit',
  ...Array.from({ length: 6 }, (_, week) =>
    [
      `${dayOf(7 * week)},A${week},Westpac 3391,1000.00,`,
      `${dayOf(7 * week)},A${week},Sales,,1000.00`,
      `${dayOf(7 * week + 4)},B${week},Westpac 3391,,400.00`,
      `${dayOf(7 * week + 4)},B${week},Wages,400.00,`,
    ].join('\n'),
  ),
  `${dayOf(8)},C1,Westpac 3391,,9000.00`,
  `${dayOf(8)},C1,Ovens,9000.00,`,
)

const series = async () =>
  decodeJson(
    KpiSeries,
    await owner.call('GET', `/api/kpis/series?grain=week&from=${dayOf(0)}&to=${dayOf(41)}`),
  )
const costs = async () => (await series()).periods.map(({ figures }) => figures.costs)
const accounts = async () => decodeJson(api.listAccounts.output, await owner.call('GET', '/api/accounts'))
const tell = (answers: Readonly<Record<string, string>>) =>
  owner.call('POST', '/api/accounts/answers', { answers })
const told = async (answers: Readonly<Record<string, string>>) =>
  decodeJson(api.answerAccounts.output, await tell(answers))

const none = Array.from({ length: 6 }, () => undefined)
const withOvens = ['400.00', '9400.00', '400.00', '400.00', '400.00', '400.00']
const withoutOvens = Array.from({ length: 6 }, () => '400.00')

it('asks what unclear costs are, and counts them by the answer', async () => {
  await files.imported(journal, 'journal.csv')
  expect(await costs()).toEqual(none)
  expect(await accounts()).toEqual({
    told: [],
    costs: { accounts: [{ name: 'Ovens', amount: '9000.00', means: 'unclear' }], isMissing: true },
  })
  const after = await told({ 'cost:Ovens': 'kept' })
  expect(after.costs).toEqual({
    accounts: [{ name: 'Ovens', amount: '9000.00', means: 'kept' }],
    isMissing: false,
  })
  expect(await costs()).toEqual(withoutOvens)
  await told({ 'cost:OVENS': 'cost' })
  expect(await costs()).toEqual(withOvens)
})

it('takes an answer back, and keeps all of it in the history', async () => {
  await files.imported(journal, 'journal.csv')
  const [first] = (await told({ 'cost:Ovens': 'kept' })).told
  const [second] = (await told({ 'cost:Ovens': 'cost' })).told
  expect(await costs()).toEqual(withOvens)
  const undo = (id: string | undefined) => owner.call('POST', `/api/accounts/answers/${id}/undo`)
  expect((await undo(second?.answersId)).status).toBe(200)
  expect(await costs()).toEqual(withoutOvens)
  expect((await undo(second?.answersId)).status).toBe(409)
  expect((await undo(first?.answersId)).status).toBe(200)
  expect(await costs()).toEqual(none)
  expect((await undo('00000000-0000-7000-8000-000000000000')).status).toBe(404)
  expect(
    (await accounts()).told.map(({ answers, undoneAt }) => [answers[0]?.means, undoneAt !== undefined]),
  ).toEqual([
    ['cost', true],
    ['kept', true],
  ])
})

it('asks the same about money in, and the next file keeps the answers', async () => {
  await files.commit(await files.answer(await files.sent(ledger, 'book.csv'), { accounts: 'unclear' }))
  const open = await accounts()
  expect(open.income?.accounts.map(({ amount }) => amount)).toEqual([
    '8000.00',
    '1877.70',
    '960.30',
    '599.94',
  ])
  await told(each)
  const revenues = decodeJson(
    KpiSeries,
    await owner.call('GET', '/api/kpis/series?grain=week&from=2026-09-07&to=2026-10-18'),
  ).periods.map(({ figures }) => figures.revenue)
  expect(revenues).toEqual(exact)
})

it('refuses unknown accounts and meanings by their field, and records nothing', async () => {
  await files.imported(journal, 'journal.csv')
  const wrong: readonly Readonly<Record<string, string>>[] = [
    { 'cost:Oven': 'kept' },
    { 'cost:Ovens': 'income' },
    { 'cost:Wages': 'kept' },
    { other: 'cost' },
    {},
  ]
  for (const answers of wrong) expect((await tell(answers)).status, JSON.stringify(answers)).toBe(400)
  expect((await accounts()).told).toEqual([])
})

it('lists nothing for a business without books', async () => {
  expect(await accounts()).toEqual({ told: [] })
})
