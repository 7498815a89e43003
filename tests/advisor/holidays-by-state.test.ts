/** Public holidays are those of the state where the business is. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { holidaySpan, isKeptHere } from '../../service/advisor/periods/holidays.ts'
import { resolvePeriod } from '../../service/advisor/periods/resolve-period.ts'
import { schoolHolidaysHere } from '../../service/advisor/periods/school-holidays.ts'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { calendarFacts } from '../../service/advisor/timeline/calendar-facts.ts'
import { inZone } from '../../service/runtime/business-zone.ts'
import { fixedMoment } from '../core/sources.ts'

const day = (date: string) => decodeOrThrow(IsoDate, date, 'A date')

// From the states' published lists of public holidays for 2026.
it.each<[string, 'labour-day' | 'kings-birthday' | 'anzac-day' | 'australia-day', string]>([
  ['Australia/Brisbane', 'labour-day', '2026-05-04'],
  ['Australia/Sydney', 'labour-day', '2026-10-05'],
  ['Australia/Melbourne', 'labour-day', '2026-03-09'],
  ['Australia/Perth', 'labour-day', '2026-03-02'],
  ['Australia/Hobart', 'labour-day', '2026-03-09'],
  ['Australia/Adelaide', 'labour-day', '2026-10-05'],
  ['Australia/Darwin', 'labour-day', '2026-05-04'],
  ['Australia/Brisbane', 'kings-birthday', '2026-10-05'],
  ['Australia/Sydney', 'kings-birthday', '2026-06-08'],
  ['Australia/Perth', 'kings-birthday', '2026-09-28'],
  ['Australia/Perth', 'anzac-day', '2026-04-27'],
  ['Australia/Melbourne', 'anzac-day', '2026-04-25'],
  ['Australia/Melbourne', 'australia-day', '2026-01-26'],
])('%s, %s: %s', (zone, holiday, date) => {
  expect(inZone(zone, () => holidaySpan(holiday, 2026))).toEqual({ from: date, to: date })
})

it('keeps Ekka Wednesday in Queensland and the Melbourne Cup in Victoria, and names no foreign school holidays', () => {
  const kept = (zone: string) =>
    inZone(zone, () => ({
      days: (['ekka', 'melbourne-cup'] as const).filter(isKeptHere),
      schools: schoolHolidaysHere().length > 0,
      facts: calendarFacts({ from: day('2026-08-01'), to: day('2026-11-30') }).map(({ what }) => what),
    }))
  expect(kept('Australia/Brisbane')).toMatchObject({ days: ['ekka'], schools: true })
  expect(kept('Australia/Melbourne')).toMatchObject({ days: ['melbourne-cup'], schools: false })
  expect(kept('Australia/Melbourne').facts).not.toContain('Ekka Wednesday')
})

it('reads the same question by the calendar of each state', () => {
  const daysOf = (zone: string) =>
    inZone(zone, () => {
      const plan = readMessage('What did we take on Labour Day?', 'cafe', fixedMoment)[0]?.plan
      const period = plan?.operator === 'value' ? plan.period : undefined
      return period && resolvePeriod(period, { today: day('2026-11-20'), record: undefined })?.from
    })
  expect(daysOf('Australia/Brisbane')).toBe('2026-05-04')
  expect(daysOf('Australia/Melbourne')).toBe('2026-03-09')
})
