/** Weekly expenses by kind: the business's usual shares, changed by incidents and a little chance. */
import type { ExpenseKind, Expenses } from '#schema/kpi/kpi'
import { apportion } from './apportion.ts'
import { activeIncidents, type FigureParameters, indexOf, type Week } from './generator.ts'
import { randomOf } from './random.ts'

/** Weekly variation of each kind, as a share of itself; rent does not vary. */
const wavers: Readonly<Record<ExpenseKind, number>> = {
  staff: 0.015,
  supplies: 0.025,
  premises: 0,
  marketing: 0.12,
  other: 0.08,
}

/** All costs of a week, in whole AUD: revenue less profit. */
export const costsOfWeek = ({ revenue, profitMargin }: Week): number =>
  revenue - Math.round((revenue * profitMargin) / 100)

/** Expenses of the week at this index, in whole AUD; their sum is revenue less profit. */
export const expensesOf = (parameters: FigureParameters, index: number, week: Week): Expenses => {
  const { normal } = randomOf(`${parameters.name} expenses ${week.weekStart}`)
  const incidents = activeIncidents(parameters, index)
  const weigh = (kind: ExpenseKind): number => {
    const booked = incidents.filter(({ bookedAs }) => (bookedAs ?? 'other') === kind)
    const share = booked.reduce(
      (sum, { costShare }) => sum + (costShare ?? 0),
      parameters.expenses[kind].share,
    )
    const once = booked
      .filter((incident) => indexOf(incident) === index)
      .reduce((sum, incident) => sum + (incident.once ?? 0), 0)
    const usual = week.revenue * share + parameters.expenses[kind].fixed
    return Math.max(0, usual * (1 + wavers[kind] * normal()) + once)
  }
  const total = costsOfWeek(week)
  const premises = Math.round(weigh('premises'))
  const [staff = 0, supplies = 0, marketing = 0, other = 0] = apportion(total - premises, [
    weigh('staff'),
    weigh('supplies'),
    weigh('marketing'),
    weigh('other'),
  ])
  return { staff, supplies, premises, marketing, other }
}
