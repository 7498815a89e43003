/** Whether amounts include tax: the file says so, two columns prove it, or the user is asked; it is never guessed. */
import { describe, expect, test } from 'vitest'
import { readTaxes, till } from './read-taxes.ts'
import { lines, readBytes } from './read-text.ts'

const asking = { isReplay: false } as const
const answered = (answer: string) => ({ ...asking, answers: { 'tax-included': answer } })

describe('a file without a column of tax', () => {
  test.each(['Amount', 'Total', 'Gross', 'Sales', 'Takings', 'Net sales'])(
    'asks about "%s", which says nothing',
    async (label) => {
      const { asked, rows } = await readTaxes(till(label))
      expect(asked).toEqual([['tax-included', 'all', 'on-top', 'none', 'some']])
      expect(rows).toEqual([])
    },
  )

  test.each([
    'Amount (inc GST)',
    'Total incl. tax',
    'Total (GST incl.)',
    'Amount inc. VAT',
    'Total GST inclusive',
    'Sales including GST',
    'TotalIncGST',
    'total_inc_gst',
    'Amount (includes 10% GST)',
  ])('asks only whether all of it is taxed if the label is "%s"', async (label) => {
    const { asked } = await readTaxes(till(label))
    expect(asked).toEqual([['tax-included', 'all', 'some']])
  })

  test.each([
    'Amount (ex GST)',
    'Total excl. GST',
    'Sales before tax',
    'Amount plus GST',
    'Total (not including GST)',
    'Total w/o GST',
    'Amount GST exclusive',
  ])('asks nothing if the label is "%s"', async (label) => {
    const { asked, taxes } = await readTaxes(till(label))
    expect(asked).toEqual([])
    expect(taxes.map(([, , basis]) => basis)).toEqual(['without', 'without', 'without'])
    expect(taxes.map(([amount]) => amount)).toEqual([2200n, 1999n, -2200n])
  })

  test('splits each amount to the cent once somebody says that all of it is taxed', async () => {
    const { taxes, decided } = await readTaxes(till('Amount'), answered('all'))
    expect(taxes).toEqual([
      [2200n, 200n, 'split'],
      [1999n, 182n, 'split'],
      [-2200n, -200n, 'split'],
    ])
    expect(decided).toMatchObject({ 'tax-included': 'all' })
  })

  test.each([
    ['some', 'with'],
    ['on-top', 'without'],
    ['none', 'without'],
  ])('takes nothing off for the answer "%s"', async (answer, basis) => {
    const { taxes } = await readTaxes(till('Amount'), answered(answer))
    expect(taxes).toEqual([
      [2200n, undefined, basis],
      [1999n, undefined, basis],
      [-2200n, undefined, basis],
    ])
  })

  test('asks again if the heading contradicts an earlier answer', async () => {
    const { asked } = await readTaxes(till('Amount (inc GST)'), answered('on-top'))
    expect(asked).toEqual([['tax-included', 'all', 'some']])
  })

  test('takes the answer of an earlier file of the layout', async () => {
    const { asked, taxes } = await readTaxes(till('Amount'), {
      recall: async () => ({ 'tax-included': 'all' }),
    })
    expect(asked).toEqual([])
    expect(taxes[0]).toEqual([2200n, 200n, 'split'])
  })

  test('shows what rows of the file would be under each reading', async () => {
    const { questions } = await readBytes(till('Amount'), asking)
    const means = questions[0]?.readings.map(({ rows }) => rows[0]?.means)
    expect(means).toEqual([
      'revenue 20.00, GST 2.00',
      'revenue 22.00',
      'revenue 22.00',
      'revenue 22.00, GST in it not known',
    ])
  })
})

describe('a note around the table', () => {
  test.each([
    ['above it', `All amounts are exclusive of GST\n\n${till('Amount')}`],
    ['below it', till('Amount', '"All prices exclude GST",,,')],
    [
      'in the row of labels',
      lines('Docket,Date,Item,Amount,(excl. GST)', '101,2026-11-02,Shiraz,22.00', '102,2026-11-03,Ale,19.99'),
    ],
  ])('is believed %s', async (_, text) => {
    const { asked, taxes } = await readTaxes(text)
    expect(asked).toEqual([])
    expect(taxes[0]).toEqual([2200n, undefined, 'without'])
  })

  test('asks everything if two notes contradict each other', async () => {
    const { asked } = await readTaxes(`Prices include GST\nReport ex GST\n${till('Amount')}`)
    expect(asked).toEqual([['tax-included', 'all', 'on-top', 'none', 'some']])
  })
})
