/** Options: what could be done about a matter, each priced against doing nothing. */
import type { LeverChange } from '#schema/advisor/change-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Advisory } from '#schema/advisory/advisory'
import type { Figure } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import type { Line } from '../line.ts'

/** How much work or how much risk. */
export type Grade = 'low' | 'medium' | 'high'

/** Profit a week against doing nothing, AUD: the likely value and the ends of its range. */
export type Worth = {
  readonly likely: Figure
  readonly low: Figure
  readonly high: Figure
  /** Revenue a week that an advisory promises, where the worth is what is left of it. */
  readonly promised?: Figure
}

/** An outcome of a typical week before and after the step, in percent or AUD. */
export type Effect = { readonly before: Figure; readonly after: Figure }

/** A measure of success of the focus that the step moves towards. */
export type Serves = { readonly metric: string; readonly effect: Effect }

/** A step that somebody can take. */
export type Option = {
  /** Unique in a list: the advisory's id, or the kind of step. */
  readonly key: string
  /** A sentence that begins with its verb. */
  readonly step: Line
  /** The step in a few words, for a title; begins with its verb in lower case. */
  readonly short: Line
  /** The finding on record that speaks for it. Says so if the same was dismissed before. */
  readonly because: Line | undefined
  /** Undefined where the records cannot price it. */
  readonly worth: Worth | undefined
  /** The worth in the words of the advisory. */
  readonly statedWorth?: string
  /** Profit margin of a typical week before and after; undefined where it is not priced. */
  readonly margin: Effect | undefined
  /** What would show that it does not work, and to do then. */
  readonly stopIf: Line | undefined
  readonly effort: Grade
  readonly risk: Grade
  /** Day by which to start or to have done it, and the day on which to judge it. */
  readonly by: IsoDate
  readonly review: IsoDate
  readonly changes: readonly LeverChange[]
  readonly assumptions: readonly Figure[]
  /** Records it rests on besides its figures. */
  readonly restsOn: readonly TimelineFact['source'][]
  /** The open advisory that the option is. */
  readonly advisory?: Pick<Advisory, 'id' | 'title' | 'urgency'>
  /** The dismissed advisory that proposed the same. */
  readonly dismissed?: Pick<Advisory, 'id' | 'title'>
  readonly serves?: Serves
}
