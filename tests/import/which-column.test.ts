/** Which of several columns a figure comes from: shown by the cells, stated by the label, or asked. */
import { describe, expect, test } from 'vitest'
import { readTaxes } from './read-taxes.ts'
import { lines, readBytes, refused, sales } from './read-text.ts'

const asking = { isReplay: false } as const

describe('two columns of tax codes', () => {
  const coded = (...rows: readonly string[]) =>
    lines('Docket,Date,Item,GST code,GST rate,Line total (inc GST)', ...rows)

  test('the one that tells rows apart counts, also once somebody says that codes count', async () => {
    const text = lines(
      'Docket,Date,Item,GST code,GST rate,Line total',
      '1,2026-11-02,Bread,GST,0%,242.48',
      '2,2026-11-02,Cake,GST,10%,22.00',
    )
    expect((await readTaxes(text)).asked.map(([id]) => id)).toEqual(['tax-included'])
    const { taxes, decided } = await readTaxes(text, { answers: { 'tax-included': 'codes' } })
    expect(taxes.map(([, tax]) => tax)).toEqual([0n, 200n])
    expect(decided).toMatchObject({ 'tax-code-column': 'column-5' })
  })

  test('two that tell rows apart and disagree are asked about', async () => {
    const text = coded('1,2026-11-02,Bread,FRE,10%,22.00', '2,2026-11-02,Cake,GST,0%,22.00')
    const { asked } = await readTaxes(text)
    expect(asked).toEqual([['tax-code-column', 'column-4', 'column-5']])
    const { taxes } = await readTaxes(text, { answers: { 'tax-code-column': 'column-4' } })
    expect(taxes.map(([, tax]) => tax)).toEqual([0n, 200n])
  })

  test('two that agree in every row ask nothing', async () => {
    const text = coded('1,2026-11-02,Bread,FRE,0%,22.00', '2,2026-11-02,Cake,GST,10%,22.00')
    const { asked, taxes } = await readTaxes(text)
    expect(asked).toEqual([])
    expect(taxes.map(([, tax]) => tax)).toEqual([0n, 200n])
  })

  test('a file that was recorded before this was asked is read as it was then', async () => {
    const text = lines(
      'Docket,Date,Item,GST code,GST rate,Line total',
      '1,2026-11-02,Bread,GST,0%,22.00',
      '2,2026-11-02,Cake,GST,10%,22.00',
    )
    const { taxes } = await readTaxes(text, { isReplay: true, answers: { 'tax-included': 'codes' } })
    expect(taxes.map(([, tax]) => tax)).toEqual([200n, 200n])
  })
})

describe('a total that is more than its parts', () => {
  const order = (label: string, ...rows: readonly string[]) =>
    lines(`Order,Date,Amount,GST,${label},Gratuity,Total`, ...rows)
  const tipped = order(
    'xx',
    '1,2026-11-02,10.00,1.00,0.70,0.00,11.70',
    '2,2026-11-02,20.00,2.00,0.00,0.00,22.00',
    '3,2026-11-03,30.00,3.00,1.40,0.00,34.40',
  )
  const read = async (text: string, answers = {}) => readBytes(text, { ...asking, answers })

  test('asks what the column is that makes the difference', async () => {
    const { questions } = await read(tipped)
    expect(
      questions.map(({ id, column, readings }) => [id, column, ...readings.map((one) => one.id)]),
    ).toEqual([['added', 'xx', 'tips', 'sold']])
    expect(questions[0]?.readings.map(({ rows }) => rows[0]?.means)).toEqual([
      'paid 11.70, of it 0.70 tips',
      'sold 11.70',
    ])
  })

  test('takes it for tips, or for a part of what was sold, as it is answered', async () => {
    const tips = await read(tipped, { added: 'tips' })
    expect(sales(tips.rows).map(({ amount, tip }) => [amount, tip])).toEqual([
      [1170n, 70n],
      [2200n, 0n],
      [3440n, 140n],
    ])
    const sold = await read(tipped, { added: 'sold' })
    expect(sales(sold.rows).map(({ amount, tip }) => [amount, tip])).toEqual([
      [1170n, 0n],
      [2200n, 0n],
      [3440n, 0n],
    ])
    expect(sold.decided).toMatchObject({ added: 'sold' })
  })

  test.each(['Surcharge', 'Rounding', 'Delivery', 'Shipping', 'Card fee'])(
    'asks nothing about "%s", which is no tip',
    async (label) => {
      expect((await read(tipped.replace('xx', label))).questions).toEqual([])
    },
  )

  test('asks nothing about a column that makes no difference', async () => {
    const text = order(
      'xx',
      '1,2026-11-02,10.00,1.00,0.70,0.00,11.00',
      '2,2026-11-02,20.00,2.00,0.10,0.00,22.00',
    )
    expect((await read(text)).questions).toEqual([])
  })

  test('asks where no column is labelled as tips, too', async () => {
    const text = lines(
      'Order,Date,Amount,GST,Column X,Total',
      '1,2026-11-02,10.00,1.00,0.70,11.70',
      '2,2026-11-02,20.00,2.00,0.00,22.00',
    )
    expect((await read(text)).questions.map(({ id }) => id)).toEqual(['added'])
  })
})

describe('amounts whose label says that they are without tax', () => {
  test.each(['Profit', 'Change', 'Register', 'Card last 4', 'Exchange rate', 'Cost price', 'Table'])(
    'are not mistaken for "%s"',
    async (label) => {
      const text = lines(
        `Receipt No,Date,Item,Total excl. GST,${label}`,
        '1,2026-11-02,Cake,20.00,4.00',
        '2,2026-11-02,Cake,30.00,6.00',
      )
      const { taxes, asked } = await readTaxes(text)
      expect(asked).toEqual([])
      expect(taxes.map(([amount, , basis]) => [amount, basis])).toEqual([
        [2000n, 'without'],
        [3000n, 'without'],
      ])
    },
  )

  test('are asked about beside a column that may be amounts', async () => {
    const text = lines('Receipt No,Date,Item,Total excl. GST,Betrag', '1,2026-11-02,Cake,20.00,22.00')
    const { asked, rows } = await readTaxes(text)
    expect(asked.map(([id]) => id)).toContain('amount-column')
    expect(refused(rows)).toEqual([])
  })
})

describe('whole numbers labelled as sales', () => {
  const read = (text: string, answers = {}) => readBytes(text, { ...asking, answers })

  test('beside prices without a known label are asked about, as they may be a number of sales', async () => {
    const text = lines('Date,Banked,Sales', '2026-11-02,1840.50,143', '2026-11-03,1720.25,131')
    const { questions } = await read(text)
    expect(questions.map(({ id, readings }) => [id, ...readings.map((one) => one.id)])).toContainEqual([
      'amount-column',
      'column-2',
      'column-3',
    ])
    const { rows } = await read(text, { 'amount-column': 'column-2', 'tax-included': 'none' })
    expect(sales(rows).map(({ amount, count }) => [amount, count])).toEqual([
      [184050n, 143],
      [172025n, 131],
    ])
  })

  test.each(['Fees', 'Discount', 'Cost', 'Change'])('beside "%s" are amounts, as before', async (label) => {
    const text = lines(`Date,Sales,${label}`, '2026-11-02,143,12.50', '2026-11-03,131,11.25')
    const { questions } = await read(text)
    expect(questions.map(({ id }) => id)).not.toContain('amount-column')
  })
})
