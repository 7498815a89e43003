/** What was recorded comes back from the continuous backup, up to its last moment or the one named; a damaged one says how far. */
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../database/embedded-scratch.ts'
import { openPlace, type Place, workspace } from './continuous-place.ts'

let place: Place
/** Moments after the first record, and before the log ends without a later one. */
let afterFirst: Date
let quiet: Date

beforeAll(async () => {
  place = await openPlace()
  await place.start()
  await ask(place.ownerUrl(), `alter system set work_mem = '5MB'`)
  const continuous = await place.open()
  await continuous.advance()
  await place.keep('first', 'under the first key')
  await place.record('first')
  await continuous.advance()
  await pause(2200)
  afterFirst = new Date()
  await pause(1100)
  await place.endSegment()
  await place.keep('first', 'under another key')
  await place.record('second')
  await place.endSegment()
  await place.record('third')
  await continuous.advance()
  quiet = new Date()
  await continuous.advance()
  place.kill()
  await rm(place.dataDir, { recursive: true })
  await continuous.close()
})
afterAll(() => place.remove())

const folder = (name: string) => join(place.scratch.home, name)

it('brings back everything after the database was killed and its folder lost', async () => {
  const { files, missing } = await place.restored(folder('newest'))
  expect(await place.titlesIn(folder('newest'))).toEqual(['first', 'second', 'third'])
  expect([files, missing.map(({ sha256 }) => sha256)]).toEqual([1, ['second', 'third']])
  expect(await readFile(join(folder('newest'), 'files', workspace, 'first'), 'utf8')).toBe(
    'under another key',
  )
})

it('takes no settings of the server from a backup, which may be somebody else’s', async () => {
  const settings = join(folder('newest'), 'cluster', 'postgresql.auto.conf')
  expect(await readFile(settings, 'utf8')).not.toContain('work_mem')
})

it('brings back the moment named, with its files as they were', async () => {
  const { asOf } = await place.restored(folder('earlier'), afterFirst)
  expect(asOf).toBe(afterFirst.toISOString())
  expect(await place.titlesIn(folder('earlier'))).toEqual(['first'])
  expect(await readFile(join(folder('earlier'), 'files', workspace, 'first'), 'utf8')).toBe(
    'under the first key',
  )
})

it('brings back a moment after which nothing was recorded', async () => {
  await place.restored(folder('quiet'), quiet)
  expect(await place.titlesIn(folder('quiet'))).toEqual(['first', 'second', 'third'])
})

it('never replaces a database, and leaves none behind when it is refused', async () => {
  await expect(place.restored(folder('newest'))).rejects.toThrow('There is a database in')
  const early = new Date(Date.now() - 3_600_000)
  await expect(place.restored(folder('early'), early)).rejects.toThrow(
    /^--at is \S+Z, but the first moment in the continuous backup is \S+Z\.$/,
  )
  await expect(place.restored(folder('late'), new Date())).rejects.toThrow(
    /^--at is \S+Z, but the last moment in the continuous backup of \S+Z is \S+Z\.$/,
  )
})

/** A copy of the backup with a change to the log, and to the files of its segments that are complete. */
const damaged = async (name: string, damage: (path: string) => Promise<void>, index: number) => {
  const copy = await place.copyOf(folder(name))
  const [base = ''] = await readdir(join(copy, 'continuous'))
  const log = join(copy, 'continuous', base, 'log')
  const segments = (await readdir(log)).filter((file) => file.endsWith('.gz')).sort()
  await damage(join(log, segments.at(index) ?? ''))
  return copy
}

it('says how far a log leads of which a part was changed, and restores up to there', async () => {
  const change = async (path: string) => writeFile(path, (await readFile(path)).fill(0, 90, 110))
  const copy = await damaged('changed', change, -1)
  const target = folder('from a changed one')
  const fault = await place.restored(target, undefined, copy).catch(String)
  expect(existsSync(join(target, 'cluster'))).toBe(false)
  const [, suggested = ''] = /add --at (\S+) to restore/.exec(String(fault)) ?? []
  await expect(place.restored(target, quiet, copy)).rejects.toThrow('is not whole')
  await place.restored(target, new Date(suggested), copy)
  expect(await place.titlesIn(target)).toEqual(['first'])
})

it.each([
  ['gone', (path: string) => rm(path)],
  ['cut short', (path: string) => truncate(path, 200)],
])('names a part of the log that is %s', async (what, damage) => {
  const copy = await damaged(what, damage, 0)
  await expect(place.restored(folder('from it'), undefined, copy)).rejects.toThrow(
    /^The continuous backup of \S+Z is not whole: the part [0-9A-F]{24} of its log is missing or damaged\. No moment after it can be restored\.$/,
  )
})

it('notices a part in progress that lost its end, and files of the cluster that were changed', async () => {
  const copy = await place.copyOf(folder('cut'))
  const [base = ''] = await readdir(join(copy, 'continuous'))
  const log = join(copy, 'continuous', base, 'log')
  const partial = (await readdir(log)).find((file) => file.endsWith('.partial')) ?? ''
  await truncate(join(log, partial), 100)
  await expect(place.restored(folder('from a cut one'), undefined, copy)).rejects.toThrow('is not whole')
  await truncate(join(copy, 'continuous', base, 'base.tar.gz'), 5000)
  await expect(place.restored(folder('from a cut one'), undefined, copy)).rejects.toThrow(
    'The backup is not whole: base.tar.gz differs from what was written.',
  )
  expect((await readdir(folder('from a cut one'))).filter((name) => name.startsWith('cluster'))).toEqual([])
})
