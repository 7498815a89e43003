/** Advisories (nudges): raised once, then accepted or dismissed; deferred before that, and reopened afterwards. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, id, oneOf, text } from '../core/scalars.ts'
import { AdvisoryOutcome, Expectation, Promised } from './outcome.ts'

// Links for people outside show them too, and a slice of this room opens only the main file of another.
export { DecisionNote, DecisionState, DecisionStep } from './decision-step.ts'
export { AdvisoryOutcome, Expectation } from './outcome.ts'

/** Id of an advisory and of its stream. */
export const AdvisoryId = id('AdvisoryId')
export type AdvisoryId = t.TypeOf<typeof AdvisoryId>

/** Priority; the tabs Urgent, Important, Normal show high, medium, low. */
export const Urgency = oneOf('high', 'medium', 'low')
export type Urgency = t.TypeOf<typeof Urgency>

/** `new` until the user accepts or dismisses it. */
export const advisoryStatuses = ['new', 'accepted', 'dismissed'] as const
export const AdvisoryStatus = oneOf(...advisoryStatuses)
export type AdvisoryStatus = t.TypeOf<typeof AdvisoryStatus>

/** Why an advisory was dismissed, or why an answer was taken back. */
export const Reason = text(400, 1)

/**
 * An advisory as shown; `worth` is its value in words, `settledAt` the time it was accepted or dismissed, `reason` why it was
 * dismissed or reopened. `deferredUntil` is the day that it comes back, while it is new. `expects` is there once an advisory
 * with a number is accepted, `outcome` once the records of those weeks are in.
 */
export const Advisory = record(
  {
    id: AdvisoryId,
    title: text(200, 1),
    message: text(2000, 1),
    urgency: Urgency,
    status: AdvisoryStatus,
    createdAt: IsoTime,
  },
  {
    suggestedAction: text(400, 1),
    worth: text(80, 1),
    settledAt: IsoTime,
    reason: Reason,
    deferredUntil: IsoDate,
    promises: Promised,
    expects: Expectation,
    outcome: AdvisoryOutcome,
  },
  'Advisory',
)
export type Advisory = t.TypeOf<typeof Advisory>

/** Sort weights of the priorities. */
export const urgencyWeight: Readonly<Record<Urgency, number>> = { high: 3, medium: 2, low: 1 }

/** Sorts by creation time, newest first. */
export const newestFirst = (one: Advisory, other: Advisory): number =>
  other.createdAt.localeCompare(one.createdAt)

/** True while an advisory waits for an answer: new, and not put off. */
export const isWaiting = ({ status, deferredUntil }: Advisory): boolean =>
  status === 'new' && deferredUntil === undefined

/** Sorts by priority, then waiting ones before others, then newest first. */
export const byPriority = (one: Advisory, other: Advisory): number =>
  urgencyWeight[other.urgency] - urgencyWeight[one.urgency] ||
  Number(isWaiting(other)) - Number(isWaiting(one)) ||
  newestFirst(one, other)
