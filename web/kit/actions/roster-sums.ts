/** Totals of an edited roster: hours, pay, and pay as a share of revenue. Pure. */
import type { RosterDay, RosterShift } from '#schema/brief/brief'

/** Totals of shifts. The share is in percent of expected revenue; undefined when none is expected. */
export type RosterTotals = {
  readonly hours: number
  readonly cost: number
  readonly share: number | undefined
}

const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

/** Hours of one person's shift; an end at or before the start is on the next day. */
export const shiftHours = ({ start, end }: Pick<RosterShift, 'start' | 'end'>): number => {
  const length = minutes(end) - minutes(start)
  return (length > 0 ? length : length + 24 * 60) / 60
}

const figureOf = ({ figures }: RosterDay, label: string): number | undefined =>
  figures.find((figure) => figure.label === label)?.value

/** Hourly pay of a role as the proposal assumed it, otherwise the day's average. */
const payOf = (day: RosterDay, role: string): number =>
  figureOf(day, `${role}, pay an hour with on-costs`) ??
  (day.staffHours > 0 ? day.labourCost / day.staffHours : 0)

/** Pay of a shift for all its people. */
export const shiftCost = (day: RosterDay, shift: RosterShift): number =>
  shift.people * shiftHours(shift) * payOf(day, shift.role)

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Totals of a day. */
export const dayTotals = (day: RosterDay): RosterTotals => {
  const cost = total(day.shifts.map((shift) => shiftCost(day, shift)))
  return {
    hours: total(day.shifts.map((shift) => shift.people * shiftHours(shift))),
    cost,
    share: day.expectedRevenue > 0 ? (100 * cost) / day.expectedRevenue : undefined,
  }
}

/** Totals of all days, and their expected revenue. */
export const weekTotals = (days: readonly RosterDay[]): RosterTotals & { readonly expected: number } => {
  const sums = days.map(dayTotals)
  const [hours, cost] = [total(sums.map((each) => each.hours)), total(sums.map((each) => each.cost))]
  const expected = total(days.map(({ expectedRevenue }) => expectedRevenue))
  return { hours, cost, expected, share: expected > 0 ? (100 * cost) / expected : undefined }
}

/** The roster with a different number of people on one shift. */
export const withPeople = (
  days: readonly RosterDay[],
  dayIndex: number,
  shiftIndex: number,
  people: number,
): readonly RosterDay[] =>
  days.map((day, at) =>
    at === dayIndex
      ? {
          ...day,
          shifts: day.shifts.map((shift, index) => (index === shiftIndex ? { ...shift, people } : shift)),
        }
      : day,
  )
