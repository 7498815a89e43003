/** Past briefs of a demo business, each written by the built-in advisor from the records of that time. */
import { min, subSeconds } from 'date-fns'
import { BriefId } from '#schema/brief/brief'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import type { DemoBusiness } from '#schema/session/session'
import { writeBriefFromRecords } from '../advisor/briefs/write-brief.ts'
import { passagesFor } from './brief-passages.ts'
import { recordsOf } from './brief-records.ts'
import type { BriefPlan } from './business.ts'
import { businesses } from './businesses.ts'
import { dayOf } from './calendar.ts'
import { type NextId, timeOf } from './scheduled-event.ts'
import type { SeedEvent } from './seed.ts'
import { styleOf } from './style.ts'

/** The topic of a brief, on the day on which it is written. */
export const topicAt = ({ topic, ...when }: BriefPlan, now: Date): string =>
  typeof topic === 'string' ? topic : topic(dayOf(timeOf(when, now)))

const brief = (
  business: DemoBusiness,
  history: readonly SeedEvent[],
  plan: BriefPlan,
  now: Date,
  nextId: NextId,
): SeedEvent => {
  const { parameters, persona } = businesses[business]
  const at = min([timeOf(plan, now), subSeconds(now, 1)])
  const topic = topicAt(plan, now)
  const recordedAt = decodeOrThrow(IsoTime, at.toISOString(), 'The time of a brief')
  const known = history.filter((entry) => entry.recordedAt < recordedAt)
  const personaKey = styleOf(known, persona)
  const draft = writeBriefFromRecords({
    records: recordsOf({ name: parameters.name, type: business }, known, at),
    topic,
    personaKey,
    passages: passagesFor(known, topic),
  })
  const briefId = decodeOrThrow(BriefId, nextId(at), 'The id of a brief')
  const data = { briefId, topic, personaKey, ...draft }
  return { stream: `brief-${briefId}`, recordedAt, event: { type: 'BriefGenerated', data } }
}

/** Adds the briefs to a seed's history, in order; each can use the ones before it. */
export const withBriefs = (
  business: DemoBusiness,
  history: readonly SeedEvent[],
  now: Date,
  nextId: NextId,
): readonly SeedEvent[] =>
  businesses[business].briefs.reduce<readonly SeedEvent[]>((before, plan) => {
    const written = brief(business, before, plan, now, nextId)
    const place = before.findIndex(({ recordedAt }) => recordedAt > written.recordedAt)
    return before.toSpliced(place < 0 ? before.length : place, 0, written)
  }, history)
