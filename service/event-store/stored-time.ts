/**
 * Stored times as ISO 8601 UTC. Postgres also allows infinite times and years outside 1 to 9999. Only an edit in the
 * database can produce them, and they must not break reading the other events.
 */

const earliest = '0001-01-01T00:00:00.000Z'
const latest = '9999-12-31T23:59:59.999Z'

const [first, last] = [Date.parse(earliest), Date.parse(latest)]

/** Converts a printed `timestamptz`; times out of range become the earliest or latest one. */
export const isoTimeOf = (printed: string): string => {
  // Most are in UTC, and taking them apart costs a fraction of parsing them: `2026-11-22 09:30:00.5+00`.
  if (printed.charAt(4) === '-' && printed.endsWith('+00')) {
    const milliseconds = printed.slice(20, -3).slice(0, 3).padEnd(3, '0')
    return `${printed.slice(0, 10)}T${printed.slice(11, 19)}.${milliseconds}Z`
  }
  if (printed.endsWith('BC') || printed.startsWith('-')) return earliest
  // A year of four digits.
  return printed.charAt(4) === '-' ? new Date(printed).toISOString() : latest
}

/** Converts milliseconds since 1970, clamped to the same range. */
export const isoTimeAt = (milliseconds: number): string =>
  new Date(Math.min(Math.max(milliseconds, first), last)).toISOString()

/** SQL for the time of an event as Postgres prints it in UTC, for `exactTimeOf`. */
export const printedTimeSql = `(recorded_at at time zone 'UTC')::text`

/**
 * Converts `printedTimeSql` to the same text as `recordedAtSql`. Formatting in SQL takes several times as long, which
 * shows where a page checks the hash of each of its events.
 */
export const exactTimeOf = (printed: string): string => {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?$/.exec(printed)
  if (parts === null) return printed
  const [, day, time, fraction = ''] = parts
  return `${day}T${time}.${fraction.padEnd(fraction.length > 3 ? 6 : 3, '0')}Z`
}

/**
 * SQL for the exact time of an event. For times written by the service this is the hashed text. Microseconds keep their
 * six digits, and times out of range appear as Postgres prints them, so no edited time looks like the original.
 */
export const recordedAtSql = `case when recorded_at >= '${earliest}' and recorded_at <= '${latest}'
  then replace(to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '000Z', 'Z')
  else recorded_at::text end`
