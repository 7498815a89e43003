/** From a day and a time as a person in some zone writes them to the moment that they mean, and back. */

const partsIn = (moment: number, timeZone: string | undefined): { day: string; time: string } => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** The day (yyyy-MM-dd) and the time (HH:mm) of an ISO moment in an IANA zone, or in the browser's. */
export const zonedParts = (moment: string, timeZone: string | undefined): { day: string; time: string } =>
  partsIn(Date.parse(moment), timeZone)

/**
 * The ISO moment of a day and a time in a zone. A time that the zone skips (clocks go forward) is the one as long after
 * the change; of one that comes twice it is the first.
 */
export const zonedMoment = (day: string, time: string, timeZone: string | undefined): string => {
  const wanted = Date.parse(`${day}T${time}:00.000Z`)
  const offsetAt = (moment: number): number => {
    const there = partsIn(moment, timeZone)
    return Date.parse(`${there.day}T${there.time}:00.000Z`) - Math.floor(moment / 60_000) * 60_000
  }
  const dayMs = 86_400_000
  // The offset is the one before the change or the one after it; the earlier moment that reads as asked is meant.
  const [before, after] = [offsetAt(wanted - dayMs), offsetAt(wanted + dayMs)]
  const found = [wanted - before, wanted - after]
    .sort((a, b) => a - b)
    .find((moment) => moment + offsetAt(moment) === wanted)
  return new Date(found ?? wanted - before).toISOString()
}
