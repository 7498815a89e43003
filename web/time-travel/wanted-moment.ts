/** What a person asks for in the moment fields, and the call that finds it. Pure. */
import { IsoTime } from '#schema/core/scalars'
import { zonedMoment, zonedParts } from '../kit/zoned-time.ts'

/** A moment as it stands in the fields; only the part that `by` names counts. */
export type WantedMoment = {
  readonly by: 'time' | 'position'
  /** yyyy-MM-dd. */
  readonly day: string
  /** HH:mm. */
  readonly time: string
  readonly position: string
}

/** The fields of a moment that is known. */
export const wantedFrom = (
  { position, recordedAt }: { readonly position: number; readonly recordedAt: string },
  timeZone: string | undefined,
): WantedMoment => ({ by: 'time', ...zonedParts(recordedAt, timeZone), position: String(position) })

/** What `findMoment` is to be asked; undefined where the time, or the position, cannot be one. */
export const callFor = (
  { by, day, time, position }: WantedMoment,
  events: number,
  timeZone: string | undefined,
): { readonly at: IsoTime } | { readonly position: number } | undefined => {
  if (by === 'position') {
    const wanted = /^[1-9]\d{0,14}$/.test(position.trim()) ? Number(position) : 0
    return wanted >= 2 && wanted <= events ? { position: wanted } : undefined
  }
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  // To the end of that minute: whoever says 14:05 means what the clock showed as 14:05, too.
  const at = new Date(Date.parse(zonedMoment(day, time, timeZone)) + 59_999).toISOString()
  return IsoTime.is(at) ? { at } : undefined
}
