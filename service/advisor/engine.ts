/** Interface of an advisor: built-in analysis and language model handle the same requests. */
import type { Plan } from '#schema/advisor/plan'
import type { ActionDrafts, BriefChart } from '#schema/brief/brief'
import type { Advisor, Basis, Passage } from '#schema/core/advice'
import type { Detail } from './detail/detail.ts'
import type { Records } from './records.ts'

/** Request for a brief on a topic, in a style. */
export type BriefRequest = {
  readonly records: Records
  readonly topic: string
  readonly personaKey: string
  readonly passages: readonly Passage[]
}

/** A brief's texts with their evidence. */
export type BriefDraft = {
  readonly title: string
  readonly category: string
  readonly what: string
  readonly why: string
  readonly soWhat: string
  readonly basis: Basis
  /** Its measure by week, if that is on record. */
  readonly chart?: BriefChart
}

/** A message to answer, with the thread so far (oldest first). */
export type ReplyRequest = {
  readonly records: Records
  readonly personaKey: string
  readonly message: string
  readonly earlier: readonly {
    readonly message: string
    readonly reply: string
    /** How the turn was understood, if recorded. */
    readonly plan?: Plan | undefined
    /** The plans that were answered before it in the same turn. */
    readonly beside?: readonly Plan[] | undefined
  }[]
  readonly passages: readonly Passage[]
  /** Last plan of the previous turn, which a follow-up edits. */
  readonly before?: Plan | undefined
  /** Details of imported files, for questions about an item or account. */
  readonly detail?: Detail | undefined
}

/** A reply's whole text (Markdown) with its evidence. */
export type ReplyDraft = {
  readonly message: string
  readonly basis: Basis
  /** How the message was understood; empty if a model answered without plans. */
  readonly plans?: readonly Plan[]
  /** Result of a quick action. */
  readonly drafts?: ActionDrafts
}

/** An advisor. `tell` receives each further piece of the text; these pieces are always the start of the final text. */
export type AdvisorEngine = {
  /** The advisor to record if advice ends before anybody has given it. */
  readonly advisor: Advisor
  readonly writeBrief: (order: BriefRequest, signal: AbortSignal) => Promise<BriefDraft>
  readonly reply: (
    order: ReplyRequest,
    tell: (text: string) => Promise<void>,
    signal: AbortSignal,
  ) => Promise<ReplyDraft>
}
