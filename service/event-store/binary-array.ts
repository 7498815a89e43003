/** Encodes arrays in Postgres's binary format, which saves quoting here and parsing there. */

/** Encoding of one element: type oid, maximum size in bytes, and a writer that returns the size written. */
type Codec = {
  readonly oid: number
  readonly room: (value: never) => number
  readonly write: (into: Buffer, at: number, value: never) => number
}

/** Up to this length a loop over ASCII is faster than `Buffer.write`. */
const short = 64

const writeText = (into: Buffer, at: number, value: string): number => {
  const { length } = value
  if (length > short) return into.write(value, at)
  for (let index = 0; index < length; index++) {
    const unit = value.charCodeAt(index)
    if (unit > 0x7f) return into.write(value, at)
    into[at + index] = unit
  }
  return length
}

const text = (oid: number): Codec => ({
  oid,
  room: (value: string) => (value.length > short ? Buffer.byteLength(value) : 3 * value.length),
  write: writeText,
})

const fixed = <A>(
  oid: number,
  bytes: number,
  write: (into: Buffer, at: number, value: A) => void,
): Codec => ({
  oid,
  room: () => bytes,
  write: (into, at, value: A) => {
    write(into, at, value)
    return bytes
  },
})

const writeInt64 = (into: Buffer, at: number, value: number): void => {
  into.writeInt32BE(Math.floor(value / 2 ** 32), at)
  into.writeUInt32BE(value >>> 0, at + 4)
}

/** Origin of Postgres's days and microseconds. */
const epoch = Date.UTC(2000, 0, 1)

const dayMs = 86_400_000

// JavaScript reads 30 February as 2 March; Postgres refuses it, and so must this.
const dayOf = (day: string): number => {
  const ms = Date.parse(`${day}T00:00:00.000Z`)
  if (Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(`${day}T`))
    throw new Error(`${day} is not a time.`)
  return (ms - epoch) / dayMs
}

/** Cache of the last day: rows are mostly in order of time. */
const known = { day: '', number: 0 }

const numberOfDay = (day: string): number => {
  if (day !== known.day) Object.assign(known, { day, number: dayOf(day) })
  return known.number
}

const clock = /^.{10}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

const twoDigits = (text: string, at: number): number =>
  10 * text.charCodeAt(at) + text.charCodeAt(at + 1) - 11 * digitZero

const digitZero = 48

/** Milliseconds since the Postgres epoch. */
const sinceEpoch = (time: string): number => {
  if (!clock.test(time)) throw new Error(`${time} is not a time.`)
  const seconds = 60 * (60 * twoDigits(time, 11) + twoDigits(time, 14)) + twoDigits(time, 17)
  const ms = 10 * twoDigits(time, 20) + time.charCodeAt(22) - digitZero
  return numberOfDay(time.slice(0, 10)) * dayMs + 1000 * seconds + ms
}

const whole = (value: number): number => {
  if (!Number.isInteger(value)) throw new Error(`${value} is not a whole number.`)
  return value
}

const codecs: { readonly [type: string]: Codec } = {
  boolean: fixed<boolean>(16, 1, (into, at, value) => void into.writeUInt8(value ? 1 : 0, at)),
  bytea: {
    oid: 17,
    room: (hex: string) => hex.length / 2,
    write: (into, at, hex: string) => into.write(hex, at, 'hex'),
  },
  bigint: fixed<number>(20, 8, (into, at, value) => writeInt64(into, at, whole(value))),
  integer: fixed<number>(23, 4, (into, at, value) => void into.writeInt32BE(whole(value), at)),
  text: text(25),
  json: text(114),
  'double precision': fixed<number>(701, 8, (into, at, value) => void into.writeDoubleBE(value, at)),
  date: fixed<string>(1082, 4, (into, at, value) => void into.writeInt32BE(dayOf(value), at)),
  timestamptz: fixed<string>(1184, 8, (into, at, value) => writeInt64(into, at, sinceEpoch(value) * 1000)),
}

const headerBytes = 20

/** Encodes values as an array of a Postgres type: bytea as hexadecimal, times as ISO 8601. Throws on an invalid time or integer. */
export const binaryArray = (type: string, values: readonly unknown[]): Buffer => {
  const codec = codecs[type]
  if (codec === undefined) throw new Error(`There is no binary form of ${type}.`)
  const { oid, room, write } = codec
  let bytes = headerBytes
  let nulls = 0
  for (const value of values) {
    bytes += 4
    if (value === null || value === undefined) nulls += 1
    else bytes += room(value as never)
  }
  const array = Buffer.allocUnsafe(bytes)
  // Header: dimensions, has-nulls flag, element type, length, lower bound.
  array.writeInt32BE(1, 0)
  array.writeInt32BE(nulls > 0 ? 1 : 0, 4)
  array.writeInt32BE(oid, 8)
  array.writeInt32BE(values.length, 12)
  array.writeInt32BE(1, 16)
  let at = headerBytes
  for (const value of values) {
    const length = value === null || value === undefined ? -1 : write(array, at + 4, value as never)
    array.writeInt32BE(length, at)
    at += 4 + Math.max(length, 0)
  }
  return array.subarray(0, at)
}
