/**
 * Uploaded files, outside the history: sealed under a key of the workspace, and named by the hash of their
 * bytes. A file is a sequence of frames of at most 256 kB, each with length, nonce and tag. The last one is
 * marked and nothing follows it, so that neither a truncated nor a lengthened file can pass for a complete one.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sealer } from './seal.ts'

const frameBytes = 262_144
const nonceBytes = 12
const tagBytes = 16
const algorithm = 'aes-256-gcm'

/** Subject whose key seals the files of a workspace. */
export const filesSubject = 'files'

const associated = (workspace: string, index: number, isLast: boolean): Buffer =>
  Buffer.from(`${workspace}/file/${index}/${isLast ? 'last' : 'more'}`)

/** Splits a stream into pieces of equal size; the last one may be shorter, or empty. */
async function* framesOf(source: AsyncIterable<Buffer>): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of source) {
    held.push(chunk)
    size += chunk.length
    while (size > frameBytes) {
      const all = Buffer.concat(held)
      yield { piece: all.subarray(0, frameBytes), isLast: false }
      held = [all.subarray(frameBytes)]
      size -= frameBytes
    }
  }
  yield { piece: Buffer.concat(held), isLast: true }
}

async function* sealFrames(source: AsyncIterable<Buffer>, key: Buffer, workspace: string) {
  let index = 0
  for await (const { piece, isLast } of framesOf(source)) {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(associated(workspace, index, isLast))
    const sealed = Buffer.concat([cipher.update(piece), cipher.final()])
    const head = Buffer.alloc(5)
    head.writeUInt32BE(sealed.length, 0)
    head[4] = isLast ? 1 : 0
    yield Buffer.concat([head, nonce, sealed, cipher.getAuthTag()])
    index += 1
  }
}

async function* openFrames(path: string, key: Buffer, workspace: string): AsyncGenerator<Buffer> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(5)
    for (let index = 0; ; index++) {
      if ((await file.read(head, 0, 5)).bytesRead < 5) throw new Error('A kept file was cut short.')
      const [size, isLast] = [head.readUInt32BE(0), head[4] === 1]
      const frame = Buffer.alloc(nonceBytes + size + tagBytes)
      const { bytesRead } = await file.read(frame, 0, frame.length)
      if (bytesRead < frame.length) throw new Error('A kept file was cut short.')
      const decipher = createDecipheriv(algorithm, key, frame.subarray(0, nonceBytes))
        .setAAD(associated(workspace, index, isLast))
        .setAuthTag(frame.subarray(-tagBytes))
      yield Buffer.concat([decipher.update(frame.subarray(nonceBytes, -tagBytes)), decipher.final()])
      if (!isLast) continue
      if ((await file.read(head, 0, 1)).bytesRead > 0) throw new Error('A kept file was made longer.')
      return
    }
  } finally {
    await file.close()
  }
}

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
        await write(draft, sealFrames(createReadStream(path, { highWaterMark: frameBytes }), key, workspace))
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
        await write(path, openFrames(placeOf(workspace, sha256), key, workspace))
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
