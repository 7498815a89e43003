/** Events in search results and the palette name their subject as the log does. */
import { expect, it } from 'vitest'
import { integrations } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { SearchResults } from '#schema/decision-log/find.endpoints'
import { groupsOf } from '../../web/search/found.ts'

const titleOf = (subject?: string): string | undefined => {
  const event = {
    position: 7,
    title: 'Integration connected',
    createdAt: '2026-11-20T00:00:00.000Z',
    marks: [],
  }
  const found = { records: [], events: [{ ...event, ...(subject && { subject }) }], more: [] }
  return groupsOf([], decodeOrThrow(SearchResults, found, 'Results'))[0]?.found[0]?.title
}

it('names every integration in words, never by its key', () => {
  for (const key of Object.keys(integrations)) {
    expect(titleOf(key)).toMatch(/^Integration connected: [A-Z]/)
    expect(titleOf(key)).not.toContain('_')
  }
  expect(titleOf('pos_orders')).toBe('Integration connected: POS & Orders')
})

it('writes a day as a date, and leaves other subjects as they are', () => {
  expect(titleOf('2026-11-16')).toBe('Integration connected: 16 November 2026')
  expect(titleOf('A quiet Tuesday')).toBe('Integration connected: A quiet Tuesday')
  expect(titleOf()).toBe('Integration connected')
})
