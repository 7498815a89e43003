/** Every column of a file is used for something, or left out with a reason that the owner can change. */
import { describe, expect, test } from 'vitest'
import { lines, readBytes, sales } from './read-text.ts'

const read = (text: string, answers = {}) => readBytes(text, { isReplay: false, answers })
const inFull = { 'tax-included': 'none' } as const

const byColumn = (mapping: Awaited<ReturnType<typeof read>>['mapping']) =>
  new Map(mapping.map((one) => [one.column, one]))
const usesOf = (one: Awaited<ReturnType<typeof read>>['mapping'][number] | undefined) =>
  one?.question?.readings.map(({ id }) => id)

describe('columns that no figure uses', () => {
  const text = lines(
    'Date,Takings,Weather,Loaded by,Empty',
    '2026-11-02,1840.50,fine,Ada,',
    '2026-11-03,1720.25,wet,Bo,',
  )

  test('are listed with the reason, and with their cells', async () => {
    const { mapping } = await read(text, inFull)
    const columns = byColumn(mapping)
    expect([...columns.keys()]).toEqual(['Date', 'Takings', 'Weather', 'Loaded by', 'Empty'])
    expect(columns.get('Weather')).toMatchObject({ role: 'ignored', why: 'no-figure' })
    expect(columns.get('Weather')?.samples?.map(({ cell }) => cell)).toEqual(['fine', 'wet'])
    expect(columns.get('Empty')).toMatchObject({ role: 'ignored', why: 'empty' })
    expect(columns.get('Empty')?.question).toBeUndefined()
  })

  test('can be used after all, as what fits their cells', async () => {
    const { mapping } = await read(text, inFull)
    expect(usesOf(byColumn(mapping).get('Weather'))).toEqual([
      'category',
      'item',
      'channel',
      'client',
      'ignored',
    ])
    const { mapping: after, rows, decided } = await read(text, { ...inFull, 'use-column-3': 'category' })
    expect(byColumn(after).get('Weather')).toMatchObject({ role: 'category' })
    expect(usesOf(byColumn(after).get('Weather'))).toContain('ignored')
    expect(sales(rows).map(({ category }) => category)).toEqual(['fine', 'wet'])
    expect(decided).toMatchObject({ 'use-column-3': 'category' })
  })

  test('take the place of the column that was used so far, which is then left out itself', async () => {
    const depts = lines('Date,Takings,Category,Dept', '2026-11-02,18.50,Hot,Bar', '2026-11-02,7.50,Cold,Bar')
    const { mapping } = await read(depts, inFull)
    expect(byColumn(mapping).get('Dept')).toMatchObject({
      role: 'ignored',
      why: 'taken',
      instead: 'Category',
    })
    const { mapping: after, rows } = await read(depts, { ...inFull, 'use-column-4': 'category' })
    expect(byColumn(after).get('Category')).toMatchObject({ role: 'ignored', why: 'taken', instead: 'Dept' })
    expect(sales(rows).map(({ category }) => category)).toEqual(['Bar', 'Bar'])
  })

  test('stay left out where somebody says so, and keep a reason', async () => {
    const { mapping } = await read(text, { ...inFull, 'use-column-3': 'ignored' })
    expect(byColumn(mapping).get('Weather')).toMatchObject({ role: 'ignored', why: 'told' })
  })

  test('stay as they are in a layout with files on record, whose rows would otherwise count twice', async () => {
    const recall = async () => ({ kind: 'sales', 'tax-included': 'none' })
    const { mapping } = await readBytes(text, { isReplay: false, recall })
    expect(byColumn(mapping).get('Weather')).toMatchObject({ role: 'ignored', why: 'earlier' })
    expect(byColumn(mapping).get('Weather')?.question).toBeUndefined()
    const told = async () => ({ kind: 'sales', 'tax-included': 'none', 'use-column-3': 'category' })
    expect(
      byColumn((await readBytes(text, { isReplay: false, recall: told })).mapping).get('Weather'),
    ).toMatchObject({
      role: 'category',
    })
  })

  test('are listed of books, timesheets, debtors and totals by month, too', async () => {
    const books = lines(
      'Date,Account,Debit,Credit,Cheque',
      '2026-11-02,Rent,140.00,,7',
      '2026-11-03,Rent,10.00,,8',
    )
    expect(byColumn((await read(books)).mapping).get('Cheque')).toMatchObject({ role: 'ignored' })
    const hours = lines(
      'Date,Person,Client,Hours,Billable,Mood',
      '2026-11-02,Ada,Acme,6,Yes,good',
      '2026-11-03,Ada,Acme,2,No,ok',
    )
    expect(byColumn((await read(hours, { 'day-length': '8' })).mapping).get('Mood')).toMatchObject({
      role: 'ignored',
    })
    const owed = lines(
      'Aged receivables,,,,',
      'As at 20 November 2026,,,,',
      'Customer,Current,1-30 days,Total,Phone',
      'Acme,10.00,5.00,15.00,x1',
    )
    expect(byColumn((await read(owed)).mapping).get('Phone')).toMatchObject({ role: 'ignored' })
  })

  test('are listed of a statement of profit and loss, with what is beside its periods', async () => {
    const text = lines(
      'Account,Code,Aug 2026,Sep 2026,Total',
      'Income,,,,',
      'Sales,200,100.00,110.00,210.00',
      'Expenses,,,,',
      'Rent,469,40.00,40.00,80.00',
    )
    const columns = byColumn((await read(text)).mapping)
    expect([...columns].map(([column, { role, why }]) => [column, role, why])).toEqual([
      ['Account', 'account', undefined],
      ['Aug 2026', 'period', undefined],
      ['Sep 2026', 'period', undefined],
      ['Code', 'ignored', 'no-figure'],
      ['Total', 'ignored', 'beside-periods'],
    ])
  })

  test('are counted beyond the hundredth', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `Extra ${at}`)
    const { mapping } = await read(
      lines(
        `Date,Takings,${many.join()}`,
        `2026-11-02,10.50,${many.join()}`,
        `2026-11-03,11.50,${many.join()}`,
      ),
      inFull,
    )
    expect(mapping.length).toBe(2 + 100 + 1)
    expect(mapping.at(-1)).toMatchObject({ role: 'ignored', why: 'more', column: '100 more columns' })
  })
})

