/** Limits the total that a demo copy may record, besides the daily quota of every workspace. */
import { LRUCache } from 'lru-cache'
import type { Upload } from '#schema/core/endpoint'
import type { Problem } from '#schema/core/problem'
import type { Database } from '../database/pool.ts'
import type { KeptFiles } from '../sealing/kept-files.ts'

/** Prefix of the workspace of every copy; the database drops no other workspace for the service (migration 390). */
export const copyPrefix = 'demo-'

export const isDemoCopy = (workspace: string): boolean => workspace.startsWith(copyPrefix)

/** Bytes of events, imported records and kept files in a copy. */
export const maxCopyBytes = 20_000_000

/** Part of `maxCopyBytes` reserved for sign-ins. */
const reserveBytes = 1_000_000

/** Maximum bytes of a file uploaded to a copy. */
const maxCopyUpload = 2_000_000

/** Upload limits of a workspace. */
export const uploadBounds = (bounds: Upload, workspace: string | undefined): Upload =>
  workspace !== undefined && isDemoCopy(workspace)
    ? { maxBytes: Math.min(bounds.maxBytes, maxCopyUpload) }
    : bounds

/** Milliseconds between counts of a copy. */
const freshMs = 1000

const countSql = `select coalesce(sum(octet_length(data::text) + 400), 0) + stored_bytes($1, '-infinity') as bytes
  from events where workspace = $1`

const tooLarge: Problem = {
  kind: 'full',
  code: 'session/demo-size',
  detail: `This demo has reached its limit of ${maxCopyBytes / 1e6} MB. Nothing was recorded, but everything can still be read. Reset the demo from the user menu to start again from the sample.`,
}

type Counted = { readonly at: number; readonly bytes: Promise<number> }

/** Refusal (507) of a change to a full copy, if any. */
export type FindFullCopy = (workspace: string, isSignIn?: boolean) => Promise<Problem | undefined>

export const openCopySizes = (
  database: Database,
  files: Pick<KeptFiles, 'bytes'>,
  maxBytes = maxCopyBytes,
): FindFullCopy => {
  const counts = new LRUCache<string, Counted>({ max: 3000 })
  const count = (workspace: string): Promise<number> => {
    const known = counts.get(workspace)
    if (known && performance.now() - known.at < freshMs) return known.bytes
    const bytes = database.withReader(workspace, async (client) => {
      const { rows } = await client.query<{ bytes: string }>({
        name: 'count-copy',
        text: countSql,
        values: [workspace],
      })
      return Number(rows[0]?.bytes ?? 0) + (await files.bytes(workspace))
    })
    counts.set(workspace, { at: performance.now(), bytes })
    bytes.catch(() => counts.delete(workspace))
    return bytes
  }
  return async (workspace, isSignIn = false) => {
    if (!isDemoCopy(workspace)) return undefined
    return (await count(workspace)) < maxBytes - (isSignIn ? 0 : reserveBytes) ? undefined : tooLarge
  }
}
