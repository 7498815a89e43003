/** One open day of a roster at a given pace: shifts and their figures. */
import type { Figure, FigureInput } from '#schema/core/advice'
import { measure, stated } from '../../figure.ts'
import type { Records } from '../../records.ts'
import type { Demand, HourDemand } from './demand.ts'
import { longestShift, type RosterChange, type RosterRole } from './roster.assumptions.ts'
import { type Shift, shiftsByDay, shiftsByHour } from './shifts.ts'

/** Shifts of a role on a day. */
export type RoleShifts = { readonly role: RosterRole; readonly shifts: readonly Shift[] }

/** A planned day. */
export type DayPlan = {
  readonly roles: readonly RoleShifts[]
  readonly hours: Figure
  readonly cost: Figure
  readonly share: Figure
  /** True if every role has one person all day: fewer cannot keep the doors open. */
  readonly isLeast: boolean
}

/** People needed for a load: at least one, and nobody with more than the pace of the role. */
const peopleFor = (load: number, pace: number): number => Math.max(1, Math.ceil(load / pace))

const loadOf = ({ load = 'sales' }: RosterRole, { sales, worth }: HourDemand): number =>
  ({ sales, takings: worth, 'more of both': Math.max(sales, worth) })[load]

/** Adds or removes people of a role as requested; at least one stays. */
const changed = (people: number, role: RosterRole, changes: readonly RosterChange[], hour?: number): number =>
  changes
    .filter((one) => one.role === role.role && (hour === undefined || (one.from <= hour && hour < one.until)))
    .reduce((sum, one) => Math.max(1, sum + one.people), people)

const shiftsOf = (demand: Demand, role: RosterRole, asked: readonly RosterChange[]): readonly Shift[] => {
  const { pace } = role
  if (role.by === 'hour')
    return shiftsByHour(
      demand.hours.map((one) => ({
        hour: one.hour,
        people: changed(peopleFor(loadOf(role, one), pace), role, asked, one.hour),
      })),
    )
  const length = Math.min(longestShift, demand.hours.length)
  return shiftsByDay(
    demand.hours.map(({ hour }) => hour),
    changed(peopleFor(demand.sales.value, pace * length), role, asked),
  )
}

const hoursOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((total, { from, to, people }) => total + people * (to - from), 0)

/** Figures for the assumed pay and pace of a role. */
export const assumedOf = (records: Records, { role, pay, pace }: RosterRole): readonly Figure[] => {
  const own = (label: string, unit: Figure['unit'], value: number) =>
    measure(records)({ label, unit, formula: 'value', inputs: [stated('assumption', label, value)] }) ?? []
  return [
    own(`${role}, pay an hour with on-costs`, 'aud', pay),
    own(`${role}, served by one person an hour`, 'ratio', pace),
  ].flat()
}

/** Plan for a day with the requested changes; undefined if nothing can be measured. */
export const planDay = (
  records: Records,
  demand: Demand,
  roles: readonly RosterRole[],
  asked: readonly RosterChange[] = [],
): DayPlan | undefined => {
  const make = measure(records)
  const planned = roles.map((role) => ({ role, shifts: shiftsOf(demand, role, asked) }))
  const shifts = planned.flatMap(({ role: { role }, shifts: own }) =>
    own.flatMap(({ from, to, people }): readonly FigureInput[] => [
      stated('assumption', `${role}, people from hour ${from} to ${to}`, people),
      stated('assumption', 'hours of the shift', to - from),
    ]),
  )
  const pay = planned.flatMap(({ role, shifts: own }): readonly FigureInput[] => [
    stated('assumption', `${role.role}, hours rostered`, hoursOf(own)),
    stated('assumption', `${role.role}, pay an hour with on-costs`, role.pay),
  ])
  const hours = make({ label: 'hours rostered', unit: 'hours', formula: 'sum-of-products', inputs: shifts })
  const cost = make({ label: 'labour cost of the day', unit: 'aud', formula: 'sum-of-products', inputs: pay })
  const share = make({
    label: 'labour cost as a share of expected takings',
    unit: 'percent',
    formula: 'sum-of-products-share',
    inputs: [...demand.takings.inputs, ...pay],
  })
  const isLeast = planned.every(({ shifts: own }) => {
    const [earliest, latest] = [
      Math.min(...own.map(({ from }) => from)),
      Math.max(...own.map(({ to }) => to)),
    ]
    return hoursOf(own) === latest - earliest
  })
  return hours && cost && share && { roles: planned, hours, cost, share, isLeast }
}
