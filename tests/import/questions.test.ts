/** What files leave open and the user is asked. */
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../service/import/reading/layout.ts'
import { entries, lines, readBytes, refused, sales } from './read-text.ts'

describe('what is open', () => {
  test('a date that every row can be read in two ways', async () => {
    const { questions } = await readBytes(
      lines('Date,Order no,Total', '01/11/2026,1,14.50', '03/11/2026,2,9.80'),
    )
    expect(questions.map(({ id, column }) => [id, column])).toEqual([['date-order', 'Date']])
    expect(
      questions[0]?.readings.map(({ id, rows }) => [id, rows.map(({ row, means }) => [row, means])]),
    ).toEqual([
      [
        'day-first',
        [
          [2, '2026-11-01'],
          [3, '2026-11-03'],
        ],
      ],
      [
        'month-first',
        [
          [2, '2026-01-11'],
          [3, '2026-03-11'],
        ],
      ],
    ])
  })

  test('dates of which some can only be day first and some only month first', async () => {
    const text = lines('Date,Order no,Total', '13/11/2026,1,14.50', '11/14/2026,2,9.80')
    const { questions } = await readBytes(text)
    expect(questions.map(({ id }) => id)).toEqual(['date-order'])
    const { rows } = await readBytes(text, { answers: { 'date-order': 'day-first' } })
    expect(refused(rows)).toEqual([[3, 'Date', 'not a date']])
  })

  test('the same day and month leaves nothing open', async () => {
    const { questions, rows } = await readBytes(lines('Date,Order no,Total', '11/11/2026,1,14.50'))
    expect(questions).toEqual([])
    expect(sales(rows)).toHaveLength(1)
  })

  test('a mark that may come before cents or thousands', async () => {
    const text = lines('Date\tReceipt no\tTotal', '2026-11-01\t1\t1.234', '2026-11-02\t2\t2.500')
    const { questions } = await readBytes(text)
    expect(questions.map(({ id }) => id)).toEqual(['decimal-mark'])
    expect(questions[0]?.readings.map(({ rows }) => rows.map(({ means }) => means))).toEqual([
      ['1.234', '2.50'],
      ['1234.00', '2500.00'],
    ])
    const { rows } = await readBytes(text, { answers: { 'decimal-mark': 'comma' } })
    expect(sales(rows).map(({ amount }) => amount)).toEqual([123_400n, 250_000n])
  })

  test('a mark that another column proves is not asked', async () => {
    const { questions } = await readBytes(lines('Date,Receipt no,Total,GST', '2026-11-01,1,"1,234",112.18'))
    expect(questions).toEqual([])
  })

  test('whether a list of amounts is sales or books, and the order of its dates at once', async () => {
    const { questions } = await readBytes(lines('Date,Description,Amount', '03/11/2026,Rent,500.00'))
    expect(questions.map(({ id }) => id)).toEqual(['kind', 'date-order'])
  })

  test('which way money goes in books with one column of amounts', async () => {
    const text = lines('Date,Account,Amount', '2026-11-03,Rent,500.00', '2026-11-04,Sales,-900.00')
    const { questions } = await readBytes(text)
    expect(questions.map(({ id }) => id)).toEqual(['sign'])
    const { rows } = await readBytes(text, { answers: { sign: 'positive-out' } })
    expect(entries(rows).map(({ direction, amount }) => [direction, amount])).toEqual([
      ['out', 50_000n],
      ['in', 90_000n],
    ])
  })

  test('which of two unlabelled columns has the amount', async () => {
    const text = lines('Date,Order no,Alpha,Beta', '2026-11-03,1,5.00,7.10')
    const { questions } = await readBytes(text)
    expect(questions.map(({ id }) => id)).toEqual(['amount-column'])
    const { rows } = await readBytes(text, { answers: { 'amount-column': 'column-4' } })
    expect(sales(rows).map(({ amount }) => amount)).toEqual([710n])
  })

  test('refunds whose amounts are above zero', async () => {
    const text = lines('Date,Receipt no,Total,Type', '2026-11-03,1,5.00,Sale', '2026-11-03,2,2.00,Refund')
    const { questions } = await readBytes(text)
    expect(questions.map(({ id }) => id)).toEqual(['refunds'])
    const { rows } = await readBytes(text, { answers: { refunds: 'taken-off' } })
    expect(sales(rows).map(({ amount }) => amount)).toEqual([500n, -200n])
  })

  describe('rows whose status does not say that something was sold', () => {
    const rows = [
      'Date,Receipt no,Total,Status',
      '2026-11-03,1,5.00,Completed',
      '2026-11-03,2,2.00,Layby',
      '2026-11-03,3,3.00,On hold',
      '2026-11-03,4,4.00,Voided',
    ]
    const amounts = async (answers: Answers, isReplay = false) =>
      sales(
        (await readBytes(lines(...rows), { answers: { 'tax-included': 'none', ...answers }, isReplay })).rows,
      ).map(({ amount }) => amount)

    test('are shown, and left out or counted as answered', async () => {
      const { questions } = await readBytes(lines(...rows), {
        isReplay: false,
        answers: { 'tax-included': 'none' },
      })
      expect(questions.map(({ id, readings: [first] }) => [id, first?.rows.map(({ cell }) => cell)])).toEqual(
        [['statuses', ['Layby', 'On hold']]],
      )
      expect(await amounts({ statuses: 'left-out' })).toEqual([500n])
      expect(await amounts({ statuses: 'counted' })).toEqual([500n, 200n, 300n])
    })

    test('are asked for in words that nobody knows, but only in a column called status', async () => {
      const of = async (label: string, status: string) =>
        (
          await readBytes(
            lines(`Date,Receipt no,Total,${label}`, '2026-11-03,1,5.00,Paid', `2026-11-03,2,2.00,${status}`),
            {
              isReplay: false,
              answers: { 'tax-included': 'none' },
            },
          )
        ).questions.map(({ id }) => id)
      expect(await of('Payment status', 'Blorp')).toEqual(['statuses'])
      expect(await of('Type', 'Take away')).toEqual([])
      expect(await of('Type', 'No sale')).toEqual(['statuses'])
      expect(await of('Order status', 'Partially fulfilled')).toEqual([])
    })

    test('are not asked for refunds, which have a question of their own, nor where all rows are alike', async () => {
      const asked = async (...statuses: readonly string[]) =>
        (
          await readBytes(
            lines(
              'Date,Receipt no,Total,Payment status',
              ...statuses.map((status, at) => `2026-11-03,${at},${at + 2}.00,${status}`),
            ),
            { isReplay: false, answers: { 'tax-included': 'none' } },
          )
        ).questions.map(({ id }) => id)
      expect(await asked('Paid', 'Chargeback', 'Returned')).toEqual(['refunds'])
      expect(await asked('Blorp', 'Blorp', 'Blorp')).toEqual([])
    })

    test('count in files from before this was asked', async () => {
      expect(await amounts({}, true)).toEqual([500n, 200n, 300n])
    })
  })

  test('an answer that is no reading of the question is no answer', async () => {
    const { questions } = await readBytes(lines('Date,Order no,Total', '01/11/2026,1,14.50'), {
      answers: { 'date-order': 'sideways' },
    })
    expect(questions).toHaveLength(1)
  })
})
