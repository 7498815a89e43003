/** Roster proposal: seven days from a Sunday, based on demand in the last eight weeks. */
import type { RosterDay } from '#schema/brief/brief'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, weekdayNames, weekdayOf } from '../../calendar.ts'
import { measure, stated } from '../../figure.ts'
import { eachOnce, paragraph } from '../../line.ts'
import type { Records } from '../../records.ts'
import { type ActionResult, basisOf } from '../action.ts'
import { type Demand, demandOf } from './demand.ts'
import { assumedOf, type DayPlan, planDay } from './plan-day.ts'
import {
  paceChange,
  type RosterAssumptions,
  type RosterChange,
  rosterAssumptions,
} from './roster.assumptions.ts'
import { closedNote, type DayOutcome, noteOf } from './roster.note.ts'
import { changeNote } from './roster-changes.ts'
import { shownShift } from './shifts.ts'

type Fitted = { readonly usual: DayPlan; readonly plan: DayPlan; readonly change: number }

/** The usual pace if its pay is within the target range; otherwise the pace that comes closer, and its effect. */
const fitted = (
  records: Records,
  demand: Demand,
  { roles, lowest, highest }: RosterAssumptions,
): Fitted | undefined => {
  const usual = planDay(records, demand, roles, 0)
  if (!usual) return undefined
  const unchanged = { usual, plan: usual, change: 0 }
  if (usual.share.value >= lowest && usual.share.value <= highest) return unchanged
  const change = usual.share.value > highest ? paceChange : -paceChange
  const plan = planDay(records, demand, roles, change)
  const distance = ({ share }: DayPlan): number => Math.max(lowest - share.value, share.value - highest, 0)
  return plan && distance(plan) < distance(usual) ? { usual, plan, change } : unchanged
}

/** The same with requested changes, at the same pace, because another pace would cancel them. */
const asAsked = (
  records: Records,
  demand: Demand,
  { roles }: RosterAssumptions,
  asked: readonly RosterChange[],
  found: Fitted,
): Fitted => {
  if (asked.length === 0) return found
  const usual = planDay(records, demand, roles, 0, asked) ?? found.usual
  const plan = planDay(records, demand, roles, found.change, asked) ?? found.plan
  return { usual, plan, change: found.change }
}

const outcomeOf = (
  records: Records,
  demand: Demand,
  { usual, plan, change }: Fitted,
  { lowest, highest }: RosterAssumptions,
): DayOutcome => {
  const make = measure(records)
  const percent = (label: string, value: number) =>
    make({
      label,
      unit: 'percent',
      formula: 'value',
      inputs: [stated('assumption', `${label}, percent`, value)],
    })
  const spared = make({
    label: 'hours compared with the usual pace',
    unit: 'hours',
    formula: 'difference',
    inputs: [
      stated('assumption', 'hours rostered', plan.hours.value),
      stated('assumption', 'hours at the usual pace', usual.hours.value),
    ],
    shown: 'unsigned',
  })
  return {
    demand,
    plan,
    lowest: percent('labour share aimed for, lowest', lowest),
    highest: percent('labour share aimed for, highest', highest),
    pace: change === 0 ? undefined : percent('change in pace', Math.abs(change)),
    spared: change === 0 ? undefined : spared,
    isTighter: change > 0,
    isOver: plan.share.value > highest,
    isUnder: plan.share.value < lowest,
  }
}

const dayOf = (records: Records, date: IsoDate, changes: readonly RosterChange[]): RosterDay => {
  const weekday = weekdayOf(date)
  const day = weekdayNames[weekday] ?? ''
  const assumptions = rosterAssumptions[records.business.type]
  const demand = demandOf(records, weekday)
  const asked = changes.filter(({ weekdays }) => weekdays.includes(weekday))
  const usual = demand && fitted(records, demand, assumptions)
  const found = demand && usual && asAsked(records, demand, assumptions, asked, usual)
  if (!demand || !found) {
    const nothing = {
      staffHours: 0,
      labourCost: 0,
      expectedRevenue: 0,
      expectedTransactions: 0,
      labourShare: 0,
    }
    return { date, day, shifts: [], ...nothing, note: closedNote(records, day, date), figures: [] }
  }
  const { plan } = found
  const outcome = outcomeOf(records, demand, found, assumptions)
  const note = paragraph([...asked.map((one) => changeNote(records, demand, one)), ...noteOf(outcome, date)])
  const own = [demand.takings, demand.sales, plan.hours, plan.cost, plan.share]
  const assumed = assumptions.roles.flatMap((role) => assumedOf(records, role))
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
    figures: [...eachOnce([...own, ...note.figures, ...assumed])],
  }
}

/** Roster of some days, with more or fewer people as requested; weekdays without records are closed. */
export const rosterOfDays = (
  records: Records,
  days: readonly IsoDate[],
  changes: readonly RosterChange[] = [],
): ActionResult<RosterDay> => {
  const items = days.map((date) => dayOf(records, date, changes))
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
