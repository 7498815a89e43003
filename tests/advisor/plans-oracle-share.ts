/** A part of a whole in percent, by the tests' own arithmetic. */
import type { Plan } from '#schema/advisor/plan'
import type { Records } from '../../service/advisor/records.ts'
import { daysOnRecord, selected, weeksOnRecord } from './plans-oracle.ts'
import { sums } from './plans-oracle-cells.ts'
import { oraclePeriod } from './plans-oracle-periods.ts'
import { isDaily, needed, worth } from './plans-oracle-rows.ts'

export type Numbers = readonly number[] | undefined

/** The numbers, unless one of them is none. */
export const sound = (numbers: readonly number[]): Numbers =>
  numbers.every((value) => Number.isFinite(value)) ? numbers : undefined

/** Some weekdays of whole weeks, all of them on record, against what is recorded by the week alone. */
const daysOfWeeks = (records: Records, plan: Extract<Plan, { operator: 'share' }>): Numbers => {
  const { measure, period, filter, whole } = plan
  if (!period.weekdays || !whole.period || whole.period.weekdays || filter || whole.filter) return undefined
  const name = whole.measure ?? measure
  if (isDaily(needed(name))) return undefined
  const part = selected(records, { measure, period })
  const all = selected(records, { measure: name, period: whole.period, grain: 'week' })
  const { days } = oraclePeriod(period, records, daysOnRecord(records))
  const { days: weeks } = oraclePeriod(whole.period, records, weeksOnRecord(records))
  const isWhole = (span: typeof days) => span[0]?.weekday === 0 && span.at(-1)?.weekday === 6
  if (!part || !all || !isWhole(days) || !isWhole(weeks)) return undefined
  const wanted = days.filter(({ weekday }) => period.weekdays?.includes(weekday)).length
  if (part.onRecord !== wanted || all.onRecord !== weeks.length / 7) return undefined
  const [a, b] = [worth(measure, part.rows), worth(name, all.rows)]
  return sound([(100 * a) / b, a, b])
}

/** The share, the part and the whole. */
export const shared = (records: Records, plan: Extract<Plan, { operator: 'share' }>): Numbers => {
  const { measure, period, filter, whole } = plan
  const other = whole.measure ?? measure
  const money = (name: string) => sums.includes(name) && !['transactions', 'hours-traded'].includes(name)
  if (!sums.includes(measure) || !sums.includes(other)) return undefined
  if (measure !== other && !(money(measure) && money(other))) return undefined
  const apart = daysOfWeeks(records, plan)
  if (apart) return apart
  const more = [...needed(measure), ...needed(other)]
  const part = selected(records, { measure, period, filter, more })
  const all =
    part &&
    selected(records, {
      measure: other,
      period: whole.period ?? period,
      filter: whole.filter,
      more,
      grain: part.grain,
    })
  if (!part || !all) return undefined
  const [a, b] = [worth(measure, part.rows), worth(other, all.rows)]
  return sound([(100 * a) / b, a, b])
}
