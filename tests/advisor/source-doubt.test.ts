/** A broken or old source lowers confidence in what it reports, but not for days when it was up to date. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { FigureSource } from '#schema/import/source'
import { sourceDoubt } from '../../service/advisor/answers/source-doubt.ts'
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
