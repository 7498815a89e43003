/** Questions that name items, categories and accounts of imported files, answered from the rows. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { replyFromRecords } from '../../service/advisor/answers/reply.ts'
import { plusDays } from '../../service/advisor/calendar.ts'
import type { Detail, PaidLine, SoldLine } from '../../service/advisor/detail/detail.ts'
import type { ReplyDraft } from '../../service/advisor/engine.ts'
import { shopRecords } from './own-shop.ts'

const first = decodeOrThrow(IsoDate, '2025-11-24', 'A day')
const weeks = 52

/** Every Tuesday two kettles at $50 and a tea cosy at $20; every Friday rent and flour, and once a month a licence. */
const sold = Array.from({ length: weeks }, (_, at): readonly SoldLine[] => {
  const date = plusDays(first, 7 * at + 1)
  return [
    { date, item: 'Copper kettle', category: 'Hardware', channel: undefined, revenue: 10_000n, units: 2000 },
    { date, item: 'Tea cosy', category: 'Textiles', channel: undefined, revenue: 2000n, units: 1000 },
  ]
}).flat()
const paid = Array.from({ length: weeks }, (_, at): readonly PaidLine[] => {
  const date = plusDays(first, 7 * at + 4)
  const isDear = at >= 40
  return [
    { date, account: 'Rent', direction: 'out', amount: 30_000n },
    { date, account: 'Flour - Northgate Mills', direction: 'out', amount: isDear ? 6000n : 4000n },
    ...(Number(date.slice(8)) <= 7
      ? [{ date, account: 'Radio licence', direction: 'out' as const, amount: 2500n }]
      : []),
  ]
}).flat()
const tax = new Map(sold.map(({ date }) => [date, 1200n]))
const detail: Detail = { sold, paid, tax }

const reply = (...messages: readonly string[]) =>
  messages.reduce<Promise<ReplyDraft | undefined>>(
    async (earlier, message) =>
      replyFromRecords(
        {
          records: shopRecords(),
          detail,
          personaKey: 'financial_analyst',
          message,
          earlier: [],
          passages: [],
          before: (await earlier)?.plans?.at(-1),
        },
        async () => {},
        new AbortController().signal,
      ),
    Promise.resolve(undefined),
  )
const ask = async (...messages: readonly string[]): Promise<string> =>
  (await reply(...messages))?.message ?? ''

const soldIn = (from: string, to: string, item: string) =>
  sold.filter((line) => line.item === item && line.date >= from && line.date <= to)

it('counts and adds up an item over the very days that were asked for', async () => {
  const rows = soldIn('2026-07-01', '2026-07-31', 'Copper kettle')
  expect(await ask('How many kettles did we sell in July?')).toContain(
    `${rows.length * 2} of “Copper kettle”`,
  )
  expect(await ask('What did copper kettles bring in in July?')).toContain(`$${rows.length * 100} `)
})

it('ranks items and categories, and says by what', async () => {
  expect(await ask('Which product earns us the most?')).toMatch(/Of 2 items, “Copper kettle” took the most/)
  expect(await ask('revenue by category')).toMatch(/Hardware: \$5,200[\s\S]*Textiles: \$1,040/)
  expect(await ask('What sells the least?')).toMatch(/“Tea cosy” took the least|“Tea cosy” was sold least/)
})

it('gives an account by a word of its name, its share and its typical month', async () => {
  expect(await ask('How much did we spend at Northgate this year?')).toMatch(
    /“Flour - Northgate Mills” came to \$\d/,
  )
  const months = 11
  const inMonths = paid.filter(
    ({ account, date }) => account.startsWith('Flour') && date >= '2025-12-01' && date <= '2026-10-31',
  )
  const mean = Math.round(inMonths.reduce((sum, { amount }) => sum + Number(amount), 0) / 100 / months)
  expect(await ask('What do we pay Northgate Mills in a typical month?')).toContain(
    `$${mean} a month over the 11`,
  )
  expect(await ask('What share of our spending is Northgate?')).toMatch(/% of all money out of the books/)
})

it('says how an account changed, and that books have no prices', async () => {
  expect(await ask('Has Northgate got dearer?')).toMatch(/came to \$\d+.* and \$\d+.*no prices/s)
})

it('prices a percentage of one account', async () => {
  expect(await ask('What if rent goes up 8 percent in February?')).toMatch(
    /“Rent” comes to \$300 a week .* 8\.0% more costs \$24 a week/,
  )
})

it('adds up the tax of a quarter, and names the days without a sale', async () => {
  expect(await ask('How much GST did we collect in July?')).toMatch(/The tax in your sales came to \$48 /)
  expect(await ask('Which days were we closed from 1 to 12 July?')).toMatch(/Every day|days? without a sale/)
})

it('declines what rows cannot tell, and never passes sales off as costs', async () => {
  expect(await ask('Will copper kettles sell more next year?')).toMatch(/no forecast below the totals/)
  expect(await ask('What do we pay for kettles?')).toMatch(/no cost on the rows of sales/)
  expect(await ask('What margin do we make on kettles?')).toMatch(/costs are not on record by item/)
  expect(await ask('Did kettles cost us customers?')).not.toMatch(/^Yes|^No/)
  expect(await ask('How many hours did we pay in July?')).toMatch(/no column of hours/)
})

it('goes on from the turn before with another time or another name', async () => {
  const before = 'How many kettles did we sell in July?'
  const inAugust = soldIn('2026-08-01', '2026-08-31', 'Copper kettle').length * 2
  expect(await ask(before, 'and in August?')).toContain(`${inAugust} of “Copper kettle”`)
  expect(await ask(before, 'what about tea cosies?')).toMatch(/of “Tea cosy” were sold in July/)
})

it('leaves every question alone that names nothing of the files', async () => {
  for (const question of [
    'What was revenue last week?',
    'What was our profit in June?',
    'How much did sales fall in July?',
    'Should we hire someone?',
    'Will rent rise next year?',
    'When is the lease due?',
    'Why did costs go up in October?',
  ])
    expect([question, (await reply(question))?.plans?.some(({ operator }) => operator === 'rows')]).toEqual([
      question,
      false,
    ])
})

it('leaves what to do about the business to the advisor, and weighs only what is named', async () => {
  for (const message of [
    'What should I do this week?',
    'What should we do about the margin?',
    'What should I do?',
  ]) {
    const { message: said = '', plans = [] } = (await reply(message)) ?? {}
    expect([message, JSON.stringify(plans)]).toEqual([message, expect.not.stringContaining('"rows"')])
    expect(said).not.toMatch(/sales file|by item/)
  }
  expect(await ask('Should we stop selling the tea cosy?')).toContain('Costs are not on record by item')
})
