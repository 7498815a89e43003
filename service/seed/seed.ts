/** The history of a demo business, as events. */

import { min, subSeconds } from 'date-fns'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import type { AnyEvent } from '#schema/events'
import type { DemoBusiness } from '#schema/session/session'
import { businesses } from './businesses.ts'
import { dayOf, lastFullWeek } from './calendar.ts'
import { weeklySeries } from './generator.ts'
import { hourlySeries } from './hours.ts'
import { advisoryEvents, figuresEvent, hoursEvent, memoEvents } from './record-events.ts'
import type { NextId } from './scheduled-event.ts'
import { openingEvents, personaEvents, settingEvents } from './setting-events.ts'

/** An event of a seed with its stream and time; `secret` is the text to seal into its empty box. */
export type SeedEvent = {
  readonly stream: string
  readonly event: AnyEvent
  readonly recordedAt: IsoTime
  readonly secret?: string
}

/** The history of a demo business up to `now`, oldest first; `nextId(time)` returns a new UUIDv7 of that time. */
export const seedEvents = (business: DemoBusiness, now: Date, nextId: NextId): readonly SeedEvent[] => {
  const plan = businesses[business]
  const weeks = weeklySeries(plan.parameters, lastFullWeek(now))
  const [first] = weeks
  if (!first) throw new Error('A seed needs at least one week')
  // Early on a Monday the latest figures would arrive later that morning, so use the present moment instead.
  const justNow = subSeconds(now, 1)
  const past = (at: Date): Date => min([at, justNow])
  const idOf: NextId = (time) => nextId(past(time))
  const moments = [
    ...openingEvents(business, plan, first),
    ...weeks.map((week, index) => figuresEvent(plan.parameters, week, index, idOf)),
    ...hourlySeries(plan.parameters, weeks, dayOf(now)).map(hoursEvent),
    ...personaEvents(plan, now),
    ...settingEvents(plan.settings, now, idOf),
    ...plan.advisories.flatMap((each) => advisoryEvents(each, weeks, now, idOf)),
    ...plan.memos.flatMap((each) => memoEvents(each, weeks, now, idOf)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  return moments.map(({ at, ...rest }) => ({
    ...rest,
    recordedAt: decodeOrThrow(IsoTime, past(at).toISOString(), 'The time of a seed event'),
  }))
}
