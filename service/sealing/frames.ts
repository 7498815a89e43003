/**
 * Sealed files of any length, written and read as a stream: frames of at most 256 kB, each with length, nonce and tag. The last
 * one is marked and nothing follows it, so that neither a truncated nor a lengthened file can pass for a complete one.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'

/** Largest content of a frame. */
export const frameBytes = 262_144
const nonceBytes = 12
const tagBytes = 16
const headBytes = 5
const algorithm = 'aes-256-gcm'

/** A sealed file that ends early, goes on after its end, or was changed in between. */
export class FrameFault extends Error {
  readonly kind: 'cut' | 'longer' | 'changed'
  constructor(kind: FrameFault['kind'], options?: ErrorOptions) {
    const what = { cut: 'was cut short', longer: 'was made longer', changed: 'was changed' }[kind]
    super(`A sealed file ${what}.`, options)
    this.kind = kind
  }
}

const associated = (bound: string, index: number, isLast: boolean): Buffer =>
  Buffer.from(`${bound}/${index}/${isLast ? 'last' : 'more'}`)

/** Splits a stream into pieces of equal size; the last one may be shorter, or empty. */
async function* framesOf(source: AsyncIterable<Buffer>): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    held.push(chunk)
    size += chunk.length
    while (size > frameBytes) {
      const all = Buffer.concat(held)
      yield { piece: all.subarray(0, frameBytes), isLast: false }
      held = [all.subarray(frameBytes)]
      size -= frameBytes
    }
  }
  yield { piece: Buffer.concat(held), isLast: true }
}

/** Seals a stream under a key; `bound` is authenticated with every frame. */
export async function* sealFrames(
  source: AsyncIterable<Buffer>,
  key: Buffer,
  bound: string,
): AsyncGenerator<Buffer> {
  let index = 0
  for await (const { piece, isLast } of framesOf(source)) {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(associated(bound, index, isLast))
    const sealed = Buffer.concat([cipher.update(piece), cipher.final()])
    const head = Buffer.alloc(headBytes)
    head.writeUInt32BE(sealed.length, 0)
    head[4] = isLast ? 1 : 0
    yield Buffer.concat([head, nonce, sealed, cipher.getAuthTag()])
    index += 1
  }
}

const opened = (frame: Buffer, key: Buffer, bound: Buffer): Buffer => {
  try {
    const decipher = createDecipheriv(algorithm, key, frame.subarray(0, nonceBytes))
      .setAAD(bound)
      .setAuthTag(frame.subarray(-tagBytes))
    return Buffer.concat([decipher.update(frame.subarray(nonceBytes, -tagBytes)), decipher.final()])
  } catch (cause) {
    throw new FrameFault('changed', { cause })
  }
}

/** Opens the frames of a file from byte `from` on; throws `FrameFault` if they are not those that were sealed. */
export async function* openFrames(
  path: string,
  key: Buffer,
  bound: string,
  from = 0,
): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    let at = from
    const head = Buffer.alloc(headBytes)
    const read = async (into: Buffer): Promise<void> => {
      const { bytesRead } = await file.read(into, 0, into.length, at)
      if (bytesRead < into.length) throw new FrameFault('cut')
      at += bytesRead
    }
    for (let index = 0; ; index++) {
      await read(head)
      const [size, isLast] = [head.readUInt32BE(0), head[4] === 1]
      // Before it is used as the size of a buffer.
      if (size > frameBytes) throw new FrameFault('changed')
      const frame = Buffer.alloc(nonceBytes + size + tagBytes)
      await read(frame)
      yield opened(frame, key, associated(bound, index, isLast))
      if (!isLast) continue
      if ((await file.read(head, 0, 1, at)).bytesRead > 0) throw new FrameFault('longer')
      return
    }
  } finally {
    await file.close()
  }
}
