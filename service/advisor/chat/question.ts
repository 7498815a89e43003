/** What a message asks, once it is understood. */
import type { AdvisorKey } from '#schema/chat/chat'

/** What a question can be about; each has an answer of its own. */
export type Intent =
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'identity'
  | 'overview'
  | 'why'
  | 'what-if'
  | 'advice'
  | 'compare'
  | 'cash'
  | 'risk'
  | 'extreme'
  | 'industry'
  | 'expenses'
  | 'recall'
  | 'explain'
  | 'value'
  | 'trend'
  | 'focus'
  | 'unread'
  | 'afford'
  | 'day'
  | 'sure'
  | 'act'
  | 'unknowable'
  | 'ask-metric'
  | 'ask-change'
  | 'ask-percent'
  | 'unclear'

/** A field that can be asked about. */
export const metrics = [
  'cash_runway_weeks',
  'profit_margin',
  'profit',
  'revenue_per_transaction',
  'weekly_footfall',
  'staff',
  'supplies',
  'premises',
  'marketing',
  'costs',
  'revenue',
] as const
export type Metric = (typeof metrics)[number]

/** What a what-if turns. */
export type Lever = 'price' | 'volume' | 'takings' | 'cost' | 'hours'

/** Weeks: so many before the latest on record (0 is the latest), or those of a calendar month (0 is January). */
export type When = { readonly weeksBack: number } | { readonly month: number }

/** A question with everything that its words say. */
export type Question = {
  readonly intent: Intent
  readonly metric?: Metric | undefined
  readonly when?: When | undefined
  readonly against?: 'last year' | 'week before' | 'weeks before' | undefined
  readonly lever?: Lever | undefined
  /** The direction that the question takes for granted. */
  readonly said?: 'up' | 'down' | undefined
  /** Signed: a rise is positive. Percent, or for `hours` the paid hours a week. */
  readonly amount?: number | undefined
  /** Money that it names, AUD; signed for `price`. */
  readonly dollars?: number | undefined
  readonly end?: 'best' | 'worst' | undefined
  readonly grain?: 'day' | 'hour' | 'week' | undefined
  readonly weekday?: number | undefined
  /** The advisor under whose style the answer is wanted, where it names one. */
  readonly lens?: AdvisorKey | undefined
  /** What the records cannot know. */
  readonly unknown?: string | undefined
  /** Words to look up. */
  readonly about?: string | undefined
}
