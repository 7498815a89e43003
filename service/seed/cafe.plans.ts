/** Facts mentioned in several of the café's texts, defined once to keep them consistent (decision 164). */
import { nextMonday } from 'date-fns'
import { rosterAssumptions } from '../advisor/actions/roster/roster.assumptions.ts'
import { supplierRise } from './cafe.figures.ts'
import { average, type Facts, hourSpan, weekdayName } from './facts.ts'
import type { Week } from './generator.ts'

/** The shift move in the advice; weekdays from 0, which is Monday. */
export const shiftMove = {
  from: { weekday: 1, start: 13, end: 18 },
  to: { weekday: 5, start: 8, end: 13 },
} as const

const shiftText = ({ weekday, start, end }: typeof shiftMove.from | typeof shiftMove.to): string =>
  `${hourSpan(start, end)} on ${weekdayName(weekday)}`

/** The current and the proposed shift: 1 pm to 6 pm on Tuesday. */
export const shiftFrom = shiftText(shiftMove.from)
export const shiftTo = shiftText(shiftMove.to)

/** The weekdays of the move: Tuesday, Saturday. */
export const quietDay = weekdayName(shiftMove.from.weekday)
export const busyDay = weekdayName(shiftMove.to.weekday)

/** Start of the new roster, relative to the day of writing. */
export const rosterStart = (day: Date): Date => nextMonday(day)

/** Assumption: sales that include a coffee, as a share of all. */
const coffeeShare = 0.6

/** Coffees sold in a week. */
export const coffeesIn = ({ transactions }: Week): number => transactions * coffeeShare

/** Beans for a week, in whole kilograms, at 21 grams a coffee with waste. */
export const beansFor = (week: Week): number => Math.round(coffeesIn(week) * 0.021)

/** Cost of both suppliers' price rises a week, at the sales of the four weeks before; the same whenever it is written. */
export const risesCost = ({ before }: Pick<Facts, 'before'>): number =>
  average(before(supplierRise), 'revenue') * (supplierRise.costShare ?? 0)

/** The price step under discussion, in AUD a coffee. */
export const coffeeStep = { amount: 0.2, text: '20 cents' } as const

/** Wages for an hour in the kitchen, in AUD, as in the roster proposal. */
export const kitchenHour = rosterAssumptions.cafe.roles.find(({ role }) => role === 'Kitchen')?.pay ?? 0
