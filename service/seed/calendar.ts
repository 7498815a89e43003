/** The calendar of the demo businesses: Brisbane, UTC+10 all year. */
import {
  addDays,
  addHours,
  getISOWeek,
  lightFormat,
  parseISO,
  startOfISOWeek,
  subDays,
  subWeeks,
} from 'date-fns'

// A day is a Date at midnight in the machine's time zone, so that date-fns calculates in calendar days in any zone.

/** The Brisbane day of a moment. */
export const dayOf = (moment: Date): Date => parseISO(addHours(moment, 10).toISOString().slice(0, 10))

/** The day as yyyy-MM-dd. */
export const isoDay = (day: Date): string => lightFormat(day, 'yyyy-MM-dd')

/** The moment of a Brisbane clock time, HH:mm or HH:mm:ss, on a day. */
export const timeOn = (day: Date, time: string): Date => new Date(`${isoDay(day)}T${time}+10:00`)

/** The Monday of the last full ISO week before a moment. */
export const lastFullWeek = (now: Date): Date => subWeeks(startOfISOWeek(dayOf(now)), 1)

/** The Monday on which the figures of the last full week arrive. */
export const lastMonday = (now: Date): Date => startOfISOWeek(dayOf(now))

/** The day `days` days before a moment. */
export const daysBefore = (now: Date, days: number): Date => subDays(dayOf(now), days)

/** The seven days of the week that starts on a Monday. */
export const daysOfWeek = (monday: Date): readonly Date[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index))

/** The ISO week number of a yyyy-MM-dd day. */
export const weekNumber = (day: string): number => getISOWeek(parseISO(day))

// Quarterly activity statements are due on the 28th of these months.
const statementDays = ['02-28', '04-28', '07-28', '10-28']

/** True on the due date of a quarterly activity statement, when collected tax leaves the account. */
export const isStatementDay = (day: Date): boolean => statementDays.includes(lightFormat(day, 'MM-dd'))

/** The first such day after the given one. */
export const nextStatement = (day: Date): Date => {
  // The dates are at most 123 days apart.
  const due = Array.from({ length: 123 }, (_, index) => addDays(day, index + 1)).find(isStatementDay)
  if (!due) throw new Error(`No activity statement falls due after ${isoDay(day)}`)
  return due
}
