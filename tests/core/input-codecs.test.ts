/** What callers may send is narrower than what is on record: texts with something to see, and amounts of a sensible size. */
import type * as t from 'io-ts'
import { expect, it } from 'vitest'
import { Promised } from '#schema/advisory/outcome'
import { api } from '#schema/api'
import { decodeInput, decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { Email, IsoDate } from '#schema/core/scalars'
import { isBlank, seenText } from '#schema/core/seen-text'
import { decodeEvent } from '../../service/event-store/recorded-event.ts'

/** Spaces, zero-width and format characters, fillers, variation selectors, tags, and the blank of Braille. */
const unseen = [
  ...['', ' \t\n', '\u00a0\u3000', '\u200b', '\u200d\ufeff', '\u00ad', '\u202e\u2066', '\u2060\u2800'],
  ...['\u115f\u3164\uffa0', '\ufe0f', '\u{e0041}\u{e0042}', '\u0001', ' \u200b '],
]
const seen = ['a', '0', '–', '\u200bx', 'é', '你', 'ش', '👩‍👧', 'A\u0301', '☕️']

const fieldsOf = (result: E.Either<{ readonly errors?: readonly { field: string }[] }, unknown>) =>
  E.isLeft(result) ? result.left.errors?.map(({ field }) => field) : 'accepted'

it('tells texts that show nothing', () => {
  expect(unseen.filter((text) => !isBlank(text))).toEqual([])
  expect(seen.filter(isBlank)).toEqual([])
  expect(unseen.map(seenText)).toEqual(unseen.map(() => undefined))
  expect(seenText('  Dom ')).toBe('Dom')
})

it.each([
  ['recordDecision', 'title', {}],
  ['saveView', 'name', { screen: 'finance', query: '' }],
  ['saveSearch', 'name', { terms: { q: 'x' } }],
  ['writeNote', 'text', { from: '2026-11-01', to: '2026-11-07' }],
  ['createFocus', 'primaryFocus', {}],
  ['generateBrief', 'topic', {}],
] as const)('%s refuses a %s that nobody can see', (name, field, rest) => {
  const input: t.Mixed = api[name].input
  for (const text of unseen) expect(fieldsOf(decodeInput(input, { ...rest, [field]: text }))).toEqual([field])
  for (const text of seen)
    expect(fieldsOf(decodeInput(input, { ...rest, [field]: text }))).not.toEqual([field])
})

it('still reads what was recorded before', () => {
  const data = { noteId: 'n1', text: '\u200b', from: '2026-11-01', to: '2026-11-07' }
  expect(decodeEvent('NoteWritten', data).data).toEqual(data)
  const promised = { measure: 'costs', change: 1e-7, weeks: 4 }
  expect(decodeOrThrow(Promised, promised, 'a promise')).toEqual(promised)
})

it('bounds an expected change, to the cent', () => {
  const asked = (change: number) =>
    fieldsOf(
      decodeInput(api.recordDecision.input, { title: 'x', promises: { measure: 'costs', change, weeks: 4 } }),
    )
  for (const change of [160, -160.05, 0.01, 1234.56, 999_999_999.99, -999_999_999.99])
    expect([change, asked(change)]).toEqual([change, 'accepted'])
  for (const change of [1e308, -1e308, 1e9, 1e-320, 0.001, 0, -0, 160.055, Number.NaN, Infinity])
    expect([change, asked(change)]).toEqual([change, ['promises.change']])
})

it.each([
  [
    'an end of the address',
    ['<mia@example.com>', 'mia@example.com>', 'Mia <mia@example.com', '"mia"<mia@example.com>'],
  ],
  [
    'a list or a group',
    ['mia@example.com,ann@example.com', 'mia;ann@example.com', 'us:mia@example.com;', 'us:mia@example'],
  ],
  ['a comment or a quotation', ['(hi)mia@example.com', '"mia"@example.com', 'mi\\a@example.com']],
  ['a number of a machine', ['mia@[127.0.0.1]', 'mia@[IPv6:::1.2]']],
  [
    'a part of an address of a page',
    ['mia@example.com?subject=x', 'mia@example.com/x', 'mia@exa%6dple.com', 'mia@a_b.com'],
  ],
])('refuses an email address in which mail programs see %s', (_, addresses) => {
  for (const email of addresses)
    expect([email, fieldsOf(decodeInput(api.requestCode.input, { email }))]).toEqual([email, ['email']])
})

it('takes every usual email address, and still reads those on record', () => {
  for (const email of [
    "o'brien+tax@example.com.au",
    'josé@exämple.com',
    'a/b=c!{d}@x-y.co',
    '用户@例子.广告',
  ])
    expect([email, fieldsOf(decodeInput(api.requestCode.input, { email }))]).toEqual([email, 'accepted'])
  expect(decodeOrThrow(Email, '<mia@example.com>', 'an address')).toBe('<mia@example.com>')
})

it('takes dates of the years in which the service can reckon, and reads all others on record', () => {
  const asked = (from: string) =>
    fieldsOf(decodeInput(api.writeNote.input, { text: 'x', from, to: '2100-12-31' }))
  for (const day of ['1990-01-01', '1992-02-29', '2000-02-29', '2096-02-29', '2100-02-28', '2100-12-31'])
    expect([day, asked(day)]).toEqual([day, 'accepted'])
  for (const day of ['0001-01-01', '1989-12-31', '2100-02-29', '2101-01-01', '9999-12-31', '2026-02-29'])
    expect([day, asked(day)]).toEqual([day, ['from']])
  for (const day of ['0001-01-01', '1988-02-29', '9999-12-31'])
    expect(decodeOrThrow(IsoDate, day, 'a day')).toBe(day)
})
