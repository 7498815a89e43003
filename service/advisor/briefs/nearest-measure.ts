/** The recorded measure nearest to what a topic is about. */
import type { RecordedMeasure, UnrecordedMeasure } from '#schema/advisor/measure'
import { weekValue } from '../field-values.ts'
import type { Records } from '../records.ts'

/** The recorded measure nearest to an unrecorded one. */
export const nearest: Readonly<Record<UnrecordedMeasure, RecordedMeasure>> = {
  customers: 'transactions',
  'product-sales': 'revenue-per-transaction',
  'paid-hours': 'staff-share',
  stock: 'supplies-share',
  receivables: 'runway',
  debts: 'cash',
  listings: 'transactions',
  utilisation: 'transactions',
  rating: 'transactions',
  'web-visits': 'transactions',
}

const counted: ReadonlySet<RecordedMeasure> = new Set(['transactions', 'revenue-per-transaction'])

/** The nearest measure, unless it counts sales that these records do not count. */
export const nearestHeld = (
  { kpis, work = [] }: Records,
  measure: UnrecordedMeasure,
): RecordedMeasure | undefined => {
  const found = nearest[measure]
  if (found === 'transactions' && work.length > 0) return found
  return counted.has(found) && !kpis.some(({ transactions }) => transactions !== undefined)
    ? undefined
    : found
}

/** What the whole business is judged by: profit, revenue while no week has costs, or billed days alone. */
export const wholeMeasure = ({ kpis, work = [] }: Records): RecordedMeasure => {
  if (kpis.length === 0 && work.length > 0) return 'transactions'
  return kpis.some((week) => weekValue(week, 'profit') !== undefined) ? 'profit' : 'revenue'
}
