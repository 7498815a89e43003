/** Detects the encoding of a text file. */
import { open } from 'node:fs/promises'
import { detect } from 'chardet'
import iconv from 'iconv-lite'
import { FileRefused } from './refused.ts'

const sampleSize = 65_536

/** Possible encodings of a file without a byte order mark that is not UTF-8. */
const readable = /^(?:windows-125\d|iso-8859-\d+|shift_jis|euc-(?:jp|kr)|gb18030|big5|utf-8|ascii)$/i

const byteOrderMark = (bytes: Buffer): string | undefined => {
  if (bytes.subarray(0, 4).equals(Buffer.from([0xff, 0xfe, 0, 0]))) return 'utf-32le'
  if (bytes.subarray(0, 4).equals(Buffer.from([0, 0, 0xfe, 0xff]))) return 'utf-32be'
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8'
  if (bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xfe]))) return 'utf-16le'
  if (bytes.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))) return 'utf-16be'
  return undefined
}

/** UTF-16 without a byte order mark: in Latin text, every other byte is zero. */
const unmarkedUtf16 = (bytes: Buffer): string | undefined => {
  const pairs = Math.floor(Math.min(bytes.length, 2000) / 2)
  let [even, odd] = [0, 0]
  for (let at = 0; at < pairs; at++) {
    if (bytes[2 * at] === 0) even += 1
    if (bytes[2 * at + 1] === 0) odd += 1
  }
  if (pairs === 0) return undefined
  if (odd > pairs * 0.7 && even < pairs * 0.1) return 'utf-16le'
  return even > pairs * 0.7 && odd < pairs * 0.1 ? 'utf-16be' : undefined
}

/** Scans a whole file for the row of a zero byte, and for whether it is valid UTF-8. */
const scan = async (
  path: string,
): Promise<{ readonly isUtf8: boolean; readonly zeroAt: number | undefined }> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const file = await open(path)
  try {
    let isUtf8 = true
    let lines = 1
    for await (const chunk of file.createReadStream({ highWaterMark: 1 << 20 })) {
      const bytes: Buffer = chunk
      const zero = bytes.indexOf(0)
      const until = zero < 0 ? bytes.length : zero
      for (let at = bytes.indexOf(10); at >= 0 && at < until; at = bytes.indexOf(10, at + 1)) lines += 1
      if (zero >= 0) return { isUtf8: false, zeroAt: lines }
      if (!isUtf8) continue
      try {
        decoder.decode(bytes, { stream: true })
      } catch {
        isUtf8 = false
      }
    }
    return { isUtf8, zeroAt: undefined }
  } finally {
    await file.close()
  }
}

const sampleOf = async (path: string): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleSize), 0, sampleSize, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Encoding of a text file, for `iconv-lite`. Refuses other files. */
export const encodingOf = async (path: string): Promise<string> => {
  const sample = await sampleOf(path)
  if (sample.length === 0) throw new FileRefused('the file is empty')
  const marked = byteOrderMark(sample) ?? unmarkedUtf16(sample)
  if (marked?.startsWith('utf-16') || marked?.startsWith('utf-32')) return marked
  const { isUtf8, zeroAt } = await scan(path)
  if (zeroAt !== undefined) throw new FileRefused('has a zero byte, so it is not text', { row: zeroAt })
  if (isUtf8) return 'utf-8'
  if (marked) throw new FileRefused('is marked as UTF-8 but is not')
  const found = detect(sample) ?? ''
  // Figures are ASCII in all of these; a wrong guess could only change accents in names.
  return readable.test(found) && !/^(?:utf-8|ascii)$/i.test(found) && iconv.encodingExists(found)
    ? found
    : 'windows-1252'
}
