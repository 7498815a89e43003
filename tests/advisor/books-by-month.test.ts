/** Accounts by month: from the rows of the books, whether these are dated entries or totals of whole months. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { replyFromRecords } from '../../service/advisor/answers/reply.ts'
import type { Detail, PaidLine } from '../../service/advisor/detail/detail.ts'
import { shopRecords } from './own-shop.ts'

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')

const months = [
  ['2026-07-01', '2026-07-31', 1_800_000n],
  ['2026-08-01', '2026-08-31', 1_850_000n],
  ['2026-09-01', '2026-09-30', 1_820_000n],
  ['2026-10-01', '2026-10-31', 1_910_000n],
] as const
const totals = months.flatMap(([from, to, amount]): readonly PaidLine[] => [
  { date: day(to), from: day(from), account: 'Wages and Salaries', direction: 'out', amount },
  { date: day(to), from: day(from), account: 'Rent', direction: 'out', amount: 300_000n },
])
const dated: readonly PaidLine[] = ['2026-08-28', '2026-09-11', '2026-09-25', '2026-10-09'].map((date) => ({
  date: day(date),
  account: 'Wages',
  direction: 'out',
  amount: 500_000n,
}))

const ask = async (message: string, paid: readonly PaidLine[] = totals): Promise<string> => {
  const detail: Detail = { sold: [], paid, tax: new Map() }
  const reply = await replyFromRecords(
    { records: shopRecords(), detail, personaKey: 'financial_analyst', message, earlier: [], passages: [] },
    async () => {},
    new AbortController().signal,
  )
  return reply.message
}

it.each([
  'Wages by month',
  'wages month by month',
  'Show me wages for each month',
  'How have wages changed by month?',
  'What did we pay in wages in each month?',
])('lists each month as the books have it: %s', async (question) => {
  const said = await ask(question)
  expect(said).toContain('$73,800 from 1 July to 31 October')
  expect(said).toMatch(
    /July 2026: \$18,000\n- August 2026: \$18,500\n- September 2026: \$18,200\n- October 2026: \$19,100/,
  )
})

it('lists months of dated entries, and names what is not whole', async () => {
  const said = await ask('Wages by month', dated)
  expect(said).toMatch(/August 2026: \$5,000\n- September 2026: \$10,000\n- October 2026: \$5,000/)
})

it('lists months of all spending', async () => {
  expect(await ask('Costs by month')).toMatch(/July 2026: \$21,000\n- August 2026: \$21,500/)
  const both = await ask('Rent by month in September and October')
  expect(both).toMatch(/\$3,000 in September[\s\S]*\$3,000 in October/)
})

it('leaves other words to other readers', async () => {
  expect(await ask('Staff costs by month')).not.toContain('couldn’t place')
})

it('counts a whole month from its first day', async () => {
  expect(await ask('Which month had the highest wages?')).toMatch(
    /Of 4 whole months .*highest in October: \$19,100/,
  )
  expect(await ask('What did we spend on wages this year?')).toContain('$73,800')
  expect(await ask('Average wages per month')).toContain('$18,450')
})

it('answers for both of two months', async () => {
  const said = await ask('How much did we pay in wages in September and October?')
  expect(said).toContain('$18,200')
  expect(said).toContain('$19,100')
  expect(await ask('What did wages cost in October?')).toContain('$19,100')
})
