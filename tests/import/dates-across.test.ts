/** Tables with their dates across the top. */
import { describe, expect, it } from 'vitest'
import { apart, entries, lines, readBytes, refused } from './read-text.ts'

const read = (...text: readonly string[]) => readBytes(lines(...text), { isReplay: false })

describe('months across, below a label that says costs or income', () => {
  const costs = (label: string) => [
    'Office costs,,,',
    `${label},Oct-23,Sep-26,Total`,
    'Premises,,,',
    'Rent,900.00,950.00,1850.00',
    'Subtotal,900.00,950.00,1850.00',
    'People,,,',
    'Salaries,500.00,,500.00',
    'Grand total,1400.00,950.00,2350.00',
  ]

  it.each([
    ['Cost', 'out'],
    ['Expenses', 'out'],
    ['Expense category', 'out'],
    ['Income', 'in'],
    ['Revenue account', 'in'],
  ])('“%s” need no heading', async (label, direction) => {
    const { rows } = await read(...costs(label))
    expect(entries(rows).map((one) => [one.account, one.from, one.direction, one.amount])).toEqual([
      ['Rent', '2023-10-01', direction, 90_000n],
      ['Rent', '2026-09-01', direction, 95_000n],
      ['Salaries', '2023-10-01', direction, 50_000n],
    ])
    expect(refused(rows)).toEqual([])
    expect(apart(rows).length).toBe(6)
  })

  it('are turned by a heading that says otherwise', async () => {
    const { rows } = await read('Costs,Sep 2026', 'Rent,9.00', 'Income,', 'Fees,5.00')
    expect(entries(rows).map((one) => one.direction)).toEqual(['out', 'in'])
  })

  it.each(["$'000", 'A$000', '’000', '(000s)'])('in units of %s are refused', async (unit) => {
    await expect(
      read(`Account,Aug 2026,Sep 2026`, `,${unit},${unit}`, 'Expenses,,', 'Rent,9,9'),
    ).rejects.toThrow('not in dollars and cents')
  })
})

describe('dates across are refused, and named', () => {
  it.each([
    ['Category,w/c 31/08/2026,w/c 07/09/2026,Total', 'Coffee,5.00,6.00,11.00', 'w/c 31/08/2026'],
    ['Consultant,07/09/2026,14/09/2026', 'Ana,15.25,16.50', '07/09/2026'],
    ['Agent,01/01/2026,01/02/2026,YTD', 'Sam,1500.25,1600.50,3100.75', '01/01/2026'],
    ['Shop,Aug 2026,Sep 2026', 'Quay,1500.25,1600.50', 'Aug 2026'],
  ])('%s', async (head, row, named) => {
    await expect(read('Takings ex GST', '', head, row)).rejects.toThrow(
      `has its dates across the top, such as “${named}”`,
    )
  })

  it('below a label that spans them', async () => {
    await expect(
      read('Consultant,Billable hours,', ',2026-09-07,2026-09-14', 'Ana,15.25,16.50', 'Joe,7,8'),
    ).rejects.toThrow('has its dates across the top')
  })
})

describe('first days of months across, as Excel keeps “Aug 2026”', () => {
  const text = ['Account,2026-08-01,2026-09-01', 'Expenses,,', 'Rent,900.00,950.00']
  const spans = (rows: Parameters<typeof entries>[0]) =>
    entries(rows).map(({ from, date }) => `${from} ${date}`)
  const days = ['2026-08-01 2026-08-01', '2026-09-01 2026-09-01']
  const months = ['2026-08-01 2026-08-31', '2026-09-01 2026-09-30']

  it('are whole months', async () => {
    const { rows, decided } = await read(...text)
    expect(spans(rows)).toEqual(months)
    const again = await readBytes(lines(...text), { isReplay: true, answers: decided })
    expect(spans(again.rows)).toEqual(months)
  })

  it('stay as they were in imports on record', async () => {
    const { rows } = await readBytes(lines(...text), {
      isReplay: true,
      answers: { 'statement-costs': 'plain' },
    })
    expect(spans(rows)).toEqual(days)
  })
})

describe('a line of units below the labels of a table', () => {
  const table = (unit: string) => [
    'Date,Takings,GST',
    `,${unit},${unit}`,
    '2026-09-01,110.00,10.00',
    '2026-09-02,220.00,20.00',
  ]
  it.each([
    ["$'000", 'not in dollars and cents'],
    ['USD', 'has amounts in USD'],
    ['EUR', 'has amounts in EUR'],
    ['US$', 'has amounts in USD'],
  ])('%s is refused', async (unit, reason) => {
    await expect(read(...table(unit))).rejects.toThrow(reason)
  })

  it('of its own currency is no fault', async () => {
    expect((await read(...table('AUD'))).questions).toEqual([])
  })

  it('of its own currency below months is set apart', async () => {
    const { rows } = await read('Account,Aug 2026,Sep 2026', ',A$,A$', 'Expenses,,', 'Rent,9,9')
    expect(refused(rows)).toEqual([])
  })
})
