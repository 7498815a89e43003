/** Names of people and businesses: nothing in them hides, turns the text around, or passes for another letter. */
import { describe, expect, it } from 'vitest'
import { api } from '#schema/api'
import { decodeInput, decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { isName, namePattern } from '#schema/core/name-text'
import { Identity } from '#schema/people/people'
import { timesAsLong } from '../core/processor-time.ts'

const refused = {
  'overrides and isolates': ['Tess\u202eiraM', 'Tess\u202aX', '\u2067Tess\u2069', 'Tess\u200f', 'T\u061cess'],
  'zero widths': [
    'Te\u200bss',
    'Te\u200dss',
    'Te\u200css',
    '\ufeffTess',
    'Te\u2060ss',
    'Te\u00adss',
    'Тес\u200dса',
  ],
  fillers: ['Tess\u3164', 'T\u115fess', 'Tess\uffa0', 'Te\u034fss', 'Tess\u2800Hanrahan'],
  'selectors and tags': ['Tess\ufe0f', 'Tess\u{e0100}', 'Tess\u{e0041}'],
  'line breaks and controls': [
    'Tess\nOwner',
    'Tess\r',
    'Tess\u2028',
    'Tess\u2029',
    'Te\tss',
    'Tess\u001b[31m',
    'T\u0085',
  ],
  'letters of two alphabets in a word': [
    'Tеss',
    'Теss Hanrahan',
    'Bаkery',
    'Ρriya',
    'Tess Ηanrahan',
    'Аlех',
    'Τеѕѕ',
  ],
  'letters that are drawn like others': ['\u{1d413}ess', 'T\uff45ss', '\u{1d4e3}\u{1d4ee}ss', 'Tes\uff53'],
  'stacked marks': [`T${'\u0301'.repeat(12)}ess`, `e${'\u0336\u0301'.repeat(4)}`],
  'private characters': ['Tess\ue000', 'Tess\u{f0000}'],
}
const accepted = [
  ...[
    'Tess Hanrahan',
    'Zoë Müller-Lüdenscheidt',
    "Siobhán O'Brien",
    'Nguyễn Thị Minh Khai',
    'Łukasz Żak',
    'J. R.',
    'X Æ A-12',
  ],
  ...[
    'Анна Петрова',
    'Ольга',
    'Ελένη Παπαδοπούλου',
    'שרה כהן',
    'محمد عبد الله',
    'می\u200cخواهم',
    'प्रिया नायर',
    'क्\u200dष',
    'ప్రియ',
  ],
  ...[
    '田中 花子',
    'さくらカフェ',
    '김민준',
    'Café 東京',
    'Tokyo東京',
    'ラーメンTokyo',
    'Անի',
    'ნინო',
    'สมชาย ใจดี',
    'Priya (Прия)',
  ],
  ...[
    'Larkin Street Bakery',
    '24/7 Dental & Co.',
    '葛\u{e0100}城 花子',
    'ᠮᠣᠩᠭᠣᠯ\u180eᠠ',
    '1\ufe0f\u20e3 Stop',
    'Joe’s Café ☕️',
    'Farm 👩\u200d🌾',
    'E\u0301lodie',
    'µBrew',
    '№1 Café',
    'Moët™',
  ],
  ...['A\u00a0B', '99 Bikes', 'Dr. Ｔａｎ'],
]

describe.each(Object.entries(refused))('refuses %s', (_, names) => {
  it.each(names.map((name) => [JSON.stringify(name), name]))('%s', (_text, name) => {
    expect(isName(name)).toBe(false)
  })
})

it.each(accepted)('takes %s', (name) => {
  expect(isName(name)).toBe(true)
  expect(new RegExp(namePattern, 'u').test(name)).toBe(true)
})

const fieldsOf = (result: E.Either<{ readonly errors?: readonly { field: string }[] }, unknown>) =>
  E.isLeft(result) ? result.left.errors?.map(({ field }) => field) : 'accepted'

it('is asked wherever a caller names a person or a business', () => {
  const [token, name] = ['x'.repeat(43), 'Tess\u202eiraM']
  const business = {
    ...{ name, trade: 'cafe', suburb: 'Red Hill', state: 'QLD' },
    ...{ timeZone: 'Australia/Brisbane', currency: 'AUD', fiscalYearStart: '07-01' },
  }
  const owner = { name, email: 'te\u202ess@example.com' }
  expect(fieldsOf(decodeInput(api.setUp.input, { token, business, owner }))).toEqual([
    ...['business.name', 'owner.name', 'owner.email'],
  ])
  expect(fieldsOf(decodeInput(api.setUp.input, { token, name }))).toEqual(['name'])
  expect(fieldsOf(decodeInput(api.makeWorkspace.input, business))).toEqual(['name'])
  expect(fieldsOf(decodeInput(api.makeWorkspace.input, { ...business, name: 'x', suburb: name }))).toEqual([
    'suburb',
  ])
  expect(fieldsOf(decodeInput(api.acceptInvitation.input, { token, name }))).toEqual(['name'])
  expect(fieldsOf(decodeInput(api.recordDecision.input, { title: 'x', ownerName: name }))).toEqual([
    'ownerName',
  ])
  for (const email of [
    'te\u202ess@example.com',
    'tess\u200b@example.com',
    'tess@exam\u00adple.com',
    'te\u0007ss@example.com',
  ])
    expect(fieldsOf(decodeInput(api.invitePerson.input, { email, role: 'adviser' }))).toEqual(['email'])
  for (const email of ['tess+jarvin@example.com.au', "o'brien@example.com", 'žofie@příklad.cz'])
    expect(fieldsOf(decodeInput(api.invitePerson.input, { email, role: 'adviser' }))).toBe('accepted')
})

it('still reads a name that was recorded before', () => {
  const recorded = { name: 'Te\u200bss', email: 'te\u200bss@example.com' }
  expect(decodeOrThrow(Identity, recorded, 'a person')).toEqual(recorded)
})

it.each(['a', 'aа', 'a ', 'क्\u200d', '\u0301'])(
  'takes no longer over a hostile name of “%s” than its length explains',
  (letters) => {
    // A longer one than the codec takes is refused before its letters are looked at.
    const decode = (length: number) =>
      decodeInput(Identity, { name: letters.repeat(length), email: 'tess@example.com' })
    expect(timesAsLong(decode, 20_000)).toBeLessThan(10)
    expect(timesAsLong((length) => isName(letters.repeat(length)), 50)).toBeLessThan(10)
  },
)
