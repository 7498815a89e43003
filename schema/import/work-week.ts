/** Time worked in a week, from timesheets. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { Decimal, IsoDate } from '../core/scalars.ts'

/**
 * A week with hours on record. Available days are those that a source gives, or the time recorded without leave, where some
 * of it is not billed. A figure that the records cannot give is absent.
 */
export const WorkWeek = record(
  { weekStart: IsoDate, hours: Decimal },
  { billedDays: Decimal, availableDays: Decimal },
  'WorkWeek',
)
export type WorkWeek = t.TypeOf<typeof WorkWeek>
