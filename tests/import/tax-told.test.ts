/** Tax that a file states without a tax column: two columns, codes in rows, and the rates of countries. */
import { describe, expect, test } from 'vitest'
import { readTaxes, till } from './read-taxes.ts'
import { lines, refused } from './read-text.ts'

describe('two columns', () => {
  test('prove the tax by their labels', async () => {
    const { asked, taxes } = await readTaxes(
      lines(
        'Date,Item,Total ex GST,Total inc GST',
        '2026-11-02,Bread,10.00,10.00',
        '2026-11-02,Cake,20.00,22.00',
      ),
    )
    expect(asked).toEqual([])
    expect(taxes).toEqual([
      [1000n, 0n, undefined],
      [2200n, 200n, undefined],
    ])
  })

  test('prove the tax by their figures', async () => {
    const { taxes } = await readTaxes(
      lines('Date,Item,Net sales,Gross sales', '2026-11-02,Bread,10.00,10.00', '2026-11-02,Cake,20.00,22.00'),
    )
    expect(taxes.map(([, tax]) => tax)).toEqual([0n, 200n])
  })

  test('prove nothing if the difference is a discount', async () => {
    const { asked } = await readTaxes(
      lines('Date,Item,Net sales,Gross sales', '2026-11-02,Bread,9.00,10.00', '2026-11-02,Cake,15.00,22.00'),
    )
    expect(asked.map(([id]) => id)).toContain('tax-included')
  })

  test('a column of tax that is empty tells no tax; one of zeros does', async () => {
    const withTax = (tax: string) =>
      lines('Date,Item,Total inc GST,GST', `2026-11-02,Bread,10.00,${tax}`, `2026-11-02,Loaf,22.00,${tax}`)
    expect((await readTaxes(withTax(''))).asked).toEqual([['tax-included', 'all', 'some']])
    expect((await readTaxes(withTax('0.00'))).taxes[0]).toEqual([1000n, 0n, undefined])
  })
})

describe('codes by row', () => {
  const coded = (label: string, taxed = 'GST', free = 'FRE') =>
    lines(
      `Date,Item,Tax code,${label}`,
      `2026-11-02,Cake,${taxed},22.00`,
      `2026-11-02,Bread,${free},10.00`,
      `2026-11-03,Cake,${taxed},11.00`,
    )

  test.each([
    ['GST', 'FRE'],
    ['10%', '0%'],
    ['GST on Income', 'GST Free Income'],
    ['Y', 'N'],
    ['Taxable', 'Exempt'],
  ])('split the taxed rows only: %s and %s', async (taxed, free) => {
    const { asked, taxes } = await readTaxes(coded('Total (inc GST)', taxed, free))
    expect(asked).toEqual([])
    expect(taxes).toEqual([
      [2200n, 200n, 'split'],
      [1000n, 0n, 'split'],
      [1100n, 100n, 'split'],
    ])
  })

  test('leave open whether the tax is in the amounts', async () => {
    const { asked } = await readTaxes(coded('Total'))
    expect(asked).toEqual([['tax-included', 'codes', 'on-top', 'none']])
  })

  test('prove nothing if all rows have the same one, unless it was said before that they count', async () => {
    const same = coded('Total (inc GST)', 'GST', 'GST')
    expect((await readTaxes(same)).asked).toEqual([['tax-included', 'all', 'some']])
    const { taxes } = await readTaxes(same, { recall: async () => ({ 'tax-included': 'codes' }) })
    expect(taxes.map(([, tax]) => tax)).toEqual([200n, 91n, 100n])
  })

  test('refuse a row without one', async () => {
    const { rows } = await readTaxes(`${coded('Total inc GST')}2026-11-03,Milk,,3.00\n`)
    expect(refused(rows)).toEqual([[5, 'Tax code', 'does not say whether the row is taxed']])
  })
})

describe('tips and gift cards', () => {
  test('are not taxed', async () => {
    const { taxes } = await readTaxes(
      lines(
        'Date,Item,Tip,Gift card,Amount',
        '2026-11-02,Dinner,10.00,0.00,120.00',
        '2026-11-02,Card,0.00,50.00,50.00',
      ),
      { answers: { 'tax-included': 'all', tip: 'within' } },
    )
    expect(taxes).toEqual([
      [12000n, 1000n, 'split'],
      [5000n, 0n, 'split'],
    ])
  })
})

describe('other countries', () => {
  test.each([
    ['NZD', '23.00', 300n],
    ['GBP', '12.00', 200n],
    ['SGD', '10.90', 90n],
  ])('%s has a rate of its own', async (currency, amount, tax) => {
    const { taxes } = await readTaxes(lines('Docket,Date,Item,Amount', `1,2026-11-02,Cake,${amount}`), {
      currency,
      answers: { 'tax-included': 'all' },
    })
    expect(taxes[0]?.[1]).toBe(tax)
  })

  test('a rate of an earlier year applies to its days', async () => {
    const { taxes } = await readTaxes(lines('Docket,Date,Item,Amount', '1,2023-11-02,Cake,10.80'), {
      currency: 'SGD',
      answers: { 'tax-included': 'all' },
    })
    expect(taxes[0]?.[1]).toBe(80n)
  })

  test('without one rate nothing can be split', async () => {
    const { asked } = await readTaxes(till('Amount'), { currency: 'USD' })
    expect(asked).toEqual([['tax-included', 'on-top', 'none', 'some']])
  })
})

test('books of a bank, and imports from before this was asked, ask nothing about tax', async () => {
  const bank = lines('Date,Description,Debit,Credit', '2026-11-02,Rent,500.00,', '2026-11-03,Square,,900.00')
  expect((await readTaxes(bank)).asked).toEqual([])
  expect((await readTaxes(till('Amount'), { isReplay: true })).taxes[0]).toEqual([
    2200n,
    undefined,
    undefined,
  ])
})
