/**
 * Advisories (nudges): raised once, then accepted or dismissed. Before that they can be deferred, and afterwards reopened.
 */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, id, oneOf, text } from '../core/scalars.ts'
import { Finding, TakenBack } from './finding.ts'
import { AdvisoryOutcome, Expectation, Promised } from './outcome.ts'

// Shared links show these too, and a slice may only import the main file of another.
export { DecisionNote, DecisionState, DecisionStep } from './decision-step.ts'
export { AdvisoryOutcome, Expectation } from './outcome.ts'

/** Id of an advisory and of its stream. */
export const AdvisoryId = id('AdvisoryId')
export type AdvisoryId = t.TypeOf<typeof AdvisoryId>

/** Urgency; the tabs Urgent, Important and Normal show high, medium and low. */
export const Urgency = oneOf('high', 'medium', 'low')
export type Urgency = t.TypeOf<typeof Urgency>

/** `new` until the user accepts or dismisses it. */
export const advisoryStatuses = ['new', 'accepted', 'dismissed'] as const
export const AdvisoryStatus = oneOf(...advisoryStatuses)
export type AdvisoryStatus = t.TypeOf<typeof AdvisoryStatus>

/** Why an advisory was dismissed or reopened. */
export const Reason = text(400, 1)

/**
 * An advisory as shown. `worth` is its value in words; `settledAt` is when it was accepted or dismissed; `reason` is why it
 * was dismissed or reopened. `deferredUntil` is the day on which a new one comes back. `expects` is present once an advisory
 * with a number is accepted, `outcome` once the records of those weeks exist. `finding` is what the records of an own business
 * showed; `takenBack` is set if their file was taken back after the advisory was accepted.
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
    finding: Finding,
    takenBack: TakenBack,
  },
  'Advisory',
)
export type Advisory = t.TypeOf<typeof Advisory>

/** Sort weights by urgency. */
export const urgencyWeight: Readonly<Record<Urgency, number>> = { high: 3, medium: 2, low: 1 }

/** Sorts by creation time, newest first. */
export const newestFirst = (one: Advisory, other: Advisory): number =>
  other.createdAt.localeCompare(one.createdAt)

/** True while an advisory is waiting for an answer: new, and not deferred. */
export const isWaiting = ({ status, deferredUntil }: Advisory): boolean =>
  status === 'new' && deferredUntil === undefined

/** Sorts by urgency, then waiting ones before others, then newest first. */
export const byPriority = (one: Advisory, other: Advisory): number =>
  urgencyWeight[other.urgency] - urgencyWeight[one.urgency] ||
  Number(isWaiting(other)) - Number(isWaiting(one)) ||
  newestFirst(one, other)
