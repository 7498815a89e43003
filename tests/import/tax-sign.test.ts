/** Tax of refunds without a minus. */
import { expect, it } from 'vitest'
import { lines, readBytes, refused, sales } from './read-text.ts'

type Answers = Readonly<Record<string, string>>

const read = async (rows: readonly string[], options: { answers?: Answers; isReplay?: boolean } = {}) => {
  const found = await readBytes(lines(...rows), { isReplay: false, ...options })
  return {
    decided: found.decided,
    refused: refused(found.rows),
    sales: sales(found.rows).map(({ amount, tax = 0n }) => [amount, amount - tax]),
  }
}

it('is that of the refund where it is its share, and the row is left out where it is not', async () => {
  const rows = [
    'Date,Order no,Total (inc GST),GST',
    '2026-11-02,1,110.00,10.00',
    '2026-11-03,2,-110.00,10.00',
    '2026-11-03,3,-11.00,-1.00',
    '2026-11-03,4,-50.00,9.00',
    '2026-11-03,5,-20.00,0.00',
    ...[6, 7, 8, 9].map((number) => `2026-11-04,${number},22.00,2.00`),
  ]
  const { decided, ...first } = await read(rows)
  expect(first).toEqual({
    refused: [[5, 'GST', 'above zero, while the amount is below zero']],
    sales: [
      [11_000n, 10_000n],
      [-11_000n, -10_000n],
      [-1100n, -1000n],
      [-2000n, -2000n],
      ...[6, 7, 8, 9].map(() => [2200n, 2000n]),
    ],
  })
  expect((await read(rows, { answers: decided, isReplay: true })).sales).toEqual(first.sales)
  // A file that was recorded before this is read as it was.
  const before = Object.fromEntries(Object.entries(decided).filter(([id]) => id !== 'tax-sign'))
  expect((await read(rows, { answers: before, isReplay: true })).sales[1]).toEqual([-11_000n, -12_000n])
})

it('is so beside amounts without tax, too', async () => {
  const { sales: read_ } = await read([
    'Date,Order no,Net (ex GST),GST,Gross',
    '2026-11-02,1,100.00,10.00,110.00',
    '2026-11-03,2,-100.00,10.00,-110.00',
  ])
  expect(read_).toEqual([
    [11_000n, 10_000n],
    [-11_000n, -10_000n],
  ])
})
