/** Schedule of digests: weekday and hour, in the zone of the business. */
import { E } from '#schema/core/fp'
import { usualSendingTime } from '#schema/digest/delivery'
import type { EventNamed } from '#schema/events'
import type { Decider } from '../event-store/decider.ts'

export type SendingTime = EventNamed<'DigestScheduleSet'>['data']

/** Stream of the schedule. */
export const scheduleId = 'schedule'

/** The command is the time to set; setting the same time again records nothing. */
export const scheduleDecider: Decider<'digest', SendingTime, SendingTime> = {
  slice: 'digest',
  initial: usualSendingTime,
  evolve: (time, event) => (event.type === 'DigestScheduleSet' ? event.data : time),
  decide: ({ weekday, hour }, time) =>
    E.right(
      time.weekday === weekday && time.hour === hour
        ? []
        : [{ type: 'DigestScheduleSet', data: { weekday, hour } }],
    ),
}
