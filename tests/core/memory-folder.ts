/** A folder in memory for what tests store: hundreds of databases that are copied, written and dropped. */
import { accessSync, constants, readFileSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

/** Linux's file system in memory. */
const place = '/dev/shm'
/** A run of all tests keeps at most a quarter of this at a time. */
const neededBytes = 8e9

/** Containers may forbid programs there, and some tests start one from a data folder. */
const mayRunPrograms = (): boolean =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => {
      const [, folder, , options = ''] = line.split(' ')
      return folder === place && !options.split(',').includes('noexec')
    })

/**
 * The folder, or undefined where the machine has none of that size. The server's settings stay those of the product, which
 * waits for the disk at every commit; in memory there is nothing to wait for.
 */
export const folderInMemory = (): string | undefined => {
  try {
    accessSync(place, constants.W_OK)
    const { bavail, bsize } = statfsSync(place)
    return bavail * bsize > neededBytes && freemem() > neededBytes && mayRunPrograms() ? place : undefined
  } catch {
    return undefined
  }
}
