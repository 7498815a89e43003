/** Bases: recorded values by week or by hour. Every measure is a formula over sums of bases. */
import type { FigureInput } from '#schema/core/advice'
import type { WorkWeek } from '#schema/import/work-week'
import type { WeekFigures } from '#schema/kpi/kpi'
import { citedName, type DayField, type WeekField, weekValue } from '../field-values.ts'
import type { DayFigures } from '../records.ts'

type BaseFields = {
  readonly week?: WeekField
  readonly day?: DayField
  /** Records that it needs. */
  readonly needs: string
}

const sales = 'sales'
const expenses = 'costs by account, wages among them'

export const bases = {
  revenue: { week: 'revenue', day: 'revenue', needs: sales },
  transactions: { week: 'transactions', day: 'transactions', needs: 'sales one by one' },
  hours: { day: 'hours', needs: 'sales with their times' },
  staff: { week: 'staff', needs: expenses },
  supplies: { week: 'supplies', needs: expenses },
  premises: { week: 'premises', needs: expenses },
  marketing: { week: 'marketing', needs: expenses },
  other: { week: 'other', needs: expenses },
  costs: { week: 'costs', needs: expenses },
  profit: { week: 'profit', needs: expenses },
  available: { week: 'availableDays', needs: 'billed and available days by person from timesheets' },
  runway: { week: 'cashRunwayWeeks', needs: 'the cash in the bank, week by week' },
} as const satisfies { readonly [base: string]: BaseFields }

/** A base by name. */
export type Base = keyof typeof bases

/** True if a week of timesheets has all of these bases; it has no others than billed and available days. */
export const isInWork = ({ billedDays, availableDays }: WorkWeek, needed: readonly Base[]): boolean =>
  needed.every(
    (base) =>
      (base === 'transactions' && billedDays !== undefined) ||
      (base === 'available' && availableDays !== undefined),
  )

const fieldsOf = (base: Base): BaseFields => bases[base]

/** Granularity of records. */
export type RecordGrain = 'day' | 'week'

/** True if the base is recorded at this granularity; daily values are also recorded by hour. */
export const hasGrain = (base: Base, grain: RecordGrain): boolean => fieldsOf(base)[grain] !== undefined

/** True if the week has the base. */
export const isInWeek = (week: WeekFigures, base: Base): boolean => {
  const field = fieldsOf(base).week
  return field !== undefined && weekValue(week, field) !== undefined
}

/** True if the day, or its hours from `from` until `until`, has the base. */
export const isInDay = (
  { hours, total }: DayFigures,
  base: Base,
  within?: { readonly from: number; readonly until: number },
): boolean =>
  hasGrain(base, 'day') &&
  (total
    ? within === undefined &&
      (base === 'revenue' || (base === 'transactions' && total.transactions !== undefined))
    : hours.some(({ hour }) => within === undefined || (hour >= within.from && hour < within.until)))

/** Source and field under which a figure cites a base; undefined if this granularity does not have it. */
export const citedBase = (
  base: Base,
  grain: RecordGrain,
): Pick<FigureInput, 'kind' | 'field'> | undefined => {
  const { week, day } = fieldsOf(base)
  if (grain === 'week') return week && { kind: 'kpi', field: citedName(week) }
  return day && { kind: 'hourly', field: day }
}
