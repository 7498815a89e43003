/** Bytes of a zip that belong to no file: the Python verifier and ours give the same verdict. */
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { concatBytes, utf8 } from '#schema/proof/bytes'
import { asOurs, asPython, python, zipOf } from './both-verifiers.ts'
import { bundleOf, bundleTexts, canonicalLog } from './made-bundle.ts'

const whole = bundleTexts(
  bundleOf(
    Array.from({ length: 40 }, (_, at) => at + 1),
    canonicalLog(40),
  ),
)

/** Adds `room` bytes at `place`; `moves` says which offsets of the directory and the end record are made to fit. */
const withRoom = (zip: Uint8Array, place: number, room: number, moves = true): Uint8Array => {
  const made = concatBytes(zip.subarray(0, place), new Uint8Array(room).fill(0x78), zip.subarray(place))
  if (!moves) return made
  const view = new DataView(made.buffer, made.byteOffset, made.length)
  const end = made.length - 22
  const start = view.getUint32(end + 16, true)
  view.setUint32(end + 16, start + (place <= start ? room : 0), true)
  for (let at = start + room; at < end; at += 46 + view.getUint16(at + 28, true)) {
    const offset = view.getUint32(at + 42, true)
    view.setUint32(at + 42, offset + (place <= offset ? room : 0), true)
  }
  return made
}

const withComment = (zip: Uint8Array, comment: Uint8Array): Uint8Array => {
  const made = concatBytes(zip, comment)
  new DataView(made.buffer, made.byteOffset).setUint16(zip.length - 2, comment.length, true)
  return made
}

it.runIf(python)('agrees on bytes that belong to no file', async () => {
  const zip = zipOf(whole)
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length)
  const directory = view.getUint32(zip.length - 6, true)
  const second = view.getUint32(directory + 46 + view.getUint16(directory + 28, true) + 42, true)
  const [byte, end] = [utf8('x'), zip.subarray(zip.length - 22)]
  const renamed = zipOf({ ...whole, '\u{feff}events.ndjson': 'other' })
  const cases: readonly (readonly [string, Uint8Array])[] = [
    ['holds', zip],
    ['holds', renamed],
    // After the end.
    ['unreadable', concatBytes(zip, byte)],
    ['unreadable', concatBytes(zip, utf8('\n'))],
    ['unreadable', concatBytes(zip, new Uint8Array(70_000))],
    ['unreadable', concatBytes(zip, end, byte)],
    ['unreadable', concatBytes(withComment(zip, utf8('said')), byte)],
    ['holds', withComment(zip, utf8('said'))],
    ['holds', withComment(zip, concatBytes(end.subarray(0, 4), new Uint8Array(30)))],
    ['unreadable', withComment(zip, end)],
    // Before the start.
    ['unreadable', concatBytes(byte, zip)],
    ['unreadable', withRoom(zip, 0, 1)],
    // Between entries, and in front of the directory.
    ['holds', withRoom(zip, second, 9)],
    ['unreadable', withRoom(zip, second, 9, false)],
    ['holds', withRoom(zip, directory, 9)],
    ['unreadable', withRoom(zip, directory, 9, false)],
    ['unreadable', withRoom(zip, zip.length - 22, 9, false)],
    ['unreadable', zip.subarray(0, zip.length - 1)],
    ['unreadable', new Uint8Array()],
  ]
  const zips = cases.map(([, made]) => made)
  const ours = await Promise.all(zips.map((made) => asOurs(made)))
  expect(ours.map(({ kind }) => kind)).toEqual(cases.map(([kind]) => kind))
  expect(await asPython(zips)).toEqual(ours)
})

it.runIf(python)('agrees on 200 random changes to the bytes of a zip', async () => {
  const zip = zipSync(Object.fromEntries(Object.entries(whole).map(([name, text]) => [name, utf8(text)])), {
    level: 0,
  })
  const directory = new DataView(zip.buffer, zip.byteOffset, zip.length).getUint32(zip.length - 6, true)
  const changed = fc
    .record({ isLate: fc.boolean(), at: fc.nat(), byte: fc.nat({ max: 255 }), how: fc.nat({ max: 2 }) })
    .map(({ isLate, at, byte, how }) => {
      // Half of the changes are in the directory and the end record.
      const place = isLate ? directory + (at % (zip.length - directory)) : at % zip.length
      const rest = zip.subarray(how === 2 ? place : place + 1)
      return concatBytes(zip.subarray(0, place), how === 1 ? new Uint8Array() : Uint8Array.of(byte), rest)
    })
  const zips = fc.sample(changed, { numRuns: 200, seed: 200 })
  expect(await asPython(zips)).toEqual(await Promise.all(zips.map((made) => asOurs(made))))
})
