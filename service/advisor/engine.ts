/** What an advisor is: the built-in analysis and the language model answer the same orders. */
import type { Plan } from '#schema/advisor/plan'
import type { ActionDrafts, BriefChart } from '#schema/brief/brief'
import type { Advisor, Basis, Passage } from '#schema/core/advice'
import type { Detail } from './detail/detail.ts'
import type { Records } from './records.ts'

/** A brief to be written on a topic, under a style. */
export type BriefRequest = {
  readonly records: Records
  readonly topic: string
  readonly personaKey: string
  readonly passages: readonly Passage[]
}

/** A brief's texts, and what stands behind them. */
export type BriefDraft = {
  readonly title: string
  readonly category: string
  readonly what: string
  readonly why: string
  readonly soWhat: string
  readonly basis: Basis
  /** The measure it is about, where that is on record by week. */
  readonly chart?: BriefChart
}

/** A message to be answered, with the thread so far (oldest first). */
export type ReplyRequest = {
  readonly records: Records
  readonly personaKey: string
  readonly message: string
  readonly earlier: readonly {
    readonly message: string
    readonly reply: string
    /** How the turn was read, where that is on record. */
    readonly plan?: Plan | undefined
  }[]
  readonly passages: readonly Passage[]
  /** The last plan of the turn before, which a follow-up edits. */
  readonly before?: Plan | undefined
  /** What imported files hold below their totals, for questions that name an item or an account. */
  readonly detail?: Detail | undefined
}

/** A reply's whole text (Markdown), and what stands behind it. */
export type ReplyDraft = {
  readonly message: string
  readonly basis: Basis
  /** How the message was read; none where a model answered without plans. */
  readonly plans?: readonly Plan[]
  /** What a quick action made. */
  readonly drafts?: ActionDrafts
}

/** One advisor. `tell` takes each further piece of the text as it comes; what was told always begins the final text. */
export type AdvisorEngine = {
  /** Who is asked, for advice that ends before anybody can say who gave it. */
  readonly advisor: Advisor
  readonly writeBrief: (order: BriefRequest, signal: AbortSignal) => Promise<BriefDraft>
  readonly reply: (
    order: ReplyRequest,
    tell: (text: string) => Promise<void>,
    signal: AbortSignal,
  ) => Promise<ReplyDraft>
}
