/** A broken or old source lowers confidence in what it reports, but not for days when it was up to date. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { FigureSource } from '#schema/import/source'
import { sourceDoubt } from '../../service/advisor/answers/source-doubt.ts'
import { confidenceOf } from '../../service/advisor/confidence.ts'
import { shopRecords } from './own-shop.ts'

const source = (more: object) =>
  decodeOrThrow(
    FigureSource,
    {
      kind: 'sales',
      latest: '2026-10-22',
      ageDays: 35,
      state: 'stale',
      file: { importId: '01a216f1-b1e2-7588-b2ee-224053c8a914', name: 'till.csv' },
      ...more,
    },
    'A source',
  )
const withSource = (more: object = {}) => ({ ...shopRecords(), sources: [source(more)] })
const month = (number: number) =>
  ({ operator: 'value', measure: 'revenue', period: { of: { kind: 'month', month: number } } }) as const

it('doubts the present of a stale source, by its age', () => {
  const doubt = sourceDoubt(withSource(), month(11))
  expect(doubt?.factor).toBeLessThan(0.7)
  expect(doubt?.words).toMatch(/till\.csv.*22 October, 35 days ago/)
  expect(sourceDoubt(withSource({ ageDays: 10 }), month(11))?.factor).toBeGreaterThan(0.95)
})

it('does not doubt days that it was current for, nor a current source', () => {
  expect(sourceDoubt(withSource(), month(8))).toBeUndefined()
  expect(sourceDoubt(withSource({ state: 'current', ageDays: 2 }), month(11))).toBeUndefined()
})

it('doubts all that rests on a broken source, and says what failed', () => {
  const doubt = sourceDoubt(withSource({ state: 'broken', failed: 3 }), month(8))
  expect(doubt?.factor).toBe(0.75)
  expect(doubt?.words).toMatch(/3 messages .* could not be read/)
})

it('lowers the confidence of a brief and of all other advice, and says by what', () => {
  const rests = (field: 'revenue' | 'staff') => ({ fields: [field], heading: field, fit: 1 }) as const
  const sure = confidenceOf(withSource({ state: 'current', ageDays: 2 }), rests('revenue'))
  const doubted = confidenceOf(withSource({ state: 'broken', failed: 3 }), rests('revenue'))
  expect(doubted.coverage).toBeCloseTo(sure.coverage * 0.75, 2)
  expect(doubted.percent).toBeLessThan(sure.percent)
  expect(doubted.because).toMatch(/The weakest part: 3 messages .* could not be read/)
  expect(confidenceOf(withSource(), rests('revenue')).because).toMatch(/till\.csv.*35 days ago/)
})

it('doubts only what rests on the source: wages come from books, profit from both', () => {
  const broken = withSource({ state: 'broken', failed: 3 })
  expect(sourceDoubt(broken, undefined, ['staff'])).toBeUndefined()
  expect(sourceDoubt(broken, undefined, ['profit'])?.factor).toBe(0.75)
  const [till] = withSource({ state: 'current' }).sources
  const alone = withSource({ kind: 'books', state: 'broken' })
  const books = { ...alone, sources: [...alone.sources, ...(till ? [till] : [])] }
  expect(sourceDoubt(books, undefined, ['revenue', 'transactions'])).toBeUndefined()
  expect(sourceDoubt(books, undefined, ['staff', 'revenue'])?.factor).toBe(0.75)
  // Without sales, revenue is the income in the books.
  expect(sourceDoubt(alone, undefined, ['revenue'])?.factor).toBe(0.75)
})
