/** Sales or books: what decides it, and what is shown where a person has to say. */
import { expect, it } from 'vitest'
import { lines, readBytes } from './read-text.ts'

const kindOf = async (text: string) => {
  const { kind, questions } = await readBytes(text, { isReplay: false, answers: { 'tax-included': 'all' } })
  return kind ?? questions.map(({ id, column, readings }) => [id, column, readings[0]?.rows[0]?.cell])
}

it('takes lines of items that name who sold them for sales', async () => {
  expect(
    await kindOf(
      lines(
        'Date,Employee,Item,Qty,Net Sales,Tax',
        '13/11/2026,Mo,Scone,2.0,$9.00,$0.90',
        '14/11/2026,Mo,Tea,1.0,$4.00,$0.40',
      ),
    ),
  ).toBe('sales')
})

it('still takes pay with hours for books, and asks about what was bought from a supplier', async () => {
  expect(await kindOf(lines('Date,Employee,Hours,Gross Pay', '13/11/2026,Mo,7.6,300.00'))).toBe('books')
  expect(
    await kindOf(
      lines(
        'Till,Date,Supplier,Item,Qty,Unit Price,Ext Price',
        '3,13/11/2026,Acme,Mug,2,4.50,9.00',
        '3,14/11/2026,Acme,Jug,1,14.50,14.50',
      ),
    ),
  ).toEqual([['kind', 'Ext Price', '9.00']])
})
