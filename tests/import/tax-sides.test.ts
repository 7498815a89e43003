/** A column that says of each row whether its amount includes tax. */
import { describe, expect, test } from 'vitest'
import { readTaxes } from './read-taxes.ts'
import { lines } from './read-text.ts'

const file = (...sides: readonly string[]) =>
  lines(
    'Date,Invoice No,Item,Amount,GST Treatment',
    ...sides.map((side, at) => `${13 + at}/11/2026,${at},Tea,110.00,${side}`),
  )

describe('a column of rows with and without tax in them', () => {
  test('refuses amounts of both kinds, which cannot be added up', async () => {
    await expect(readTaxes(file('Inclusive', 'Exclusive', 'No GST'))).rejects.toThrow(
      'include GST in some rows and not in others',
    )
  })

  test.each(['Exclusive', 'Tax Exclusive', 'ex GST'])(
    '"%s" everywhere means that nothing is taken off',
    async (side) => {
      const { asked, taxes } = await readTaxes(file(side, side))
      expect(asked).toEqual([])
      expect(taxes.map(([amount, tax, basis]) => [amount, tax, basis])).toEqual([
        [11000n, undefined, 'without'],
        [11000n, undefined, 'without'],
      ])
    },
  )

  test('"Inclusive" beside rows without tax takes it off the former', async () => {
    const text = file('Inclusive', 'No GST')
    const { asked, taxes, decided } = await readTaxes(text)
    expect(asked).toEqual([])
    expect(taxes.map(([, tax]) => tax)).toEqual([1000n, 0n])
    const again = await readTaxes(text, { isReplay: true, answers: decided })
    expect(again.taxes.map(([, tax]) => tax)).toEqual([1000n, 0n])
  })

  test('"Inclusive" everywhere asks whether all of it is taxed, as a label would', async () => {
    const { asked } = await readTaxes(file('Inclusive', 'Inclusive'))
    expect(asked.map(([id]) => id)).toEqual(['tax-included'])
  })

  test('is not read in a file that was recorded before', async () => {
    const text = file('Inclusive', 'Exclusive')
    const { taxes } = await readTaxes(text, { isReplay: true, answers: { 'tax-included': 'some' } })
    expect(taxes.map(([, , basis]) => basis)).toEqual(['with', 'with'])
  })
})
