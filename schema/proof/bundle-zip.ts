/** Verifies a bundle while reading its zip piece by piece. */
import { bundleFiles } from './bundle.ts'
import { type BundleOptions, type BundleVerdict, openBundleCheck } from './verify-bundle.ts'
import { InvalidZip, readDirectory, readEntry, type ZipFile } from './zip-file.ts'

const checked = [bundleFiles.events, bundleFiles.proofs, bundleFiles.checkpoint, bundleFiles.vkey]

/** Verifies a bundle; rejects if the file cannot be read. */
export const verifyBundleZip = async (zip: ZipFile, options: BundleOptions = {}): Promise<BundleVerdict> => {
  const check = openBundleCheck(options)
  try {
    const entries = await readDirectory(zip)
    for (const name of checked) {
      const entry = entries.get(name)
      if (!entry) continue
      // Registers the file even if it is empty.
      check.push(name, new Uint8Array())
      await readEntry(zip, entry, (bytes) => check.push(name, bytes))
    }
  } catch (error) {
    // Errors of fflate have a numeric code.
    const isDamaged =
      error instanceof InvalidZip ||
      (error instanceof Error && typeof Reflect.get(error, 'code') === 'number')
    if (!isDamaged) throw error
    return { kind: 'unreadable', file: 'the bundle', why: 'is not a zip file, or is damaged' }
  }
  return check.end()
}
