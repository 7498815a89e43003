/** Figures by day, week and month, to the cent, and the records behind one period. */
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { centsOf } from '#schema/core/money'
import { type Answer, decodeJson, startTestService, type TestService } from '../core/service.ts'
import { lines } from '../import/read-text.ts'
import { openFileClient } from '../import/send-file.ts'
import { type Browser, setUpBakery } from '../people/account-client.ts'

let running: TestService
let owner: Browser
beforeEach(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none' })
  owner = await setUpBakery(running)
})
afterEach(() => running.stop())

const series = async (grain: string, from: string, to: string) =>
  decodeJson(
    api.readSeries.output,
    await owner.call('GET', `/api/kpis/series?grain=${grain}&from=${from}&to=${to}`),
  )
const period = async (grain: string, day: string, asOf?: number) =>
  decodeJson(
    api.readPeriod.output,
    await owner.call(
      'GET',
      `/api/kpis/period?grain=${grain}&day=${day}`,
      undefined,
      asOf === undefined ? {} : { 'x-as-of': String(asOf) },
    ),
  )
const files = () => openFileClient(running, owner)
const fieldOf = (answer: Answer): unknown => [answer.status, Object(answer.json).errors?.[0]?.field]

const head = 'Receipt,Date,Time,Item,Total (inc GST),GST'
const dayAt = (at: number): string => new Date(Date.UTC(2026, 7, 31 + at)).toISOString().slice(0, 10)
/** Eight weeks from Monday 31 August: each day $33.33 with $3.03 of GST, on Sundays nothing. */
const till = lines(
  head,
  ...Array.from({ length: 56 }, (_, at) => at)
    .filter((at) => at % 7 !== 6)
    .map((at) => `${at},${dayAt(at)},09:00,Rye loaf,33.33,3.03`),
)
/** September, with wages. */
const books = lines(
  'Date,Account,Debit,Credit',
  ...Array.from({ length: 30 }, (_, at) => `${dayAt(at + 1)},Wages,10.01,`),
)

it('adds up days, weeks and months to the cent, with tax told apart', async () => {
  await files().imported(till)
  const weeks = await series('week', '2026-08-31', '2026-10-25')
  expect(weeks.periods).toHaveLength(8)
  expect(weeks.periods[0]).toEqual({
    from: '2026-08-31',
    to: '2026-09-06',
    isWhole: true,
    figures: { revenue: '181.80', gross: '199.98', tax: '18.18', transactions: 6 },
  })
  expect(weeks.basis).toEqual({ tax: 'apart' })
  const days = await series('day', '2026-08-31', '2026-10-25')
  const sum = (all: typeof days.periods) =>
    all.reduce((cents, { figures }) => cents + (figures.revenue ? centsOf(figures.revenue) : 0n), 0n)
  expect(sum(days.periods)).toBe(sum(weeks.periods))
  // A closed day between others is on record without a figure, not with a zero.
  expect(days.periods[6]).toEqual({ from: '2026-09-06', to: '2026-09-06', isWhole: true, figures: {} })
  const months = await series('month', '2026-08-31', '2026-10-25')
  expect(months.periods.map(({ from, isWhole, figures }) => [from, isWhole, figures.transactions])).toEqual([
    ['2026-08-01', false, 1],
    ['2026-09-01', true, 26],
    ['2026-10-01', false, 21],
  ])
  expect(months.monthsOf).toBe('days')
})

it('gives costs and a margin only where the books cover every day', async () => {
  await files().imported(till)
  await files().imported(books, 'ledger.csv')
  const [august, september] = (await series('month', '2026-08-31', '2026-09-30')).periods
  expect(august?.figures.costs).toBeUndefined()
  expect(september?.figures).toMatchObject({ costs: '300.30', profit: '487.50', margin: 61.88 })
  expect((await series('week', '2026-09-07', '2026-09-13')).basis).toEqual({
    tax: 'apart',
    costs: 'payments',
  })
})

it('compares with the same weeks a year before', async () => {
  const earlier = Array.from({ length: 28 }, (_, at) => {
    const day = new Date(Date.UTC(2025, 8, 1 + at)).toISOString().slice(0, 10)
    return `old-${at},${day},09:00,Rye loaf,11.00,1.00`
  })
  await files().imported(lines(till.trimEnd(), ...earlier))
  const { periods } = await series('week', '2026-08-31', '2026-09-13')
  expect(periods.map(({ lastYear }) => lastYear?.revenue)).toEqual(['70.00', '70.00'])
})

it('refuses a range that is turned round, too long, or made of no days', async () => {
  const refusal = async (query: string) => fieldOf(await owner.call('GET', `/api/kpis/series?${query}`))
  expect(await refusal('grain=week&from=2026-09-02&to=2026-09-01')).toEqual([400, 'to'])
  expect(await refusal('grain=day&from=2020-01-01&to=2026-09-01')).toEqual([400, 'to'])
  expect(await refusal('grain=hour&from=2026-09-01&to=2026-09-01')).toEqual([400, 'grain'])
  expect(await refusal('grain=day&from=2026-02-30&to=2026-09-01')).toEqual([400, 'from'])
  expect((await series('week', '2026-08-31', '2026-09-13')).periods).toEqual([])
})

it('says what was first reported, and what it has been since a correction', async () => {
  await files().imported(till, 'till-september.csv')
  const before = await period('week', '2026-09-09')
  const position = Number((await owner.call('GET', '/api/kpis')).headers.get('x-position'))
  expect(before.firstReported).toBeUndefined()
  expect(before.days.map(({ figures }) => figures.revenue)).toEqual([...Array(6).fill('30.30'), undefined])
  expect(before.files.map(({ file }) => file)).toEqual(['till-september.csv'])

  await files().imported(
    lines(head, `8,${dayAt(8)},09:00,Rye loaf,22.00,2.00`, `9,${dayAt(9)},09:00,Rye loaf,33.33,3.03`),
    'till-corrected.csv',
  )
  const { period: now, firstReported, days } = await period('week', '2026-09-09')
  expect(now.figures.revenue).toBe('171.50')
  expect(firstReported).toMatchObject({
    revenue: '181.80',
    days: [{ date: '2026-09-08', revenue: '30.30' }],
    correctedBy: 'till-corrected.csv',
  })
  expect(days[1]?.figures.revenue).toBe('20.00')

  const past = await period('week', '2026-09-09', position)
  expect([past.period.figures.revenue, past.firstReported, past.files.length]).toEqual([
    '181.80',
    undefined,
    1,
  ])
})

it('lists the notes and dates that touch a period', async () => {
  await files().imported(till)
  await owner.call('POST', '/api/notes', {
    text: 'Road works on Larkin Street',
    from: '2026-09-10',
    to: '2026-10-02',
  })
  const factsOf = async (day: string) =>
    (await period('week', day)).facts.flatMap(({ kind, what }) => (kind === 'note' ? [what] : []))
  expect(await factsOf('2026-09-07')).toEqual(['Road works on Larkin Street'])
  expect(await factsOf('2026-09-22')).toEqual(['Road works on Larkin Street'])
  expect(await factsOf('2026-09-01')).toEqual([])
})
