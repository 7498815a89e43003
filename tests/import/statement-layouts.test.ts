/** Profit and loss statements in other layouts: account numbers, quarters, costs with a minus, columns that are no month. */
import { describe, expect, test } from 'vitest'
import { entries, lines, readBytes } from './read-text.ts'

const fresh = { isReplay: false } as const
const read = async (...all: readonly string[]) =>
  entries((await readBytes(lines(...all), fresh)).rows).map(({ account, from, date, direction, amount }) => [
    account,
    from,
    date,
    direction,
    amount,
  ])

test('account numbers before the names are no names', async () => {
  const rows = await read(
    'Account Code,Account,Sep 2026,Oct 2026,Total',
    'Income,,,,',
    '200,Sales,1000.00,900.00,1900.00',
    'Total Income,,1000.00,900.00,1900.00',
    ',Expenses,,,',
    '477,Wages,500.00,400.00,900.00',
  )
  expect(rows).toEqual([
    ['Sales', '2026-09-01', '2026-09-30', 'in', 100000n],
    ['Sales', '2026-10-01', '2026-10-31', 'in', 90000n],
    ['Wages', '2026-09-01', '2026-09-30', 'out', 50000n],
    ['Wages', '2026-10-01', '2026-10-31', 'out', 40000n],
  ])
})

test.each([
  ['Jul-Sep 2026', '2026-07-01', '2026-09-30'],
  ['Nov 2025 to Jan 2026', '2025-11-01', '2026-01-31'],
  ['Nov - Jan 2026', '2025-11-01', '2026-01-31'],
  ['Oct 2026 Actual', '2026-10-01', '2026-10-31'],
])('"%s" is a period', async (label, from, to) => {
  expect(await read(`Account,${label}`, 'Expenses,', 'Rent,300.00')).toEqual([
    ['Rent', from, to, 'out', 30000n],
  ])
})

describe('costs with a minus', () => {
  const statement = [
    'Account,Sep 2026,Oct 2026',
    'Revenue,,',
    'Fees,1000.00,900.00',
    'Costs,,',
    'Wages,-500.00,-400.00',
    'Interest received,5.00,5.00',
    'Net result,505.00,505.00',
  ]

  test('are costs, and what is above zero among them takes off', async () => {
    expect((await read(...statement)).slice(2)).toEqual([
      ['Wages', '2026-09-01', '2026-09-30', 'out', 50000n],
      ['Wages', '2026-10-01', '2026-10-31', 'out', 40000n],
      ['Interest received', '2026-09-01', '2026-09-30', 'out', -500n],
      ['Interest received', '2026-10-01', '2026-10-31', 'out', -500n],
    ])
  })

  test('a file that was recorded before is read as it was', async () => {
    const before = await readBytes(lines(...statement), { isReplay: true })
    expect(entries(before.rows)[2]).toMatchObject({ amount: -50000n })
    const { decided } = await readBytes(lines(...statement), fresh)
    const after = await readBytes(lines(...statement), { isReplay: true, answers: decided })
    expect(entries(after.rows)[2]).toMatchObject({ amount: 50000n })
  })

  test('a single credit among costs stays one', async () => {
    const rows = await read('Account,Oct 2026', 'Costs,', 'Wages,500.00', 'Power,-20.00')
    expect(rows.map((row) => row[4])).toEqual([50000n, -2000n])
  })
})

test.each([
  'Net result',
  'Result for the period',
  'Nett profit',
  'Operating result',
  '(Loss)/Profit before tax',
  'Subtotal',
])('"%s" is no cost', async (name) => {
  expect(
    await read('Account,Oct 2026', 'Income,', 'Fees,900.00', 'Expenses,', 'Rent,300.00', `${name},600.00`),
  ).toHaveLength(2)
})

test('a month that is not whole is refused by name, and never left out unseen', async () => {
  await expect(
    read('Account,Oct 2026,Nov 2026 (to date),YTD', 'Expenses,,,', 'Rent,300.00,100.00,400.00'),
  ).rejects.toMatchObject({
    message: 'has a column whose period is not clear',
    column: 'Nov 2026 (to date)',
  })
  expect(
    await read(
      'Account,Oct 2026 Actual,Oct 2026 Budget,Variance,%',
      'Expenses,,,,',
      'Rent,300.00,310.00,10.00,3%',
    ),
  ).toEqual([['Rent', '2026-10-01', '2026-10-31', 'out', 30000n]])
})
