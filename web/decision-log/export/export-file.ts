/** Fetches the file of an export piece by piece: the script holds few of them, whatever the length of the file. */
import type { ExportFormat, LogExport } from '#schema/decision-log/log-export'
import type { Transport } from '../../core/api.ts'
import { serviceRequest } from '../../core/request.ts'

/** How much of a file has arrived; `events` is 0 throughout for a bundle, whose bytes do not show it. */
export type ExportProgress = { readonly events: number; readonly bytes: number }

/** The file did not arrive, or not whole. */
export class BrokenExport extends Error {}

/** Bytes after which pieces are handed to the browser, which may put them on the disk. */
const partBytes = 4_000_000

/** Line feeds that stand before the first event. */
const linesBefore: { readonly [F in ExportFormat]: number } = { csv: 1, json: 1, ndjson: 0, bundle: 0 }

const lineFeed = 10

const linesIn = (piece: Uint8Array): number => {
  let count = 0
  for (let at = piece.indexOf(lineFeed); at >= 0; at = piece.indexOf(lineFeed, at + 1)) count += 1
  return count
}

const request = ({ exportId }: LogExport, sessionId: string | null, signal: AbortSignal): Request =>
  serviceRequest(`/api/audit/exports/${encodeURIComponent(exportId)}`, sessionId, { signal })

/** What fetching needs beside the export itself. */
export type Fetching = Transport & {
  readonly sessionId: string | null
  readonly signal: AbortSignal
  readonly heard: (progress: ExportProgress) => void
}

/** The whole file. Rejects with `BrokenExport` where it cannot be had whole, with an `AbortError` where it was cancelled. */
export const fetchExport = async (
  wanted: LogExport,
  { fetch, sessionId, signal, heard }: Fetching,
): Promise<Blob> => {
  const response = await fetch(request(wanted, sessionId, signal))
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || response.body === null)
    throw new BrokenExport(`The service answered ${response.status}.`)
  const reader = response.body.getReader()
  // A read that waits ends at once.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}), { once: true })
  const parts: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let waiting = 0
  let bytes = 0
  let lines = -linesBefore[wanted.format]
  const handOver = () => {
    parts.push(new Blob(pieces))
    pieces = []
    waiting = 0
  }
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    signal.throwIfAborted()
    pieces.push(next.value)
    waiting += next.value.length
    bytes += next.value.length
    if (wanted.format !== 'bundle') lines += linesIn(next.value)
    if (waiting > partBytes) handOver()
    // A text in a table may hold line breaks of its own, so more lines than events are no fault.
    heard({ events: Math.max(0, Math.min(lines, wanted.count)), bytes })
  }
  signal.throwIfAborted()
  if (wanted.format !== 'bundle' && lines < wanted.count) throw new BrokenExport('The file ends early.')
  handOver()
  return new Blob(parts, { type })
}
