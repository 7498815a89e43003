/** Encodes a drawing with few colours as a PNG with a palette, a third of the size of one with four bytes per pixel. */
import { crc32, deflateSync } from 'node:zlib'
import type { Pixels } from '../../runtime/draw-png.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Maximum number of colours in a palette. */
const mostColours = 256

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

/** Undefined for a drawing with more colours, or with transparency. */
export const indexedPng = ({ width, height, rgba }: Pixels): Buffer | undefined => {
  const indexes = new Map<number, number>()
  const palette: number[] = []
  // Each row starts with its filter type: none.
  const rows = Buffer.alloc((width + 1) * height)
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  let [last, lastIndex] = [-1, 0]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const colour = view.getUint32(at)
      if (colour !== last) {
        const known = indexes.get(colour)
        if (known === undefined) {
          if ((colour & 255) !== 255 || indexes.size === mostColours) return undefined
          indexes.set(colour, indexes.size)
          palette.push(colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255)
        }
        last = colour
        lastIndex = known ?? indexes.size - 1
      }
      rows[y * (width + 1) + 1 + x] = lastIndex
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
