/** Years until now reach the latest week; other lengths stay months. */
import { expect, it } from 'vitest'
import { yearsUntilNow } from '../../service/advisor/questions/calendar/years-until-now.ts'

it.each([
  [12, { kind: 'last', unit: 'week', count: 52 }],
  [24, { kind: 'last', unit: 'week', count: 104 }],
  [6, undefined],
  [18, undefined],
])('reads %i months', (months, period) => {
  expect(yearsUntilNow([], 0, 0, months)).toEqual(period)
})
