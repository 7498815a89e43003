/** Discounts beside prices: taken off, proven to be taken off already, or asked; never passed over. */
import { describe, expect, test } from 'vitest'
import { lines, readBytes, refused, sales } from './read-text.ts'

const untaxed = { kind: 'sales', 'tax-included': 'some' }
const read = async (text: string, answers: Readonly<Record<string, string>> = {}, isReplay = false) => {
  const { questions, rows, decided } = await readBytes(text, {
    isReplay,
    answers: { ...untaxed, ...answers },
  })
  return {
    asked: questions.map(({ id, readings }) => [id, ...readings.map((one) => one.id)]),
    column: questions.map(({ column }) => column),
    means: questions.map(({ readings }) => readings.map((one) => one.rows[0]?.means)),
    amounts: sales(rows).map(({ amount }) => amount),
    refused: refused(rows),
    decided,
  }
}
const money = ['2026-11-13,Cake,1,10.00,2.00', '2026-11-14,Pie,1,5.00,0.00', '2026-11-15,Ham,1,8.00,1.50']
const priced = (label: string, ...rows: readonly string[]) => lines(`Date,Item,Qty,Price,${label}`, ...rows)

describe('a discount beside a price', () => {
  test.each(['Discount', 'Disc.', 'Less', 'Markdown', 'Promo', 'Coupon', 'Less: staff', 'Loyalty disc'])(
    '"%s" is asked about',
    async (label) => {
      const { asked, column, means } = await read(priced(label, ...money))
      expect([asked, column]).toEqual([[['discount', 'money', 'percent', 'within']], [label]])
      expect(means[0]).toEqual(['10.00 less 2.00 is 8.00', '10.00 less 2% is 9.80', 'paid 10.00'])
    },
  )

  test('is taken off as answered, and as recorded', async () => {
    const text = priced('Discount', ...money)
    const taken = await read(text, { discount: 'money' })
    expect(taken.amounts).toEqual([800n, 500n, 650n])
    expect(taken.decided).toMatchObject({ discount: 'money' })
    expect((await read(text, { discount: 'money' }, true)).amounts).toEqual([800n, 500n, 650n])
    expect((await read(text, { discount: 'percent' })).amounts).toEqual([980n, 500n, 788n])
    expect((await read(text, { discount: 'within' })).amounts).toEqual([1000n, 500n, 800n])
    // Recorded before this was asked.
    expect((await read(text, {}, true)).amounts).toEqual([1000n, 500n, 800n])
  })

  test('is asked about without quantities too, and may have a minus', async () => {
    const text = lines('Date,Item,Price,Markdown', '2026-11-13,Cake,10.00,-2.00', '2026-11-14,Pie,5.00,')
    expect((await read(text)).asked).toEqual([['discount', 'money', 'percent', 'within']])
    expect((await read(text, { discount: 'money' })).amounts).toEqual([800n, 500n])
  })

  test('is for each or for the row where several were sold', async () => {
    const text = priced('Discount', '2026-11-13,Cake,3,10.00,2.00', '2026-11-14,Pie,1,5.00,0.00')
    expect((await read(text)).asked).toEqual([['price-of', 'one', 'row']])
    const { asked, means } = await read(text, { 'price-of': 'one' })
    expect(asked).toEqual([['discount', 'row', 'each', 'percent', 'within']])
    expect(means[0]?.slice(0, 2)).toEqual(['30.00 less 2.00 is 28.00', '30.00 less 6.00 is 24.00'])
    expect((await read(text, { 'price-of': 'one', discount: 'row' })).amounts).toEqual([2800n, 500n])
    expect((await read(text, { 'price-of': 'one', discount: 'each' })).amounts).toEqual([2400n, 500n])
    expect((await read(text, { 'price-of': 'one', discount: 'percent' })).amounts).toEqual([2940n, 500n])
  })

  test('counts once for goods that come back', async () => {
    const text = priced('Discount', '2026-11-13,Cake,1,10.00,2.00', '2026-11-14,Cake,-1,-10.00,-2.00')
    expect((await read(text, { discount: 'money' })).amounts).toEqual([800n, -800n])
  })

  test('without a word of it asks nothing', async () => {
    expect((await read(priced('Discount', '2026-11-13,Cake,1,10.00,0.00'))).asked).toEqual([])
    expect((await read(priced('Discount code', ...money))).asked).toEqual([])
    expect((await read(priced('Promo', '2026-11-13,Cake,1,10.00,SUMMER'))).asked).toEqual([])
  })
})

