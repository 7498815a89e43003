import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { binaryArray } from '../../service/event-store/binary-array.ts'

let client: pg.Client

beforeAll(async () => {
  client = new pg.Client(inject('ownerUrl'))
  await client.connect()
})
afterAll(() => client.end())

/** The values as text, after Postgres has read them from binary. */
const printed = async (type: string, values: readonly unknown[]): Promise<unknown> => {
  const text = type === 'bytea' ? `encode(v, 'hex')` : 'v::text'
  const { rows } = await client.query(
    `select array_agg(${text} order by n) as values from unnest($1::${type}[]) with ordinality as r(v, n)`,
    [binaryArray(type, values)],
  )
  return rows[0]?.values
}

it('Postgres reads the same values that were sent', async () => {
  await client.query(`set timezone = 'UTC'`)
  const texts = ['', 'Café — 6 % "dearer"', 'line\nline 😀', '\\ , { } null', null]
  expect(await printed('text', texts)).toEqual(texts)
  expect(await printed('json', ['{"a":[1e+21,0.1],"b":"\\u001f"}', 'null'])).toEqual([
    '{"a":[1e+21,0.1],"b":"\\u001f"}',
    'null',
  ])
  const whole = [0, 1, -1, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]
  expect(await printed('bigint', whole)).toEqual(whole.map(String))
  expect(await printed('integer', [0, 2147483647, -2147483648])).toEqual(['0', '2147483647', '-2147483648'])
  expect(await printed('double precision', [0.1, -1e-7, 1e21])).toEqual(['0.1', '-1e-07', '1e+21'])
  expect(await printed('boolean', [true, false, null])).toEqual(['true', 'false', null])
  expect(await printed('bytea', ['00ff10', ''])).toEqual(['00ff10', ''])
  expect(await printed('date', ['2026-11-20', '1999-12-31', '2000-02-29'])).toEqual([
    '2026-11-20',
    '1999-12-31',
    '2000-02-29',
  ])
  expect(await printed('timestamptz', ['2026-11-20T09:12:00.123Z', '1969-12-31T23:59:59.999Z'])).toEqual([
    '2026-11-20 09:12:00.123+00',
    '1969-12-31 23:59:59.999+00',
  ])
})

it('values that would change in storage are refused', () => {
  expect(() => binaryArray('date', ['2026-02-30'])).toThrow('is not a time')
  expect(() => binaryArray('timestamptz', ['soon'])).toThrow('is not a time')
  expect(() => binaryArray('integer', [1.5])).toThrow('is not a whole number')
  expect(() => binaryArray('money', ['1'])).toThrow('There is no binary form')
})

it.each([
  '2026-02-30T00:00:00.000Z',
  '2026-11-20T24:00:00.000Z',
  '2026-11-20T09:60:00.000Z',
  '2026-11-20T09:12:00Z',
])('the time %s is refused, on any date', (time) => {
  binaryArray('timestamptz', ['2026-11-20T09:12:00.000Z'])
  expect(() => binaryArray('timestamptz', [time])).toThrow('is not a time')
})

it('short and long texts with characters of one or more bytes are sent correctly', async () => {
  const texts = ['é', `${'a'.repeat(40)}é`, 'a'.repeat(64), 'b'.repeat(65), '€'.repeat(64), '😀'.repeat(33)]
  expect(await printed('text', texts)).toEqual(texts)
})
