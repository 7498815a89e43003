/** Input and output of a writer of answers. */
import type { Answer } from '#schema/advisor/answer'
import type { MeasureName } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import type { ActionDrafts } from '#schema/brief/brief'
import type { AdvisorKey } from '#schema/chat/chat'
import type { Figure, Passage, SourceKind } from '#schema/core/advice'
import type { BusinessType } from '#schema/session/session'
import { direction, unsigned } from '../figure.ts'
import { type Line, say } from '../line.ts'
import { type Subject, subjectOf } from '../measures/measure-names.ts'
import type { Context } from '../plans/context.ts'

export { unsigned }

/** A plan with its context. */
export type Ask<P extends Plan = Plan> = {
  readonly context: Context
  readonly plan: P
  readonly personaKey: AdvisorKey
  /** Passages found for the message, best first. */
  readonly passages: readonly Passage[]
  /** Direction implied by the question, as in "why did sales rise". */
  readonly premise?: 'up' | 'down' | undefined
  /** The question, where its words choose what is said first. */
  readonly message?: string
}

/** An answer in words. */
export type Written = {
  /** Paragraphs, the answer first; undefined lines are omitted. */
  readonly lines: readonly (Line | undefined)[]
  readonly passages?: readonly Passage[]
  /** Further kinds of records that shaped it, besides figures and passages. */
  readonly kinds?: readonly SourceKind[]
  /** Result of a quick action. */
  readonly drafts?: ActionDrafts
  /** Probability that it is right as far as the records go, 0 to 1, and its main weakness. */
  readonly support: number
  readonly weakness?: string | undefined
}

/** Writes the answer to one kind of plan. */
export type Writer<O extends Answer['operator'], P extends Plan = Plan> = (
  ask: Ask<P>,
  answer: Extract<Answer, { readonly operator: O }>,
) => Written

/** "up $740 (4.2%)", "down 41", "unchanged": direction from the sign alone. */
export const changed = (change: Figure, percent?: Figure): Line | undefined => {
  const way = direction(change)
  if (way === 'unchanged') return say`unchanged`
  return percent ? say`${way} ${unsigned(change)} (${unsigned(percent)})` : say`${way} ${unsigned(change)}`
}

const verbs = { up: 'rose', down: 'fell', unchanged: 'did not change' } as const

/** "rose", "fell" or "did not change". */
export const verbOf = (change: Figure): string => verbs[direction(change)]

/** Trade of the business in question. */
export const tradeOf = ({ context: { records } }: Pick<Ask, 'context'>): BusinessType => records.business.type

/** The measure as a subject, in the words of the trade. */
export const subjectFor = (ask: Pick<Ask, 'context'>, measure: MeasureName): Subject =>
  subjectOf(measure, tradeOf(ask))
