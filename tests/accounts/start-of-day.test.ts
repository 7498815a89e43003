import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { startOfDay } from '../../service/accounts/start-of-day.ts'

it.each([
  ['2026-12-19', 'Australia/Brisbane', '2026-12-18T14:00:00.000Z'],
  ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00.000Z'],
  ['2026-10-05', 'Australia/Sydney', '2026-10-04T13:00:00.000Z'],
  ['2026-04-05', 'Australia/Sydney', '2026-04-04T13:00:00.000Z'],
  ['2026-07-01', 'Australia/Lord_Howe', '2026-06-30T13:30:00.000Z'],
  ['2026-07-01', 'Australia/Eucla', '2026-06-30T15:15:00.000Z'],
])('%s begins in %s at %s', (day, zone, moment) => {
  expect(startOfDay(decodeOrThrow(IsoDate, day, 'A day'), zone).toISOString()).toBe(moment)
})
