/**
 * Columns that group products are proposed as the category, whatever abbreviation a till uses; if there are several, the
 * user is asked.
 */
import { describe, expect, test } from 'vitest'
import { lines, readBytes, sales } from './read-text.ts'

const till = (label: string, cells: readonly string[] = ['Wine', 'Beer', 'Wine', 'Beer', 'Wine', 'Beer']) =>
  lines(
    `Docket,Date,Product,${label},Total,GST`,
    ...cells.map((cell, at) => `${100 + at},2026-11-0${at + 1},Thing ${at},${cell},22.00,2.00`),
  )
const fresh = { isReplay: false }

describe('a short label', () => {
  test.each([
    'Dept',
    'Dept.',
    'DEPT',
    'Group',
    'Class',
    'Range',
    'Product Range',
    'Stock group',
    'Cat',
    'Family',
  ])('"%s" is proposed', async (label) => {
    const { rows, questions } = await readBytes(till(label), fresh)
    expect(questions).toEqual([])
    expect(sales(rows).map(({ category }) => category)).toEqual([
      'Wine',
      'Beer',
      'Wine',
      'Beer',
      'Wine',
      'Beer',
    ])
  })

  test.each([
    ['numbers', ['10', '20', '10', '20', '10', '20']],
    ['another text in every row', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['one text in all rows', ['Shop', 'Shop', 'Shop', 'Shop', 'Shop', 'Shop']],
  ])('is not taken over %s', async (_, cells) => {
    const { rows } = await readBytes(till('Dept', cells), fresh)
    expect(sales(rows).map(({ category }) => category)).toEqual(cells.map(() => undefined))
  })
})

test('of two such columns it is asked which, and the answer is remembered', async () => {
  const two = lines(
    'Docket,Date,Dept,Range,Amount ex GST',
    ...['Wine', 'Beer', 'Wine', 'Beer', 'Wine', 'Beer'].map(
      (cell, at) => `${100 + at},2026-11-0${at + 1},${cell},${at < 3 ? 'Cheap' : 'Dear'},22.00`,
    ),
  )
  const { questions } = await readBytes(two, fresh)
  expect(questions.map(({ id, readings }) => [id, readings.map(({ says }) => says)])).toEqual([
    ['category-column', ['Dept', 'Range']],
  ])
  const answered = await readBytes(two, { ...fresh, answers: { 'category-column': 'column-4' } })
  expect(sales(answered.rows)[0]?.category).toBe('Cheap')
  expect(answered.decided).toMatchObject({ 'category-column': 'column-4' })
})

test('a layout that is on record without it stays as it is, so that no row counts twice', async () => {
  const { rows } = await readBytes(till('Dept'), { ...fresh, recall: async () => ({ kind: 'sales' }) })
  expect(sales(rows)[0]?.category).toBeUndefined()
})
