/** Formats of figures and times. */
import { expect, it } from 'vitest'
import * as formats from '../../web/kit/formats.ts'

const moment = '2026-11-20T21:41:17.000Z'
const zone = 'Australia/Brisbane'

it('formats figures for Australia', () => {
  expect(formats.money(18420.4)).toBe('$18,420')
  expect(formats.money(-740)).toBe('−$740')
  expect(formats.moneyToTheCent(-7.9)).toBe('−$7.90')
  expect(formats.percent(-2.14)).toBe('−2.1%')
  expect(formats.number(-12)).toBe('−12')
  expect(formats.percent(12.84)).toBe('12.8%')
  expect(formats.number(1284)).toBe('1,284')
})

it('formats times with 24 hours in the given zone', () => {
  expect(formats.time(moment, zone)).toBe('07:41')
  expect(formats.time('2026-11-20T14:05:00.000Z', zone)).toBe('00:05')
  expect(formats.timeToTheSecond(moment, 'UTC')).toBe('21:41:17')
  expect(formats.weekdayAndDay(moment, zone)).toBe('Saturday 21 November 2026')
  expect(formats.dayAndTime(moment, zone)).toBe('21 Nov 2026, 07:41')
  expect(formats.exactMoment(moment, zone)).toBe('21 November 2026, 07:41:17')
})
