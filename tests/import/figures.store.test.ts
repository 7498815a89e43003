/** What imported records show: weeks for the dashboards and the advisor, and no figure that they cannot give. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestService } from '../core/service.ts'
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

const importFile = (text: string) => files.imported(text)

const dayOf = (at: number): string => new Date(Date.UTC(2026, 6, 6 + at)).toISOString().slice(0, 10)

/** Twenty weeks: two sales a day, together $100 net plus $10 GST, more in later weeks. */
const sales = lines(
  'Receipt,Date,Time,Item,Total (inc GST),GST',
  ...Array.from({ length: 133 }, (_, at) => {
    const week = Math.floor(at / 7)
    return [
      `${2 * at},${dayOf(at)},08:${String(10 + week)},Rye loaf,${55 + week}.00,5.00`,
      `${2 * at + 1},${dayOf(at)},13:05,Flat white,55.00,5.00`,
    ].join('\n')
  }),
)

const ask = async (message: string): Promise<string> => {
  const answer = await owner.call('POST', '/api/chat/send', {
    message,
    personaKey: 'financial_analyst',
  })
  expect([message, answer.status]).toEqual([message, 200])
  return answer.text
}

it('gives weeks net of tax in the KPI call, and leaves out what sales cannot tell', async () => {
  await importFile(sales)
  const weeks = Object((await owner.call('GET', '/api/kpis')).json)
  expect(weeks).toHaveLength(19)
  expect(weeks[0]).toEqual({
    id: '2026-07-06',
    weekStart: '2026-07-06',
    revenue: 700,
    weekly_footfall: 14,
    position: expect.any(Number),
  })
  expect(weeks[18]).toMatchObject({ weekStart: '2026-11-09', revenue: 700 + 18 * 7 })
  const hours = Object((await owner.call('GET', '/api/kpis/hourly')).json)
  expect(hours[0]).toEqual({
    date: '2026-07-06',
    hours: [
      { hour: 8, transactions: 1, revenue: 50 },
      { hour: 13, transactions: 1, revenue: 50 },
    ],
  })
})

it('answers from sales alone, and says what is not on record', async () => {
  await importFile(sales)
  expect(await ask('What was our revenue last week?')).toContain('$826')
  for (const question of [
    'What is our profit margin?',
    'How long will our cash last?',
    'What did wages cost us last month?',
  ])
    expect([question, await ask(question)]).toEqual([
      question,
      expect.stringMatching(/not on record|no record|on record|does not hold|needs/i),
    ])
  for (const path of ['/kpis/forecasts', '/nudges', '/briefs/latest'])
    expect([path, (await owner.call('GET', `/api${path}`)).status]).toEqual([path, 200])
  const brief = await owner.call('POST', '/api/briefs/generate', {
    topic: 'How are sales going?',
    personaKey: 'ceo',
  })
  expect(brief.status).toBeLessThan(500)
  expect(running.logged()).not.toContain('"msg":"failed"')
})

it('adds costs, and a margin where wages are among them', async () => {
  await importFile(sales)
  await importFile(
    lines(
      'Date,Account,Debit,Credit',
      '06/07/2026,Rent,140.00,',
      '10/07/2026,Wages,210.00,',
      '12/07/2026,Purchases - flour,70.00,',
      '13/07/2026,Rent,140.00,',
      '26/07/2026,Advertising,10.00,',
    ),
  )
  const weeks = Object((await owner.call('GET', '/api/kpis')).json)
  expect(weeks[0]).toMatchObject({
    revenue: 700,
    profit_margin: 40,
    expenses: { staff: 210, supplies: 70, premises: 140, marketing: 0, other: 0 },
  })
  // These weeks have no wages, so there is no margin.
  expect(weeks[1]).not.toHaveProperty('profit_margin')
  expect(weeks[1]).not.toHaveProperty('expenses')
})

it('shows no margin where wages are the only costs on record: the rest would look like profit', async () => {
  await importFile(sales)
  const pay = Array.from({ length: 19 }, (_, at) => dayOf(7 * at + 4))
  await importFile(
    lines('Pay date,Employee,Hours,Gross pay', ...pay.map((date) => `${date},Ada,20.00,210.00`)),
  )
  const week = async (at: number) => Object((await owner.call('GET', '/api/kpis')).json)[at]
  expect(await week(1)).not.toHaveProperty('profit_margin')
  expect(await week(1)).not.toHaveProperty('expenses')
  const period = await owner.call('GET', '/api/kpis/period?grain=week&day=2026-07-13')
  expect(Object(period.json).period.figures).not.toHaveProperty('profit')
  expect(Object(period.json).basis.costs).toBe('wages')
  // Books of other costs cover two weeks; the pay runs of the other weeks still prove nothing.
  await importFile(lines('Date,Account,Debit,Credit', '06/07/2026,Rent,140.00,', '19/07/2026,Rent,140.00,'))
  expect(await week(1)).toMatchObject({ expenses: { staff: 210, premises: 140 } })
  const covered = await owner.call('GET', '/api/kpis/period?grain=week&day=2026-07-13')
  expect(Object(covered.json).basis.costs).toBe('payments')
  expect(await week(4)).not.toHaveProperty('expenses')
})
