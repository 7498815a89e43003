/** Note on a day of a roster: how pay compares, what was changed, and what to watch. */
import type { Figure } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { hourText } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import type { Records } from '../../records.ts'
import type { Demand } from './demand.ts'
import type { DayPlan } from './plan-day.ts'

/** Result of a day compared with the target range; `pace` and `spared` if it was not planned at the usual pace. */
export type DayOutcome = {
  readonly demand: Demand
  readonly plan: DayPlan
  readonly lowest: Figure | undefined
  readonly highest: Figure | undefined
  readonly pace: Figure | undefined
  readonly spared: Figure | undefined
  readonly isTighter: boolean
  readonly isOver: boolean
  readonly isUnder: boolean
}

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

const shareLine = ({ plan, lowest, highest, isOver, isUnder }: DayOutcome): Line | undefined => {
  const side = isOver ? 'over' : isUnder ? 'under' : 'within'
  return say`Wages are ${plan.share} of expected takings, ${side} the target of ${lowest} to ${highest}.`
}

const changeLine = ({ pace, spared, isTighter, isOver, isUnder }: DayOutcome): Line | undefined => {
  if (pace)
    return isTighter
      ? say`Staffed ${pace} more tightly than usual, which takes out ${spared}.`
      : say`Staffed ${pace} more generously than usual, which adds ${spared}.`
  if (isOver) return say`Usual staffing: a tighter roster would not bring it closer to target.`
  if (isUnder) return say`Usual staffing: more people would not bring it closer to target.`
  return say`Usual staffing.`
}

/** Note of an open day, in sentences. */
export const noteOf = (outcome: DayOutcome, date: IsoDate): readonly (Line | undefined)[] => {
  const { hour, sales } = outcome.demand.busiest
  return [
    holidayLine(date),
    shareLine(outcome),
    changeLine(outcome),
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
