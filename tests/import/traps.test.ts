/** Files from which a careless reader would take a wrong figure without noticing. */
import { describe, expect, test } from 'vitest'
import { entries, lines, readBytes, refused, sales } from './read-text.ts'

const amounts = async (text: string, answers = {}) => {
  const { rows, questions } = await readBytes(text, { answers })
  return {
    amounts: sales(rows).map(({ amount }) => amount),
    asks: questions.map(({ id }) => id),
    rows,
    questions,
  }
}

test('a thing whose name begins with "Total" is a sale', async () => {
  const found = await amounts(
    lines(
      'Date,Order no,Item,Total',
      '2026-11-03,1,Total Care Kit,10.00',
      '2026-11-03,2,Sum of its parts,5.00',
    ),
  )
  expect(found.amounts).toEqual([1000n, 500n])
})

test('a total of a day is none, though it has a date', async () => {
  const found = await amounts(
    lines('Date,Item,Sales', '2026-11-03,Loaf,10.00', '2026-11-03,Total,10.00', '2026-11-03,Sub-total,10.00'),
  )
  expect(found.amounts).toEqual([1000n])
})

describe('of several columns of amounts', () => {
  test('with the same label, a person says which', async () => {
    const text = lines('Date,Order no,Amount,Amount', '2026-11-03,1,10.00,11.00')
    expect((await amounts(text)).asks).toEqual(['amount-column'])
    expect((await amounts(text, { 'amount-column': 'column-4' })).amounts).toEqual([1100n])
  })

  test('a number of sales is not their worth', async () => {
    const found = await amounts(lines('Date,Sales,Revenue', '2026-11-03,12,140.50', '2026-11-04,9,99.10'))
    expect(found.amounts).toEqual([14_050n, 9910n])
  })

  test('none of which is a total, a person says which', async () => {
    expect(
      (await amounts(lines('Date,Receipt no,Takings,Turnover', '2026-11-03,1,10.00,11.00'))).asks,
    ).toEqual(['amount-column'])
  })

  test('the one that is another with tax and tips is the whole', async () => {
    const found = await amounts(
      lines('Date,Receipt no,Sales,Amount,Tax,Net', '2026-11-03,1,10.00,11.00,1.00,10.00'),
    )
    expect(found.amounts).toEqual([1100n])
  })
})

test('two columns of dates with one label: a person says which', async () => {
  const { asks } = await amounts(lines('Date,Date,Order no,Total', '2026-11-03,2026-11-09,1,10.00'))
  expect(asks).toEqual(['date-column'])
})

test('a cell more than there are labels refuses the row: an unquoted comma moved the others', async () => {
  const { amounts: found, rows } = await amounts(
    lines('Date,Order no,Total', '2026-11-03,1,1,234.50', '2026-11-03,2,5.00'),
  )
  expect(found).toEqual([500n])
  expect(refused(rows)).toEqual([[2, 'row', 'has more cells than there are labels (row 1)']])
})

test('empty cells after the last label do no harm', async () => {
  expect((await amounts(lines('Date,Order no,Total,,', '2026-11-03,1,5.00,,'))).amounts).toEqual([500n])
})

describe('a label', () => {
  test.each(['Total (USD)', 'Amount EUR', 'Total US$'])('%s is of another currency', async (label) => {
    await expect(readBytes(lines(`Date,Order no,${label}`, '2026-11-03,1,5.00'))).rejects.toThrow(
      'not in AUD',
    )
  })

  test.each(['Amount (cents)', "Revenue ($'000)", 'Sales 000s', 'Revenue in thousands', 'Total $m'])(
    '%s is of another unit',
    async (label) => {
      await expect(readBytes(lines(`Date,Order no,${label}`, '2026-11-03,1,5.00'))).rejects.toThrow(
        'not in dollars and cents',
      )
    },
  )

  test.each([
    ['Date (DD/MM/YYYY)', '2026-11-03'],
    ['Date mm/dd/yy', '2026-03-11'],
  ])('%s says the order of its dates', async (label, date) => {
    const { rows, asks } = await amounts(lines(`${label},Order no,Total`, '03/11/2026,1,5.00'))
    expect(asks).toEqual([])
    expect(sales(rows).map((sale) => sale.date)).toEqual([date])
  })
})

test('amounts with CR and DR need no question, and go their way', async () => {
  const { rows, questions } = await readBytes(
    lines('Date,Account,Amount', '2026-11-03,Rent,500.00 DR', '2026-11-04,Sales,900.00 CR'),
  )
  expect(questions).toEqual([])
  expect(entries(rows).map(({ direction, amount }) => [direction, amount])).toEqual([
    ['out', 50_000n],
    ['in', 90_000n],
  ])
})

test('an amount with DR in a file of sales is refused', async () => {
  const { rows } = await readBytes(lines('Date,Order no,Total', '2026-11-03,1,5.00 DR', '2026-11-03,2,5.00'))
  expect(refused(rows)).toEqual([[2, 'Total', 'has DR or CR after it']])
})

test('a date that stands only once for the rows below it is not carried down', async () => {
  const { rows } = await readBytes(lines('Date,Order no,Total', '2026-11-03,1,5.00', ',2,6.00'))
  expect(refused(rows)).toEqual([[3, 'Date', 'no date']])
})

test('months with letters in another language are no dates', async () => {
  const { rows } = await readBytes(
    lines(
      'Date,Order no,Total',
      '2026-11-03,1,5.00',
      '3 Maggio 2026,2,6.00',
      '3 Marvellous 2026,3,7.00',
      '2026-11-04,4,5.00',
      '2026-11-05,5,5.00',
    ),
  )
  expect(refused(rows).map(([row]) => row)).toEqual([3, 4])
})

test('UTF-16 without its mark is read', async () => {
  const text = lines('Date,Order no,Total', ...Array.from({ length: 20 }, (_, at) => `2026-11-03,${at},5.00`))
  const { rows } = await readBytes(Buffer.from(text, 'utf16le'))
  expect(sales(rows)).toHaveLength(20)
})

test('accents in Latin 1 are read, and figures beside them', async () => {
  const { rows } = await readBytes(
    Buffer.from(
      lines('Date,Order no,Item,Total', '2026-11-03,1,Café crème,5.00', '2026-11-03,2,Pâté,7.00'),
      'latin1',
    ),
  )
  expect(sales(rows).map(({ item, amount }) => [item, amount])).toEqual([
    ['Café crème', 500n],
    ['Pâté', 700n],
  ])
})
