import { readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { record } from '#schema/core/record'
import { Decimal, integerFromText, text } from '#schema/core/scalars'
import { eventType } from '#schema/events'
import { identityCheck } from '../../service/event-store/identity-decode.ts'

type Golden = { readonly type: string; readonly data: unknown }

const golden: readonly Golden[] = [
  'stored-events',
  'stored-events-outcomes',
  'stored-events-decisions',
  'stored-events-digests',
  'stored-events-alerts',
  'stored-events-archives',
  'stored-events-searches',
  'stored-events-shares',
].flatMap((name) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/core/${name}.json`, import.meta.url), 'utf8')),
)

const known = golden.flatMap(({ type, data }) => {
  const found = eventType(type)
  return found ? [{ type, data, codec: found.data }] : []
})

it.each(known)('recognises a stored $type', ({ codec, data }) => {
  expect(identityCheck(codec)(data)).toBe(true)
  expect(codec.decode(data)).toMatchObject({ right: data })
})

const isIdentity = identityCheck(record({ name: text(5, 1), amounts: t.array(Decimal) }, { note: text(5) }))

it.each<[string, unknown, boolean]>([
  ['all named fields', { name: 'a', amounts: [1, 2.5], note: '' }, true],
  ['required fields only', { name: 'a', amounts: [] }, true],
  ['a missing field', { amounts: [] }, false],
  ['a field twice as long', { name: 'aaaaaa', amounts: [] }, false],
  ['an element that breaks its rule', { name: 'a', amounts: [1, '2'] }, false],
  ['an optional field that breaks its rule', { name: 'a', amounts: [], note: 7 }, false],
  ['an optional field set to undefined', { name: 'a', amounts: [], note: undefined }, false],
  ['an unknown key', { name: 'a', amounts: [], more: 1 }, false],
  ['an inherited name as a key', JSON.parse('{"name":"a","amounts":[],"__proto__":1}'), false],
  ['an array', [], false],
  ['null', null, false],
])('recognises data that decodes to itself: %s', (_what, value, wanted) => {
  expect(isIdentity(value)).toBe(wanted)
})

it("follows a union to the first member that decodes, which may drop a later member's fields", () => {
  const shorter = record({ name: text(5) })
  const longer = record({ name: text(5), age: Decimal })
  const isOneOf = identityCheck(t.union([shorter, longer]))
  expect(isOneOf({ name: 'a' })).toBe(true)
  expect(isOneOf({ name: 'a', age: 1 })).toBe(false)
  expect(identityCheck(t.union([longer, shorter]))({ name: 'a', age: 1 })).toBe(true)
})

it('never assumes identity for unknown codecs, or those that transform', () => {
  expect(identityCheck(t.record(t.string, t.number))({})).toBe(false)
  expect(identityCheck(integerFromText(0, 9))(7)).toBe(false)
  expect(identityCheck(record({ count: integerFromText(0, 9) }))({ count: 7 })).toBe(false)
})
