/** Free space of the embedded database's disk. */
import { expect, it } from 'vitest'
import { diskSpaceOf } from '../../service/database/embedded/disk-space.ts'

const mebibyte = 2 ** 20

it('is looked at four times a second at most, and a shortage is remembered for a minute', () => {
  let [clock, free, looks] = [0, 500 * mebibyte, 0]
  const read = () => {
    looks += 1
    return free
  }
  const space = diskSpaceOf('/data', read, () => clock)
  expect([space.hasSpace(), space.wasShort()]).toEqual([true, false])
  free = 20 * mebibyte
  for (clock = 0; clock < 250; clock += 10) expect(space.hasSpace()).toBe(true)
  expect(looks).toBe(1)
  expect([space.hasSpace(), space.wasShort()]).toEqual([false, true])
  free = 500 * mebibyte
  clock += 250
  expect([space.hasSpace(), space.wasShort()]).toEqual([true, true])
  clock += 60_000
  expect([space.hasSpace(), space.wasShort()]).toEqual([true, false])
})

it('counts as enough where the file system does not tell', () => {
  const fail = () => {
    throw new Error('Function not implemented')
  }
  expect(diskSpaceOf('/data', fail).hasSpace()).toBe(true)
  expect(diskSpaceOf(import.meta.dirname).hasSpace()).toBe(true)
})
