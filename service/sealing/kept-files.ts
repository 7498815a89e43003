/**
 * Uploaded files, outside the history: sealed in frames under a key of the workspace, and named by the hash of their
 * bytes.
 */
import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { frameBytes, openFrames, sealFrames } from './frames.ts'
import type { Sealer } from './seal.ts'

/** Subject whose key seals the files of a workspace. */
export const filesSubject = 'files'

const boundTo = (workspace: string): string => `${workspace}/file`

/** A received file in a temporary place, readable only for this user. */
export type ReceivedFile = { readonly path: string; readonly sha256: string; readonly bytes: number }

/** A body beyond the size limit. */
export class TooLarge extends Error {}

/** Stores the files of all workspaces. */
export type KeptFiles = {
  /** Writes a body to a temporary file. Throws `TooLarge` beyond `maxBytes`. The caller removes it. */
  readonly receive: (body: AsyncIterable<Buffer>, maxBytes: number) => Promise<ReceivedFile>
  /** Seals a file for a workspace, even if it is already stored: the stored one may be under a destroyed key. */
  readonly keep: (workspace: string, file: ReceivedFile) => Promise<void>
  /** Runs `use` with the path of the decrypted file, and deletes that file afterwards. */
  readonly withFile: <A>(workspace: string, sha256: string, use: (path: string) => Promise<A>) => Promise<A>
  readonly drop: (workspace: string, sha256: string) => Promise<void>
  /** Total bytes of a workspace's files, or of those received since a moment. */
  readonly bytes: (workspace: string, since?: Date) => Promise<number>
  /** Removes all files of a workspace. */
  readonly dropAll: (workspace: string) => Promise<void>
}

/** Opens the files in a folder, which is created with the first file. */
export const openKeptFiles = (folder: string, sealer: Pick<Sealer, 'key'>): KeptFiles => {
  const placeOf = (workspace: string, sha256: string): string => join(folder, workspace, sha256)
  const temporary = async (): Promise<string> => {
    const place = join(folder, '.open')
    await mkdir(place, { recursive: true, mode: 0o700 })
    return join(place, randomBytes(16).toString('hex'))
  }
  const write = async (path: string, source: AsyncIterable<Buffer>): Promise<void> =>
    pipeline(Readable.from(source), createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }))

  return {
    receive: async (body, maxBytes) => {
      const path = await temporary()
      const hash = createHash('sha256')
      let bytes = 0
      async function* counted(): AsyncGenerator<Buffer> {
        for await (const chunk of body) {
          bytes += chunk.length
          if (bytes > maxBytes) throw new TooLarge()
          hash.update(chunk)
          yield chunk
        }
      }
      try {
        await write(path, counted())
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return { path, sha256: hash.digest('hex'), bytes }
    },
    keep: async (workspace, { path, sha256 }) => {
      const place = placeOf(workspace, sha256)
      const key = await sealer.key(workspace, filesSubject)
      const draft = await temporary()
      try {
        await write(
          draft,
          sealFrames(createReadStream(path, { highWaterMark: frameBytes }), key, boundTo(workspace)),
        )
        await mkdir(join(folder, workspace), { recursive: true, mode: 0o700 })
        await rename(draft, place)
      } finally {
        await rm(draft, { force: true })
      }
    },
    withFile: async (workspace, sha256, use) => {
      const key = await sealer.key(workspace, filesSubject)
      const path = await temporary()
      try {
        await write(path, openFrames(placeOf(workspace, sha256), key, boundTo(workspace)))
        return await use(path)
      } finally {
        await rm(path, { force: true })
      }
    },
    drop: (workspace, sha256) => rm(placeOf(workspace, sha256), { force: true }),
    bytes: async (workspace, since) => {
      const place = join(folder, workspace)
      const names = await readdir(place).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      // A draft that was dropped in the meantime has no size.
      const files = await Promise.all(names.map((name) => stat(join(place, name)).catch(() => undefined)))
      return files.reduce(
        (sum, file) => sum + (file && (since === undefined || file.mtime >= since) ? file.size : 0),
        0,
      )
    },
    dropAll: (workspace) => rm(join(folder, workspace), { recursive: true, force: true }),
  }
}
