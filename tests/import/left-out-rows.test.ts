/** Rows that a column other than the status leaves out, and refunds under labels of other words. */
import { expect, it, test } from 'vitest'
import { apart, lines, readBytes, sales } from './read-text.ts'

const read = async (text: string, answers = {}, isReplay = false) => {
  const { questions, rows, decided } = await readBytes(text, {
    isReplay,
    answers: { kind: 'sales', 'tax-included': 'all', ...answers },
  })
  return {
    asked: questions.map(({ id }) => id),
    amounts: sales(rows).map(({ amount }) => amount),
    apart: apart(rows),
    decided,
  }
}

test.each([
  ['Voided', 'TRUE', 'FALSE'],
  ['Is void?', 'Yes', 'No'],
  ['Cancelled', '1', '0'],
  ['Void', 'x', ''],
  ['Void', 'Void', ''],
  ['Training mode', 'Y', 'N'],
])('leaves out what a column "%s" marks with "%s"', async (label, yes, no) => {
  const text = lines(
    `Docket,Date,Total,${label}`,
    `1,2026-11-02,22.00,${no}`,
    `2,2026-11-03,33.00,${yes}`,
    `3,2026-11-04,44.00,${no}`,
  )
  const { asked, amounts, apart: out, decided } = await read(text)
  expect([asked, amounts, out]).toEqual([[], [2_200n, 4_400n], [[3, 'not completed']]])
  expect((await read(text, decided, true)).amounts).toEqual(amounts)
  // Recorded before such columns were read.
  expect((await read(text, {}, true)).amounts).toEqual([2_200n, 3_300n, 4_400n])
})

it('takes numbers and sums under such labels for something else', async () => {
  const text = lines('Docket,Date,Total,Voided', '1,2026-11-02,22.00,1.50', '2,2026-11-03,33.00,7')
  expect((await read(text)).amounts).toEqual([2_200n, 3_300n])
})

it('finds payouts by the type of a row although it has a status too', async () => {
  const text = lines(
    'Date,Kind of entry,Status,Gross,Code',
    '2026-11-02,Mobile App Payment,Completed,22.00,a',
    '2026-11-03,General Withdrawal,Completed,-22.00,b',
    '2026-11-04,Mobile App Payment,Completed,44.00,c',
  )
  const { asked, amounts, apart: out, decided } = await read(text)
  expect([asked, amounts, out]).toEqual([[], [2_200n, 4_400n], [[3, 'no sale']]])
  expect((await read(text, decided, true)).amounts).toEqual(amounts)
})

test.each(['Refund total', 'Refunded to card (AUD)', 'Value of refunds'])(
  'takes off what a column "%s" says was given back',
  async (label) => {
    const text = lines(
      `Web order,Date,Order total,GST,${label}`,
      'W1,2026-11-02,55.00,5.00,55.00',
      'W2,2026-11-03,33.00,3.00,11.00',
      'W3,2026-11-04,44.00,4.00,0.00',
    )
    const first = await read(text)
    const { asked, amounts, decided } =
      first.asked.length > 0 ? await read(text, { 'refunds-in': 'taken-off' }) : first
    expect([asked, amounts]).toEqual([[], [0n, 2_200n, 4_400n]])
    expect((await read(text, decided, true)).amounts).toEqual(amounts)
  },
)

it('takes no number, day or reason of refunds for an amount', async () => {
  const text = lines(
    'Docket,Date,Total,Refund count,Refund date,Refund reason',
    '1,2026-11-02,22.00,1,2026-11-05,late',
    '2,2026-11-03,33.00,2,2026-11-06,cold',
  )
  expect(await read(text)).toMatchObject({ asked: [], amounts: [2_200n, 3_300n] })
})

it('asks whether invoices paid in part count whole', async () => {
  const text = lines(
    'Invoice,Date,Customer,Invoice total,Amount paid,Still due,GST',
    'I1,2026-11-02,Ash,110.00,110.00,0.00,10.00',
    'I2,2026-11-03,Birch,220.00,55.00,165.00,20.00',
  )
  expect((await read(text)).asked).toEqual(['amount-column'])
  const whole = await read(text, { 'amount-column': 'column-4' })
  expect(whole.amounts).toEqual([11_000n, 22_000n])
  expect((await read(text, whole.decided, true)).amounts).toEqual(whole.amounts)
  // Where all is paid, both columns say the same.
  expect((await read(text.replace('55.00,165.00', '220.00,0.00'))).asked).toEqual([])
})

it('keeps a refund of an order in taxed amounts apart from its amounts without tax', async () => {
  const text = lines(
    'Web order no,Date,Subtotal,Postage,GST,Order total,Refunds',
    'W1,2026-11-02,40.00,4.00,4.00,48.00,48.00',
    'W2,2026-11-03,50.00,5.00,5.00,60.00,0.00',
  )
  expect((await read(text, { 'refunds-in': 'taken-off' })).amounts).toEqual([0n, 6_000n])
})
