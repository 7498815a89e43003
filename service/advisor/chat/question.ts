/** What a message asks, once it is understood. */
import type { AdvisorKey } from '#schema/chat/chat'
import type { IsoDate } from '#schema/core/scalars'

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
  | 'break-even'
  | 'sure'
  | 'act'
  | 'unknowable'
  | 'ask-metric'
  | 'ask-change'
  | 'ask-percent'
  | 'unclear'

/** A field that can be asked about. */
export const metrics = [
  'cashRunwayWeeks',
  'profitMargin',
  'profit',
  'revenuePerTransaction',
  'transactions',
  'staff',
  'supplies',
  'premises',
  'marketing',
  'other',
  'costs',
  'revenue',
] as const
export type Metric = (typeof metrics)[number]

/** The kinds of cost on record, and costs as a whole. */
export type CostKind = Extract<Metric, 'staff' | 'supplies' | 'premises' | 'marketing' | 'other' | 'costs'>

/** What a what-if turns: what we charge, how many buy, both, what others charge, paid hours, or the hours of opening. */
export type Lever = 'price' | 'volume' | 'takings' | 'cost' | 'hours' | 'opening'

/** How often a sum is paid. */
export type Period = 'week' | 'fortnight' | 'month' | 'quarter' | 'year'

/** Weeks: so many before the latest on record (0 is the latest), or those of a calendar month (0 is January). */
export type When = { readonly weeksBack: number } | { readonly month: number }

/** One cost of a what-if that turns several: its size in percent or in dollars, both signed, and neither while none is named. */
export type CostLine = Pick<Question, 'part' | 'amount' | 'dollars' | 'per'> & {
  readonly kind: CostKind
  /** True where the size is named once for several. */
  readonly isShared: boolean
  /** True where it stands for several parts of its kind, named with several sizes; its own is the first of them. */
  readonly hasOtherSizes?: boolean
}

/** A question with everything that its words say. */
export type Question = {
  readonly intent: Intent
  readonly metric?: Metric | undefined
  /** All the fields that it asks for, where it names several; `metric` is the first of them. */
  readonly metrics?: readonly Metric[] | undefined
  readonly when?: When | undefined
  /** All the months that it names, where it names several; `when` is the first of them. */
  readonly months?: readonly number[] | undefined
  /** The one day that it names. */
  readonly day?: IsoDate | undefined
  readonly against?: 'last year' | 'week before' | 'weeks before' | undefined
  readonly lever?: Lever | undefined
  /** The direction that the question takes for granted. */
  readonly said?: 'up' | 'down' | undefined
  /** Signed: a rise is positive. Percent, or for `hours` the paid hours a week. */
  readonly amount?: number | undefined
  /** Money that it names, AUD; signed for `price` and `cost`. */
  readonly dollars?: number | undefined
  /** How often it is paid; `piece` is a price by the hour, the litre or the like, which no record can be set beside. */
  readonly per?: Period | 'piece' | undefined
  /** The cost that a what-if turns, and what the message names where that is a part of it. */
  readonly kind?: CostKind | undefined
  readonly part?: string | undefined
  /** All the costs that it turns, where there are several; `kind` and its size are those of the first. */
  readonly lines?: readonly CostLine[] | undefined
  /** What it names beside these costs that is on record as none. */
  readonly unheld?: readonly string[] | undefined
  /** Which end of the day moves, and whether the day gets shorter. */
  readonly opening?: { readonly end: 'first' | 'last' | 'whole'; readonly isShorter: boolean } | undefined
  readonly end?: 'best' | 'worst' | undefined
  readonly grain?: 'day' | 'hour' | 'week' | 'month' | undefined
  readonly weekday?: number | undefined
  /** All the weekdays that it names, where it names several; `weekday` is the first of them. */
  readonly weekdays?: readonly number[] | undefined
  /** What it says was aimed at, in the unit of the field. */
  readonly target?: number | undefined
  /** What the answer must say that it leaves out: a second change, one that is of no cost, further months, a holiday whose date is not known here. */
  readonly leavesOut?: 'change' | 'rest' | 'month' | 'holiday' | undefined
  /** The advisor under whose style the answer is wanted, where it names one. */
  readonly lens?: AdvisorKey | undefined
  /** What the records cannot know. */
  readonly unknown?: string | undefined
  /** Words to look up, and titles that stand between quotation marks. */
  readonly about?: string | undefined
  readonly titles?: readonly string[] | undefined
}
