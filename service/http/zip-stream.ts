/** Writes a zip to a download while creating it, with only one piece in memory. */
import { Zip, ZipDeflate } from 'fflate'
import type { Download } from './download.ts'

/** Writes entries in sequence. Limited to 4 GB per entry, as zips without Zip64 are. */
export type ZipStream = {
  /** Adds an entry from pieces of text. */
  readonly add: (name: string, pieces: AsyncIterable<string> | Iterable<string>) => Promise<void>
  readonly end: () => Promise<void>
}

/** Compression level: fast, and good enough for repetitive text. */
const level = 4

/** Opens the zip; `madeAt` is the time of its entries. */
export const openZip = ({ write }: Pick<Download, 'write'>, madeAt: string): ZipStream => {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    if (bytes.length > 0) ready.push(bytes)
  })
  const encoder = new TextEncoder()
  const flush = async (): Promise<void> => {
    for (const bytes of ready.splice(0)) await write(bytes)
  }
  return {
    add: async (name, pieces) => {
      const entry = new ZipDeflate(name, { level })
      entry.mtime = madeAt
      zip.add(entry)
      for await (const piece of pieces) {
        entry.push(encoder.encode(piece))
        await flush()
      }
      entry.push(new Uint8Array(0), true)
      await flush()
    },
    end: async () => {
      zip.end()
      await flush()
    },
  }
}
