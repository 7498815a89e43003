/** Sources of figures: which ones count, and when they are old or broken. */
import { expect, it } from 'vitest'
import { ConnectionId } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { ImportId } from '#schema/import/import'
import { sourcesAt } from '../../service/import/sources.ts'

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
const file = (name: string, latest: string, kind: 'sales' | 'books' = 'sales') => ({
  kind,
  latest: day(latest),
  file: { importId: decodeOrThrow(ImportId, name, 'An id'), name },
  hasFailed: false,
})
const till = (latest: string, hasFailed = false) => ({
  kind: 'sales' as const,
  latest: day(latest),
  system: { connectionId: decodeOrThrow(ConnectionId, 'c1', 'An id'), type: 'pos_orders' as const },
  ...(hasFailed ? { failed: 2 } : {}),
  hasFailed,
})
const at = (today: string, ...found: Parameters<typeof sourcesAt>[0]) =>
  sourcesAt(found, day(today)).map(({ kind, latest, ageDays, state }) => [kind, latest, ageDays, state])

it('a source is old once its newest record is more than eight days old', () => {
  expect(at('2026-11-16', file('a', '2026-11-08'))).toEqual([['sales', '2026-11-08', 8, 'current']])
  expect(at('2026-11-17', file('a', '2026-11-08'))).toEqual([['sales', '2026-11-08', 9, 'stale']])
})

it('an old file is history once newer rows of its kind came, and no source any more', () => {
  expect(
    at('2026-11-17', file('a', '2026-06-30'), till('2026-11-16'), file('b', '2026-10-31', 'books')),
  ).toEqual([
    ['sales', '2026-11-16', 1, 'current'],
    ['books', '2026-10-31', 17, 'stale'],
  ])
})

it('a system that has fallen silent, or sends what cannot be read, stays a source and is marked', () => {
  expect(at('2026-11-17', file('a', '2026-11-16'), till('2026-11-01'))).toEqual([
    ['sales', '2026-11-16', 1, 'current'],
    ['sales', '2026-11-01', 16, 'stale'],
  ])
  expect(at('2026-11-17', till('2026-11-16', true))).toEqual([['sales', '2026-11-16', 1, 'broken']])
})
