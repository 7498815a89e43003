/** How messages in our own format are read, in the time zone and the currency of the business. */
import { expect, it } from 'vitest'
import { Unreadable } from '../../service/import/pushed/fields.ts'
import { lines, read, readText, reasonOf } from './read-pushed.ts'

const own = (data: object, more: object = {}) => ({
  type: 'sale.recorded',
  data: { id: '51877', at: '2026-11-21T23:30:00Z', amount: '18.50', ...data },
  ...more,
})

it('our own form: the day and the minute are those of the business', () => {
  expect(
    lines('own', own({ tax: '1.68', tip: '0.50', category: 'Coffee', channel: 'Counter', quantity: '2' })),
  ).toEqual([
    ['51877', 'sale', ['2026-11-22', '1850', 570, '168', '50', null, 2000, 'Coffee', null, 'Counter']],
  ])
  expect(lines('own', own({ at: '2026-11-22T00:30:00+11:00' }))).toEqual([
    ['51877', 'sale', ['2026-11-21', '1850', 1410]],
  ])
  const refund = { ...own({ amount: '5', tax: '0.45' }), type: 'sale.refunded' }
  expect(lines('own', refund)).toEqual([['51877', 'refund', ['2026-11-22', '-500', 570, '-45']]])
  expect(lines('own', { ...own({ amount: '-5' }), type: 'sale.refunded' })[0]?.[2]).toContain('-500')
})

it('our own form: a correction counts over a report, and a later correction over an earlier', () => {
  const ordering = (message: object) => read('own', message)[0]?.ordering ?? ''
  const report = own({}, { timestamp: '2026-11-22T06:00:00Z' })
  const earlier = own({}, { type: 'sale.corrected', timestamp: '2026-11-22T01:00:00Z' })
  const later = own({}, { type: 'sale.corrected', timestamp: '2026-11-22T02:00:00Z' })
  expect([later, report, earlier].map(ordering).sort()).toEqual([report, earlier, later].map(ordering))
})

it.each<[string, object, RegExp]>([
  ['no amount', { amount: undefined }, /no amount/],
  ['a number for an amount', { amount: 18.5 }, /decimal text/],
  ['a comma', { amount: '18,50' }, /decimal text/],
  ['three places', { amount: '18.505' }, /two places/],
  ['an amount of 10^30', { amount: '1000000000000000000000000000000' }, /decimal text/],
  ['an exponent', { amount: '1e3' }, /decimal text/],
  ['more tax than money', { tax: '19.00' }, /more than the amount/],
  ['no id', { id: '' }, /data.id/],
  ['an id of a thousand letters', { id: 'x'.repeat(1000) }, /data.id/],
  ['an id with a NUL', { id: 'a\u0000' }, /data.id/],
  ['a lone surrogate', { category: '\ud800' }, /category/],
  ['an object for a category', { category: {} }, /category/],
  ['a negative quantity', { quantity: '-1' }, /quantity/],
  ['the year 9999', { at: '9999-01-01T00:00:00Z' }, /future/],
  ['a day that does not exist', { at: '2026-02-30T00:00:00Z' }, /moment/],
  ['a moment without a zone', { at: '2026-11-21T23:30:00' }, /zone/],
  ['a moment before computers', { at: '0001-01-01T00:00:00Z' }, /1990/],
  ['tomorrow', { at: '2026-11-23T00:30:00Z' }, /future/],
  ['another currency', { currency: 'NZD' }, /NZD, and this business keeps AUD/],
])('our own form: refuses %s', (_name, data, reason) => {
  expect(reasonOf('own', own(data))).toMatch(reason)
})

it.each<[string, string | Buffer]>([
  ['no JSON', 'sale=1'],
  ['nothing', ''],
  ['a list', '[]'],
  ['null', 'null'],
  ['half a message', '{"type":"sale.recorded"'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00])],
  ['very deep nesting', '['.repeat(200_000)],
  ['an unknown type', '{"type":"sale.imagined","data":{}}'],
  ['a type from a prototype', '{"type":"constructor","data":{"__proto__":{"id":"1"}}}'],
])('a body that is %s cannot be read, whoever signed it', (_name, text) => {
  for (const source of ['own', 'square', 'shopify', 'stripe', 'xero'] as const) {
    if (source !== 'own' && text.includes('"type"')) continue
    if (source === 'shopify' && text === '') continue
    expect(() => readText(source, text), source).toThrow(Unreadable)
  }
})
