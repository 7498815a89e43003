import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { events, upcasters } from '#schema/events'
import { decodeEvent } from '../../service/event-store/recorded-event.ts'

type Golden = {
  readonly type: string
  readonly data: unknown
  readonly reads: { readonly type: string; readonly data: unknown }
}

// Stored shapes that must stay readable for ever. Add files for new shapes, never change these.
const golden: readonly Golden[] = [
  'stored-events',
  'stored-events-outcomes',
  'stored-events-people',
  'stored-events-imports',
  'stored-events-decisions',
  'stored-events-notes',
  'stored-events-digests',
  'stored-events-alerts',
  'stored-events-archives',
  'stored-events-searches',
  'stored-events-shares',
  'stored-events-tour',
].flatMap((name) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/core/${name}.json`, import.meta.url), 'utf8')),
)

it.each(golden)('reads a stored $type', ({ type, data, reads }) => {
  expect(decodeEvent(type, data)).toEqual(reads)
})

it('there is an example of every event type, current and old', () => {
  const kept = new Set(golden.map(({ type }) => type))
  const types = [...Object.keys(events), ...upcasters.map(({ from }) => from)]
  expect(types.filter((type) => !kept.has(type))).toEqual([])
})

it('throws on an unknown type, and on invalid data', () => {
  expect(() => decodeEvent('NeverHeardOf', {})).toThrow('unknown type NeverHeardOf')
  expect(() => decodeEvent('SignedOut', { sessionId: 7 })).toThrow('SignedOut')
})
