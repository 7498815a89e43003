/** The moment at which a day begins in a time zone. */
import type { IsoDate } from '#schema/core/scalars'

const dayMs = 86_400_000

/** Milliseconds that the clocks of a zone are ahead of UTC at a moment. */
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

/** Midnight of a day in a zone; where clocks change on that day, the offset that reads as midnight. */
export const startOfDay = (day: IsoDate, timeZone: string): Date => {
  const utc = Date.parse(`${day}T00:00:00.000Z`)
  const [before, after] = [offsetAt(utc - dayMs, timeZone), offsetAt(utc + dayMs, timeZone)]
  const isMidnight = (moment: number): boolean => moment + offsetAt(moment, timeZone) === utc
  const moment = [utc - before, utc - after].find(isMidnight) ?? utc - before
  return new Date(moment)
}
