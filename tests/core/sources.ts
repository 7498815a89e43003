/** A clock that advances a second per reading, and deterministic ids and randomness. */
import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import type { Sources } from '../../service/runtime/sources.ts'
import { keyringOf } from '../../service/sealing/keyring.ts'

/** Wraps the keys of sealed data, as in the product. */
export const testKeyring = keyringOf([Buffer.alloc(32, 9)])

/** Current time in recordings and stories: a Friday morning in Brisbane. */
export const fixedMoment = new Date('2026-11-20T09:12:00+10:00')

/** Deterministic sources; `start` is the first reading of the clock. */
export const fixedSources = (start = fixedMoment): Sources => {
  let readings = 0
  let drawn = 0
  const random = (size: number): Buffer<ArrayBuffer> => {
    const blocks: Buffer[] = []
    for (let length = 0; length < size; length += 32) {
      drawn += 1
      blocks.push(createHash('sha256').update(`draw ${drawn}`).digest())
    }
    return Buffer.from(Buffer.concat(blocks).subarray(0, size))
  }
  return {
    now: () => new Date(start.getTime() + readings++ * 1000),
    nextId: (time) => v7({ msecs: time.getTime(), random: random(16), seq: drawn }),
    random,
  }
}
