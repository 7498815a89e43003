/**
 * Free space of the disk that holds the embedded database. Postgres ends when it finds no room for its write-ahead log, so
 * changes are refused before that, and reads go on (decision 190).
 */
import { statfsSync } from 'node:fs'

/** Bytes that the database needs to continue: three segments of its write-ahead log. */
const neededBytes = 48 * 2 ** 20
/** Milliseconds for which a measurement of the disk is reused. */
const freshMs = 250
/** Milliseconds after which a shortage no longer explains why the server ended. */
const recentMs = 60_000

/** Space on a disk. */
export type DiskSpace = {
  /** True if changes can be written. */
  readonly hasSpace: () => boolean
  /** True if changes could not be written recently. */
  readonly wasShort: () => boolean
}

/** Bytes available to the server on the disk of a folder. */
const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Watches the disk of a folder; measures only on request. */
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
        // Not every file system reports this; then Postgres's own errors decide.
        isEnough = true
      }
    }
    if (!isEnough) shortAt = now()
    return isEnough
  }
  return { hasSpace, wasShort: () => !hasSpace() || now() - shortAt < recentMs }
}
