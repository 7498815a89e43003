/** Rows that are accepted, refused or set apart. */
import { describe, expect, test } from 'vitest'
import { apart, entries, lines, readBytes, refused, sales } from './read-text.ts'

describe('rows', () => {
  test('of totals, text and further lines are set apart', async () => {
    const { rows } = await readBytes(
      lines(
        'Order ID,Date,Item,Total',
        'A1,2026-11-03,Loaf,10.00',
        'A1,2026-11-03,Roll,',
        'A2,2026-11-04,Loaf,5.00',
        'Total,,,15.00',
        'Printed for the accountant,,,',
      ),
    )
    expect(sales(rows).map(({ amount }) => amount)).toEqual([1000n, 500n])
    expect(apart(rows)).toEqual([
      [3, 'further line'],
      [5, 'total'],
      [6, 'text'],
    ])
  })

  test('with a wrong cell are refused with row, column and reason, and no other row with them', async () => {
    const { rows } = await readBytes(
      lines(
        'Date,Order no,Item,Total,Currency',
        '2026-11-03,1,Loaf,10.00,AUD',
        '2026-02-31,2,Loaf,10.00,AUD',
        '2026-11-03,3,Loaf,ten,AUD',
        '2026-11-03,4,Loaf,1000000000000000000000000000000,AUD',
        '2026-11-03,5,Loaf,1.005,AUD',
        '2027-11-03,6,Loaf,10.00,AUD',
        '2026-11-03,7,Loaf,10.00,USD',
        ',8,Loaf,10.00,AUD',
        '2026-11-03,9,Loaf,=1+1,AUD',
        '9999-12-31,10,Loaf,10.00,AUD',
      ),
    )
    expect(sales(rows)).toHaveLength(1)
    expect(refused(rows)).toEqual([
      [3, 'Date', 'not a date'],
      [4, 'Total', 'not an amount'],
      [5, 'Total', 'too large'],
      [6, 'Total', 'has more than two decimals'],
      [7, 'Date', 'after today'],
      [8, 'Currency', 'in USD, not in AUD'],
      [9, 'Date', 'no date'],
      [10, 'Total', 'not an amount'],
      [11, 'Date', 'not a date'],
    ])
  })

  test('in UTC are days of the workspace, also over a change of daylight saving', async () => {
    const { rows } = await readBytes(
      lines(
        'id,Created (UTC),Amount,Status',
        'a,2026-10-03 15:30,1.00,Paid',
        'b,2026-10-03 16:30,1.00,Paid',
        'c,2026-04-04 13:30,1.00,Paid',
      ),
      { timeZone: 'Australia/Sydney' },
    )
    // At 16:00 UTC on 3 October, the clocks in Sydney go forward from 2 to 3 in the morning.
    expect(sales(rows).map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-10-04', 90],
      ['2026-10-04', 210],
      ['2026-04-05', 30],
    ])
  })

  test('of payments that failed are set apart', async () => {
    const { rows } = await readBytes(
      lines('id,Date,Amount,Status', 'a,2026-11-03,1.00,Paid', 'b,2026-11-03,2.00,Failed'),
    )
    expect([sales(rows).length, apart(rows)]).toEqual([1, [[3, 'not completed']]])
  })

  test('keep quoted delimiters and line ends in a cell', async () => {
    const { rows } = await readBytes('Date,Order no,Item,Total\n2026-11-03,1,"Loaf, ""rye""\nsliced",3.50\n')
    expect(sales(rows).map(({ item, amount }) => [item, amount])).toEqual([['Loaf, "rye"\nsliced', 350n]])
  })
})

describe('books', () => {
  test('of pay have wages, hours and superannuation, and no name', async () => {
    const { rows } = await readBytes(
      lines(
        'Employee,Pay date,Hours,Gross,Tax,Super,Net pay',
        'Jo Bloggs,2026-11-13,38.5,1000.00,200.00,120.00,800.00',
      ),
    )
    expect(entries(rows)).toEqual([
      { date: '2026-11-13', direction: 'out', amount: 100_000n, account: 'Wages', hours: 3850 },
      { date: '2026-11-13', direction: 'out', amount: 12_000n, account: 'Superannuation' },
    ])
  })

  test('take an entry of 0.00, and refuse a row without an amount', async () => {
    const { rows } = await readBytes(
      lines(
        'Date,Account,Debit,Credit',
        '2026-11-02,Rent,100.00,',
        '2026-11-03,Insurance,0.00,',
        '2026-11-04,Interest,,0.00',
        '2026-11-05,Wages,,',
        '2026-11-06,Sales,,50.00',
      ),
    )
    expect(entries(rows).map(({ amount }) => amount)).toEqual([10_000n, 0n, 0n, 5000n])
    expect(refused(rows).map(([row]) => row)).toEqual([5])
  })

  test('with a debit of another sign refuse it', async () => {
    const { rows } = await readBytes(
      lines('Date,Details,Debit,Credit', '2026-11-03,Rent,5.00,', '2026-11-04,Rent,-5.00,'),
    )
    expect(refused(rows)).toEqual([[3, 'Debit', 'a debit with another sign than the others']])
  })

  const statement = lines(
    'Profit and Loss',
    'Larkin Street Bakery',
    'For the 2 months ended 30 November 2026',
    '',
    'Account,Nov 2026,Oct 2026,Year to date',
    'Trading Income,,,',
    'Sales,"12,000.00","11,000.50","23,000.50"',
    'Total Trading Income,"12,000.00","11,000.50","23,000.50"',
    'Less Cost of Sales,,,',
    'Purchases,"4,000.00",(20.00),"3,980.00"',
    'Total Cost of Sales,"4,000.00",(20.00),"3,980.00"',
    'Gross Profit,"8,000.00","11,020.50","19,020.50"',
    'Plus Other Income,,,',
    'Interest Income,1.00,-,1.00',
    'Less Operating Expenses,,,',
    'Rent,"1,000.00","1,000.00","2,000.00"',
    'Net Profit,"7,001.00","10,020.50","17,021.50"',
  )

  test('of profit and loss are entries by account and month', async () => {
    const { rows, kind } = await readBytes(statement)
    expect(kind).toBe('books')
    expect(
      entries(rows).map(({ date, from, direction, amount, account }) => [
        from,
        date,
        direction,
        amount,
        account,
      ]),
    ).toEqual([
      ['2026-11-01', '2026-11-30', 'in', 1_200_000n, 'Sales'],
      ['2026-10-01', '2026-10-31', 'in', 1_100_050n, 'Sales'],
      ['2026-11-01', '2026-11-30', 'out', 400_000n, 'Purchases'],
      ['2026-10-01', '2026-10-31', 'out', -2000n, 'Purchases'],
      ['2026-11-01', '2026-11-30', 'in', 100n, 'Interest Income'],
      ['2026-11-01', '2026-11-30', 'out', 100_000n, 'Rent'],
      ['2026-10-01', '2026-10-31', 'out', 100_000n, 'Rent'],
    ])
    expect(refused(rows)).toEqual([])
  })
})

test('a long account or item ends before a character that does not fit whole', async () => {
  const long = `${'a'.repeat(199)}😀`
  const { rows } = await readBytes(lines('Date,Account,Debit,Credit', `2026-11-03,${long},5.00,`))
  expect(entries(rows).map(({ account }) => account?.isWellFormed())).toEqual([true])
})
