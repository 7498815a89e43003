/** Totals of months beside quarters and beside single entries of the same time: nothing counts twice without a word. */
import { afterEach, beforeEach, expect, it } from 'vitest'
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

const months = () =>
  lines(
    'Month,Stall takings ex GST,Salaries ex GST',
    'Jul 2026,9000,3000',
    'Aug 2026,9300,3100',
    'Sep 2026,9300,3100',
  )
const quarter = (one: string, other: string) =>
  lines(
    'Profit and Loss,',
    'Account,Jul-Sep 2026',
    'Operating Expenses',
    `${one},2700`,
    `${other},9200`,
    'Total Operating Expenses,11900',
  )
const bank = lines(
  'Date,Account,Debit,Credit',
  '2026-08-03,Rent,900.00,',
  '2026-08-10,Cleaning,50.00,',
  '2026-10-12,Cleaning,50.00,',
)

const askedFor = async (text: string, name: string) => {
  const sent = await files.sent(text, name)
  return sent.questions
    .filter(({ id }) => id === 'same-months')
    .map(({ readings }) => readings[0]?.rows[0]?.means)
}

it('a quarter beside months with other names is asked about', async () => {
  await files.imported(months(), 'months.csv')
  const sent = await files.sent(quarter('Occupancy', 'Staff'), 'quarter.csv')
  expect(sent.questions.map(({ id }) => id)).toContain('same-months')
})

it('single entries beside totals of their months are asked about, in either order', async () => {
  const sent = await files.sent(bank, 'bank.csv')
  expect(sent.questions.filter(({ id }) => id === 'same-months')).toEqual([])
  await files.imported(months(), 'months.csv')
  expect((await askedFor(bank, 'bank.csv'))[0]).toMatch(
    /^beside 3100\.00 of Salaries from 2026-08-01 to 2026-08-31 on record$/,
  )
})

it('totals of other months are not', async () => {
  await files.imported(lines('Date,Account,Debit,Credit', '2026-10-12,Cleaning,50.00,'), 'bank.csv')
  expect(await askedFor(months(), 'months.csv')).toEqual([])
})

it('totals beside single entries are asked about, and are other money if a person says so', async () => {
  await files.imported(lines('Date,Account,Debit,Credit', '2026-08-10,Cleaning,50.00,'), 'bank.csv')
  const sent = await files.sent(months(), 'months.csv')
  expect(sent.questions.map(({ id }) => id)).toEqual(['same-months'])
  expect((await files.answer(sent, { 'same-months': 'further' })).state).toBe('ready')
})
