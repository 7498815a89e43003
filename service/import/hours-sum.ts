/** Time in a file of timesheets. */
import type { FileHours } from '#schema/import/file-hours'
import type { WorkEntry } from './reading/timesheet/work-entry.ts'
import { hoursText, secondsOfUnit } from './reading/timesheet/worked-time.ts'
import type { KeptWork } from './records/work-line.ts'

/** Sums of the time in a file. */
export class HoursSum {
  private readonly sums = { billed: 0n, unbilled: 0n, leave: 0n, unsaid: 0n }
  private day: bigint | undefined

  add({ is, seconds, day }: WorkEntry): void {
    this.sums[is] += seconds
    this.day = day
  }

  leaveOut({ is, seconds }: KeptWork): void {
    this.sums[is] -= BigInt(seconds)
  }

  /** Sums in hours, or in days if the file counts days. */
  summary() {
    const { billed, unbilled, leave, unsaid } = this.sums
    return {
      billed: hoursText(billed),
      recorded: hoursText(billed + unbilled + leave + unsaid),
      ...(this.day === undefined || this.day === secondsOfUnit ? {} : { day: hoursText(this.day) }),
      ...(unsaid === 0n ? {} : { unsaid: hoursText(unsaid) }),
    } satisfies { readonly [K in keyof FileHours]: string }
  }
}
