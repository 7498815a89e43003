/** Single cells: dates, times and amounts as people and programs write them. */
import { describe, expect, test } from 'vitest'
import { centsOf, isAmbiguous, writtenAmount } from '../../service/import/reading/amount-form.ts'
import { readDate, readingsOfDate, readTime } from '../../service/import/reading/date-form.ts'
import { decimalText } from '../../service/import/reading/money.ts'
import { readSpan } from '../../service/import/reading/month-name.ts'

describe('a date', () => {
  test.each([
    ['2026-11-03', '2026-11-03'],
    ['2026/11/03', '2026-11-03'],
    ['20261103', '2026-11-03'],
    ['3 Nov 2026', '2026-11-03'],
    ['3rd November 2026', '2026-11-03'],
    ['Nov 3, 2026', '2026-11-03'],
    ['03-Nov-26', '2026-11-03'],
    ['Tuesday, 3 November 2026', '2026-11-03'],
    ['29 Feb 2024', '2024-02-29'],
  ])('%s is one in every order', (cell, date) => {
    const readings = [...readingsOfDate(cell).values()]
    expect(readings).toHaveLength(3)
    expect(new Set(readings.map((reading) => reading.date))).toEqual(new Set([date]))
  })

  test.each([
    '31/02/2026',
    '29 Feb 2026',
    '2026-13-01',
    '9999-01-01',
    '0000-00-00',
    'Wed 3 Nov 2026',
    '3 Foo 2026',
    '12',
    'November',
  ])('%s is none', (cell) => {
    expect([...readingsOfDate(cell)]).toEqual([])
  })

  test('of numbers is read in the order that is asked for', () => {
    expect(readDate('03/11/2026', 'day-first')?.date).toBe('2026-11-03')
    expect(readDate('03/11/2026', 'month-first')?.date).toBe('2026-03-11')
    expect(readDate('25/11/2026', 'month-first')).toBeUndefined()
  })

  test('with its weekday has one order only', () => {
    expect([...readingsOfDate('Tue 03/11/2026').keys()]).toEqual(['day-first'])
  })

  test.each([
    ['2026-11-03T14:05:33+10:00', { minutes: 845, offset: 600 }],
    ['2026-11-03 14:05:33 UTC', { minutes: 845, offset: 0 }],
    ['2026-11-03 09:05:33 -0330', { minutes: 545, offset: -210 }],
    ['3/11/2026 2:05 pm', { minutes: 845 }],
    ['3 Nov 2026 at 12.05am', { minutes: 5 }],
  ])('%s has a time of day', (cell, rest) => {
    expect(readDate(cell, 'day-first')).toEqual({ date: '2026-11-03', ...rest })
  })
})

test.each([
  ['14:05', 845],
  ['2pm', 840],
  ['12:30 a.m.', 30],
  ['06:31:05', 391],
  ['25:00', undefined],
  ['13pm', undefined],
  ['14', undefined],
])('the time %s', (cell, minutes) => {
  expect(readTime(cell)).toBe(minutes)
})

const textOf = (cell: string, mark: 'point' | 'comma') => {
  const written = writtenAmount(cell)
  const cents = written && centsOf(written, mark)
  return typeof cents === 'bigint' ? decimalText(cents) : cents
}

describe('an amount', () => {
  test.each([
    ['$1,234.50', '1234.50'],
    ['(12.00)', '-12.00'],
    ['($12.00)', '-12.00'],
    ['-$5', '-5.00'],
    ['$-5.1', '-5.10'],
    ['5.00-', '-5.00'],
    ['−5.00', '-5.00'],
    ['AUD 1 234.00', '1234.00'],
    ["1'234.00", '1234.00'],
    ['.50', '0.50'],
    ['12.3400', '12.34'],
    ['999999999999.99', '999999999999.99'],
  ])('%s', (cell, value) => {
    expect(textOf(cell, 'point')).toBe(value)
  })

  test.each([
    ['1.234,50', '1234.50'],
    ['12,5 €', '12.50'],
    ['1 234,00', '1234.00'],
  ])('%s with a comma before the cents', (cell, value) => {
    expect(textOf(cell, 'comma')).toBe(value)
    expect(textOf(cell, 'point')).toBe('not an amount')
  })

  test.each(['=SUM(A1:A9)', '1e30', '10%', '1,2,3', '--5', '(5.00', '1.2.3', 'NaN', '0x10', '１２'])(
    '%s is none',
    (cell) => {
      expect(textOf(cell, 'point') ?? 'not an amount').toBe('not an amount')
    },
  )

  test('beyond every business is refused, and so is a part of a cent', () => {
    expect(textOf(`1${'0'.repeat(30)}`, 'point')).toBe('too large')
    expect(textOf('12.345', 'point')).toBe('has more than two decimals')
  })

  test('with a mark before three digits has two meanings', () => {
    expect(['1,234', '1.234', '12,345'].map(isAmbiguous)).toEqual([true, true, true])
    expect(['1,234.50', '1234', '1,23', '1,234,567'].map(isAmbiguous)).toEqual([false, false, false, false])
  })
})

test.each([
  ['Nov 2026', '2026-11-01', '2026-11-30'],
  ['November-26', '2026-11-01', '2026-11-30'],
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['30 Nov 2026', '2026-11-01', '2026-11-30'],
  ['1 Jul 2026 - 30 Sep 2026', '2026-07-01', '2026-09-30'],
  ['1 - 30 November 2026', '2026-11-01', '2026-11-30'],
])('the period %s', (cell, from, to) => {
  expect(readSpan(cell)).toEqual({ from, to })
})

test.each(['Total', 'YTD', 'Nov', '03/11/2026', 'May be'])('%s is no period', (cell) => {
  expect(readSpan(cell)).toBeUndefined()
})
