/** Positions in the write-ahead log of Postgres, and the names of its segments. */

/** Bytes of a segment; the embedded database keeps Postgres's default. */
export const segmentBytes = 16 * 2 ** 20

const segmentsPerId = 2 ** 32 / segmentBytes

/** Reads a position as Postgres writes it, such as `0/3000060`. */
export const positionOf = (text: string): number => {
  const [, high = '', low = ''] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? []
  if (low === '') throw new Error(`"${text}" is no position in the write-ahead log.`)
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16)
}

/** Writes a position as Postgres reads it. */
export const positionText = (position: number): string =>
  `${Math.floor(position / 2 ** 32).toString(16)}/${(position % 2 ** 32).toString(16)}`.toUpperCase()

/** Start of the segment that contains a position. */
export const segmentStart = (position: number): number => position - (position % segmentBytes)

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0')

/** Postgres's name of the segment that contains a position. */
export const segmentName = (timeline: number, position: number): string => {
  const number = Math.floor(position / segmentBytes)
  return hex(timeline) + hex(Math.floor(number / segmentsPerId)) + hex(number % segmentsPerId)
}
