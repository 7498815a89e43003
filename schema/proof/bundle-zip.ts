/** Reads a bundle's zip piece by piece and checks it on the way. */
import { bundleFiles } from './bundle.ts'
import { type BundleOptions, type BundleVerdict, openBundleCheck } from './verify-bundle.ts'
import { DamagedZip, readDirectory, readEntry, type ZipFile } from './zip-file.ts'

const checked = [bundleFiles.events, bundleFiles.proofs, bundleFiles.checkpoint, bundleFiles.vkey]

/** Checks a bundle. Rejects where the file cannot be read. */
export const verifyBundleZip = async (zip: ZipFile, options: BundleOptions = {}): Promise<BundleVerdict> => {
  const check = openBundleCheck(options)
  try {
    const entries = await readDirectory(zip)
    for (const name of checked) {
      const entry = entries.get(name)
      if (!entry) continue
      // A file of nothing is there, too.
      check.push(name, new Uint8Array())
      await readEntry(zip, entry, (bytes) => check.push(name, bytes))
    }
  } catch (error) {
    // fflate's own errors carry a code from 0 on.
    const isDamaged =
      error instanceof DamagedZip ||
      (error instanceof Error && typeof Reflect.get(error, 'code') === 'number')
    if (!isDamaged) throw error
    return { kind: 'unreadable', file: 'the bundle', why: 'is not a zip file, or is damaged' }
  }
  return check.end()
}
