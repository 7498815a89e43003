/** Note on a day of a roster: how pay compares, what was changed, and what to watch. */
import type { IsoDate } from '#schema/core/scalars'
import { hourText } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import type { Records } from '../../records.ts'
import type { Demand } from './demand.ts'
import type { DayPlan } from './plan-day.ts'

/** Queensland public holidays with a fixed date, by month and day. */
const holidays: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '01-26': 'Australia Day',
  '04-25': 'Anzac Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
}

const holidayLine = (date: IsoDate): Line | undefined => {
  const holiday = holidays[date.slice(5)]
  return holiday === undefined
    ? undefined
    : say`It is ${holiday}: check whether you open, and allow for public holiday pay.`
}

/** Note of an open day, in sentences. */
export const noteOf = (demand: Demand, plan: DayPlan, date: IsoDate): readonly (Line | undefined)[] => {
  const { hour, sales } = demand.busiest
  return [
    holidayLine(date),
    say`Wages would be ${plan.share} of expected takings.`,
    plan.isLeast ? say`One person in each role is the fewest that these opening hours allow.` : undefined,
    say`Busiest from ${hourText(hour)}, with ${sales} expected that hour.`,
  ]
}

/** Note of a day without shifts. */
export const closedNote = ({ days }: Records, day: string, date: IsoDate): string =>
  [
    holidayLine(date)?.text,
    days.length === 0
      ? 'No hours are on record yet, so there is nothing to plan from.'
      : `Closed: no hours are on record for a ${day} in the last eight weeks.`,
  ]
    .filter((line) => line !== undefined)
    .join(' ')
