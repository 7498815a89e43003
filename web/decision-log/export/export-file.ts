/** Downloads an export in pieces, so that memory stays small whatever its size. */
import type { ExportFormat, LogExport } from '#schema/decision-log/log-export'
import type { Transport } from '../../core/api.ts'
import { serviceRequest } from '../../core/request.ts'

/** Amount received; `events` stays 0 for bundles, because it cannot be counted from their bytes. */
export type ExportProgress = { readonly events: number; readonly bytes: number }

/** The file could not be downloaded completely. */
export class IncompleteExport extends Error {}

/** The person must first prove who they are. */
export class UnprovedExport extends Error {}

/** After this many bytes, pieces become a Blob, which the browser may keep on disk. */
const partBytes = 4_000_000

/** Line breaks before the first event. */
const linesBefore: { readonly [F in ExportFormat]: number } = { csv: 1, json: 1, ndjson: 0, bundle: 0 }

const lineFeed = 10

const linesIn = (piece: Uint8Array): number => {
  let count = 0
  for (let at = piece.indexOf(lineFeed); at >= 0; at = piece.indexOf(lineFeed, at + 1)) count += 1
  return count
}

const request = ({ exportId }: LogExport, sessionId: string | null, signal: AbortSignal): Request =>
  serviceRequest(`/api/audit/exports/${encodeURIComponent(exportId)}`, sessionId, { signal })

/** Dependencies of the download. */
export type FetchOptions = Transport & {
  readonly sessionId: string | null
  readonly signal: AbortSignal
  readonly onProgress: (progress: ExportProgress) => void
}

/** The complete file. Rejects with `IncompleteExport` when it is incomplete, with an `AbortError` when cancelled. */
export const fetchExport = async (
  wanted: LogExport,
  { fetch, sessionId, signal, onProgress }: FetchOptions,
): Promise<Blob> => {
  const response = await fetch(request(wanted, sessionId, signal))
  const type = response.headers.get('content-type') ?? ''
  // The role allowed the export, so a 403 here can only mean this.
  if (response.status === 403) throw new UnprovedExport('The last proof is too old.')
  if (!response.ok || response.body === null)
    throw new IncompleteExport(`The service answered ${response.status}.`)
  const reader = response.body.getReader()
  // Ends a pending read at once.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}), { once: true })
  const parts: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let pendingBytes = 0
  let bytes = 0
  let lines = -linesBefore[wanted.format]
  const flushPieces = () => {
    parts.push(new Blob(pieces))
    pieces = []
    pendingBytes = 0
  }
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    signal.throwIfAborted()
    pieces.push(next.value)
    pendingBytes += next.value.length
    bytes += next.value.length
    if (wanted.format !== 'bundle') lines += linesIn(next.value)
    if (pendingBytes > partBytes) flushPieces()
    // Quoted CSV text may contain line breaks, so more lines than events is not an error.
    onProgress({ events: Math.max(0, Math.min(lines, wanted.count)), bytes })
  }
  signal.throwIfAborted()
  if (wanted.format !== 'bundle' && lines < wanted.count) throw new IncompleteExport('The file ends early.')
  flushPieces()
  return new Blob(parts, { type })
}
