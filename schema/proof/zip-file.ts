/**
 * Reads files from a zip by its central directory, as unpacking programs do. A zip repeats each name and size before the
 * data; a reader that relied on those could be shown other content than the person who unpacks it.
 */
import { Inflate } from 'fflate'

/** Random access to a zip. */
export type ZipFile = {
  readonly size: number
  /** Reads bytes `from` to `to`, exclusive. */
  readonly read: (from: number, to: number) => Promise<Uint8Array>
}

/** A zip in memory. */
export const zipOfBytes = (bytes: Uint8Array): ZipFile => ({
  size: bytes.length,
  read: async (from, to) => bytes.subarray(from, to),
})

/** A file in a zip. */
export type ZipEntry = {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly packedSize: number
  readonly size: number
  readonly offset: number
}

/** The file is not a zip, or is damaged. */
export class InvalidZip extends Error {}

const [endSize, centralSize, localSize] = [22, 46, 30]
const [endMark, centralMark, localMark] = [0x06054b50, 0x02014b50, 0x04034b50]
const [isEncrypted, stored, deflated] = [1, 0, 8]
const maxComment = 65_535
/** Compressed bytes per read. */
const stride = 1 << 20

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const demand = (isSound: boolean): void => {
  if (!isSound) throw new InvalidZip()
}

const readAll = async (zip: ZipFile, from: number, to: number): Promise<Uint8Array> => {
  demand(from >= 0 && from <= to && to <= zip.size)
  const bytes = await zip.read(from, to)
  demand(bytes.length === to - from)
  return bytes
}

// One character for each byte: names are equal only if their bytes are.
const nameOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Entries by name, in directory order. Throws `InvalidZip`, also if a name occurs twice. */
export const readDirectory = async (zip: ZipFile): Promise<ReadonlyMap<string, ZipEntry>> => {
  const from = Math.max(0, zip.size - endSize - maxComment)
  const tail = viewOf(await readAll(zip, from, zip.size))
  let at = tail.byteLength - endSize
  const isEnd = () =>
    tail.getUint32(at, true) === endMark && tail.getUint16(at + 20, true) === tail.byteLength - at - endSize
  while (at >= 0 && !isEnd()) at -= 1
  demand(at >= 0)
  const [count, size, start] = [
    tail.getUint16(at + 10, true),
    tail.getUint32(at + 12, true),
    tail.getUint32(at + 16, true),
  ]
  demand(start + size === from + at)
  const bytes = await readAll(zip, start, start + size)
  const view = viewOf(bytes)
  const entries = new Map<string, ZipEntry>()
  let next = 0
  for (let index = 0; index < count; index += 1) {
    demand(next + centralSize <= size && view.getUint32(next, true) === centralMark)
    const nameSize = view.getUint16(next + 28, true)
    const name = nameOf(bytes.subarray(next + centralSize, next + centralSize + nameSize))
    demand(!entries.has(name) && (view.getUint16(next + 8, true) & isEncrypted) === 0)
    entries.set(name, {
      name,
      method: view.getUint16(next + 10, true),
      crc: view.getUint32(next + 16, true),
      packedSize: view.getUint32(next + 20, true),
      size: view.getUint32(next + 24, true),
      offset: view.getUint32(next + 42, true),
    })
    next += centralSize + nameSize + view.getUint16(next + 30, true) + view.getUint16(next + 32, true)
  }
  demand(next === size && count > 0 && Math.min(...[...entries.values()].map(({ offset }) => offset)) === 0)
  return entries
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})

/** Passes an entry's content to `take` in pieces. Throws `InvalidZip` if it does not match the directory. */
export const readEntry = async (
  zip: ZipFile,
  { name, method, crc, packedSize, size, offset }: ZipEntry,
  take: (bytes: Uint8Array) => void,
): Promise<void> => {
  const head = viewOf(await readAll(zip, offset, offset + localSize))
  const nameEnd = offset + localSize + head.getUint16(26, true)
  const isSame = nameOf(await readAll(zip, offset + localSize, nameEnd)) === name
  demand(head.getUint32(0, true) === localMark && isSame && (method === stored || method === deflated))
  let [count, rest] = [0, 0xffffffff]
  const give = (bytes: Uint8Array): void => {
    count += bytes.length
    demand(count <= size)
    for (const byte of bytes) rest = (rest >>> 8) ^ (crcTable[(rest ^ byte) & 255] ?? 0)
    take(bytes)
  }
  const inflate = new Inflate(give)
  const start = nameEnd + head.getUint16(28, true)
  const end = start + packedSize
  for (let at = start; at < end; at += stride) {
    const piece = await readAll(zip, at, Math.min(at + stride, end))
    if (method === stored) give(piece)
    else inflate.push(piece, at + stride >= end)
  }
  demand(count === size && (rest ^ 0xffffffff) >>> 0 === crc)
}
