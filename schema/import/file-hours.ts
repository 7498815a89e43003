/** Time in the preview of a timesheet. */
import type * as t from 'io-ts'
import { Money } from '../core/money.ts'
import { record } from '../core/record.ts'

/** Time in a timesheet, in hours to the hundredth. */
export const FileHours = record(
  { billed: Money, recorded: Money },
  {
    /** Hours of a full day; absent if the file counts days, so that both sums are days. */
    day: Money,
    /** Hours of which nothing says whether they were billed. */
    unsaid: Money,
  },
  'FileHours',
)
export type FileHours = t.TypeOf<typeof FileHours>
