/** Converts between a local day and time in a zone and a point in time. */
import { timeFormat } from '../core/formatters.ts'

const options = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const

const partsIn = (moment: number, timeZone: string | undefined): { day: string; time: string } => {
  const parts = timeFormat('en-CA', options, timeZone).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** Day (yyyy-MM-dd) and time (HH:mm) of an ISO time in an IANA zone; undefined means the browser's. */
export const zonedParts = (moment: string, timeZone: string | undefined): { day: string; time: string } =>
  partsIn(Date.parse(moment), timeZone)

/**
 * ISO time of a day and time in a zone. A time skipped when clocks go forward becomes the same distance after the
 * change; of a time that occurs twice, the first is used.
 */
export const zonedMoment = (day: string, time: string, timeZone: string | undefined): string => {
  const target = Date.parse(`${day}T${time}:00.000Z`)
  const offsetAt = (moment: number): number => {
    const local = partsIn(moment, timeZone)
    return Date.parse(`${local.day}T${local.time}:00.000Z`) - Math.floor(moment / 60_000) * 60_000
  }
  const dayMs = 86_400_000
  // The offset is the one before or after a clock change; take the earlier moment that reads as asked.
  const [before, after] = [offsetAt(target - dayMs), offsetAt(target + dayMs)]
  const found = [target - before, target - after]
    .sort((a, b) => a - b)
    .find((moment) => moment + offsetAt(moment) === target)
  return new Date(found ?? target - before).toISOString()
}
