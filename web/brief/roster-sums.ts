/** What a roster comes to once its shifts are changed: hours, pay, and their share of the takings. Pure. */
import type { RosterDay, RosterShift } from '#schema/brief/brief'

/** What shifts come to; the share is in percent of the takings that are expected, undefined where none are. */
export type RosterSums = { readonly hours: number; readonly cost: number; readonly share: number | undefined }

const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

/** Hours of one person's shift; one that ends no later than it starts goes past midnight. */
export const shiftHours = ({ start, end }: Pick<RosterShift, 'start' | 'end'>): number => {
  const length = minutes(end) - minutes(start)
  return (length > 0 ? length : length + 24 * 60) / 60
}

const figureOf = ({ figures }: RosterDay, label: string): number | undefined =>
  figures.find((figure) => figure.label === label)?.value

/** Pay for an hour in a role, as the proposal assumed it; else what an hour of the day cost on average. */
const payOf = (day: RosterDay, role: string): number =>
  figureOf(day, `${role}, pay an hour with on-costs`) ??
  (day.staffHours > 0 ? day.labourCost / day.staffHours : 0)

/** Pay of a shift with all its people. */
export const shiftCost = (day: RosterDay, shift: RosterShift): number =>
  shift.people * shiftHours(shift) * payOf(day, shift.role)

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** What a day comes to. */
export const daySums = (day: RosterDay): RosterSums => {
  const cost = total(day.shifts.map((shift) => shiftCost(day, shift)))
  return {
    hours: total(day.shifts.map((shift) => shift.people * shiftHours(shift))),
    cost,
    share: day.expectedRevenue > 0 ? (100 * cost) / day.expectedRevenue : undefined,
  }
}

/** What all days come to, and what they are expected to take. */
export const weekSums = (days: readonly RosterDay[]): RosterSums & { readonly expected: number } => {
  const sums = days.map(daySums)
  const [hours, cost] = [total(sums.map((each) => each.hours)), total(sums.map((each) => each.cost))]
  const expected = total(days.map(({ expectedRevenue }) => expectedRevenue))
  return { hours, cost, expected, share: expected > 0 ? (100 * cost) / expected : undefined }
}

/** The share that the proposal aims for, lowest and highest in percent; undefined where it says none. */
export const aimOf = (day: RosterDay): readonly [number, number] | undefined => {
  const lowest = figureOf(day, 'labour share aimed for, lowest')
  const highest = figureOf(day, 'labour share aimed for, highest')
  return lowest === undefined || highest === undefined ? undefined : [lowest, highest]
}

/** The roster with another number of people in one shift. */
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
