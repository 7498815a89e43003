/** Reads a bundle's zip piece by piece and checks it on the way. */
import { Unzip, UnzipInflate } from 'fflate'
import { type BundleOptions, type BundleVerdict, openBundleCheck } from './verify-bundle.ts'

/** Checks the zip whose bytes come in pieces, as from a file. */
export const verifyBundleZip = async (
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: BundleOptions = {},
): Promise<BundleVerdict> => {
  const check = openBundleCheck(options)
  let fault: unknown
  let files = 0
  const zip = new Unzip((file) => {
    files += 1
    file.ondata = (error, bytes) => {
      if (error) fault ??= error
      else check.push(file.name, bytes)
    }
    file.start()
  })
  zip.register(UnzipInflate)
  try {
    for await (const piece of pieces) zip.push(piece)
    zip.push(new Uint8Array(0), true)
  } catch (error) {
    fault ??= error
  }
  if (fault !== undefined || files === 0)
    return { kind: 'unreadable', file: 'the bundle', why: 'is no zip file, or a damaged one' }
  return check.end()
}
