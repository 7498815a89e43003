/** Totals by month that are easily misread: months in other words, labels that mislead, and money that counts twice. */
import { describe, expect, it } from 'vitest'
import { asked, flows, read, told } from './read-monthly.ts'
import { entries, lines, readBytes, refused, sales } from './read-text.ts'

describe('a month', () => {
  const file = (label: string, ...months: readonly string[]) =>
    lines(`${label},Bar takings ex GST,Salaries ex GST`, ...months.map((month) => `${month},700.00,20.00`))

  it.each([
    ['Month', '2026-05-01', '2026-06-01'],
    ['Mth', '1 May 2026', '1 June 2026'],
    ['Month starting', '01-May-2026', '01-Jun-2026'],
    ['Month / Year', '2026-05-01 00:00:00', '2026-06-01 00:00:00'],
    ['Billing month', '2026-05-31', '2026-06-30'],
    ['Period', '31/05/2026', '30/06/2026'],
    ['MonthYear', 'May-26', 'Jun-26'],
    ['Reporting month', '5/1/2026', '6/1/2026'],
    ['', 'May 2026', 'June 2026'],
  ])('below “%s” such as %s is a whole month', async (label, one, other) => {
    const { rows } = await read(file(label, one, other))
    expect(entries(rows).map(({ from, date }) => `${from} ${date}`)).toEqual([
      '2026-05-01 2026-05-31',
      '2026-05-01 2026-05-31',
      '2026-06-01 2026-06-30',
      '2026-06-01 2026-06-30',
    ])
    expect(await flows(file(label, one, other))).toEqual({ in: 140_000n, out: 4000n })
  })

  it.each(['Juen 2026', 'Mean', 'So far', '2026-06-17', '2026', 'Apr - Jun 2026'])(
    'that is none, such as %s, is refused by its row',
    async (odd) => {
      const { rows, kind } = await read(file('Month', '2026-04-01', '2026-05-01', odd))
      expect(kind).toBe('books')
      expect(refused(rows)).toEqual([[4, 'Month', 'not a month']])
      expect(entries(rows)).toHaveLength(4)
    },
  )

  it('that is missing beside amounts is refused, and a note below the table is not', async () => {
    const { rows } = await read(lines(file('Month', 'May 2026', ',').trim(), 'Sent by Bo,,'))
    expect(refused(rows)).toEqual([[3, 'Month', 'no month']])
  })

  it('that is not over is refused', async () => {
    const { rows } = await read(file('Month', 'Oct 2026', 'Nov 2026'))
    expect(refused(rows)).toEqual([[3, 'Month', 'a month that is not over']])
  })

  it('in one row of numbers that may be a day is refused', async () => {
    await expect(read(file('Month', '6/1/2026'))).rejects.toThrow('a day or a month')
  })

  it('is never a day of sales, also when a person says that they are sales', async () => {
    const opened = await readBytes(file('Month', '2026-05-01', '2026-06-01'), {
      answers: told,
      isReplay: false,
      kind: 'sales',
    })
    expect(sales(opened.rows)).toEqual([])
    expect(opened.kind).toBe('books')
  })

  it('below a label of dates is asked', async () => {
    const text = file('Date', '2026-05-01', '2026-06-01', '2026-07-01')
    expect(await asked(text)).toEqual(['monthly-dates'])
    const { rows } = await read(text, { 'monthly-dates': 'months' })
    expect(entries(rows)[0]).toMatchObject({ from: '2026-05-01', date: '2026-05-31' })
  })

  it('that is one period, which may be a week, is asked', async () => {
    expect(await asked(file('Period ending', '31/10/2026'))).toEqual(['monthly-dates'])
  })

  it('with several rows, one for each place, is refused', async () => {
    await expect(
      read(lines('Month,Site,Bar takings ex GST', 'May 2026,Quay,5', 'May 2026,Hill,6', 'June 2026,Quay,5')),
    ).rejects.toThrow('several rows for a month')
  })
})

it('a long file of months is not read by day', async () => {
  const rows = Array.from({ length: 700 }, (_, at) => `2026-0${1 + (at % 9)}-01,Item ${at},5.50`)
  await expect(read(lines('Month,Item,Sales ex GST', ...rows))).rejects.toThrow('one row with the sum')
})

describe('days of sales beside costs', () => {
  it.each([
    ['Date,Kiosk takings ex GST,Salaries ex GST', '2026-10-16,810.00,290.00'],
    ['Date,Salaries ex GST,Kiosk takings ex GST', '2026-10-16,290.00,810.00'],
    ['Day,Wages,Sales', '2026-10-16,290.00,810.00'],
  ])('below %s are never the costs', async (head, row) => {
    const text = lines(head, row)
    const answers = { 'tax-included': 'none' }
    const { rows, questions } = await read(text, answers)
    const [question] = questions
    for (const reading of question?.readings ?? [])
      expect(reading.rows.every(({ cell }) => cell === '810.00')).toBe(true)
    const done = question
      ? await read(text, { ...answers, [question.id]: question.readings[0]?.id ?? '' })
      : { rows }
    expect(sales(done.rows).map(({ amount }) => amount)).toEqual([81_000n])
  })
  it('are not read as books', async () => {
    await expect(
      readBytes(lines('Date,Kiosk takings ex GST,Salaries ex GST', '2026-10-16,810.00,290.00'), {
        answers: {},
        isReplay: false,
        kind: 'books',
      }),
    ).rejects.toThrow('income and costs')
  })
})
