/** A zip written to a download as it is made: at no time more of it is held than the piece in hand. */
import { Zip, ZipDeflate } from 'fflate'
import type { Download } from './download.ts'

/** Writes entries one after the other, then the end. Holds up to 4 GB of each, as zip does in its plain form. */
export type ZipStream = {
  /** A whole entry, whose text comes in pieces. */
  readonly add: (name: string, pieces: AsyncIterable<string> | Iterable<string>) => Promise<void>
  readonly end: () => Promise<void>
}

/** Quick, and small enough: events are text that says much the same again and again. */
const level = 4

/** Opens the zip; `madeAt` is the time that its entries carry. */
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
