/** Reads `events.ndjson` as it comes: hashes each line as it stands, and keeps what its text says of its place. */
import { hashBytes, type Sha256, textOfUtf8, toHex } from './bytes.ts'
import { readCanonicalEvent } from './canonical-event.ts'
import { originOf } from './note.ts'

/** The lines read so far. */
export type EventLines = {
  readonly push: (bytes: Uint8Array) => void
  /** Takes a last line that no line feed ended. */
  readonly end: () => void
  /** The hashes of the lines, in their order. */
  readonly hashes: () => readonly Uint8Array[]
  /**
   * The index of the first line that is not the event it should be: another hash, or a text that names another place than
   * its hash stands at. Undefined where there is none, and as many lines as hashes.
   */
  readonly firstMisfit: (
    right: readonly string[],
    positions: readonly number[],
    origin: string,
  ) => number | undefined
}

const lineFeed = 0x0a

/** Opens the reader; `onProgress` is told the count of lines, every few thousand. */
export const openLines = (sha256: Sha256, onProgress?: (count: number) => void): EventLines => {
  let hashes = new Uint8Array(1024 * hashBytes)
  let count = 0
  let rest = new Uint8Array(0)
  /** Where a text does not say the place that the lines around it give it. */
  const positions: number[] = []
  const workspaces = new Set<string>()
  let firstUnlinked: number | undefined
  let before: { position: number; hash: Uint8Array } | undefined

  const add = (line: Uint8Array): void => {
    if ((count + 1) * hashBytes > hashes.length) {
      const larger = new Uint8Array(2 * hashes.length)
      larger.set(hashes)
      hashes = larger
    }
    const hash = sha256(line)
    hashes.set(hash, count * hashBytes)
    const place = readCanonicalEvent(textOfUtf8(line) ?? '')
    const position = place?.position ?? 0
    positions.push(position)
    workspaces.add(place?.workspace ?? '')
    const isNext = before !== undefined && position === before.position + 1
    if (isNext && before && place?.previousHash !== toHex(before.hash)) firstUnlinked ??= count
    before = { position, hash }
    count += 1
    if (count % 4096 === 0) onProgress?.(count)
  }

  const hashAt = (index: number): Uint8Array => hashes.subarray(index * hashBytes, (index + 1) * hashBytes)

  return {
    push: (bytes) => {
      let from = 0
      for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
        const piece = bytes.subarray(from, end)
        add(rest.length === 0 ? piece : joinedWith(rest, piece))
        rest = new Uint8Array(0)
        from = end + 1
      }
      if (from < bytes.length) rest = joinedWith(rest, bytes.subarray(from))
    },
    end: () => {
      if (rest.length > 0) add(rest)
      rest = new Uint8Array(0)
      onProgress?.(count)
    },
    hashes: () => Array.from({ length: count }, (_, index) => hashAt(index)),
    firstMisfit: (right, expected, origin) => {
      for (let index = 0; index < Math.max(count, right.length); index++) {
        const isRight = index < count && index < right.length && toHex(hashAt(index)) === right[index]
        if (!isRight || positions[index] !== expected[index] || index === firstUnlinked) return index
      }
      const isOneLog = [...workspaces].every((workspace) => originOf(workspace) === origin)
      return isOneLog ? undefined : 0
    },
  }
}

const joinedWith = (one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(one.length + other.length)
  whole.set(one)
  whole.set(other, one.length)
  return whole
}
