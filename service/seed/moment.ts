/** Something that happened to a demo business, before it is put in order with everything else. */
import type { AnyEvent } from '#schema/events'
import type { When } from './business.ts'
import { daysBefore, lastMonday, momentOf } from './calendar.ts'

/** An event of a stream at its time; `secret` is the text for the box that a `ConnectionCreated` still has empty. */
export type Moment = {
  readonly at: Date
  readonly stream: string
  readonly event: AnyEvent
  readonly secret?: string
}

/** Gives a fresh id of the given time. */
export type NextId = (time: Date) => string

/** The moment that a plan names, as seen from `now`. */
export const whenOf = ({ daysAgo, time }: When, now: Date): Date =>
  momentOf(daysAgo === 'last Monday' ? lastMonday(now) : daysBefore(now, daysAgo), time)
