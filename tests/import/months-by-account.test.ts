/** Months, accounts and amounts in three columns, as bookkeepers keep them: a row for each account and month. */
import { describe, expect, it } from 'vitest'
import { asked, flows, read, told } from './read-monthly.ts'
import { entries, lines, refused } from './read-text.ts'

const costs = lines(
  'Month,Account,Amount',
  'Jul 2026,Rent,900.00',
  'Jul 2026,Coffee beans,412.55',
  'Aug 2026,Rent,900.00',
  'Aug 2026,Coffee beans,388.05',
  'Total,,2600.60',
)

describe('a row for each account and month', () => {
  it('is asked once what the accounts are whose names do not say', async () => {
    expect(await asked(costs)).toEqual(['monthly-tax', 'monthly-accounts'])
    const [tax, question] = (await read(costs)).questions
    expect([tax?.column, tax?.readings[0]?.rows[0]?.cell]).toEqual(['Amount', '900.00'])
    expect(question?.column).toBe('Rent, Coffee beans')
    expect(question?.readings.map(({ id }) => id)).toEqual(['costs', 'income', 'mixed'])
    expect(question?.readings[0]?.rows).toEqual([
      { row: 2, cell: 'Rent', means: 'money out' },
      { row: 3, cell: 'Coffee beans', means: 'money out' },
    ])
  })

  it('is an entry for each row, in its month and under its account', async () => {
    const { rows, kind } = await read(costs, { ...told, 'monthly-accounts': 'costs' })
    expect(kind).toBe('books')
    expect(
      entries(rows).map(({ from, date, direction, amount, account }) => [
        from,
        date,
        direction,
        amount,
        account,
      ]),
    ).toEqual([
      ['2026-07-01', '2026-07-31', 'out', 90_000n, 'Rent'],
      ['2026-07-01', '2026-07-31', 'out', 41_255n, 'Coffee beans'],
      ['2026-08-01', '2026-08-31', 'out', 90_000n, 'Rent'],
      ['2026-08-01', '2026-08-31', 'out', 38_805n, 'Coffee beans'],
    ])
    expect(rows.filter((row) => row.is === 'set-apart').map((row) => row.row)).toEqual([1, 6])
  })

  it('shows each account with its own rows', async () => {
    const { mapping } = await read(costs, { ...told, 'monthly-accounts': 'costs' })
    expect(
      mapping?.map(({ role, column, samples }) => [role, column, samples?.map(({ row }) => row)]),
    ).toEqual([
      ['month', 'Month', [2, 4]],
      ['money-out', 'Rent', [2]],
      ['money-out', 'Coffee beans', [3, 5]],
    ])
  })

  it('is not asked where the names or a label say it', async () => {
    const named = lines('Month,Account,Amount ex GST', 'Jul 2026,Sales,5000', 'Jul 2026,Wages,2000')
    expect(await asked(named)).toEqual([])
    expect(await flows(named)).toEqual({ in: 500_000n, out: 200_000n })
    const labelled = lines('Month,Expense,Amount ex GST', 'Jul 2026,Beans,50', 'Aug 2026,Beans,20')
    expect(await flows(labelled)).toEqual({ in: 0n, out: 7000n })
  })

  it('keeps several rows of an account in a month', async () => {
    const text = lines('Month,Category,Cost ex GST', 'Jul 2026,Insurance,50', 'Jul 2026,Insurance,20')
    expect(await flows(text)).toEqual({ in: 0n, out: 7000n })
  })

  it('is refused where the accounts are some of each, or a row has none', async () => {
    await expect(read(costs, { ...told, 'monthly-accounts': 'mixed' })).rejects.toThrow('Rename them')
    const blank = lines('Month,Account,Amount', 'Jul 2026,Rent,5', 'Jul 2026,,6')
    await expect(read(blank)).rejects.toThrow('amount without an account')
  })

  it('leaves out results, and asks about an account that others add up to', async () => {
    const text = lines(
      'Month,Account,Amount ex GST',
      ...['Jul 2026', 'Aug 2026'].flatMap((month) => [
        `${month},Sales,900`,
        `${month},Wages,300`,
        `${month},Advertising,100`,
        `${month},Staff and marketing costs,400`,
        `${month},Net profit,500`,
      ]),
    )
    expect((await asked(text))[0]).toMatch(/^monthly-twice/)
  })

  it('may be longer than totals by month, and refuses a month that is not over', async () => {
    const rows = Array.from({ length: 60 }, (_, at) =>
      Array.from(
        { length: 15 },
        (_, account) =>
          `${2021 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')},Wages ${account},${at * 7 + (account + 3) ** 4}.50`,
      ),
    ).flat()
    const read900 = await read(lines('Month,Account,Amount ex GST', ...rows), {
      ...told,
      'monthly-accounts': 'costs',
    })
    expect(entries(read900.rows).length).toBe(900)
    const late = await read(lines('Month,Account,Amount ex GST', 'Nov 2026,Wages,5', 'Oct 2026,Wages,5'))
    expect(refused(late.rows)).toEqual([[2, 'Month', 'a month that is not over']])
  })
})
