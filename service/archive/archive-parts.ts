/**
 * The content of an archive as parts, each with a head in JSON and a body of bytes, written and read as a stream. A block is a
 * length of four bytes and that many bytes; a part is a block with its head, blocks with its body, and an empty block.
 */
import { ArchiveFault } from './archive-fault.ts'

/** Largest block, so that reading one needs little memory. */
const maxBlock = 1_048_576

/** A part to write; its head becomes JSON. */
export type Part = { readonly head: object; readonly body?: AsyncIterable<Buffer> | Iterable<Buffer> }

/** A part as it was read. Its body must be read before the next part is asked for, or is passed over. */
export type ReadPart = { readonly head: unknown; readonly body: AsyncIterable<Buffer> }

const blockOf = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

/** Bytes of parts. */
export async function* writeParts(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  for await (const { head, body = [] } of parts) {
    yield blockOf(Buffer.from(JSON.stringify(head)))
    for await (const bytes of body)
      for (let from = 0; from < bytes.length; from += maxBlock)
        yield blockOf(bytes.subarray(from, from + maxBlock))
    yield blockOf(Buffer.alloc(0))
  }
}

const broken = () => new ArchiveFault('The archive is not whole: its content ends early or is malformed.')

/** Takes exact numbers of bytes from a stream; undefined at its end. */
const takerOf = (source: AsyncIterable<Buffer>) => {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let size = 0
  const take = async (wanted: number): Promise<Buffer | undefined> => {
    while (size < wanted) {
      const { value, done } = await chunks.next()
      if (done) break
      held.push(value)
      size += value.length
    }
    if (size === 0 && wanted > 0) return undefined
    if (size < wanted) throw broken()
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
    held = [all.subarray(wanted)]
    size -= wanted
    return all.subarray(0, wanted)
  }
  return { take, end: async () => void (await chunks.return?.()) }
}

/** The parts in a stream. */
export async function* readParts(source: AsyncIterable<Buffer>): AsyncGenerator<ReadPart> {
  const { take, end } = takerOf(source)
  const block = async (): Promise<Buffer> => {
    const length = (await take(4))?.readUInt32BE()
    if (length === undefined || length > maxBlock) throw broken()
    const bytes = await take(length)
    if (!bytes) throw broken()
    return bytes
  }
  async function* bodyOf(): AsyncGenerator<Buffer> {
    for (let bytes = await block(); bytes.length > 0; bytes = await block()) yield bytes
  }
  try {
    for (let first = await take(4); first !== undefined; first = await take(4)) {
      const length = first.readUInt32BE()
      const text = length > maxBlock ? undefined : await take(length)
      if (!text) throw broken()
      let isRead = false
      const body = bodyOf()
      yield {
        head: parsed(text),
        body: (async function* () {
          yield* body
          isRead = true
        })(),
      }
      if (!isRead) for await (const _ of bodyOf());
    }
  } finally {
    await end()
  }
}

const parsed = (text: Buffer): unknown => {
  try {
    return JSON.parse(text.toString('utf8'))
  } catch (cause) {
    throw new ArchiveFault('The archive is not whole: a part of it has no head.', { cause })
  }
}

/** Values as lines of JSON. */
export async function* jsonLines(values: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<Buffer> {
  for await (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`)
}
