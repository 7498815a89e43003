/** Prices beside quantities, order totals repeated in each row, and hours in several columns: proven, or asked. */
import { describe, expect, test } from 'vitest'
import { apart, entries, lines, readBytes, sales } from './read-text.ts'

const read = async (text: string, answers: Readonly<Record<string, string>> = {}, isReplay = false) => {
  const { questions, rows } = await readBytes(text, { isReplay, answers: { kind: 'sales', ...answers } })
  return {
    asked: questions.map(({ id, readings }) => [id, ...readings.map((one) => one.id)]),
    means: questions.map(({ readings }) => readings.map((one) => one.rows[0]?.means)),
    amounts: sales(rows).map(({ amount }) => amount),
    hours: entries(rows).map(({ hours }) => hours),
    apart: apart(rows),
  }
}
const untaxed = { 'tax-included': 'some' }

describe('a price beside a quantity', () => {
  const prices = (label: string, ...rows: readonly string[]) => lines(`Date,Order,Item,Qty,${label}`, ...rows)
  const three = [
    '2026-11-13,1,Cake,3,10.00',
    '2026-11-14,2,Pie,1,5.00',
    '2026-11-15,3,Ham,0.355,12.99',
    '2026-11-15,4,Cake,-2,10.00',
  ]

  test('is asked about', async () => {
    const { asked, means } = await read(prices('Price inc GST', ...three), untaxed)
    expect(asked).toEqual([['price-of', 'one', 'row']])
    expect(means[0]).toEqual(['3 sold for 30.00 together', '3 sold for 10.00 together'])
  })

  test.each(['Item price incl GST', 'Sell Price (inc GST)'])(
    '"%s" is asked about once it is known to be the amount',
    async (label) => {
      const given = { ...untaxed, 'amount-column': 'column-5', 'decimal-mark': 'point' }
      expect((await read(prices(label, ...three), given)).asked).toEqual([['price-of', 'one', 'row']])
    },
  )

  test('is multiplied to the nearest cent, or kept', async () => {
    const text = prices('Price inc GST', ...three)
    expect((await read(text, { ...untaxed, 'price-of': 'one' })).amounts).toEqual([3000n, 500n, 461n, -2000n])
    // Money taken for a quantity below zero may be a refund, so that row is refused.
    expect((await read(text, { ...untaxed, 'price-of': 'row' })).amounts).toEqual([1000n, 500n, 1299n])
    expect((await read(text, { ...untaxed }, true)).amounts).toEqual([1000n, 500n, 1299n, 1000n])
  })

  test('asks nothing where each row sells one, or the label says total', async () => {
    expect((await read(prices('Price inc GST', '2026-11-13,1,Cake,1,10.00'), untaxed)).asked).toEqual([])
    expect((await read(prices('Total inc GST', ...three), untaxed)).asked).toEqual([])
  })
})

describe('an order in several rows', () => {
  const order = (...rows: readonly string[]) => lines('Order,Date,Item,Payment,Total inc GST', ...rows)
  const split = order(
    '1,2026-11-13,Cake,Cash,110.00',
    '1,2026-11-13,Cake,Card,110.00',
    '2,2026-11-14,Pie,Card,5.00',
  )

  test('is asked about if every row has the same amount', async () => {
    const { asked, means } = await read(split, untaxed)
    expect(asked).toEqual([['order-total', 'order', 'row']])
    expect(means[0]).toEqual(['2 rows, together 110.00', '2 rows, together 220.00'])
    expect(await read(split, { ...untaxed, 'order-total': 'order' })).toMatchObject({
      amounts: [11000n, 500n],
      apart: [[3, 'further line']],
    })
    expect((await read(split, { ...untaxed, 'order-total': 'row' })).amounts).toEqual([11000n, 11000n, 500n])
    expect((await read(split, untaxed, true)).amounts).toEqual([11000n, 11000n, 500n])
  })

  test('counts once if the amounts of its lines add up to it', async () => {
    const text = lines(
      'Order,Date,Item,Qty,Line price,Order total inc GST',
      '1,2026-11-13,Cake,1,10.00,30.00',
      '1,2026-11-13,Pie,2,20.00,30.00',
      '2,2026-11-14,Cake,1,10.00,10.00',
    )
    expect(await read(text, untaxed)).toMatchObject({ asked: [], amounts: [3000n, 1000n] })
  })

  test('asks nothing if its rows have amounts of their own, or are equal sales', async () => {
    expect(
      (await read(order('1,2026-11-13,Cake,Cash,110.00', '1,2026-11-13,Pie,Cash,20.00'), untaxed)).asked,
    ).toEqual([])
    expect(
      (await read(order('1,2026-11-13,Cake,Cash,110.00', '1,2026-11-13,Cake,Cash,110.00'), untaxed)).asked,
    ).toEqual([])
  })
})

describe('hours in several columns', () => {
  const pay = (label: string, ...rows: readonly string[]) =>
    lines(`Pay date,Employee,${label},Gross`, ...rows)

  test('are asked about, and added up', async () => {
    const text = pay(
      'Ordinary Hours,Overtime Hours',
      '2026-11-13,Ada,38.00,4.50,1500.00',
      '2026-11-13,Ben,30.00,,900.00',
    )
    const { asked, means } = await read(text, { kind: 'books' })
    expect(asked).toEqual([['hours-column', 'together', 'column-3', 'column-4']])
    expect(means[0]).toEqual(['42.50 hours', '38.00 hours', '4.50 hours'])
    expect((await read(text, { kind: 'books', 'hours-column': 'together' })).hours).toEqual([4250, 3000])
    expect((await read(text, { kind: 'books', 'hours-column': 'column-3' })).hours).toEqual([3800, 3000])
    expect((await read(text, { kind: 'books' }, true)).hours).toEqual([3800, 3000])
  })

  test('are those of the column that is the sum of the others; leave is not worked', async () => {
    const text = pay('Hours,Overtime Hours,Total Hours', '2026-11-13,Ada,38.00,4.50,42.50,1500.00')
    expect(await read(text, { kind: 'books' })).toMatchObject({ asked: [], hours: [4250] })
    const leave = pay('Hours,Annual leave hours', '2026-11-13,Ada,30.00,8.00,1500.00')
    expect(await read(leave, { kind: 'books' })).toMatchObject({ asked: [], hours: [3000] })
  })
})

test('a timesheet with rates and no amounts is refused by the name of its rates', async () => {
  const text = lines(
    'Week ending,Consultant,Client,Billable hours,Charge rate',
    '2026-11-15,Ada,Tern,22,$200.00',
  )
  await expect(read(text)).rejects.toMatchObject({
    message: 'has rates but no column of amounts',
    column: 'Charge rate',
  })
})
