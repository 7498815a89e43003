/** Totals by month: directions by labels, signs, currencies, and money in two columns. */
import { describe, expect, it } from 'vitest'
import { asked, flows, read, told } from './read-monthly.ts'
import { entries, lines, refused } from './read-text.ts'

describe('direction', () => {
  const rowsOf = (cents: readonly string[], labels: readonly string[]) =>
    lines(
      `Month,Workshop income,${labels.join(',')}`,
      `Mar 2026,900.00,${labels.map((_, at) => `${40 + 7 * at}${cents[0]}`).join(',')}`,
      `Apr 2026,950.00,${labels.map((_, at) => `${31 + 5 * at}${cents[1]}`).join(',')}`,
    )
  const file = (...labels: readonly string[]) => rowsOf(['.10', '.20'], labels)

  it('of fees, costs of sales and money received is by all words of the label', async () => {
    const { rows } = await read(file('EFTPOS fees', 'Cost of sales', 'Lawyer fees', 'Rent received'), told)
    expect(
      entries(rows)
        .slice(0, 5)
        .map(({ direction, account }) => `${direction} ${account}`),
    ).toEqual([
      'in Workshop income',
      'out EFTPOS fees',
      'out Cost of sales',
      'out Lawyer fees',
      'in Rent received',
    ])
  })

  it.each([
    'Revenue refunds',
    'Sales bonuses',
    'Sales & promotion',
    'Wage grants',
    'Rebates from suppliers',
    'Fees',
    'Cakes',
    'Beverages',
    'Interest',
    'Stock on hand',
    'Web orders ex GST',
    'Trade debtors',
  ])('of %s is not guessed', async (label) => {
    await expect(read(file(label), told)).rejects.toThrow('neither income nor a cost')
  })

  it.each([
    'Income per seat',
    'Wages to income',
    'Sales enquiries',
    'Staff (number)',
    'Employees FTE',
    'Income budget',
    'Takings YTD',
    'Salaries last year',
    'Gross profit',
    'Wage %',
  ])('of %s is none: it is left out, and the preview names it', async (label) => {
    const { rows, mapping } = await read(rowsOf(['', ''], [label]), told)
    expect(entries(rows)).toHaveLength(2)
    expect(mapping).toContainEqual(expect.objectContaining({ role: 'left-out', column: label }))
  })

  it('of a count is none, but of money below its label is not guessed', async () => {
    await expect(read(file('Sales enquiries'), told)).rejects.toThrow('neither income nor a cost')
  })

  it.each([
    ['GST-free income', 'in'],
    ['Trade customer income', 'in'],
    ['Payroll tax', 'out'],
    ['Beverage sales', 'in'],
    ['Sales - Quay', 'in'],
  ])('of %s is %s', async (label, direction) => {
    const { rows } = await read(file(label), told)
    expect(entries(rows)[1]).toMatchObject({ direction })
  })

  it('of words that a business may both buy and sell is confirmed once', async () => {
    const text = file('Cleaning', 'Travel')
    expect(await asked(text)).toEqual(['monthly-tax', 'monthly-columns'])
    await expect(read(text, { ...told, 'monthly-columns': 'otherwise' })).rejects.toThrow('Rename')
    expect((await flows(text)).out).toBe(4010n + 4710n + 3120n + 3620n)
  })

  it('of rent alone is not guessed', async () => {
    await expect(read(lines('Month,Rent', 'Mar 2026,900.00'), told)).rejects.toThrow('neither income')
  })
})

