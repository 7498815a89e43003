/** Answers about accounts that meet something unusual: other spellings, other files, other imports at the same time. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { KpiSeries } from '#schema/kpi/series'
import { decodeJson, type TestService } from '../core/service.ts'
import type { Browser } from '../people/account-client.ts'
import { openFileBakery } from './file-bakery.ts'
import type { FileClient } from './send-file.ts'
import { dayOf, each, exact, ledger, ledgerOf } from './tuner-ledger.ts'

let running: TestService
let owner: Browser
let files: FileClient
beforeEach(async () => {
  ;({ running, owner, files } = await openFileBakery())
})
afterEach(() => running.stop())

const series = async () =>
  decodeJson(
    KpiSeries,
    await owner.call('GET', `/api/kpis/series?grain=week&from=${dayOf(0)}&to=${dayOf(55)}`),
  )
const revenues = async () => (await series()).periods.map(({ figures }) => figures.revenue)

it('asks once about the spellings of an account, and counts them all by one answer', async () => {
  const spelled = ledger
    .split('\n')
    .map((row, at) => (at % 2 === 0 ? row : row.replace('Old Joinery', 'OLD  JOINERY (4021)')))
    .join('\n')
  const draft = await files.sent(spelled, 'book.csv')
  const asked = draft.questions[0]?.accounts?.accounts ?? []
  expect(asked.map(({ amount }) => amount)).toEqual(['8000.00', '1877.70', '960.30', '599.94'])
  await files.commit(await files.answer(draft, each))
  expect(await revenues()).toEqual(exact)
})

it('answers for a recorded file that its preview is over', async () => {
  const ready = await files.answer(await files.sent(ledger, 'book.csv'), each)
  const preview = () => owner.call('GET', `/api/imports/${ready.importId}/preview`)
  expect((await preview()).status).toBe(200)
  await files.commit(ready)
  expect(await preview()).toMatchObject({
    status: 409,
    json: { type: expect.stringMatching(/import\/already/) },
  })
  expect((await owner.call('GET', '/api/imports/00000000-0000-7000-8000-000000000000/preview')).status).toBe(
    404,
  )
})

it('asks at most three questions about a file, and offers the accounts with its preview', async () => {
  // Days that could be months, amounts that could be in or out, and the same rows pasted twice.
  const rows = Array.from({ length: 12 }, (_, at) => [
    `0${1 + (at % 9)}/0${1 + (at % 7)}/2026,Old Joinery,Concert grand ${at},${310 + at}.45`,
    `0${1 + (at % 9)}/0${1 + (at % 7)}/2026,Strings and felt,Workshop ${at},-95.05`,
  ]).flat()
  const text = ['Date,Account,Description,Amount', ...rows, ...rows].join('\n')
  const answers: Record<string, string> = {}
  const asked: string[] = []
  let draft = await files.sent(text, 'book.csv')
  for (let round = 0; round < 6 && draft.state === 'undecided'; round++) {
    for (const { id, readings } of draft.questions) {
      asked.push(id)
      answers[id] = readings[0]?.id ?? ''
    }
    draft = await files.answer(draft, answers)
  }
  expect(asked).toEqual(['date-order', 'sign', 'repeated-rows'])
  expect(draft).toMatchObject({
    state: 'ready',
    accounts: { question: { accounts: { accounts: [{ name: 'Old Joinery', means: 'unclear' }] } } },
  })
})

it('gives the first file its answers back when the second, with the same accounts, is undone', async () => {
  await files.commit(await files.answer(await files.sent(ledger, 'book.csv'), each))
  const second = await files.sent(ledgerOf(6, 1), 'next.csv')
  const told = await files.answer(second, { accounts: 'other' })
  const recorded = await files.commit(told)
  expect((await series()).basis.revenue).toBeUndefined()
  await files.undo(recorded)
  expect(await revenues()).toEqual(exact)
})

it('takes two ledgers at once, each with its answers', async () => {
  const [one, two] = await Promise.all([
    files.sent(ledger, 'book.csv'),
    files.sent(ledgerOf(6, 2), 'next.csv'),
  ])
  const [first, second] = await Promise.all([
    files.answer(one, each),
    files.answer(two, {
      'account:Old Joinery': 'income',
      'account:St Brigid’s': 'income',
      'account:Mrs Odgers': 'other',
    }),
  ])
  await Promise.all([files.commit(first), files.commit(second)])
  // The latest import decides for both.
  expect((await revenues()).length).toBe(8)
})
