/** Dates written as the numbers of a spreadsheet, and totals by month. */
import { describe, expect, it, test } from 'vitest'
import { entries, lines, readBytes, refused, sales } from './read-text.ts'

const read = (text: string, answers: Readonly<Record<string, string>> = {}) =>
  readBytes(text, { answers: { 'tax-included': 'none', ...answers }, isReplay: false })

const till = (...days: readonly string[]) =>
  lines('Date,Receipt,Total', ...days.map((day, at) => `${day},${at},5.50`))

describe('numbers of days', () => {
  it('are dates in a column that is called one', async () => {
    const { rows } = await read(till('46338', '46339.5'), { kind: 'sales' })
    expect(sales(rows).map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-11-12', undefined],
      ['2026-11-13', 720],
    ])
  })
  it('that Excel for Mac may have counted are asked about', async () => {
    const text = till('44600', '44601')
    expect(
      (await read(text, { kind: 'sales' })).questions.map(({ id, readings }) => [
        id,
        readings.map(({ rows }) => rows[0]?.means),
      ]),
    ).toEqual([['date-numbers', ['2022-02-08', '2026-02-09']]])
    const { rows } = await read(text, { kind: 'sales', 'date-numbers': 'from1904' })
    expect(sales(rows)[0]?.date).toBe('2026-02-09')
  })
  it.each([
    ['12,000', '12'],
    ['60000', '60001'],
    ['46338', 'next week'],
  ])('such as %s and %s are none', async (one, other) => {
    await expect(read(till(`"${one}"`, `"${other}"`), { kind: 'sales' })).rejects.toThrow(
      'has no column of dates',
    )
  })
  it('count for nothing beside dates', async () => {
    const text = lines('Date,Due date,Total', '2026-11-13,46338,5.50')
    const { rows } = await read(text, { kind: 'sales' })
    expect(sales(rows)[0]?.date).toBe('2026-11-13')
  })
})

const byMonth = (...months: readonly string[]) =>
  lines(
    'Month,Sales ex GST,Wages ex GST,Orders,Profit',
    ...months.map((month) => `${month},"12,000.50",4000,310,8000.50`),
    'Total,24001.00,8000,620,16001.00',
  )

describe('totals by month', () => {
  it.each([
    ['Jan 2026', 'February 2026'],
    ['2026-01', '2026-02'],
    ['01/2026', '2/2026'],
    ['1/01/2026', '1/02/2026'],
    ['31 Jan 2026', '28 Feb 2026'],
  ])('in rows such as %s are spread over the month', async (one, other) => {
    const { rows, kind, questions } = await read(byMonth(one, other))
    expect(questions).toEqual([])
    expect(kind).toBe('books')
    expect(
      entries(rows).map(({ from, date, direction, account, amount }) => [
        from,
        date,
        direction,
        account,
        amount,
      ]),
    ).toEqual([
      ['2026-01-01', '2026-01-31', 'in', 'Sales', 1_200_050n],
      ['2026-01-01', '2026-01-31', 'out', 'Wages', 400_000n],
      ['2026-02-01', '2026-02-28', 'in', 'Sales', 1_200_050n],
      ['2026-02-01', '2026-02-28', 'out', 'Wages', 400_000n],
    ])
  })
  it('ask once whether they include tax', async () => {
    const text = lines('Month,Sales', 'Jan 2026,1100', 'Feb 2026,2200')
    expect((await read(text)).questions.map(({ id }) => id)).toEqual(['monthly-tax'])
    expect(entries((await read(text, { 'monthly-tax': 'without' })).rows)).toHaveLength(2)
    await expect(read(text, { 'monthly-tax': 'with' })).rejects.toThrow('include GST')
    await expect(read(lines('Month,Sales inc GST', 'Jan 2026,1100'))).rejects.toThrow('include GST')
  })
  it('refuse what nobody can know', async () => {
    await expect(read(lines('Month,Sales', 'Jan,1100', 'Feb,2200'))).rejects.toThrow('without a year')
    await expect(read(lines('Month,Sales,Zebra', 'Jan 2026,1100,5'))).rejects.toThrow(
      'neither income nor a cost',
    )
    const { rows } = await read(
      lines('Month,Sales ex GST', 'Jan 2026,1100', 'Jan 2026,5', 'Dec 2026,5', 'Feb 2026,x'),
    )
    expect(refused(rows)).toEqual([
      [3, 'Month', 'the same month as in a row above'],
      [4, 'Month', 'a month that has not begun'],
      [5, 'Sales ex GST', 'not an amount'],
    ])
  })
})

test('a column that contains others does not count twice', async () => {
  const file = (label: string, total: string) =>
    lines(
      `Month,${label},Food sales,Drink sales,Total costs ex GST,Wages,Rent`,
      `Jan 2026,${total},800,200,500,300,200`,
      'Feb 2026,1100,800,300,500,300,200',
    )
  for (const label of ['Total sales', 'Sales']) {
    const { rows } = await read(file(label, '1000'), { 'monthly-tax': 'without' })
    expect(entries(rows).reduce((sum, { amount }) => sum + amount, 0n)).toBe(310_000n)
  }
  for (const label of ['Net sales', 'Sales'])
    await expect(read(file(label, '990'), { 'monthly-tax': 'without' })).rejects.toThrow(
      'may be the total of the others',
    )
})

test('a month beside the day is no total of it', async () => {
  const text = lines('Date,Month,Receipt,Total', '2026-11-13,Nov 2026,1,5.50', '2026-11-14,Nov 2026,2,6.50')
  expect(sales((await read(text, { kind: 'sales' })).rows)).toHaveLength(2)
})