describe('signs, currencies and units', () => {
  const file = (...rows: readonly string[]) =>
    lines('Month,Clinic revenue ex GST,Salaries ex GST,Premises rent ex GST', ...rows)

  it.each(['-50.00,-20.00', '(50.00),(20.00)'])('of costs written %s', async (costs) => {
    expect(await flows(file(`Mar 2026,500.00,${costs}`, `Apr 2026,500.00,${costs}`))).toEqual({
      in: 100_000n,
      out: 14_000n,
    })
  })
  it('that contradict each other are refused', async () => {
    await expect(read(file('Mar 2026,500.00,-50.00,20.00'))).rejects.toThrow('minus')
    await expect(read(file('Mar 2026,-500.00,50.00,20.00'))).rejects.toThrow('minus')
  })
  it.each(['US$500.00', '€500.00', '500.00 USD'])('such as %s are refused by row', async (cell) => {
    const { rows } = await read(file(`Mar 2026,${cell},5.00,2.00`, 'Apr 2026,500.00,5.00,2.00'))
    expect(refused(rows)).toEqual([[2, 'Clinic revenue ex GST', expect.stringMatching(/^in (USD|EUR), not/)]])
  })
  it.each([
    ['Month,Clinic revenue ex GST (EUR)', 'in EUR'],
    ["Month,Clinic revenue ex GST ($'000)", 'not in dollars and cents'],
    ['All figures in NZD,\nMonth,Clinic revenue ex GST', 'in NZD'],
    ['Shown in thousands,\nMonth,Clinic revenue ex GST', 'not in dollars and cents'],
    ["Month,Clinic revenue ex GST\n,$'000", 'not in dollars and cents'],
  ])('named by %j are refused', async (head, reason) => {
    await expect(read(`${head}\nMar 2026,50.5\nApr 2026,51.5\n`)).rejects.toThrow(reason)
  })
  it('named below the table are refused', async () => {
    await expect(read(file('Mar 2026,5,1,2', 'All amounts in GBP,,,'))).rejects.toThrow('in GBP')
  })
})

describe('money in two columns', () => {
  it.each([
    ['Salaries,Superannuation,Team costs,Insurance', '300,33,333,50', '310,35,345,50', 77_800n],
    ['Lease,Team costs,Insurance,Salaries,Superannuation', '90,333,50,300,33', '90,345,50,310,35', 95_800n],
    ['Salaries,Payroll', '300,300', '310,310', 61_000n],
  ])('is asked where some columns add up to others: %s', async (labels, one, other, out) => {
    const text = lines(`Month,Tour income,${labels}`, `Mar 2026,900,${one}`, `Apr 2026,950,${other}`)
    const { questions } = await read(text, told)
    const [question] = questions
    expect(questions).toHaveLength(1)
    expect(question?.id).toMatch(/^monthly-twice-/)
    const sum = async (answer: string) =>
      entries((await read(text, { ...told, [question?.id ?? '']: answer })).rows).reduce(
        (all, { direction, amount }) => (direction === 'out' ? all + amount : all),
        0n,
      )
    expect(await sum('once')).toBe(out)
    expect(await sum('both')).toBeGreaterThan(out)
  })
  it('is asked where the same is divided in two ways', async () => {
    const text = lines(
      'Month,Lunch sales,Dinner sales,EFTPOS sales,Coin sales',
      'Mar 2026,70,30,45,55',
      'Apr 2026,80,35,60,55',
    )
    const { questions } = await read(text, told)
    expect(questions.map(({ column }) => column)).toEqual([
      'EFTPOS sales + Coin sales = Lunch sales + Dinner sales',
    ])
    const { rows } = await read(text, { ...told, [questions[0]?.id ?? '']: 'once' })
    expect(entries(rows).reduce((all, { amount }) => all + amount, 0n)).toBe(21_500n)
  })
  it.each([
    ['Income 2024', 'Income 2026'],
    ['Income FY25', 'Income FY26'],
  ])('of different years is refused: %s and %s', async (one, other) => {
    await expect(read(lines(`Month,${one},${other}`, 'Mar 2026,70,30'), told)).rejects.toThrow('year')
  })
  it.each(['plan', 'target', 'forecast', 'YTD', 'prior year', 'cumulative'])(
    'as %s is left out beside the actual amounts',
    async (word) => {
      const text = lines(`Month,Actual income,Income ${word}`, 'Mar 2026,70,30', 'Apr 2026,71,30')
      expect((await flows(text)).in).toBe(14_100n)
    },
  )
})
