/** Files with two lines of labels: group labels or a title above the labels of the columns. */
import { expect, test } from 'vitest'
import { lines, readBytes, refused, sales } from './read-text.ts'

const below = ['2026-11-13,Cake,10.00,1.00', '2026-11-14,Pie,5.00,0.50']
const answers = { kind: 'sales', tax: 'within' }

test.each([
  ['as many known labels', 'Date,Sales,Sales,Tax'],
  ['more known labels', 'Date,Item,Sales,Amount,Qty'],
  ['a title of two cells', 'Sales,Total'],
  ['groups', 'Sale,,Money,'],
])('the labels directly above the figures count: %s', async (_, above) => {
  const { rows, questions } = await readBytes(lines(above, 'Sale date,Product,Total inc GST,GST', ...below), {
    answers,
  })
  expect(questions).toEqual([])
  expect(refused(rows)).toEqual([])
  expect(sales(rows).map(({ amount, item }) => [amount, item])).toEqual([
    [1000n, 'Cake'],
    [500n, 'Pie'],
  ])
})

test('a title of two known labels above labels that say little', async () => {
  const text = lines('Sales,Total', 'Day sold,Thing,Taken inc GST,Included', ...below)
  const { rows, questions } = await readBytes(text, { answers: { ...answers, 'amount-column': 'column-3' } })
  expect(questions).toEqual([])
  expect(sales(rows).map(({ amount }) => amount)).toEqual([1000n, 500n])
})

test('a line of units below the labels is not taken for them', async () => {
  const text = lines('Date,Item,Total inc GST,GST', '(dd/mm/yyyy),(name),(AUD),(AUD)', ...below)
  expect(sales((await readBytes(text, { answers })).rows)).toHaveLength(2)
})

test('where no rows are left, the line that was read as labels is named', async () => {
  const text = lines('Date,Item,Total', 'Order date,Product,Amount')
  await expect(readBytes(text, { answers })).rejects.toMatchObject({ row: 1 })
  const wide = await readBytes(lines('Date,Total', '2026-11-13,5.00,7.00'), { answers })
  expect(refused(wide.rows)).toEqual([[2, 'row', 'has more cells than there are labels (row 1)']])
})
