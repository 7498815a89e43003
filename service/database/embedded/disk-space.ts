/**
 * Free space of the disk that holds the embedded database. Postgres ends when it finds no room for its write-ahead log, so
 * changes are refused before that, and reads go on (decision 190).
 */
import { statfsSync } from 'node:fs'

/** What the database needs to go on: three segments of its write-ahead log. */
const neededBytes = 48 * 2 ** 20
/** Milliseconds that a look at the disk is good for. */
const freshMs = 250
/** Milliseconds after which a shortage no longer explains why the server ended. */
const recentMs = 60_000

/** Space on a disk. */
export type DiskSpace = {
  /** True if changes can be written. */
  readonly hasSpace: () => boolean
  /** True if changes could not be written a moment ago. */
  readonly wasShort: () => boolean
}

/** Bytes that the server may use on the disk of a folder. */
const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Watches the disk of a folder; it looks only when asked. */
export const diskSpaceOf = (
  folder: string,
  free: (folder: string) => number = freeBytes,
  now: () => number = () => performance.now(),
): DiskSpace => {
  let lookedAt = Number.NEGATIVE_INFINITY
  let shortAt = Number.NEGATIVE_INFINITY
  let isEnough = true
  const hasSpace = (): boolean => {
    if (now() - lookedAt >= freshMs) {
      lookedAt = now()
      try {
        isEnough = free(folder) >= neededBytes
      } catch {
        // Not every file system tells; then Postgres's own errors decide.
        isEnough = true
      }
    }
    if (!isEnough) shortAt = now()
    return isEnough
  }
  return { hasSpace, wasShort: () => !hasSpace() || now() - shortAt < recentMs }
}
