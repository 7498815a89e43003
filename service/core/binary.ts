/** Arrays as Postgres takes them in binary: nothing is quoted here, and nothing is parsed there. */

/** How one element is sent: its type by number, its size in bytes, and how it is written; that gives its size again. */
type Codec = {
  readonly oid: number
  readonly size: (value: never) => number
  readonly write: (into: Buffer, at: number, value: never) => number
}

const text = (oid: number): Codec => ({
  oid,
  size: (value: string) => Buffer.byteLength(value),
  write: (into, at, value: string) => into.write(value, at),
})

const fixed = <A>(
  oid: number,
  bytes: number,
  write: (into: Buffer, at: number, value: A) => void,
): Codec => ({
  oid,
  size: () => bytes,
  write: (into, at, value: A) => {
    write(into, at, value)
    return bytes
  },
})

const writeInt64 = (into: Buffer, at: number, value: number): void => {
  into.writeInt32BE(Math.floor(value / 2 ** 32), at)
  into.writeUInt32BE(value >>> 0, at + 4)
}

/** Postgres counts its days and microseconds from here. */
const epoch = Date.UTC(2000, 0, 1)

const dayMs = 86_400_000

// JavaScript reads a 30th of February as the 2nd of March, Postgres refuses it; here, too, it must be no time at all.
const sinceEpoch = (time: string): number => {
  const ms = Date.parse(time)
  if (Number.isNaN(ms) || new Date(ms).toISOString() !== time) throw new Error(`${time} is no time.`)
  return ms - epoch
}

const whole = (value: number): number => {
  if (!Number.isInteger(value)) throw new Error(`${value} is no whole number.`)
  return value
}

const codecs: { readonly [type: string]: Codec } = {
  boolean: fixed<boolean>(16, 1, (into, at, value) => void into.writeUInt8(value ? 1 : 0, at)),
  bytea: {
    oid: 17,
    size: (hex: string) => hex.length / 2,
    write: (into, at, hex: string) => into.write(hex, at, 'hex'),
  },
  bigint: fixed<number>(20, 8, (into, at, value) => writeInt64(into, at, whole(value))),
  integer: fixed<number>(23, 4, (into, at, value) => void into.writeInt32BE(whole(value), at)),
  text: text(25),
  json: text(114),
  'double precision': fixed<number>(701, 8, (into, at, value) => void into.writeDoubleBE(value, at)),
  date: fixed<string>(
    1082,
    4,
    (into, at, value) => void into.writeInt32BE(sinceEpoch(`${value}T00:00:00.000Z`) / dayMs, at),
  ),
  timestamptz: fixed<string>(1184, 8, (into, at, value) => writeInt64(into, at, sinceEpoch(value) * 1000)),
}

const headerBytes = 20

/** One array of elements of a Postgres type; bytea are given in hexadecimal, times as ISO 8601. */
export const binaryArray = (type: string, values: readonly unknown[]): Buffer => {
  const codec = codecs[type]
  if (codec === undefined) throw new Error(`There is no binary form of ${type}.`)
  const { oid, size, write } = codec
  let bytes = headerBytes
  let nulls = 0
  for (const value of values) {
    bytes += 4
    if (value === null || value === undefined) nulls += 1
    else bytes += size(value as never)
  }
  const array = Buffer.allocUnsafe(bytes)
  // Dimensions, whether there are nulls, the type, and of the one dimension its length and lower bound.
  for (const [index, word] of [1, nulls > 0 ? 1 : 0, oid, values.length, 1].entries())
    array.writeInt32BE(word, 4 * index)
  let at = headerBytes
  for (const value of values) {
    const length = value === null || value === undefined ? -1 : write(array, at + 4, value as never)
    array.writeInt32BE(length, at)
    at += 4 + Math.max(length, 0)
  }
  return array
}
