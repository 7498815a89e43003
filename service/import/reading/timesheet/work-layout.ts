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
  /** Where a week's date is in it; a week is one from Monday to Sunday. */
  readonly week?: 'start' | 'end' | 'unsaid'
  /** Seconds of one unit of a plain number, if these are not hours or days. */
  readonly unit?: bigint
  /** The column of what is billed says what is not: "Non-billable". */
  readonly isNegated?: true
  readonly marks: WorkMarks
  /** Meaning of a blank cell beside others that say yes. */
  readonly blanksAre?: 'unbilled'
}

/** Columns, by index, whose cells may keep a row from counting as work. */
export type WorkMarks = {
  /** Kinds of leave: whatever a cell names is leave. */
  readonly leave: readonly number[]
  /** Words about the work: leave may stand in any of them. */
  readonly words: readonly number[]
  /** Remarks, in which leave must stand on its own. */
  readonly remarks: readonly number[]
  /** "Rejected" or "draft" in these, and "yes" in those of `undone`, are no work that counts. */
  readonly statuses: readonly number[]
  readonly undone: readonly number[]
  /** "Internal": yes in these is not billed. */
  readonly against: readonly number[]
  /** Number of a person, because two may have one name. */
  readonly person?: number
}
