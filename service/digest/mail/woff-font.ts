/** Unpacks a WOFF font (W3C WOFF 1.0) into the TrueType or OpenType file inside it. */
import { inflateSync } from 'node:zlib'

const [headerSize, entrySize] = [44, 20]
const [sfntHeaderSize, sfntEntrySize] = [12, 16]

const padded = (length: number): number => (length + 3) & ~3

export const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headerSize + entrySize * index
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field))
    const data = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed === length ? data : inflateSync(data),
    }
  })
  const log = Math.floor(Math.log2(count))
  const size = sfntHeaderSize + sfntEntrySize * count
  const font = Buffer.alloc(tables.reduce((sum, { data }) => sum + padded(data.length), size))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(2 ** log * sfntEntrySize, 6)
  font.writeUInt16BE(log, 8)
  font.writeUInt16BE(count * sfntEntrySize - 2 ** log * sfntEntrySize, 10)
  let offset = size
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = sfntHeaderSize + sfntEntrySize * index
    tag.copy(font, at)
    font.writeUInt32BE(checksum, at + 4)
    font.writeUInt32BE(offset, at + 8)
    font.writeUInt32BE(data.length, at + 12)
    data.copy(font, offset)
    offset += padded(data.length)
  }
  return font
}
