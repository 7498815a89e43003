/** GST in files of books: told by a column, codes or labels, or asked; wages have none, and a file that says nothing asks nothing. */
import { describe, expect, test } from 'vitest'
import { readBooks } from './read-taxes.ts'
import { lines, refused } from './read-text.ts'

const signed = { answers: { sign: 'positive-out' } } as const
const ledger = (label: string) =>
  lines(
    `Date,Account,Details,${label}`,
    '2026-11-02,Supplies,Beans,110.00',
    '2026-11-03,Wages,Week 44,900.00',
    '2026-11-04,Rent,Lane St,19.99',
  )

describe('an amount whose label says that GST is in it', () => {
  test.each(['Amount (inc GST)', 'Total incl. GST', 'Amount GST inclusive'])(
    '"%s" is asked about',
    async (label) => {
      const { asked, taxes } = await readBooks(ledger(label), signed)
      expect(asked).toEqual([['tax-included', 'all', 'some']])
      expect(taxes).toEqual([])
    },
  )

  test('"Gross" is asked about with every reading', async () => {
    const { asked, means } = await readBooks(ledger('Gross'), signed)
    expect(asked).toEqual([['tax-included', 'all', 'on-top', 'none', 'some']])
    expect(means[0]).toEqual([
      'cost 100.00, GST 10.00',
      'cost 110.00',
      'cost 110.00',
      'cost 110.00, GST in it not known',
    ])
  })

  test('shows wages without GST, as they will be read', async () => {
    const text = lines('Date,Account,Amount (inc GST)', '2026-11-03,Wages,900.00', '2026-11-04,Rent,110.00')
    const { means } = await readBooks(text, signed)
    expect(means[0]?.[0]).toBe('cost 900.00, GST 0.00')
  })

  test('is split to the cent, except for wages', async () => {
    const { taxes, decided } = await readBooks(ledger('Amount (inc GST)'), {
      answers: { ...signed.answers, 'tax-included': 'all' },
    })
    expect(taxes).toEqual([
      [11000n, 1000n, 'split'],
      [90000n, 0n, 'split'],
      [1999n, 182n, 'split'],
    ])
    expect(decided).toMatchObject({ 'tax-included': 'all' })
  })

  test('keeps the GST where only some amounts have it', async () => {
    const { taxes } = await readBooks(ledger('Amount (inc GST)'), {
      answers: { ...signed.answers, 'tax-included': 'some' },
    })
    expect(taxes[0]).toEqual([11000n, undefined, 'with'])
  })

  test('is asked in columns of debits and credits, too', async () => {
    const text = lines(
      'Date,Account,Debit (inc GST),Credit (inc GST)',
      '2026-11-02,Supplies,110.00,',
      '2026-11-03,Supplies,,22.00',
    )
    expect((await readBooks(text)).asked).toEqual([['tax-included', 'all', 'some']])
    expect((await readBooks(text, { answers: { 'tax-included': 'all' } })).taxes).toEqual([
      [11000n, 1000n, 'split'],
      [2200n, 200n, 'split'],
    ])
  })

  test('without one rate nothing can be split', async () => {
    const { asked } = await readBooks(ledger('Amount (inc tax)'), { ...signed, currency: 'USD' })
    expect(asked).toEqual([['tax-included', 'some']])
  })
})

describe('a column of GST', () => {
  const withColumn = (label: string, ...amounts: readonly (readonly [string, string])[]) =>
    lines(
      `Date,Account,Description,${label},GST`,
      ...amounts.map(([amount, tax], at) => `2026-11-0${at + 2},Supplies,Bill ${at},${amount},${tax}`),
    )

  test('proves that it is in the amounts; an empty cell is no GST', async () => {
    const { asked, taxes } = await readBooks(
      withColumn('Amount', ['110.00', '10.00'], ['55.00', ''], ['22.00', '2.00']),
      signed,
    )
    expect(asked).toEqual([])
    expect(taxes).toEqual([
      [11000n, 1000n, undefined],
      [5500n, 0n, undefined],
      [2200n, 200n, undefined],
    ])
  })

  test('proves that it is on top of them', async () => {
    const { asked, taxes } = await readBooks(
      withColumn('Amount', ['100.00', '10.00'], ['20.00', '2.00']),
      signed,
    )
    expect(asked).toEqual([])
    expect(taxes).toEqual([
      [10000n, undefined, 'without'],
      [2000n, undefined, 'without'],
    ])
  })

  test('that fits neither is asked about once', async () => {
    const text = withColumn('Amount', ['100.00', '3.00'], ['20.00', '1.00'])
    expect((await readBooks(text, signed)).asked).toEqual([['tax', 'within', 'on-top']])
    const { taxes } = await readBooks(text, { answers: { ...signed.answers, tax: 'within' } })
    expect(taxes[0]).toEqual([10000n, 300n, undefined])
  })

  test('beside debits and credits', async () => {
    const text = lines(
      'Date,Description,Debit,Credit,GST',
      '2026-11-02,Beans,110.00,,10.00',
      '2026-11-03,Refund,,22.00,-2.00',
    )
    expect((await readBooks(text)).taxes).toEqual([
      [11000n, 1000n, undefined],
      [2200n, 200n, undefined],
    ])
  })

  test('refuses a row with more GST than amount', async () => {
    const { rows } = await readBooks(
      withColumn('Amount', ['110.00', '10.00'], ['5.00', '50.00'], ['22.00', '2.00']),
      signed,
    )
    expect(refused(rows)).toEqual([[3, 'GST', 'more than the amount']])
  })

  test('of a pay run is the tax of wages, not GST', async () => {
    const { asked, taxes } = await readBooks(
      lines(
        'Pay date,Employee,Gross,Tax,Net',
        '2026-11-02,Ada,1000.00,200.00,800.00',
        '2026-11-02,Ben,900.00,150.00,750.00',
      ),
    )
    expect(asked).toEqual([])
    expect(taxes[0]).toEqual([100000n, undefined, undefined])
  })
})

test('two columns, with and without GST, tell it', async () => {
  const { asked, taxes } = await readBooks(
    lines(
      'Date,Account,Amount inc GST,Amount ex GST',
      '2026-11-02,Supplies,110.00,100.00',
      '2026-11-03,Wages,900.00,900.00',
    ),
    signed,
  )
  expect(asked).toEqual([])
  expect(taxes).toEqual([
    [11000n, 1000n, undefined],
    [90000n, 0n, undefined],
  ])
})

test('amounts labelled without GST, files that say nothing, and imports from before this was asked ask nothing', async () => {
  expect((await readBooks(ledger('Amount (ex GST)'), signed)).taxes[0]).toEqual([
    11000n,
    undefined,
    'without',
  ])
  expect((await readBooks(ledger('Amount'), signed)).taxes[0]).toEqual([11000n, undefined, undefined])
  const statement = lines(
    'Date,Description,Debit,Credit,Balance',
    '2026-11-02,Rent,500.00,,1000.00',
    '2026-11-03,Square,,900.00,1900.00',
    'Fees include GST,,,,',
  )
  expect((await readBooks(statement)).asked).toEqual([])
  const before = await readBooks(ledger('Amount (inc GST)'), { ...signed, isReplay: true })
  expect(before.taxes[0]).toEqual([11000n, undefined, undefined])
})
