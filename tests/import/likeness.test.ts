/** Which days are a seam: everything that a file shares with earlier imports of its own source, at an end of both. */
import { expect, test } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { Import } from '#schema/import/import'
import { isSeamWith } from '../../service/import/likeness.ts'

const day = (date: string) => decodeOrThrow(IsoDate, date, 'A day')

/** An import that counts, of a source and a period. */
const imported = (source: string, from: string, to: string) => ({
  id: source,
  kind: 'sales',
  sha256: '',
  source,
  labels: null,
  answers: '{}',
  position: 1,
  summary: decodeOrThrow(
    Import,
    {
      importId: '00000000-0000-7000-8000-000000000001',
      file: 'a.csv',
      state: 'imported',
      rows: 0,
      imported: 0,
      duplicates: 0,
      corrected: 0,
      rejected: [],
      questions: [],
      from,
      to,
    },
    'An import',
  ),
})

const file = { from: day('2026-11-10'), to: day('2026-11-20') }
const isSeam = (date: string, ...imports: readonly ReturnType<typeof imported>[]) =>
  isSeamWith(day(date), file, imports, 'till')

test('the only day that both have, at the end of one and the start of the other, is a seam', () => {
  expect(isSeam('2026-11-10', imported('till', '2026-11-01', '2026-11-10'))).toBe(true)
  expect(isSeam('2026-11-20', imported('till', '2026-11-20', '2026-11-30'))).toBe(true)
})

test('a day among several that both have is none', () => {
  expect(isSeam('2026-11-10', imported('till', '2026-11-01', '2026-11-11'))).toBe(false)
  expect(isSeam('2026-11-15', imported('till', '2026-11-01', '2026-11-30'))).toBe(false)
})

test('imports of another source do not matter, whatever they share', () => {
  const shop = imported('shop', '2026-11-01', '2026-11-30')
  expect(isSeam('2026-11-10', shop, imported('till', '2026-11-01', '2026-11-10'))).toBe(true)
})
