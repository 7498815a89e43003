/** Reads `events.ndjson` in pieces: hashes each line unchanged, and keeps the place that its text states. */
import { hashBytes, type Sha256, textOfUtf8, toHex } from './bytes.ts'
import { readCanonicalEvent } from './canonical-event.ts'
import { originOf } from './note.ts'

/** The lines read so far. */
export type EventLines = {
  readonly push: (bytes: Uint8Array) => void
  /** Adds a last line without a line feed. */
  readonly end: () => void
  /** Hashes of the lines, in order. */
  readonly hashes: () => readonly Uint8Array[]
  /**
   * Index of the first line that is not the expected event: its hash differs, or its text states another place. Undefined
   * if all lines match the expected hashes.
   */
  readonly firstMismatch: (
    right: readonly string[],
    positions: readonly number[],
    origin: string,
  ) => number | undefined
}

const lineFeed = 0x0a

/** Opens the reader; `onProgress` receives the number of lines every few thousand lines. */
export const readEventLines = (sha256: Sha256, onProgress?: (count: number) => void): EventLines => {
  let hashes = new Uint8Array(1024 * hashBytes)
  let count = 0
  let rest = new Uint8Array(0)
  const positions: number[] = []
  const workspaces = new Set<string>()
  /** Index of the first line whose previous hash does not match the line before. */
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
    firstMismatch: (right, expected, origin) => {
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
