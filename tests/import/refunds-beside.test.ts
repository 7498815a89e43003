/** A column of refunds beside takings: proven to be taken off already, proven not to be, or asked. */
import { describe, expect, test } from 'vitest'
import { lines, readBytes, sales } from './read-text.ts'

const read = async (text: string, answers: Readonly<Record<string, string>> = {}, isReplay = false) => {
  const { questions, rows, decided } = await readBytes(text, {
    isReplay,
    answers: { kind: 'sales', ...answers },
  })
  return {
    asked: questions.map(({ id, column, readings }) => [id, column, ...readings.map((one) => one.id)]),
    means: questions.map(({ readings }) => readings.map((one) => one.rows[0]?.means)),
    amounts: sales(rows).map(({ amount }) => amount),
    taxes: sales(rows).map(({ tax }) => tax),
    decided,
  }
}

describe('refunds are taken off already', () => {
  test.each([
    ['with a minus', '-11.00', '-22.00'],
    ['without a sign', '11.00', '22.00'],
  ])('where gross takings less refunds and comps are the total: %s', async (_, one, two) => {
    const text = lines(
      'Business date,Session,Gross takings,Refunds,Comps,Total inc GST,GST',
      '2026-11-02,Lunch,220.00,0.00,0.00,220.00,20.00',
      `2026-11-02,Dinner,341.00,${one},0.00,330.00,30.00`,
      `2026-11-03,Lunch,143.00,${two},${one.replace('11.00', '5.50')},115.50,10.50`,
      '2026-11-03,Dinner,99.00,0.00,0.00,99.00,9.00',
    )
    const { asked, amounts, taxes, decided } = await read(text)
    expect(asked).toEqual([])
    expect(amounts).toEqual([22_000n, 33_000n, 11_550n, 9_900n])
    expect(taxes).toEqual([2_000n, 3_000n, 1_050n, 900n])
    expect((await read(text, decided, true)).amounts).toEqual(amounts)
    // A file that was recorded before figures were compared stays as it was.
    expect((await read(text, {}, true)).amounts).toEqual([22_000n, 31_900n, 9_350n, 9_900n])
  })

  test('where they are taken off the amounts without tax', async () => {
    const text = lines(
      'Day,Gross sales,Refunds,Net sales,Tax,Total',
      '2026-11-02,200.00,-10.00,190.00,19.00,209.00',
      '2026-11-03,100.00,0.00,100.00,10.00,110.00',
      '2026-11-04,150.00,-50.00,100.00,10.00,110.00',
    )
    expect(await read(text)).toMatchObject({ asked: [], amounts: [20_900n, 11_000n, 11_000n] })
  })

  test('where more was given back than was taken', async () => {
    const text = lines(
      'Date,Order count,Total,GST,Refunds',
      '2026-11-02,3,22.00,2.00,33.00',
      '2026-11-03,4,44.00,4.00,0.00',
    )
    expect(await read(text)).toMatchObject({ asked: [], amounts: [2_200n, 4_400n] })
  })
})

describe('refunds still have to be taken off', () => {
  test('where the amounts are gross', async () => {
    const text = lines(
      'Date,Orders,Gross sales,GST,Refunds',
      '2026-11-02,3,121.00,11.00,22.00',
      '2026-11-03,4,220.00,20.00,0.00',
    )
    expect(await read(text)).toMatchObject({ asked: [], amounts: [9_900n, 22_000n] })
  })

  test('where an order was given back whole', async () => {
    const text = lines(
      'Order,Date,Total,GST,Amount Refunded',
      'A1,2026-11-02,22.00,2.00,22.00',
      'A2,2026-11-02,33.00,3.00,11.00',
    )
    expect(await read(text)).toMatchObject({ asked: [], amounts: [0n, 2_200n] })
  })

  test('of single orders, whose total is what was paid', async () => {
    const text = lines(
      'Order,Date,Total,GST,Refunded',
      'A1,2026-11-02,55.00,5.00,22.00',
      'A2,2026-11-02,33.00,3.00,0.00',
    )
    expect(await read(text)).toMatchObject({ asked: [], amounts: [3_300n, 3_300n] })
  })
})

describe('refunds of sums of a day without gross takings', () => {
  const text = lines(
    'Date,Order count,Takings,GST,Refunds',
    '2026-11-02,30,550.00,50.00,11.00',
    '2026-11-03,40,660.00,60.00,0.00',
  )

  test('are asked about', async () => {
    const { asked, means } = await read(text)
    expect(asked).toEqual([['refunds-in', 'Refunds', 'within', 'taken-off']])
    expect(means).toEqual([['550.00 stays 550.00', '550.00 less 11.00 is 539.00']])
  })

  test('count as answered, and as recorded', async () => {
    const within = await read(text, { 'refunds-in': 'within' })
    expect(within.amounts).toEqual([55_000n, 66_000n])
    const off = await read(text, { 'refunds-in': 'taken-off' })
    expect(off.amounts).toEqual([53_900n, 66_000n])
    for (const { decided, amounts } of [within, off])
      expect((await read(text, decided, true)).amounts).toEqual(amounts)
  })

  test('are asked about where parts give the total, which may be less refunds like its parts', async () => {
    const parts = lines(
      'Date,Orders,Subtotal,Shipping,GST,Total,Refunds',
      '2026-11-02,3,100.00,10.00,11.00,121.00,22.00',
      '2026-11-03,4,200.00,0.00,20.00,220.00,0.00',
    )
    expect((await read(parts)).asked.map(([id]) => id)).toEqual(['refunds-in'])
  })

  test('are not asked about while nothing was given back', async () => {
    expect((await read(text.replace('11.00', '0.00'))).asked).toEqual([])
  })
})
