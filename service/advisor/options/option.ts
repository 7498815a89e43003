/** Options for a matter, each priced against doing nothing. */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Advisory } from '#schema/advisory/advisory'
import type { Figure } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import type { Line } from '../line.ts'

/** Amount of work or risk. */
export type Grade = 'low' | 'medium' | 'high'

/** Weekly profit compared with doing nothing, AUD: likely value and range. */
export type Worth = {
  readonly likely: Figure
  readonly low: Figure
  readonly high: Figure
  /** Weekly revenue promised by an advisory, if its worth is the remaining profit. */
  readonly promised?: Figure
}

/** An outcome of a typical week before and after the step, in percent or AUD. */
export type Effect = { readonly before: Figure; readonly after: Figure }

/** A success measure of the focus that the step moves towards. */
export type Serves = { readonly metric: string; readonly effect: Effect }

/** A step that somebody can take. */
export type Option = {
  /** Unique in a list: the advisory's id, or the kind of step. */
  readonly key: string
  /** A sentence that starts with its verb. */
  readonly step: Line
  /** A short form for titles; starts with its verb in lower case. */
  readonly short: Line
  /** Finding on record in favour of it. Mentions an earlier dismissal of the same. */
  readonly because: Line | undefined
  /** Undefined if the records cannot price it. */
  readonly worth: Worth | undefined
  /** Worth in the advisory's words. */
  readonly statedWorth?: string
  /** Profit margin of a typical week before and after; undefined if not priced. */
  readonly margin: Effect | undefined
  /** Signs that it does not work, and what to do then. */
  readonly stopIf: Line | undefined
  readonly effort: Grade
  readonly risk: Grade
  /** Deadline for starting or finishing, and the day to judge it. */
  readonly by: IsoDate
  readonly review: IsoDate
  readonly changes: readonly LeverChange[]
  readonly assumptions: readonly Figure[]
  /** Records it is based on besides its figures. */
  readonly restsOn: readonly TimelineFact['source'][]
  /** The open advisory behind the option. */
  readonly advisory?: Pick<Advisory, 'id' | 'title' | 'urgency'>
  /** A dismissed advisory with the same proposal. */
  readonly dismissed?: Pick<Advisory, 'id' | 'title'>
  readonly serves?: Serves
}
