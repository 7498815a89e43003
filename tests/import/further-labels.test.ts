/** Labels that were not known at first: taken in new layouts, and left alone in those with files on record. */
import { describe, expect, test } from 'vitest'
import { entries, lines, readBytes, sales } from './read-text.ts'

const read = (text: string, answers = {}) => readBytes(text, { isReplay: false, answers })

describe('labels that were not known at first', () => {
  const settled = lines(
    'Settlement date,Property,Commission,GST',
    '02/11/2026,1 Hill Rd,2200.00,200.00',
    '17/11/2026,2 Hill Rd,3300.00,300.00',
  )
  const spent = lines('Date,Expense,Debit', '02/11/2026,Flour,22.00', '17/11/2026,Power,33.00')

  test('name what was sold and what was paid for', async () => {
    const { rows, decided } = await read(settled, { kind: 'sales', 'amount-column': 'column-3' })
    expect(sales(rows).map(({ item }) => item)).toEqual(['1 Hill Rd', '2 Hill Rd'])
    expect(decided).toMatchObject({ 'further-labels': 'yes' })
    expect(entries((await read(spent)).rows).map(({ account }) => account)).toEqual(['Flour', 'Power'])
  })

  test('are not taken in files that were recorded before, nor for numbers', async () => {
    const { rows } = await readBytes(spent, { isReplay: true })
    expect(entries(rows).map(({ account }) => account)).toEqual([undefined, undefined])
    const recall = async () => ({ kind: 'books' })
    const again = await readBytes(spent, { isReplay: false, recall })
    expect(entries(again.rows).map(({ account }) => account)).toEqual([undefined, undefined])
    const money = lines('Date,Details,Expense', '02/11/2026,Flour,22.00', '17/11/2026,Power,33.00')
    const { mapping } = await read(money, { sign: 'positive-out' })
    expect(mapping.find(({ column }) => column === 'Expense')?.role).not.toBe('account')
  })
})
