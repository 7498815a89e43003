/** Figures that a file leaves open and that a reader might assume: each one is proven, asked about or refused. */
import { describe, expect, test } from 'vitest'
import { apart, entries, lines, readBytes, refused, sales } from './read-text.ts'

const asked = async (text: string, answers = {}) =>
  (await readBytes(text, { answers })).questions.map(({ id }) => id)

const flows = async (text: string, answers = {}) =>
  entries((await readBytes(text, { answers })).rows).map(({ direction, amount }) => [direction, amount])

describe('which way money goes', () => {
  const ledger = lines(
    'Date,Details,Amount,Balance',
    '2026-11-03,Rent,500.00,500.00',
    '2026-11-04,Rent,500.00,1000.00',
    '2026-11-05,Refund,-100.00,900.00',
    '2026-11-06,Rent,500.00,1400.00',
    '2026-11-07,Rent,500.00,1900.00',
  )

  test('is asked where a balance grows: that of an account at a bank, or of costs, or of a card', async () => {
    expect(await asked(ledger)).toEqual(['sign'])
    expect((await flows(ledger, { sign: 'positive-out' })).map(([way]) => way)).toEqual([
      'out',
      'out',
      'in',
      'out',
      'out',
    ])
  })

  test('is asked where the balance contradicts the columns: the business keeps this account itself', async () => {
    const own = lines(
      'Date,Details,Debit,Credit,Balance',
      '2026-11-03,Takings,500.00,,500.00',
      '2026-11-04,Takings,300.00,,800.00',
      '2026-11-05,Rent,,200.00,600.00',
      '2026-11-06,Takings,100.00,,700.00',
      '2026-11-07,Rent,,50.00,650.00',
    )
    expect(await asked(own)).toEqual(['debits'])
    expect((await flows(own, { debits: 'in' })).map(([way]) => way)).toEqual(['in', 'in', 'out', 'in', 'out'])
    expect((await flows(own, { debits: 'out' })).map(([way]) => way)).toEqual([
      'out',
      'out',
      'in',
      'out',
      'in',
    ])
  })

  test('is asked for pay with a minus, and for what was paid by nobody knows whom', async () => {
    expect(
      await asked(lines('Employee,Pay date,Gross pay', 'Jo,2026-11-13,-1000.00', 'Al,2026-11-13,-900.00')),
    ).toEqual(['sign'])
    expect(await asked(lines('Date,Account,Amount paid', '2026-11-13,Fees,100.00'))).toEqual(['sign'])
  })

  test('is asked for sales that are nearly all below zero', async () => {
    const text = lines('Date,Order no,Sales', '2026-11-03,1,-5.00', '2026-11-03,2,-7.00', '2026-11-03,3,2.00')
    expect(await asked(text)).toEqual(['takings'])
    const { rows } = await readBytes(text, { answers: { takings: 'below-zero' } })
    expect(sales(rows).map(({ amount }) => amount)).toEqual([500n, 700n, -200n])
    const kept = await readBytes(text, { answers: { takings: 'above-zero' } })
    expect(sales(kept.rows).map(({ amount }) => amount)).toEqual([-500n, -700n, 200n])
  })
})

describe('whether amounts have the tax in them', () => {
  const file = (label: string, ...pairs: readonly string[]) =>
    lines(`Date,Order no,${label},GST`, ...pairs.map((pair, at) => `2026-11-03,${at + 1},${pair}`))
  const sold = async (text: string, answers = {}) =>
    sales((await readBytes(text, { answers })).rows).map(({ amount, tax }) => [amount, tax])

  test('is proven by a tenth or an eleventh', async () => {
    expect(await sold(file('Amount', '11.00,1.00', '5.50,0.50'))).toEqual([
      [1100n, 100n],
      [550n, 50n],
    ])
    expect(await sold(file('Amount', '10.00,1.00', '5.00,0.50'))).toEqual([
      [1100n, 100n],
      [550n, 50n],
    ])
  })

  test('is asked where tax is on a part only', async () => {
    const text = file('Amount', '11.00,0.40', '5.50,0.10')
    expect(await asked(text)).toEqual(['tax'])
    expect(await sold(text, { tax: 'within' })).toEqual([
      [1100n, 40n],
      [550n, 10n],
    ])
    expect(await sold(text, { tax: 'on-top' })).toEqual([
      [1140n, 40n],
      [560n, 10n],
    ])
  })

  test('is said by a label, and asked where figures contradict it', async () => {
    expect(await asked(file('Total', '11.00,0.40', '5.50,0.10'))).toEqual([])
    expect(await asked(file('Total', '10.00,1.00', '5.00,0.50'))).toEqual(['tax'])
  })
})

test('a second table below the first is refused row by row, whatever its columns', async () => {
  const { rows } = await readBytes(
    lines(
      'Date,Item,Total',
      '2026-11-03,Loaf,5.00',
      '',
      'Expenses,,',
      'Date,Supplier,Cost',
      '2026-11-03,Mill,400.00',
      'Date,Item,Total',
      '2026-11-04,Loaf,6.00',
    ),
  )
  expect(sales(rows).map(({ amount }) => amount)).toEqual([500n, 600n])
  expect(refused(rows)).toEqual([[6, 'row', 'below the labels of another table (row 5)']])
})

test('a subtotal with a date and more words is none of the sales', async () => {
  const { rows } = await readBytes(
    lines(
      'Date,Item,Total',
      '2026-11-03,Loaf,5.00',
      '2026-11-03,Roll,2.00',
      '2026-11-03,Total for Tuesday,7.00',
      '2026-11-04,Loaf,5.00',
      '2026-11-04,Total Care Kit,9.00',
      '2026-11-04,Subtotal Wednesday,14.00',
      '2026-11-04,Total of all days,21.00',
    ),
  )
  expect(sales(rows).map(({ amount }) => amount)).toEqual([500n, 200n, 500n, 900n])
  expect(apart(rows).map(([row]) => row)).toEqual([4, 7, 8])
})

test('numbers that a spreadsheet has rounded are no numbers of sales', async () => {
  const { rows } = await readBytes(
    lines('Date,Order no,Total', '2026-11-03,4.80012E+14,5.00', '2026-11-03,4.80012E+14,6.00'),
  )
  expect(sales(rows).map(({ id }) => id)).toEqual([undefined, undefined])
})
