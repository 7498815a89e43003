/** Checks a workbook: the directory of its archive, and whether every part unpacks as declared. */
import { crc32, inflateRawSync } from 'node:zlib'
import { FileRefused } from './refused.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const mostEntries = 2000
const mostBytes = 150_000_000
/** Sheets of figures compress to a tenth, zip bombs to a thousandth. */
const mostRatio = 120
const small = 1_000_000

const damaged = 'is a damaged workbook'

type Part = {
  readonly name: string
  readonly isEncrypted: boolean
  readonly method: number
  readonly checksum: number
  readonly packed: number
  readonly unpacked: number
  readonly offset: number
}

const endOf = (file: Buffer): number => {
  const first = Math.max(0, file.length - 65_557)
  for (let at = file.length - 22; at >= first; at--) if (file.readUInt32LE(at) === endSignature) return at
  throw new FileRefused(damaged)
}

const partsOf = (file: Buffer): readonly Part[] => {
  const end = endOf(file)
  const count = file.readUInt16LE(end + 10)
  if (count > mostEntries) throw new FileRefused(`is a workbook of more than ${mostEntries} parts`)
  const parts: Part[] = []
  let at = file.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== entrySignature) throw new FileRefused(damaged)
    const nameLength = file.readUInt16LE(at + 28)
    parts.push({
      name: file.toString('latin1', at + 46, at + 46 + nameLength),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) !== 0,
      method: file.readUInt16LE(at + 10),
      checksum: file.readUInt32LE(at + 16),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return parts
}

/** Refuses a workbook with macros or a password, or one that would unpack to too many bytes. */
export const checkDirectory = (file: Buffer): void => {
  let total = 0
  for (const { name, isEncrypted, packed, unpacked } of partsOf(file)) {
    if (isEncrypted) throw new FileRefused('is a workbook with a password')
    if (/vbaproject|macrosheets/i.test(name))
      throw new FileRefused('is a workbook with macros; save it without')
    total += unpacked
    if (total > mostBytes || (unpacked > small && unpacked > mostRatio * Math.max(1, packed)))
      throw new FileRefused('is a workbook that unpacks to too much')
  }
}

/** Unpacks a part up to its declared size; throws if its bytes do not match. */
const checkPart = (file: Buffer, { method, checksum, packed, unpacked, offset }: Part): void => {
  const from = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  const data = file.subarray(from, from + packed)
  const content = method === 0 ? data : inflateRawSync(data, { maxOutputLength: Math.max(1, unpacked) })
  if (content.length !== unpacked || crc32(content) !== checksum) throw new FileRefused(damaged)
}

/** Throws unless every part of a workbook has its declared size and checksum. */
export const checkParts = (file: Buffer): void => {
  for (const part of partsOf(file)) checkPart(file, part)
}
