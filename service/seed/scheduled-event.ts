/** Events of a demo business, before they are sorted. */
import type { AnyEvent } from '#schema/events'
import type { When } from './business.ts'
import { daysBefore, lastMonday, timeOn } from './calendar.ts'

/** An event with its stream and time; `secret` is the text to seal into the empty box of a `ConnectionCreated`. */
export type ScheduledEvent = {
  readonly at: Date
  readonly stream: string
  readonly event: AnyEvent
  readonly secret?: string
}

/** Returns a new id for the given time. */
export type NextId = (time: Date) => string

/** Moment of a plan, relative to `now`. */
export const timeOf = ({ daysAgo, time }: When, now: Date): Date =>
  timeOn(daysAgo === 'last Monday' ? lastMonday(now) : daysBefore(now, daysAgo), time)
