/** Reports of payments list what went to the bank and what the processor kept; neither is a sale. */
import { expect, it, test } from 'vitest'
import { apart, lines, readBytes, sales } from './read-text.ts'

const read = (text: string, answers = {}) =>
  readBytes(text, { isReplay: false, answers: { kind: 'sales', 'tax-included': 'all', ...answers } })

test.each([
  'payout',
  'Bank transfer',
  'Withdrawal',
  'General Withdrawal',
  'Transfer to bank',
  'Payout failure',
])('sets "%s" apart', async (word) => {
  const { rows } = await read(
    lines(
      'Reference,Type,Amount,Date',
      'a1,Charge,120.00,2026-11-02',
      `a2,${word},-115.00,2026-11-03`,
      'a3,Refund,-20.00,2026-11-03',
      'a4,Charge,80.00,2026-11-04',
    ),
  )
  expect(sales(rows).map(({ amount }) => amount)).toEqual([12_000n, -2_000n, 8_000n])
  expect(apart(rows)).toEqual([[3, 'no sale']])
})

it('keeps fees of the processor out of sales', async () => {
  const { rows } = await read(
    lines(
      'Reference,Type,Amount,Date',
      'a1,Payment,120.00,2026-11-02',
      'a2,stripe_fee,-1.20,2026-11-03',
      'a3,Processing fee,-2.20,2026-11-03',
      'a4,Payment,30.00,2026-11-04',
    ),
  )
  expect(sales(rows).map(({ amount }) => amount)).toEqual([12_000n, 3_000n])
  expect(apart(rows)).toEqual([
    [3, 'no sale'],
    [4, 'no sale'],
  ])
})

it('asks about types that it does not know beside those that it knows', async () => {
  const text = lines(
    'Reference,Type,Amount,Date',
    'a1,Payment,120.00,2026-11-02',
    'a2,Balance adjustment,-1.20,2026-11-03',
  )
  const { questions } = await read(text)
  expect(questions.map(({ id, readings }) => [id, readings[0]?.rows[0]?.cell])).toEqual([
    ['statuses', 'Balance adjustment'],
  ])
  const { rows } = await read(text, { statuses: 'left-out' })
  expect(sales(rows).map(({ amount }) => amount)).toEqual([12_000n])
})

it('asks nothing about types of orders', async () => {
  const { questions, rows } = await read(
    lines('Order,Type,Amount,Date', 'a1,Eat in,12.00,2026-11-02', 'a2,Takeaway,9.00,2026-11-03'),
  )
  expect([questions, sales(rows).length]).toEqual([[], 2])
})

it('reads a file again as it was recorded before payouts were known', async () => {
  const { rows } = await readBytes(
    lines('Reference,Type,Amount,Date', 'a1,Charge,120.00,2026-11-02', 'a2,payout,-115.00,2026-11-03'),
    { isReplay: true, answers: { kind: 'sales' } },
  )
  expect(sales(rows).map(({ amount }) => amount)).toEqual([12_000n, -11_500n])
})