describe('the number of sales in a daily total', () => {
  const daily = (label: string, amount = 'Takings') =>
    lines(`Date,${amount},${label}`, '2026-11-02,1840.50,143', '2026-11-03,1720.25,131')

  test.each([
    'Transactions',
    'No. of sales',
    'Number of transactions',
    'Sales',
    'Orders',
    'Txn count',
    'Receipt count',
  ])('is read from "%s"', async (label) => {
    const { rows, mapping, decided } = await read(daily(label), inFull)
    expect(byColumn(mapping).get(label)).toMatchObject({ role: 'sales-count' })
    expect(sales(rows).map(({ amount, count }) => [amount, count])).toEqual([
      [184050n, 143],
      [172025n, 131],
    ])
    expect(decided).toMatchObject({ 'count-column': 'column-3' })
  })

  test.each(['Covers', 'Guests', 'Weather code'])('is not "%s" unless somebody says so', async (label) => {
    const { mapping } = await read(daily(label), inFull)
    expect(byColumn(mapping).get(label)).toMatchObject({ role: 'ignored' })
    expect(usesOf(byColumn(mapping).get(label))).toContain('sales-count')
    const { rows } = await read(daily(label), { ...inFull, 'use-column-3': 'sales-count' })
    expect(sales(rows).map(({ count }) => count)).toEqual([143, 131])
  })

  test('is not a column of money, nor one beside single sales', async () => {
    const rounded = lines('Date,Takings,Sales', '2026-11-02,1840.50,1673', '2026-11-03,1720.25,1564')
    expect(byColumn((await read(rounded, inFull)).mapping).get('Sales')?.role).not.toBe('sales-count')
    const single = lines('Receipt No,Date,Amount,Orders', '1,2026-11-02,18.50,1', '2,2026-11-02,17.25,1')
    expect(byColumn((await read(single, inFull)).mapping).get('Orders')?.role).not.toBe('sales-count')
  })

  test('is refused for a row whose cell is no number', async () => {
    const text = lines(
      'Date,Takings,Transactions',
      ...Array.from({ length: 20 }, (_, at) => `2026-10-${at + 10},18.50,${at === 4 ? '12.5' : 30}`),
    )
    const { rows } = await read(text, inFull)
    expect(rows.filter(({ is }) => is === 'rejected')).toMatchObject([
      { row: 6, column: 'Transactions', reason: 'not a number of sales' },
    ])
  })

  test('is left out of a file that was recorded before it was read', async () => {
    const { rows } = await readBytes(daily('Transactions'), { isReplay: true, answers: { kind: 'sales' } })
    expect(sales(rows).map(({ count }) => count)).toEqual([undefined, undefined])
  })
})
