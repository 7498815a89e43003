/** Roster proposal: seven days from a Sunday, based on demand in the last eight weeks. */
import type { RosterDay } from '#schema/brief/brief'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayNames, weekdayOf } from '../../calendar.ts'
import { eachOnce, paragraph } from '../../line.ts'
import type { Records } from '../../records.ts'
import { type ActionResult, basisOf } from '../action.ts'
import { type Condition, hoursKept } from './conditions.ts'
import { type Demand, demandOf } from './demand.ts'
import { assumedOf, planDay } from './plan-day.ts'
import { type RosterChange, rosterAssumptions } from './roster.assumptions.ts'
import { closedNote, noteOf } from './roster.note.ts'
import { changeNote } from './roster-changes.ts'
import { longestNote, withTotals } from './roster-totals.ts'
import { shownShift } from './shifts.ts'

/** A day's demand within the hours that conditions leave; all of it if they leave none. */
const within = (
  demand: Demand | undefined,
  { from, until }: { readonly from: number; readonly until: number },
) => {
  const hours = demand?.hours.filter(({ hour }) => hour >= from && hour < until) ?? []
  return demand && hours.length > 0 ? { ...demand, hours } : demand
}

const dayOf = (
  records: Records,
  date: IsoDate,
  changes: readonly RosterChange[],
  conditions: readonly Condition[],
): RosterDay => {
  const weekday = weekdayOf(date)
  const day = weekdayNames[weekday] ?? ''
  const { roles } = rosterAssumptions[records.business.type]
  const demand = within(demandOf(records, weekday), hoursKept(conditions, weekday))
  const asked = changes.filter(({ weekdays }) => weekdays.includes(weekday))
  const plan = demand && (planDay(records, demand, roles, asked) ?? planDay(records, demand, roles))
  if (!demand || !plan) {
    const nothing = {
      staffHours: 0,
      labourCost: 0,
      expectedRevenue: 0,
      expectedTransactions: 0,
      labourShare: 0,
    }
    return { date, day, shifts: [], ...nothing, note: closedNote(records, day, date), figures: [] }
  }
  const own = noteOf(demand, plan, date)
  const changed = asked.filter(({ isOfLimit }) => !isOfLimit).map((one) => changeNote(records, demand, one))
  const whole = paragraph([...changed, ...own])
  const note = whole.text.length <= longestNote ? whole : paragraph(own)
  const figures = [demand.takings, demand.sales, plan.hours, plan.cost, plan.share]
  const assumed = roles.flatMap((role) => assumedOf(records, role))
  return {
    date,
    day,
    shifts: plan.roles.flatMap(({ role: { role }, shifts }) => shifts.map((one) => shownShift(role, one))),
    staffHours: plan.hours.value,
    labourCost: plan.cost.value,
    expectedRevenue: demand.takings.value,
    expectedTransactions: demand.sales.value,
    labourShare: plan.share.value,
    note: note.text,
    figures: [...eachOnce([...figures, ...note.figures, ...assumed])],
  }
}

/** Roster of some days, with more or fewer people as requested; weekdays without records are closed. */
export const rosterOfDays = (
  records: Records,
  days: readonly IsoDate[],
  changes: readonly RosterChange[] = [],
  conditions: readonly Condition[] = [],
): ActionResult<RosterDay> => {
  const items = withTotals(
    records,
    days.map((date) => dayOf(records, date, changes, conditions)),
  )
  return {
    items,
    basis: basisOf(records, items, {
      fields: ['revenue', 'transactions', 'staff'],
      onHours: true,
      heading: 'transactions',
      unmeasured: ['who worked which hours, and who is free to'],
      fit: 1,
    }),
  }
}

/** The roster of the week that starts on the Sunday `weekStart`. */
export const rosterFromRecords = (records: Records, weekStart: IsoDate): ActionResult<RosterDay> =>
  rosterOfDays(
    records,
    weekdayNames.map((_, index) => plusDays(weekStart, index)),
  )