describe('a label or a cell that says more', () => {
  test('leaves only percent, or only money', async () => {
    const signs = priced('Discount', '2026-11-13,Cake,1,10.00,20%', '2026-11-14,Pie,1,5.00,')
    expect((await read(signs)).asked).toEqual([['discount', 'percent', 'within']])
    expect((await read(signs, { discount: 'percent' })).amounts).toEqual([800n, 500n])
    expect((await read(priced('Disc %', ...money))).asked).toEqual([['discount', 'percent', 'within']])
    expect((await read(priced('Discount ($)', ...money))).asked).toEqual([['discount', 'money', 'within']])
    expect((await read(priced('Discount Amount', ...money))).asked).toEqual([['discount', 'money', 'within']])
  })

  test('asks whether 0.2 is a share', async () => {
    const text = priced('Disc %', '2026-11-13,Cake,1,10.00,0.2', '2026-11-14,Pie,1,5.00,0')
    expect((await read(text)).asked).toEqual([['discount', 'percent', 'share', 'within']])
    expect((await read(text, { discount: 'share' })).amounts).toEqual([800n, 500n])
  })

  test('asks nothing where the price is said to be before or after it', async () => {
    const file = (label: string) => lines(`Date,Item,${label},Discount $`, '2026-11-13,Cake,10.00,2.00')
    const given = { 'amount-column': 'column-3' }
    expect(await read(file('Price before discount'), given)).toMatchObject({ asked: [], amounts: [800n] })
    expect(await read(file('Price after discount'), given)).toMatchObject({ asked: [], amounts: [1000n] })
  })

  test('refuses rows in which more is taken off than was sold, and what is no number', async () => {
    const text = priced(
      'Discount',
      '2026-11-13,Cake,1,10.00,12.00',
      '2026-11-14,Pie,1,5.00,two for one',
      '2026-11-15,Ham,1,8.00,1.50',
      '2026-11-15,Jam,1,8.00,1.00',
    )
    const { amounts, refused: rows } = await read(text, { discount: 'money' })
    expect(amounts).toEqual([650n, 700n])
    expect(rows).toEqual([
      [2, 'Discount', 'more than the amount'],
      [3, 'Discount', 'not a discount'],
    ])
  })

  test('refuses a column with plus and minus, and several discounts, by name', async () => {
    const mixed = priced('Discount', '2026-11-13,Cake,1,10.00,2.00', '2026-11-14,Pie,1,5.00,-1.00')
    await expect(read(mixed)).rejects.toMatchObject({
      column: 'Discount',
      message: 'has discounts with plus and with minus, and nothing says which are taken off',
    })
    const two = lines('Date,Item,Price,Discount,Promo', '2026-11-13,Cake,10.00,2.00,1.00')
    await expect(read(two)).rejects.toMatchObject({ column: 'Discount, Promo' })
  })
})

describe('other columns that prove it', () => {
  const file = (label: string, ...rows: readonly string[]) =>
    lines(`Date,Item,Qty,Price,Discount,${label}`, ...rows)
  const off = ['2026-11-13,Cake,3,10.00,2.00,28.00', '2026-11-14,Pie,1,5.00,0.00,5.00']

  test.each(['Total', 'Net', 'Net sales', 'You paid', 'Amount'])(
    '"%s" has it taken off already, and is the amount',
    async (label) => {
      expect(await read(file(label, ...off))).toMatchObject({ asked: [], amounts: [2800n, 500n] })
    },
  )

  test('in percent', async () => {
    const text = file('Net', '2026-11-13,Cake,3,10.00,10,27.00', '2026-11-14,Pie,1,5.00,0,5.00')
    expect(await read(text)).toMatchObject({ asked: [], amounts: [2700n, 500n] })
  })

  test('with tax on top of the rest', async () => {
    const text = lines(
      'Date,Item,Price,Discount,GST,Total',
      '2026-11-13,Cake,10.00,2.00,0.80,8.80',
      '2026-11-14,Pie,5.00,0.00,0.50,5.50',
    )
    expect(await read(text)).toMatchObject({ asked: [], amounts: [880n, 550n] })
  })

  test('a total that is the price times the quantity is asked about', async () => {
    const text = file('Total', '2026-11-13,Cake,3,10.00,2.00,30.00', '2026-11-14,Pie,1,5.00,0.00,5.00')
    expect((await read(text)).asked).toEqual([['discount', 'row', 'each', 'percent', 'within']])
  })

  test('a total alone has it taken off', async () => {
    const text = lines('Date,Order no,Discount,Total', '2026-11-13,1,2.00,8.00')
    expect(await read(text)).toMatchObject({ asked: [], amounts: [800n] })
  })
})

test('a discount is never the amount of a sale without being asked', async () => {
  expect((await read(lines('Date,Item,Markdown', '2026-11-13,Cake,2.00'))).asked).toEqual([
    ['amount-column', 'column-3'],
  ])
})

test('a unit price is multiplied where nothing else has amounts', async () => {
  const text = lines('Date,Item,Qty,Unit Price,Discount', '2026-11-13,Cake,3,10.00,2.00')
  expect((await read(text)).asked).toEqual([['discount', 'row', 'each', 'percent', 'within']])
  const taken = await read(text, { discount: 'row' })
  expect(taken.amounts).toEqual([2800n])
  expect((await read(text, taken.decided, true)).amounts).toEqual([2800n])
})

test('a unit price with tax in it is multiplied without a question', async () => {
  const text = lines('Date,Item,Qty,Unit Price inc GST', '2026-11-13,Cake,3,10.00', '2026-11-14,Pie,1,5.00')
  const answers = { 'amount-column': 'column-4' }
  const taken = await read(text, answers)
  expect([taken.asked, taken.amounts]).toEqual([[], [3000n, 500n]])
  expect((await read(text, { ...answers, ...taken.decided }, true)).amounts).toEqual([3000n, 500n])
  // Recorded before unit prices were multiplied.
  expect((await read(text, answers, true)).amounts).toEqual([1000n, 500n])
})

test('an answer for single items is asked again once several are sold', async () => {
  const text = priced('Discount', '2026-11-13,Cake,3,10.00,2.00')
  const { asked } = await read(text, { 'price-of': 'one', discount: 'money' })
  expect(asked).toEqual([['discount', 'row', 'each', 'percent', 'within']])
})
