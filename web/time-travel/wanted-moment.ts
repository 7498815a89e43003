/** Input of the moment fields, and the call that finds the moment. Pure. */
import { IsoTime } from '#schema/core/scalars'
import { zonedMoment, zonedParts } from '../kit/zoned-time.ts'

/** Input of the fields; `by` selects which of them count. */
export type WantedMoment = {
  readonly by: 'time' | 'position'
  /** yyyy-MM-dd. */
  readonly day: string
  /** HH:mm. */
  readonly time: string
  readonly position: string
}

/** Field values for a known moment. */
export const wantedFrom = (
  { position, recordedAt }: { readonly position: number; readonly recordedAt: string },
  timeZone: string | undefined,
): WantedMoment => ({ by: 'time', ...zonedParts(recordedAt, timeZone), position: String(position) })

/** Input for `findMoment`; undefined when the time or position is invalid. */
export const callFor = (
  { by, day, time, position }: WantedMoment,
  events: number,
  timeZone: string | undefined,
): { readonly at: IsoTime } | { readonly position: number } | undefined => {
  if (by === 'position') {
    const wantedPosition = /^[1-9]\d{0,14}$/.test(position.trim()) ? Number(position) : 0
    return wantedPosition >= 2 && wantedPosition <= events ? { position: wantedPosition } : undefined
  }
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  // To the end of the minute, so that 14:05 includes everything recorded at 14:05.
  const at = new Date(Date.parse(zonedMoment(day, time, timeZone)) + 59_999).toISOString()
  return IsoTime.is(at) ? { at } : undefined
}
