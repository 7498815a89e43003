/** The moment at which a day, or an hour of it, starts in a time zone. */
import type { IsoDate } from '#schema/core/scalars'

const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** Milliseconds by which a zone is ahead of UTC at a moment. */
const offsetAt = (moment: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local - Math.floor(moment / 60_000) * 60_000
}

/**
 * Moment of an hour on a day in a zone. If clocks skip it, the moment at which they show an hour later; if
 * they show it twice, the first.
 */
export const momentAt = (day: IsoDate, hour: number, timeZone: string): Date => {
  const local = Date.parse(`${day}T00:00:00.000Z`) + hour * hourMs
  const [before, after] = [offsetAt(local - dayMs, timeZone), offsetAt(local + dayMs, timeZone)]
  const isMeant = (moment: number): boolean => moment + offsetAt(moment, timeZone) === local
  const moment = [local - before, local - after].find(isMeant) ?? local - before
  return new Date(moment)
}

/** Midnight of a day in a zone; on days with a clock change, the offset that gives midnight. */
export const startOfDay = (day: IsoDate, timeZone: string): Date => momentAt(day, 0, timeZone)
