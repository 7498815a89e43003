/** How to read the time of a timesheet. */
export type WorkLayout = {
  /** Seconds of a full day. */
  readonly day: bigint
  /** What says whether a row is billed, unless columns of hours do. */
  readonly by: 'flag' | 'all' | 'with-client' | 'unsaid'
  /** Time is counted in days. */
  readonly isOfDays: boolean
  /** A row is of a whole week. */
  readonly isOfWeeks: boolean
  /** Meaning of a blank cell beside others that say yes. */
  readonly blanksAre?: 'unbilled'
}
