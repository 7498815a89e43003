/** Periods: their dates by the calendar, by published lists, and shifted. */
import { describe, expect, it } from 'vitest'
import { Holiday, type Period, Season } from '#schema/advisor/period'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { easterSunday } from '../../service/advisor/periods/easter.ts'
import { holidaySpan } from '../../service/advisor/periods/holidays.ts'
import { resolvePeriod } from '../../service/advisor/periods/resolve-period.ts'
import { schoolHolidaySpan, schoolHolidays } from '../../service/advisor/periods/school-holidays.ts'
import { publishedHolidays } from './plans-oracle-periods.ts'

const date = (text: string) => decodeOrThrow(IsoDate, text, 'A date')
const today = date('2026-11-20')
const record = { from: date('2025-11-10'), to: date('2026-11-15') }
const datesOf = (period: Period) => {
  const found = resolvePeriod(period, { today, record })
  return found && `${found.from} ${found.to}`
}

describe('a period', () => {
  it.each<[string, Period, string | undefined]>([
    ['October', { of: { kind: 'month', month: 10 } }, '2026-10-01 2026-10-31'],
    ['December, which has not begun', { of: { kind: 'month', month: 12 } }, '2025-12-01 2025-12-31'],
    ['November, which is under way', { of: { kind: 'month', month: 11 } }, '2026-11-01 2026-11-30'],
    ['last week', { of: { kind: 'last', unit: 'week', count: 1 } }, '2026-11-09 2026-11-15'],
    ['the last two months', { of: { kind: 'last', unit: 'month', count: 2 } }, '2026-09-01 2026-10-31'],
    ['this week', { of: { kind: 'current', unit: 'week' } }, '2026-11-16 2026-11-22'],
    [
      'the quarter before the last',
      { of: { kind: 'current', unit: 'quarter', back: 2 } },
      '2026-04-01 2026-06-30',
    ],
    ['the financial year 2025-26', { of: { kind: 'financial-year', year: 2026 } }, '2025-07-01 2026-06-30'],
    [
      'its third quarter',
      { of: { kind: 'financial-year', year: 2026, quarter: 3 } },
      '2026-01-01 2026-03-31',
    ],
    ['this financial year', { of: { kind: 'current', unit: 'financial-year' } }, '2026-07-01 2027-06-30'],
    ['summer', { of: { kind: 'season', season: 'summer' } }, '2025-12-01 2026-02-28'],
    ['winter', { of: { kind: 'season', season: 'winter' } }, '2026-06-01 2026-08-31'],
    ['Easter', { of: { kind: 'holiday', holiday: 'easter' } }, '2026-04-03 2026-04-06'],
    [
      'Easter before',
      { of: { kind: 'holiday', holiday: 'easter' }, moved: 'year-before' },
      '2025-04-18 2025-04-21',
    ],
    [
      'last week a year ago',
      { of: { kind: 'last', unit: 'week', count: 1 }, moved: 'year-before' },
      '2025-11-10 2025-11-16',
    ],
    [
      'October a year ago',
      { of: { kind: 'month', month: 10 }, moved: 'year-before' },
      '2025-10-01 2025-10-31',
    ],
    [
      'the month before October',
      { of: { kind: 'month', month: 10 }, moved: 'just-before' },
      '2026-09-01 2026-09-30',
    ],
    ['since July', { of: { kind: 'since', from: { kind: 'month', month: 7 } } }, '2026-07-01 2026-11-20'],
    [
      'July to September',
      { of: { kind: 'between', from: { kind: 'month', month: 7 }, to: { kind: 'month', month: 9 } } },
      '2026-07-01 2026-09-30',
    ],
    [
      'September back to July',
      { of: { kind: 'between', from: { kind: 'month', month: 9 }, to: { kind: 'month', month: 7 } } },
      undefined,
    ],
    [
      'the winter school holidays',
      { of: { kind: 'school-holidays', season: 'winter' } },
      '2026-06-27 2026-07-12',
    ],
    [
      'school holidays not published',
      { of: { kind: 'school-holidays', season: 'winter', year: 2031 } },
      undefined,
    ],
    ['the whole record', { of: { kind: 'record' } }, '2025-11-10 2026-11-15'],
  ])('%s', (_name, period, dates) => expect(datesOf(period)).toBe(dates))

  it('keeps its weekdays', () => {
    expect(resolvePeriod({ of: { kind: 'month', month: 10 }, weekdays: [4] }, { today, record })).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
      weekdays: [4],
    })
  })
})

describe('holidays', () => {
  it('are those that Queensland publishes', () => {
    for (const [name, dates] of Object.entries(publishedHolidays))
      for (const day of dates)
        expect(holidaySpan(decodeOrThrow(Holiday, name, 'A holiday'), Number(day.slice(0, 4))), name).toEqual(
          {
            from: day,
            to: day,
          },
        )
  })

  it('know Easter', () => {
    const sundays = ['2000-04-23', '2008-03-23', '2011-04-24', '2019-04-21', '2024-03-31', '2038-04-25']
    for (const sunday of sundays) expect(easterSunday(Number(sunday.slice(0, 4)))).toBe(sunday)
  })

  it('of schools never overlap, and follow each other', () => {
    for (const [index, one] of schoolHolidays.entries()) {
      expect(one.from < one.to).toBe(true)
      expect(one.from > (schoolHolidays[index - 1]?.to ?? '')).toBe(true)
    }
    expect(schoolHolidaySpan(decodeOrThrow(Season, 'spring', 'A season'), 2026)).toEqual({
      from: '2026-09-19',
      to: '2026-10-05',
    })
  })
})
