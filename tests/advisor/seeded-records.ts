/** The records of a demo business as they stood at a moment, without a database. */
import { v7 } from 'uuid'
import { decodeOrThrow } from '#schema/core/decode'
import { type BusinessType, DemoBusiness } from '#schema/session/session'
import type { Records } from '../../service/advisor/records.ts'
import { recordsOf } from '../../service/seed/brief-records.ts'
import { withOutcomes } from '../../service/seed/outcomes.ts'
import { seedEvents } from '../../service/seed/seed.ts'
import { fixedMoment } from '../core/sources.ts'

const histories = new Map<DemoBusiness, ReturnType<typeof seedEvents>>()

/** Only the demo businesses have a seed. */
const demoOf = (type: BusinessType): DemoBusiness => decodeOrThrow(DemoBusiness, type, 'A demo business')

const historyOf = (type: DemoBusiness): ReturnType<typeof seedEvents> => {
  let drawn = 0
  const made =
    histories.get(type) ??
    seedEvents(type, fixedMoment, (time) => {
      drawn += 1
      return v7({ msecs: time.getTime(), random: Buffer.alloc(16, drawn % 256), seq: drawn })
    })
  histories.set(type, made)
  return made
}

const seeded = new Map<string, Records>()

const recordsAt = (type: DemoBusiness, history: ReturnType<typeof seedEvents>, now: Date): Records => {
  const known = history.filter(({ recordedAt }) => recordedAt <= now.toISOString())
  const names = known.flatMap(({ event }) =>
    event.type === 'WorkspaceOpened' ? [event.data.businessName] : [],
  )
  return recordsOf({ name: names[0] ?? type, type }, known, now)
}

/** What was on record at `now`; the same object for the same moment. */
export const seededRecords = (type: BusinessType, now = fixedMoment): Records => {
  const key = `${type} ${now.toISOString()}`
  const records = seeded.get(key) ?? recordsAt(demoOf(type), historyOf(demoOf(type)), now)
  seeded.set(key, records)
  return records
}

const settled = new Map<DemoBusiness, Records>()

/** The same, with the outcomes of the accepted advice. Made once, since measuring them takes longer than most questions. */
export const settledRecords = (of: BusinessType): Records => {
  const type = demoOf(of)
  const records =
    settled.get(type) ?? recordsAt(type, withOutcomes(type, historyOf(type), fixedMoment), fixedMoment)
  settled.set(type, records)
  return records
}
