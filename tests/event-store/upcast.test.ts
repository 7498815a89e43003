import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { events, upcasters } from '#schema/events'
import { decodeEvent } from '../../service/event-store/recorded-event.ts'

type Golden = {
  readonly type: string
  readonly data: unknown
  readonly reads: { readonly type: string; readonly data: unknown }
}

// Stored shapes that must read for ever: lines are added to this file, never changed.
const golden: readonly Golden[] = JSON.parse(
  readFileSync(new URL('../../fixtures/core/stored-events.json', import.meta.url), 'utf8'),
)

it.each(golden)('reads a stored $type', ({ type, data, reads }) => {
  expect(decodeEvent(type, data)).toEqual(reads)
})

it('keeps a stored shape of every event type, and of every old one', () => {
  const kept = new Set(golden.map(({ type }) => type))
  const types = [...Object.keys(events), ...upcasters.map(({ from }) => from)]
  expect(types.filter((type) => !kept.has(type))).toEqual([])
})

it('throws on a type that nobody knows, and on data that do not fit', () => {
  expect(() => decodeEvent('NeverHeardOf', {})).toThrow('unknown type NeverHeardOf')
  expect(() => decodeEvent('SignedOut', { sessionId: 7 })).toThrow('SignedOut')
})
