import type { TimelineFact } from '#schema/advisor/timeline'

/** Points on record for a letter: facts that its recipient may know, and requests to them. */
export type Points = {
  readonly facts: readonly string[]
  /** Request to the recipient in a record, addressed to them. */
  readonly request: string | undefined
  /** Title of the open advisory with the request. */
  readonly undecided: string | undefined
  readonly sources: readonly TimelineFact['source'][]
}
