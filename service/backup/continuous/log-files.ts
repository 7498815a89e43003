/**
 * Files of a copied write-ahead log: one for each complete segment, compressed, with a time in its name; and one for the segment in
 * progress, `<segment>.partial`. A file that has its name is never written again. The time is the last one at which the server is known
 * to have had nothing after the segment: usually the one at which it was complete, but an earlier one where the copy was late.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { syncFolder } from '../../runtime/make-folder.ts'
import { namesIn } from '../manifest.ts'
import { segmentBytes, segmentName, segmentStart } from './log-position.ts'

const partial = '.partial'

/** The server's log is not the one that was copied, so that the copy cannot go on. */
export class OtherLog extends Error {}

/** A complete segment in a folder; nothing after it was written by `at`. */
export type CopiedSegment = { readonly segment: string; readonly file: string; readonly at: Date }

const timePattern = /^([0-9A-F]{24})\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.gz$/

const timeText = (at: Date): string => at.toISOString().replaceAll(/[-:.]/g, '')

/** Complete segments and names of those in progress, in order. */
export const listLog = async (
  folder: string,
): Promise<{ readonly complete: readonly CopiedSegment[]; readonly partial: readonly string[] }> => {
  const names = [...(await namesIn(folder))].sort()
  const complete = names.flatMap((file) => {
    const [, segment = '', year, month, day, hour, minute, second, ms] = timePattern.exec(file) ?? []
    const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`)
    return segment === '' ? [] : [{ segment, file, at }]
  })
  const isComplete = (segment: string) => complete.some((one) => one.segment === segment)
  const begun = names
    .filter((name) => /^[0-9A-F]{24}\.partial$/.test(name))
    .map((name) => name.slice(0, -partial.length))
  return { complete, partial: begun.filter((segment) => !isComplete(segment)) }
}

/** Path of a segment in progress. */
export const partialFile = (folder: string, segment: string): string => join(folder, `${segment}${partial}`)

const compress = async (folder: string, segment: string, at: Date): Promise<void> => {
  const place = join(folder, `${segment}.${timeText(at)}.gz`)
  const draft = `${place}.new`
  await pipeline(
    createReadStream(partialFile(folder, segment), { highWaterMark: 2 ** 20 }),
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(draft, { mode: 0o600, flush: true }),
  ).catch(async (error: unknown) => {
    // A full disk must not get fuller with each try.
    await rm(draft, { force: true })
    throw error
  })
  await rename(draft, place)
  await syncFolder(folder)
  await rm(partialFile(folder, segment))
}

/** What the server said with a part of its log: the end of what it had then. */
export type Known = { readonly end: number; readonly at: Date }

/** Writes a log to files, in order and from the start of a segment. */
export type LogFiles = {
  readonly write: (position: number, bytes: Buffer, known: Known) => Promise<void>
  /** Position up to which everything was written. */
  readonly written: () => number
  /** Waits for the disk; returns the position up to which everything is on it. */
  readonly flush: () => Promise<number>
  readonly close: () => Promise<void>
}

type Current = { readonly start: number; readonly file: FileHandle; readonly before: Buffer }

// A disk that is nearly full takes a part of what it is given, and says so.
const writeAll = async (file: FileHandle, bytes: Buffer, position: number): Promise<void> => {
  for (let done = 0; done < bytes.length; )
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten
}

const zeros = Buffer.alloc(2 ** 17)

// What follows the end of a log in a segment that is switched. Left out, it costs no room and no time.
const isEmpty = (bytes: Buffer): boolean =>
  bytes.length <= zeros.length && bytes.equals(zeros.subarray(0, bytes.length))

/**
 * Opens the files from a position on; nothing after that segment was written by `since`. What they have of this segment already must be
 * the same in the server's log.
 */
export const openLogFiles = (folder: string, timeline: number, from: number, since: Date): LogFiles => {
  let current: Current | undefined
  let nothingBy = since
  let end = from
  let compressing: Promise<void> = Promise.resolve()

  const openSegment = async (start: number): Promise<Current> => {
    const place = partialFile(folder, segmentName(timeline, start))
    const before = await readFile(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    const file = await open(place, before ? 'r+' : 'wx', 0o600)
    return { start, file, before: before ?? Buffer.alloc(0) }
  }
  const finish = async ({ start, file }: Current): Promise<void> => {
    await file.truncate(segmentBytes)
    await file.sync()
    // Before it is closed: whoever flushes meanwhile must not wait for a file that is closed.
    current = undefined
    await file.close()
    await compressing
    compressing = compress(folder, segmentName(timeline, start), nothingBy)
    // Whoever flushes next gets the error.
    compressing.catch(() => {})
  }
  const writePart = async (position: number, bytes: Buffer, known: Known): Promise<void> => {
    current ??= await openSegment(segmentStart(position))
    const { start, file, before } = current
    if (known.end <= start + segmentBytes) nothingBy = known.at
    const at = position - start
    const same = before.subarray(at, at + bytes.length)
    if (!same.equals(bytes.subarray(0, same.length)))
      throw new OtherLog('The write-ahead log of the database is another one than that in the backup.')
    const more = bytes.subarray(same.length)
    if (!isEmpty(more)) await writeAll(file, more, at + same.length)
    end = position + bytes.length
    if (end === start + segmentBytes) await finish(current)
  }
  return {
    write: async (position, bytes, known) => {
      if (position !== end)
        throw new OtherLog('The write-ahead log of the database did not go on where its copy ends.')
      for (let done = 0; done < bytes.length; ) {
        const room = segmentBytes - (end % segmentBytes)
        const part = bytes.subarray(done, done + room)
        await writePart(end, part, known)
        done += part.length
      }
    },
    written: () => end,
    flush: async () => {
      const reached = end
      await current?.file.datasync()
      await compressing
      return reached
    },
    close: async () => {
      await compressing.catch(() => {})
      await current?.file.close()
    },
  }
}

/** Position at which a copy goes on: the start of the last segment in progress. Completes those before it; undefined if there is none. */
export const finishLog = async (folder: string): Promise<string | undefined> => {
  const { complete, partial: begun } = await listLog(folder)
  const last = begun.at(-1)
  // When they were complete is not known any more; certainly not before the last one that is compressed.
  const at = complete.at(-1)?.at ?? new Date(0)
  for (const segment of begun.slice(0, -1)) await compress(folder, segment, at)
  return last
}
