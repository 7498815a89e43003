import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { confidenceRange, hasFilters, LogQuery, logQueryOf } from '#schema/decision-log/log-query'
import {
  dayIn,
  type LogFilter,
  partsOf,
  queryOf,
  readLogFilter,
  startOfDay,
  withoutPart,
} from '../../web/decision-log/filters/log-filter.ts'
import { readLogAddress, withFilter, withOrder } from '../../web/decision-log/log-address.ts'

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
const read = (text: string) => readLogFilter(new URLSearchParams(text))

describe('the query', () => {
  it('consists of its own fields only, and is narrowed by any of them', () => {
    const sent = { kinds: 'advisory', order: 'oldest', before: 3, secret: 'x' }
    expect(logQueryOf(sent)).toEqual({ kinds: 'advisory' })
    expect(hasFilters({})).toBe(false)
    expect(hasFilters({ q: 'tea' })).toBe(true)
  })

  it('accepts its own values, and no others', () => {
    for (const fine of [{ kinds: 'memo,decision-log' }, { confidence: '0-100' }, { outcome: 'given' }, {}])
      expect(LogQuery.is(fine)).toBe(true)
    for (const wrong of [
      { kinds: 'memos' },
      { kinds: 'memo,' },
      { confidence: '0-101' },
      { confidence: '60' },
      { q: '  ' },
      { q: 'x'.repeat(201) },
      { from: '2026-11-20' },
      { outcome: 'won' },
    ])
      expect(LogQuery.is(wrong)).toBe(false)
  })

  it('reads the labels high, medium and low as ranges without gap or overlap', () => {
    expect(['low', 'medium', 'high', '60-80', 'none'].map(confidenceRange)).toEqual([
      { lowest: 0, highest: 75 },
      { lowest: 76, highest: 90 },
      { lowest: 91, highest: 100 },
      { lowest: 60, highest: 80 },
      undefined,
    ])
  })
})

describe('the filter in the address', () => {
  it('reads back what it wrote, and drops page and open event', () => {
    const filter: LogFilter = {
      kinds: 'advisory,memo',
      persona: 'growth_hacker',
      confidence: '60-80',
      from: day('2026-11-01'),
      to: day('2026-11-20'),
      q: 'second supplier',
    }
    const address = withFilter(new URLSearchParams('before=51&event=50&order=oldest&q=old'), filter)
    expect(readLogAddress(address)).toEqual({ filter, order: 'oldest', cursor: {}, event: undefined })
    expect(withFilter(address, {}).toString()).toBe('order=oldest')
    expect(withOrder(address, 'newest').get('order')).toBeNull()
  })

  it('drops invalid values, and an end before the start', () => {
    expect(read('kinds=tea&outcome=won&confidence=9&q=%20&from=2026-02-30&actor=people')).toEqual({
      actor: 'people',
    })
    expect(read('from=2026-11-20&to=2026-11-01')).toEqual({ from: '2026-11-20' })
    expect(readLogAddress(new URLSearchParams('order=sideways')).order).toBe('newest')
  })

  it('has one part for a period, whether or not both ends are set', () => {
    const filter = { ...read('from=2026-11-01&to=2026-11-20&q=tea') }
    expect(partsOf(filter)).toEqual(['from', 'q'])
    expect(partsOf(read('to=2026-11-20'))).toEqual(['from'])
    expect(withoutPart(filter, 'from')).toEqual({ q: 'tea' })
    expect(withoutPart(filter, 'q')).toEqual({ from: '2026-11-01', to: '2026-11-20' })
  })
})

describe('a period of days', () => {
  it("runs from its first midnight to the midnight after its last day, in the user's time zone", () => {
    expect(queryOf({ from: day('2026-11-19'), to: day('2026-11-20') }, 'Australia/Brisbane')).toEqual({
      from: '2026-11-18T14:00:00.000Z',
      to: '2026-11-20T14:00:00.000Z',
    })
    expect(queryOf({ q: 'tea' }, 'UTC')).toEqual({ q: 'tea' })
  })

  it('is the right length when the clocks change', () => {
    const hours = (text: string, zone: string) =>
      (Date.parse(startOfDay(text, zone, 1)) - Date.parse(startOfDay(text, zone))) / 3_600_000
    expect(hours('2026-03-29', 'Europe/Berlin')).toBe(23)
    expect(hours('2026-10-25', 'Europe/Berlin')).toBe(25)
    expect(hours('2026-12-31', 'America/New_York')).toBe(24)
  })

  it("counts back from today in the user's time zone", () => {
    const moment = new Date('2026-11-19T23:30:00Z')
    expect(dayIn(moment, 'Australia/Brisbane')).toBe('2026-11-20')
    expect(dayIn(moment, 'UTC', 29)).toBe('2026-10-21')
  })
})
