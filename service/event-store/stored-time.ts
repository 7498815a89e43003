/**
 * Stored times as ISO 8601 UTC. Postgres can also hold infinite times and years that have no four digits; only an edit in
 * the database makes them, and they must not stop whoever reads the rest.
 */

const earliest = '0001-01-01T00:00:00.000Z'
const latest = '9999-12-31T23:59:59.999Z'

const [first, last] = [Date.parse(earliest), Date.parse(latest)]

/** The time that Postgres prints for a `timestamptz`; what cannot be said becomes the earliest or the latest that can. */
export const isoTimeOf = (printed: string): string => {
  if (printed.endsWith('BC') || printed.startsWith('-')) return earliest
  // A year of four digits.
  return printed.charAt(4) === '-' ? new Date(printed).toISOString() : latest
}

/** The same for milliseconds since 1970. */
export const isoTimeAt = (milliseconds: number): string =>
  new Date(Math.min(Math.max(milliseconds, first), last)).toISOString()

/**
 * The exact time of an event as text, in SQL: for a time that the service wrote the text that was hashed. Anything between
 * two milliseconds keeps its six digits, and what is infinite or before our era reads as Postgres prints it, so that no
 * edited time reads like the one it replaced.
 */
export const recordedAtSql = `case when recorded_at >= '${earliest}' and recorded_at <= '${latest}'
  then replace(to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '000Z', 'Z')
  else recorded_at::text end`
