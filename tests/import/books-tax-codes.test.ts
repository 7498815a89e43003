/** Tax codes in books: by row, they tell which costs have GST in them. */
import { describe, expect, test } from 'vitest'
import { readBooks } from './read-taxes.ts'
import { lines } from './read-text.ts'

const signed = { answers: { sign: 'positive-out' } } as const

describe('codes by row', () => {
  const coded = (label: string, taxed: string, free: string) =>
    lines(
      `Date,Account,Tax code,${label}`,
      `2026-11-02,Supplies,${taxed},110.00`,
      `2026-11-03,Wages,${free},900.00`,
    )

  test.each([
    ['GST', 'N-T'],
    ['GST on Expenses', 'BAS Excluded'],
    ['GST on Capital', 'GST Free Expenses'],
    ['CAP', 'FRE'],
    ['GST', 'ITS'],
  ])('split the taxed rows only: %s and %s', async (taxed, free) => {
    const { asked, taxes } = await readBooks(coded('Amount (inc GST)', taxed, free), signed)
    expect(asked).toEqual([])
    expect(taxes).toEqual([
      [11000n, 1000n, 'split'],
      [90000n, 0n, 'split'],
    ])
  })

  test('leave open whether the GST is in the amounts', async () => {
    expect((await readBooks(coded('Amount', 'GST', 'FRE'), signed)).asked).toEqual([
      ['tax-included', 'codes', 'on-top', 'none'],
    ])
  })

  test('show under each reading what the row will be: no GST in a free row', async () => {
    const { means } = await readBooks(coded('Amount', 'FRE', 'GST'), signed)
    expect(means[0]?.[0]).toBe('cost 110.00, GST 0.00')
  })

  test('that were not known when a file was recorded change nothing when it is read again', async () => {
    const { taxes } = await readBooks(coded('Amount', 'GST', 'ITS'), {
      answers: { ...signed.answers, 'tax-included': 'all' },
      isReplay: true,
    })
    expect(taxes).toEqual([
      [11000n, 1000n, 'split'],
      [90000n, 0n, 'split'],
    ])
  })

  test('that nobody knows are asked about like no codes', async () => {
    expect((await readBooks(coded('Amount', 'A7', 'B2'), signed)).asked).toEqual([
      ['tax-included', 'all', 'on-top', 'none', 'some'],
    ])
  })
})
